/** Captions of a film (WebVTT). */
export interface Cue {
  /** Seconds since the beginning. */
  from: number;
  to: number;
  words: string;
}

export function captionsOf(cues: readonly Cue[]): string {
  const written = cues.map(({ from, to, words }) => `${time(from)} --> ${time(to)}\n${words}\n`);
  return `WEBVTT\n\n${written.join('\n')}`;
}

function time(seconds: number): string {
  const [whole, rest] = [Math.floor(seconds), Math.round((seconds % 1) * 1000)];
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}.${String(Math.min(rest, 999)).padStart(3, '0')}`;
}
