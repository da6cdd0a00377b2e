/** Preview of one validation over the last months, each with its history, in a worker thread. Nothing is stored. */
import { periodKey } from '#core/calendar/period.ts';
import { equivalencesInForce, mostHistory, openInput } from '../stored-input.ts';
import type { MonthPreview } from './contract.ts';
import { layeredValidation, type PreviewTask, runOne } from './preview-settings.ts';

/** Number of previewed months. */
export const triedMonths = 12;

/** Oldest month first. */
export async function previewMonths({ input, validationId, settings }: PreviewTask): Promise<MonthPreview[]> {
  const validation = layeredValidation(input, validationId);
  const { balance, period, history, profile, earlierVersion } = openInput(input);
  const months = [{ period, balance }, ...history];
  return months
    .slice(0, triedMonths)
    .map((month, index): MonthPreview => {
      const { outcome, findings } = runOne(
        {
          balance: month.balance,
          period: month.period,
          history: months.slice(index + 1, index + 1 + mostHistory),
          profile,
          // Earlier versions matter for the last month only.
          earlierVersion: index === 0 ? earlierVersion : null,
        },
        validation,
        settings,
        equivalencesInForce(input.settings, input.predefined),
      );
      return { period: periodKey(month.period), outcome, findings: findings.length };
    })
    .reverse();
}
