/**
 * Tells what the page's sources say, as JSON for tests/page/sources/test_words.py: text written into them (there should be none),
 * messages said by name, and every literal and template that could name one.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";

const HERE = fileURLToPath(new URL("..", import.meta.url));
const SOURCES = join(HERE, "src");

// What people read or hear though it is not between tags; `label` and `title` also as a component's.
const READ = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
];
// The same, set by code.
const SET = ["alt", "ariaLabel", "innerHTML", "innerText", "placeholder", "textContent", "title"];

const found = { texts: [], said: [], literals: [], templates: [], buttons: [] };

for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).sort()) {
  if (!/\.(svelte|ts)$/.test(file)) continue;
  const path = join(SOURCES, file);
  const source = readFileSync(path, "utf8");
  const whole = file.endsWith(".svelte") ? source : `<script lang="ts">${source}</script>`;
  const where = (node) => `${relative(HERE, path)}:${whole.slice(0, node.start).split("\n").length}`;
  const { fragment, instance, module } = parse(whole, { modern: true });
  for (const part of [fragment, instance?.content, module?.content]) if (part) walk(part, where);
}
console.log(JSON.stringify(found));

/** Note what a piece of the tree says, then go on to what it is made of. */
function walk(node, where) {
  if (node.attributes && node.fragment) return walkElement(node, where);
  switch (node.type) {
    case "Text":
      note(node.data, node, where);
      break;
    case "ExpressionTag":
    case "HtmlTag":
      for (const text of literalsOf(node.expression)) note(text, node, where);
      break;
    case "AssignmentExpression":
      if (SET.includes(node.left.property?.name)) for (const text of literalsOf(node.right)) note(text, node, where);
      break;
    case "CallExpression":
      if ((node.callee.property ?? node.callee).name === "say") noteSaid(node, where);
      break;
    case "NewExpression":
      // A problem that carries what is to be said of it.
      if (/^[a-z]+(-\w+)+$/.test(node.arguments[0]?.value)) noteSaid(node, where);
      break;
    case "Literal":
      if (typeof node.value === "string") found.literals.push([node.value, where(node)]);
      break;
    case "TemplateLiteral":
      found.templates.push([shapeOf(node), where(node)]);
      break;
  }
  for (const child of childrenOf(node)) walk(child, where);
}

/** The text of an element is for people, that of its attributes only where their names say so. */
function walkElement(element, where) {
  for (const attribute of element.attributes) {
    const read = READ.includes(attribute.name) || (attribute.name === "value" && isPressed(element));
    for (const part of childrenOf(attribute)) {
      if (read) walk(part, where);
      else if (part.type !== "Text") walk(part.type === "ExpressionTag" ? part.expression : part, where);
    }
  }
  noteButton(element, where);
  walk(element.fragment, where);
}

function isPressed(element) {
  const type = attributeOf(element, "type")?.value;
  return element.name === "input" && ["button", "submit", "reset"].includes([type].flat()[0]?.data);
}

function note(text, node, where) {
  if (/\p{L}/u.test(text)) found.texts.push([text.trim(), where(node)]);
}

/** What is said by name, and with what: null where that is put together elsewhere. */
function noteSaid({ arguments: [id, given] }, where) {
  const names = given ? namesIn(given) : [];
  for (const name of idsOf(id)) found.said.push([name, names, where(id)]);
}

/** A button shows one thing and is called another: whoever speaks to it says what they see. */
function noteButton(element, where) {
  const label = attributeOf(element, "aria-label")?.value?.expression;
  if (!["a", "button"].includes(element.name) || !label) return;
  const shown = element.fragment.nodes
    .filter((node) => node.type === "ExpressionTag")
    .map((node) => saidIn(node.expression));
  for (const called of saidIn(label))
    for (const seen of shown.flat()) found.buttons.push([seen, called, where(element)]);
}

function saidIn(expression) {
  return expression.type === "CallExpression" && expression.callee.name === "say" ? idsOf(expression.arguments[0]) : [];
}

/** The ids an expression can be: a literal, a template as "card-{}", either side of a condition. */
function idsOf(expression) {
  if (expression.type === "ConditionalExpression")
    return [...idsOf(expression.consequent), ...idsOf(expression.alternate)];
  if (expression.type === "TemplateLiteral") return [shapeOf(expression)];
  return literalsOf(expression);
}

function shapeOf(template) {
  return template.quasis.map((quasi) => quasi.value.cooked).join("{}");
}

/** The names in an object written out, or null. */
function namesIn(given) {
  if (given.type !== "ObjectExpression" || given.properties.some((property) => property.type !== "Property"))
    return null;
  return given.properties.map(({ key }) => key.name ?? key.value);
}

/** The text an expression shows just as it is written. */
function literalsOf(expression) {
  switch (expression.type) {
    case "Literal":
      return typeof expression.value === "string" ? [expression.value] : [];
    case "TemplateLiteral":
      return expression.quasis.map((quasi) => quasi.value.cooked);
    case "ConditionalExpression":
      return [...literalsOf(expression.consequent), ...literalsOf(expression.alternate)];
    case "LogicalExpression":
    case "BinaryExpression":
      return expression.operator.endsWith("=") ? [] : [...literalsOf(expression.left), ...literalsOf(expression.right)];
    default:
      return [];
  }
}

function attributeOf(element, name) {
  return element.attributes.find((attribute) => attribute.type === "Attribute" && attribute.name === name);
}

function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === "string");
}
