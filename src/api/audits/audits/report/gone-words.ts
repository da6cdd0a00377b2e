/** What became of a finding of an earlier month or version, in Spanish. */
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { correctedInWords, correctedWords, noLongerWords } from '#core/engine/life/life-words.es.ts';

/** `period`: of the audit. */
export function goneWords(period: string, { change, foundIn, correctedIn, finding }: FindingItem): string {
  if (correctedIn !== undefined) return correctedInWords(correctedIn);
  const [now, then] = [parsePeriod(period)!, parsePeriod(foundIn)!];
  return change === 'corregido' ? correctedWords(now, then, finding.proof) : noLongerWords(now, then, finding);
}
