/** The rule that a search is about: named in it, or that of the best hit. */
import type { GuideHit } from '#api/guide/contract.ts';

const code = /^[A-Z]{2,4}-\d+$/;

export function ruleAsked(typed: string, hits: readonly GuideHit[]): string | null {
  const [named] = /\b[a-z]{2,4}-\d+\b/i.exec(typed) ?? [];
  const found = (named ?? hits[0]?.section?.id ?? '').toUpperCase();
  return code.test(found) && (named !== undefined || hits[0]?.kind === 'validation') ? found : null;
}
