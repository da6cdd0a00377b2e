/**
 * Rows that the file lost or repeats. Where the titles of the file agree among themselves and the rows under some of them do
 * not, what does not balance is the detail: that is told once, and the totals and openings that follow from it are explained.
 */
import type { Amounts } from '#core/books/amounts.ts';
import type { Cents } from '#core/money/money.ts';
import { exceeds, type IntegrityFact } from './rules.ts';

/** A title whose rows do not add up to it: what it declares minus what they are. */
export interface WrongTitle {
  account: string;
  gap: Amounts;
}

export function explainByTitles(
  facts: readonly IntegrityFact[],
  titles: readonly WrongTitle[],
  tolerance: Cents,
): IntegrityFact[] {
  const accounts = titles.map(({ account }) => account);
  const isExplained = (fact: IntegrityFact) => {
    const lost = lostIn(fact, titles);
    return (
      lost !== null &&
      exceeds(lost, tolerance) &&
      !exceeds((fact.found ?? 0n) - (fact.expected ?? 0n) + lost, tolerance)
    );
  };
  if (!facts.some(isExplained)) return [...facts];
  return facts.map((fact): IntegrityFact => {
    if (isExplained(fact)) return { ...fact, severity: 'informativa', data: { ...fact.data, titles: accounts } };
    return fact.rule === 'DIF-3' && accounts.includes(fact.account ?? '') ? { ...fact, severity: 'critica' } : fact;
  });
}

/** How much of the difference of a fact the titles' gaps would take away; null where they have no part. */
function lostIn({ rule, subject, account }: IntegrityFact, titles: readonly WrongTitle[]): Cents | null {
  const gaps = titles.filter((title) => account === null || title.account === account).map(({ gap }) => gap);
  if (gaps.length === 0) return null;
  // Found and expected of the movement are its credits and debits.
  if (rule === 'DIF-1') return gaps.reduce((sum, { debit, credit }) => sum + credit - debit, 0n);
  if (rule === 'DIF-5' || (rule === 'DIF-2' && subject === 'inicial'))
    return gaps.reduce((sum, { opening }) => sum + opening, 0n);
  return null;
}
