/** What Svelte's compiler writes is made leaner, and says the same. */

import { describe, expect, it } from "vitest";
import { inlined } from "../inlining";

describe("what is shown", () => {
  it("is worked out where it is shown", () => {
    const code = `$.template_effect(($0, $1) => { $.set_text(a, $0); $.set_text(b, $1); }, [() => say("x"), () => n + 1]);`;
    expect(inlined(code)).toBe(`$.template_effect(() => { $.set_text(a, (say("x"))); $.set_text(b, (n + 1)); });`);
  });

  it("is left alone where it is so already", () => {
    const code = "$.template_effect(() => $.set_text(a, $.get(b)));";
    expect(inlined(code)).toBe(code);
  });

  it.each([
    ["twice", "$.template_effect(($0) => { f($0); g($0); }, [() => say()]);"],
    ["later", "$.template_effect(($0) => f(() => $0), [() => say()]);"],
    ["by a body", "$.template_effect(($0) => f($0), [() => { return say(); }]);"],
    ["after a wait", "$.template_effect(($0) => f($0), void 0, [async () => say()]);"],
  ])("stops the build where it is used %s", (_, code) => {
    expect(() => inlined(code)).toThrow();
  });
});

describe("a condition", () => {
  it("is asked where it matters", () => {
    const code = "var d = $.derived(() => a || b);\n$.if(node, ($$render) => { if ($.get(d)) $$render(c); });";
    expect(inlined(code)).toBe("\n$.if(node, ($$render) => { if ((a || b)) $$render(c); });");
  });

  it("that is asked twice stays one", () => {
    const code = "var d = $.derived(() => a);\n$.if(node, (r) => { if ($.get(d)) r(c); });\nf($.get(d));";
    expect(inlined(code)).toBe(code);
  });
});
