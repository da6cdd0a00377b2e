/** Warm-up of a reader process: reads small months, so that the JIT has compiled the code before the first real file. */
import { setImmediate as turn } from 'node:timers/promises';
import { readUpload } from '#api/balances/read-file.ts';
import type { StoredBalance } from '#api/balances/stored-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { siigoNubeSheet } from '#simulator/siigo-nube-sheet.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';

const MONTHS = 3;
/** Rounds after which the code is compiled. */
export const ROUNDS = 6;

interface PracticeBooks {
  profile: CompanyProfile;
  /** Newest first. */
  files: { period: string; bytes: Uint8Array }[];
}

/** A few small months of a simulated company, as files. */
export async function practiceBooks(): Promise<PracticeBooks> {
  const { company, months } = simulateCompany({
    seed: 1,
    from: { year: 2025, month: 1 },
    months: MONTHS,
    errors: 'instructive',
  });
  const files: PracticeBooks['files'] = [];
  for (const month of months) {
    await turn();
    files.unshift({ period: periodKey(month.period), bytes: await writeWorkbook([siigoNubeSheet(company, month)]) });
  }
  return { profile: company.profile, files };
}

/** Reads them; a task that arrives meanwhile waits for one month at most. */
export async function readBooks({ files }: PracticeBooks): Promise<StoredBalance[]> {
  const stored: StoredBalance[] = [];
  for (const { period, bytes } of files) {
    await turn();
    const { balance } = await readUpload({ file: { bytes, fileName: 'balance.xlsx' } });
    stored.push({ period, balance: balance! });
  }
  return stored;
}

export async function practiseReading(): Promise<void> {
  const books = await practiceBooks();
  for (let round = 0; round < ROUNDS; round++) await readBooks(books);
}
