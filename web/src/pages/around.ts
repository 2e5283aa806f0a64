/** Small pages that few open, in one piece: many small ones pack badly. */

export { default as About } from "./About.svelte";
export { default as Claim } from "./Claim.svelte";
export { default as Games } from "./Games.svelte";
export { default as Learn } from "./Learn.svelte";
export { default as Lost } from "./Lost.svelte";
export { default as NewTable } from "./NewTable.svelte";
