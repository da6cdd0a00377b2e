/** Whether two account names share a word of some length, up to its ending: «Dep. acumulada armamento», «Armamentos». */
import { plainName } from './plain-name.ts';

/** Letters that must agree; shorter words are no evidence. */
const LETTERS = 6;

export function shareWord(names: readonly string[], others: readonly string[]): boolean {
  const known = new Set(names.flatMap(stems));
  return others.flatMap(stems).some((stem) => known.has(stem));
}

function stems(name: string): string[] {
  return plainName(name)
    .split(/[^A-Z]+/)
    .filter((word) => word.length >= LETTERS)
    .map((word) => word.slice(0, LETTERS));
}
