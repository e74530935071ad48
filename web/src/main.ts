import { mount } from "svelte";
import App from "./App.svelte";
import { catalogue, speak } from "./lib/fluent";
import "./look/fonts.css";
import "./look/base.css";

await speak(navigator.languages).catch(() => undefined);
document.documentElement.lang = catalogue.tag;
mount(App, { target: document.getElementById("house")! });
