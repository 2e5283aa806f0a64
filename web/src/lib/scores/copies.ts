/** Copies of the book as files: to keep safe, or to take along to another browser. */

import { padOf } from "../../games/pads";
import { readBook, type Book, type Evening } from "./book";
import { cleanName, type Change } from "./entries";

/** No browser keeps more than this, so no book is larger. */
const LARGEST = 5 * 1024 * 1024;

/** Hand a text to the person as a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  // Not at once: Safari begins to read it later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Save the whole book, what was removed from it too. */
export function saveCopy(book: Book, now: number): void {
  saveFile(`billi-scores-${new Date(now).toISOString().slice(0, 10)}.json`, JSON.stringify(book));
}

/** What a copy holds, and whether that is all of it; or the name of the sentence that says why it is none. */
export async function readCopy(file: File): Promise<{ evenings: Evening[]; whole: boolean } | string> {
  const text = file.size > LARGEST ? "" : await file.text().catch(() => "");
  const reading = readBook(text);
  if (reading === "newer") return "scores-file-newer";
  const { book, whole } = reading;
  if (!whole && !book.evenings.length) return "scores-file-wrong";
  return { evenings: book.evenings.map((one) => ({ ...one, names: one.names.map(cleanName) })), whole };
}

/** Have the evenings of a copy too. Nothing that is here is lost: where two tell different things, both stay. */
export function mergeEvenings(found: readonly Evening[]): Change {
  return (book) => ({ ...book, evenings: found.reduce(withEvening, book.evenings) });
}

function withEvening(evenings: readonly Evening[], found: Evening): readonly Evening[] {
  for (let copy = 1, { id } = found; ; id = `${found.id.slice(0, 28)}${++copy}`) {
    const here = evenings.find((one) => one.id === id);
    if (!here) return [{ ...found, id }, ...evenings];
    const further = goesOn(found, here) ? here : goesOn(here, found) ? { ...found, id } : null;
    if (further) return evenings.map((one) => (one === here ? asPresentAs(further, here, found) : one));
  }
}

/** The further of two that tell the same, removed only if both were. */
function asPresentAs(further: Evening, here: Evening, found: Evening): Evening {
  const removed = here.removed !== null && found.removed !== null ? here.removed : null;
  return further.removed === removed ? further : { ...further, removed };
}

/** Whether an evening is another one further on, or as far: whatever was entered there says the same here. */
function goesOn(before: Evening, after: Evening): boolean {
  const table = ({ game, names, dealer, begun, ...more }: Evening) =>
    JSON.stringify([game, names, dealer, begun, "starts" in more && [more.starts, more.sits ?? "stays"]]);
  if (table(before) !== table(after)) return false;
  return before.rounds.every((round, place) => {
    const later = after.rounds[place];
    return !!later && padOf(before.game).goesOn(round, later);
  });
}
