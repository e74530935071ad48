export { default as Game } from "./Game.svelte";
export { default as Rules } from "./RulesPanel.svelte";
