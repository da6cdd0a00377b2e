/** Warm-up of a reader process: reads months, so that the JIT has compiled the code before the first real file. */
import { setImmediate as turn } from 'node:timers/promises';
import { readUpload } from '#api/balances/read-file.ts';
import type { StoredBalance } from '#api/balances/stored-balance.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import type { SimulationOptions } from '#simulator/model.ts';
import { siigoNubeSheet } from '#simulator/siigo-nube-sheet.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';

/** Months of a company, and how often they are worked on. */
interface Practice {
  size: NonNullable<SimulationOptions['size']>;
  months: number;
  rounds: number;
}

/** Small months compile what every month calls; a large one the loops over its thousands of rows and third parties. */
export const practices: readonly Practice[] = [
  { size: 'small', months: 3, rounds: 6 },
  { size: 'large', months: 1, rounds: 12 },
];

const FROM: Period = { year: 2025, month: 1 };

interface PracticeBooks {
  profile: CompanyProfile;
  /** Newest first. */
  files: { period: string; bytes: Uint8Array }[];
}

/** A few months of a simulated company, as files. */
export async function practiceBooks({ size, months }: Practice): Promise<PracticeBooks> {
  const simulated = simulateCompany({ seed: 1, from: FROM, months, errors: 'instructive', size });
  const { company } = simulated;
  const files: PracticeBooks['files'] = [];
  for (const month of simulated.months) {
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
    stored.push({ id: period, period, balance: balance! });
  }
  return stored;
}

export async function practiseReading(): Promise<void> {
  for (const practice of practices) {
    const books = await practiceBooks(practice);
    for (let round = 0; round < practice.rounds; round++) await readBooks(books);
  }
}
