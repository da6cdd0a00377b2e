/** Summary of a trial: months in which the condition holds, fails, or is undecidable. */
import type { MonthTrialDocument } from '#api/audits/custom-rules/contract.ts';
import { trialText } from '../text.es.ts';

export function summaryOf(months: readonly MonthTrialDocument[]): string {
  const unfit = months.find(({ outcome }) => outcome === 'no_aplica');
  if (unfit !== undefined) return trialText.unfit(unfit.reason ?? '');
  const count = (outcome: MonthTrialDocument['outcome']) => months.filter((month) => month.outcome === outcome).length;
  const [holding, failing, unknown] = [count('se_cumple'), count('no_se_cumple'), count('no_evaluada')];
  const parts = [trialText.holds(holding, months.length)];
  if (failing > 0) parts.push(trialText.fails(failing));
  if (unknown > 0) parts.push(trialText.unknown(unknown));
  return parts.join(' ');
}
