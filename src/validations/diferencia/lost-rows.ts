/**
 * Rows lost or repeated by the file. If the file's titles agree among themselves and their rows do not, the detail is
 * wrong: reported once, and dependent totals and openings are explained by it.
 */
import type { Amounts } from '#core/books/amounts.ts';
import type { Cents } from '#core/money/money.ts';
import { exceeds, type IntegrityFact } from './rules.ts';

/** A title whose rows do not add up to it, with the gap declared minus summed. */
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

/** Part of a fact's difference that the titles' gaps explain; null if none. */
function lostIn({ rule, subject, account }: IntegrityFact, titles: readonly WrongTitle[]): Cents | null {
  const gaps = titles.filter((title) => account === null || title.account === account).map(({ gap }) => gap);
  if (gaps.length === 0) return null;
  // Found and expected of the movement are credits and debits.
  if (rule === 'DIF-1') return gaps.reduce((sum, { debit, credit }) => sum + credit - debit, 0n);
  if (rule === 'DIF-5' || (rule === 'DIF-2' && subject === 'inicial'))
    return gaps.reduce((sum, { opening }) => sum + opening, 0n);
  return null;
}
