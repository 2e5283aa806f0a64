import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import Wordless from "./Wordless.svelte";
import { words } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target) {
  try {
    await words.begin();
    mount(App, { target });
  } catch (problem) {
    console.error(problem);
    mount(Wordless, { target });
  }
}
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
