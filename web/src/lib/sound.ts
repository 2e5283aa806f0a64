/** Short, wooden, soft sounds, made on the spot. Off until asked for. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function speaker(): AudioContext | null {
  if (!settings.sound) return null;
  context ??= new AudioContext();
  return context;
}

// A browser may keep still what was not asked for by a touch, and a phone that slept keeps still until the next one.
for (const touch of ["pointerup", "touchend", "keydown"])
  addEventListener(touch, () => {
    const out = speaker();
    if (out && out.state !== "running") out.resume().catch((problem: unknown) => console.warn(problem));
  });

/** A tone that dies away, like wood or a small bell. */
function tone(pitch: number, length: number, loud: number, shape: OscillatorType = "sine", after = 0): void {
  const out = speaker();
  if (!out) return;
  const start = out.currentTime + after;
  const voice = new OscillatorNode(out, { type: shape, frequency: pitch });
  const volume = new GainNode(out, { gain: 0 });
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(out.destination);
  voice.start(start);
  voice.stop(start + length);
}

/** It is your turn. */
export function bell(): void {
  tone(880, 0.7, 0.12);
  tone(1320, 0.5, 0.06, "sine", 0.04);
}

/** A card that lies down, several, somebody who serves, and a call. */
export type Sound = "card" | "cards" | "waiter" | "call";

/** What happens sounds so. */
export function knock(sound: Sound | undefined): void {
  switch (sound) {
    case "card":
      tone(190, 0.09, 0.2, "triangle");
      break;
    case "cards":
      tone(240, 0.08, 0.18, "triangle");
      tone(180, 0.12, 0.18, "triangle", 0.07);
      break;
    case "waiter":
      tone(660, 0.25, 0.08);
      break;
    case "call":
      // Two syllables, falling.
      tone(520, 0.16, 0.16, "sawtooth");
      tone(390, 0.28, 0.16, "sawtooth", 0.15);
      break;
  }
}
