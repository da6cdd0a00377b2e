/**
 * Sentence for the months that a rule lacks: `Falta diciembre de 2025`, `Faltan los meses de enero a agosto de 2025`.
 */

import { formatPeriod, monthNames } from '#core/calendar/period.es.ts';
import { nextMonth, type Period, parsePeriod, samePeriod } from '#core/calendar/period.ts';
import { writeList } from '#core/engine/fact-words.es.ts';

/** Period keys (`2025-12`), earliest first. Consecutive ones are written as a range. */
export function writeMissingMonths(keys: readonly string[]): string {
  const periods = keys.flatMap((key) => parsePeriod(key) ?? []);
  const runs: { first: Period; last: Period }[] = [];
  for (const period of periods) {
    const run = runs.at(-1);
    if (run && samePeriod(nextMonth(run.last), period)) run.last = period;
    else runs.push({ first: period, last: period });
  }
  const [only] = periods;
  if (only && periods.length === 1) return `Falta ${formatPeriod(only)}`;
  return `Faltan los meses de ${writeList(runs.map(writeRun), runs.length)}`;
}

function writeRun({ first, last }: { first: Period; last: Period }): string {
  if (samePeriod(first, last)) return formatPeriod(first);
  const start = first.year === last.year ? monthNames[first.month - 1]! : formatPeriod(first);
  return `${start} a ${formatPeriod(last)}`;
}
