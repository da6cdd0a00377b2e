/** A name that is being typed after an @, and the names that it may become. */
import { matches } from '../../data/search.ts';

const MOST = 8;

export interface BegunMention {
  /** Place of the @. */
  at: number;
  typed: string;
}

/** The mention that ends at the caret; null: none was begun. An @ within a word, as in a mail address, begins none. */
export function begunMention(text: string, caret: number): BegunMention | null {
  const found = /(?:^|\s)@([^@\n]{0,60})$/u.exec(text.slice(0, caret));
  const typed = found?.[1];
  return typed === undefined ? null : { at: caret - typed.length - 1, typed };
}

/** None once a name is complete and followed by a space. */
export function suggested(names: readonly string[], typed: string): string[] {
  if (names.some((name) => typed.startsWith(`${name} `))) return [];
  return names.filter((name) => matches(typed, name)).slice(0, MOST);
}
