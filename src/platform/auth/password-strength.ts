/**
 * Password policy: refuses short passwords and those that a guesser tries first (common ones, dates, keyboard rows, the
 * user's own name). No rules about character classes: they make passwords worse.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { wordsOfThePlace } from './password-words.es.ts';

export const shortestPassword = 10;

/** Characters estimated; longer passwords are strong already, and the estimate is superlinear. */
const judged = 72;
/** On a scale of 0 to 4: 2 withstands about a million guesses. */
const enough = 2;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Weakness of a password, or null. `personal`: the user's name, address, company. */
export function passwordWeakness(password: string, personal: readonly string[]): 'short' | 'guessable' | null {
  if ([...password].length < shortestPassword) return 'short';
  const words = personal.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter((word) => word.length > 2);
  const { score } = estimator.check(password.slice(0, judged), [...words, ...wordsOfThePlace]);
  return score < enough ? 'guessable' : null;
}
