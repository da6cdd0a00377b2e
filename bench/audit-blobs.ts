/**
 * Audits the newest month of a folder of compressed blobs, with the others as history, in this process alone. Prints
 * rows, milliseconds of the first audit, of the median of the next ones, and of those with decoded books, and the peak
 * memory of the first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStoredBalance } from '#api/balances/stored-balance.ts';
import type { HistoryMonth } from '#core/books/history.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import { runValidations } from '#core/engine/run-validations.ts';
import { validations, validationTexts } from '#validations/registry.gen.ts';

const AGAIN = 5;
const folder = process.argv[2]!;
const profile = JSON.parse(readFileSync(join(folder, 'profile.json'), 'utf8')) as CompanyProfile;
const stored = readdirSync(folder)
  .filter((name) => name.endsWith('.blob'))
  .sort()
  .map((name) => ({ period: name.slice(0, -'.blob'.length), balance: readFileSync(join(folder, name)) }));

/** Decoded on first access. */
function monthOf({ period, balance }: (typeof stored)[number]): HistoryMonth {
  let opened: TrialBalance | undefined;
  return {
    period: parsePeriod(period)!,
    get balance() {
      opened ??= openStoredBalance({ period, balance });
      return opened;
    },
  };
}

function audit(months: readonly HistoryMonth[]): number {
  const started = performance.now();
  const { balance, period } = months.at(-1)!;
  const { report } = runValidations(
    { balance, period, history: months.slice(0, -1), profile },
    { validations, texts: validationTexts },
    undefined,
    (key, error) => {
      throw new Error(key, { cause: error });
    },
  );
  if (report.validations.length !== validations.length) throw new Error('some validation was not run');
  return performance.now() - started;
}

function median(take: () => number): number {
  return Array.from({ length: AGAIN }, take).sort((a, b) => a - b)[Math.floor(AGAIN / 2)]!;
}

const months = stored.map(monthOf);
const first = audit(months);
const peakKb = process.resourceUsage().maxRSS;
const next = median(() => audit(stored.map(monthOf)));
const opened = median(() => audit(months));
process.stdout.write(
  JSON.stringify({
    rows: months.at(-1)!.balance.rowCount,
    first,
    next,
    opened,
    peakKb,
  }),
);
