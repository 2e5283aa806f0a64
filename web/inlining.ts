/**
 * Svelte works out what a template shows in a derived value each, so that one of many can change alone. Ours are sentences
 * and marks that cost less to say again than to keep apart, and what is drawn is compared with what stands there anyhow.
 * So what is shown is worked out where it is shown:
 *
 *     $.template_effect(($0) => $.set_text(text, $0), [() => say("x")])   →   $.template_effect(() => $.set_text(text, say("x")))
 *     var d = $.derived(() => a || b); … if ($.get(d)) …                  →   if (a || b) …
 */

import { parseSync } from "vite";

/** A node of the tree, as far as it is looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

export function inlined(code: string): string {
  const { program } = parseSync("component.js", code);
  const all = [...within(program as unknown as Node)];
  const edits = [...all.flatMap((node) => effect(node, code)), ...conditions(all, code)];
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code);
}

/** What to change so that an effect works out what it shows; each must be used once, and at once. */
function effect(call: Node, code: string): Edit[] {
  const [shows, values, ...more] = called(call, "template_effect");
  if (!shows || !values) return [];
  const names = nodes(shows["params"]);
  const thunks = nodes(values["elements"]);
  const uses = names.map(({ name }) => [...within(shows["body"] as Node)].filter((node) => isNamed(node, name)));
  const later = [...within(shows["body"] as Node)].filter(isFunction);
  const fits = uses.every(
    ([use, ...others]) =>
      use && !others.length && !later.some((inner) => inner.start <= use.start && use.end <= inner.end),
  );
  if (!fits || more.length || names.length !== thunks.length || !thunks.every(isExpression))
    throw new Error(`an effect that is not as those Svelte used to write: ${code.slice(call.start, call.end)}`);
  return [
    { start: shows.start, end: (shows["body"] as Node).start, text: "() => " },
    ...thunks.flatMap((thunk, index) =>
      (uses[index] ?? []).map(({ start, end }) => ({ start, end, text: bodyOf(thunk, code) })),
    ),
    { start: shows.end, end: call.end, text: ")" },
  ];
}

/** What to change so that a condition is worked out where it is asked. */
function conditions(all: readonly Node[], code: string): Edit[] {
  const asked = all.filter(({ type }) => type === "IfStatement").map(({ test }) => test as Node);
  return all.flatMap((declared) => {
    const [one, ...others] = declared.type === "VariableDeclaration" ? nodes(declared["declarations"]) : [];
    const [thunk] = one?.["init"] ? called(one["init"] as Node, "derived") : [];
    const { name, start } = (one?.["id"] ?? {}) as Partial<Node>;
    if (!name || others.length || !thunk || !isExpression(thunk)) return [];
    const uses = all.filter((node) => isNamed(node, name) && node.start !== start);
    const test = asked.find((test) => called(test, "get")[0]?.start === uses[0]?.start);
    if (uses.length !== 1 || !test) return [];
    return [
      { start: declared.start, end: declared.end, text: "" },
      { start: test.start, end: test.end, text: bodyOf(thunk, code) },
    ];
  });
}

/** What Svelte's own function of a name is called with; nothing where another is called. */
function called(node: Node, name: string): Node[] {
  if (node.type !== "CallExpression") return [];
  const callee = node["callee"] as Node;
  const [from, what] = [callee["object"], callee["property"]] as ({ name?: string } | undefined)[];
  return from?.name === "$" && what?.name === name ? nodes(node["arguments"]) : [];
}

function nodes(value: unknown): Node[] {
  return value as Node[];
}

function isNamed(node: Node, name: unknown): boolean {
  return node.type === "Identifier" && node["name"] === name;
}

function isFunction({ type }: Node): boolean {
  return type === "ArrowFunctionExpression" || type === "FunctionExpression";
}

/** Whether a function takes nothing and is one expression. */
function isExpression(node: Node): boolean {
  return isFunction(node) && !nodes(node["params"]).length && (node["body"] as Node).type !== "BlockStatement";
}

function bodyOf(thunk: Node, code: string): string {
  const body = thunk["body"] as Node;
  return `(${code.slice(body.start, body.end)})`;
}

function* within(node: Node): Iterable<Node> {
  yield node;
  for (const value of Object.values(node)) for (const inner of [value].flat()) if (isNode(inner)) yield* within(inner);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
