/**
 * Says what the Fluent files say, as words.plugin.ts has read them when the page was built. Of Fluent there is what our words
 * use: variables, other messages, choices by number and by name, and NUMBER; the plugin refuses the rest.
 */

export interface Message {
  id: string;
  value: Pattern | null;
  attributes: Record<string, Pattern>;
}
export type Pattern = string | (string | Expression)[];
type Expression =
  | { type: "str"; value: string }
  | { type: "num"; value: number; precision: number }
  | { type: "var"; name: string }
  | { type: "mesg"; name: string; attr: string | null }
  | { type: "func"; args: [Expression, ...{ name: string; value: { value: string | number } }[]] }
  | Choice;
interface Choice {
  type: "select";
  selector: Expression;
  variants: { key: { value: string | number }; value: Pattern }[];
  /** The one that is meant where no other is. */
  star: number;
}

/** A number, and how it is written. */
interface Count {
  value: number;
  how: Intl.NumberFormatOptions;
}

export type Arguments = Readonly<Record<string, string | number>>;

export class Fluent {
  readonly #messages: ReadonlyMap<string, Message>;
  readonly #rules = new Map<string, { number: Intl.NumberFormat; plural: Intl.PluralRules }>();

  constructor(
    readonly language: string,
    messages: readonly Message[],
  ) {
    this.#messages = new Map(messages.map((message) => [message.id, message]));
  }

  /** What stands there for a message, or with "message.attribute" for an attribute of one. */
  pattern(id: string): Pattern | null | undefined {
    const [name = "", attribute] = id.split(".");
    const message = this.#messages.get(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  named(prefix: string): string[] {
    return [...this.#messages.keys()].filter((id) => id.startsWith(prefix));
  }

  /** Return a pattern as text; what is missing in it is told to `missed`, and stands in braces. */
  say(pattern: Pattern, given: Arguments, missed: (name: string) => void): string {
    const missing = (name: string) => {
      missed(name);
      return `{${name}}`;
    };
    const said = (pattern: Pattern): string =>
      typeof pattern === "string"
        ? pattern
        : pattern.map((part) => (typeof part === "string" ? part : written(valueOf(part)))).join("");
    const written = (value: string | Count) =>
      typeof value === "string" ? value : this.#how(value.how).number.format(value.value);
    const valueOf = (part: Expression): string | Count => {
      switch (part.type) {
        case "var": {
          const value = given[part.name];
          if (typeof value === "number") return { value, how: {} };
          return value ?? missing(`$${part.name}`);
        }
        case "mesg": {
          const id = part.attr ? `${part.name}.${part.attr}` : part.name;
          const pattern = this.pattern(id);
          return pattern ? said(pattern) : missing(id);
        }
        case "select":
          return said(chosen(part));
        case "func": {
          const [number, ...options] = part.args;
          const value = valueOf(number);
          if (typeof value === "string") return value;
          return { ...value, how: Object.fromEntries(options.map(({ name, value }) => [name, value.value])) };
        }
        case "num":
          return { value: part.value, how: { minimumFractionDigits: part.precision } };
        case "str":
          return part.value;
      }
    };
    const chosen = ({ selector, variants, star }: Choice): Pattern => {
      const by = valueOf(selector);
      const isMeant = ({ key }: (typeof variants)[number]) =>
        typeof by === "string"
          ? key.value === by
          : key.value === by.value || key.value === this.#how(by.how).plural.select(by.value);
      return (variants.find(isMeant) ?? variants[star])?.value ?? "";
    };
    return said(pattern);
  }

  /** How numbers are written and counted: made once, for that takes a browser a while. */
  #how(options: Intl.NumberFormatOptions): { number: Intl.NumberFormat; plural: Intl.PluralRules } {
    const key = JSON.stringify(options);
    const known = this.#rules.get(key) ?? {
      number: new Intl.NumberFormat(this.language, options),
      plural: new Intl.PluralRules(this.language, options as Intl.PluralRulesOptions),
    };
    this.#rules.set(key, known);
    return known;
  }
}
