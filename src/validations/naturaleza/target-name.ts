/** Whether an account's name speaks of what the PUC books under a code. */
import { plainName } from '#core/identity/plain-name.ts';
import { pucAncestor } from '#core/reference/chart/puc.ts';

/** Letters by which two words are one: `ANTICIPO` and `ANTICIPOS`. */
const STEM = 5;
/** Shorter words say nothing: `DE`, `POR`, `A`. */
const SHORTEST = 4;
/** Digits of the account and the subaccount whose names count. */
const LEVELS = [4, 6];

/** A name shares a word with the account or subaccount of the PUC; without a name the code decides. */
export function isNamedAs(name: string, code: string): boolean {
  if (name === '') return true;
  const official = new Set(LEVELS.flatMap((digits) => stemsOf(pucAncestor(code.slice(0, digits))?.name ?? '')));
  return official.size === 0 || stemsOf(name).some((stem) => official.has(stem));
}

function stemsOf(name: string): string[] {
  return plainName(name)
    .split(' ')
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, STEM));
}
