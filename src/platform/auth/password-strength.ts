/**
 * Which passwords are refused: too short, or among the first that a guesser tries (common ones, dates, keyboard rows, the
 * person's own name). No rules about kinds of characters: they make passwords worse.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { wordsOfThePlace } from './password-words.es.ts';

export const shortestPassword = 10;

/** Estimates grow with the length; what comes after adds nothing to the judgement. */
const judged = 72;
/** Of 0 to 4: 2 withstands about a million guesses. */
const enough = 2;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** What is wrong with a password, or null. `personal`: name, address, company of whoever chooses it. */
export function passwordWeakness(password: string, personal: readonly string[]): 'short' | 'guessable' | null {
  if ([...password].length < shortestPassword) return 'short';
  const words = personal.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter((word) => word.length > 2);
  const { score } = estimator.check(password.slice(0, judged), [...words, ...wordsOfThePlace]);
  return score < enough ? 'guessable' : null;
}
