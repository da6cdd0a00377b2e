/** The month of a file: refused where its title covers more or less than one, else by its name. */
import { comparePeriods, type Period, parsePeriod, periodKey } from '#core/calendar/period.ts';
import { periodsIn } from '#core/calendar/periods-in.es.ts';
import type { Recognised } from './detect-format.ts';
import { periodOfHeaders, spanOfHeaders } from './headers/header-period.es.ts';
import { dataOfDays } from './questions/witnesses.ts';
import type { ReadIssue } from './read-issue.ts';

/** A balance covers one month: a title with a range, or with less than the month, is refused, quoting it. */
export function periodIssues({ detection, format }: Recognised): ReadIssue[] {
  const { from, to, days, span } = detection.title;
  const { name: sheet } = detection.sheet;
  if (days) return [{ code: 'period_partial', fatal: true, sheet, data: dataOfDays(days) }];
  if (span?.isPart) return [{ code: 'period_partial', fatal: true, sheet, data: { said: span.text } }];
  if (!from || !to || comparePeriods(from, to) === 0)
    return span ? [{ code: 'period_range', fatal: true, sheet, data: { said: span.text } }] : rangeOfHeaders(detection);
  const data = { from: periodKey(from), to: periodKey(to) };
  if (format.isQuarterly)
    return [{ code: 'period_quarterly', fatal: true, sheet, data: { form: format.name, ...data } }];
  return [{ code: 'period_range', fatal: true, sheet, data }];
}

/** Headers of more than the month, or a balance of more than a month ago before the movement. */
function rangeOfHeaders(detection: Recognised['detection']): ReadIssue[] {
  const said = spanOfHeaders(detection, detection.title.from?.month ?? null);
  if (said !== null) return [{ code: 'period_range', fatal: true, sheet: detection.sheet.name, data: { said } }];
  const headers = periodOfHeaders(detection);
  if (headers === null || comparePeriods(headers.from, headers.to) === 0) return [];
  const data = { from: periodKey(headers.from), to: periodKey(headers.to) };
  return [{ code: 'period_range', fatal: true, sheet: detection.sheet.name, data }];
}

/** A file name with two months gives none. */
export function periodFromFileName(fileName: string): Period | null {
  const digits = [...fileName.matchAll(/(?<!\d)((?:19|20)\d{2})[-_. ]?(0[1-9]|1[0-3])(?!\d)/g)];
  const keys = new Set([
    ...digits.map(([, year, month]) => `${year}-${month}`),
    ...periodsIn(fileName.replaceAll('_', ' ')).map(periodKey),
  ]);
  const [only] = keys;
  return keys.size === 1 ? parsePeriod(only!) : null;
}
