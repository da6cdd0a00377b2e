/** The sample company: loaded by a first run and written by `cuadre demo`. Identical bytes on every machine. */
import { periodKey } from '#core/calendar/period.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import type { SimulatedCompany, Simulation } from '#simulator/model.ts';
import { siigoNubeSheet } from '#simulator/siigo-nube-sheet.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';

const SEED = 20_260_101;
const MONTHS = 14;

export interface SampleFile {
  name: string;
  bytes: Uint8Array;
}

export interface SampleCompany {
  company: SimulatedCompany;
  /** Oldest month first. */
  files: SampleFile[];
}

/** Fourteen months with a few instructive errors. */
export function sampleBooks(): Simulation {
  return simulateCompany({ seed: SEED, from: { year: 2025, month: 9 }, months: MONTHS, errors: 'instructive' });
}

/** The same in the format of Siigo Nube. */
export async function sampleCompany(): Promise<SampleCompany> {
  const { company, months } = sampleBooks();
  const files: SampleFile[] = [];
  for (const month of months) {
    files.push({
      name: `balance-${periodKey(month.period)}.xlsx`,
      bytes: await writeWorkbook([siigoNubeSheet(company, month)]),
    });
  }
  return { company, files };
}
