/** Title and icon of the page, and, if switched on, a bell and a short vibration when it becomes one's turn. */

import plainIcon from "../look/logo.svg?url&no-inline";
import turnIcon from "../look/logo-turn.svg?url&no-inline";

let was = false;

export function attend(title: string, mine: boolean, bell: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const want = mine ? turnIcon : plainIcon;
  if (icon && icon.getAttribute("href") !== want) icon.href = want;
  if (mine && !was && bell) ring();
  was = mine;
}

let sound: AudioContext | null = null;

/** A small glass bell: two sines that fade. */
export function ring(): void {
  try {
    navigator.vibrate?.(120);
    sound ??= new AudioContext();
    void sound.resume();
    for (const [pitch, loud] of [[880, 0.12], [1318.5, 0.06]] as const) {
      const tone = sound.createOscillator();
      const gain = sound.createGain();
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(loud, sound.currentTime);
      gain.gain.exponentialRampToValueAtTime(0.0001, sound.currentTime + 1.4);
      tone.connect(gain).connect(sound.destination);
      tone.start();
      tone.stop(sound.currentTime + 1.5);
    }
  } catch {
    // no sound here
  }
}
