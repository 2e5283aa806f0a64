/** The drawing of whoever stands for a game: Willi, or Mister Bill. */
export function faceOf(game: string): string {
  return game === "willi" ? "art-willi" : "art-B";
}
