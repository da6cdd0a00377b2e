/**
 * Warm-up of a worker thread: reads and audits small months of a simulated company, so that the JIT has compiled the
 * code before the first real file. A task that arrives meanwhile waits for one month at most.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { auditMonth } from '#api/audits/audits/run/audit-month.ts';
import { readUpload } from '#api/balances/read-file.ts';
import type { StoredBalance } from '#api/balances/stored-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { siigoNubeSheet } from '#simulator/siigo-nube-sheet.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';

const MONTHS = 3;
const ROUNDS = 6;

export async function practise(): Promise<void> {
  const { company, months } = simulateCompany({
    seed: 1,
    from: { year: 2025, month: 1 },
    months: MONTHS,
    errors: 'instructive',
  });
  const files: { period: string; bytes: Uint8Array }[] = [];
  for (const month of months) {
    await turn();
    files.unshift({ period: periodKey(month.period), bytes: await writeWorkbook([siigoNubeSheet(company, month)]) });
  }
  for (let round = 0; round < ROUNDS; round++) {
    const stored: StoredBalance[] = [];
    for (const { period, bytes } of files) {
      await turn();
      const { balance } = await readUpload({ bytes, fileName: 'balance.xlsx' });
      stored.push({ period, balance: balance! });
    }
    await turn();
    const [current, ...history] = stored;
    const basis = { balances: [], earlierVersion: null, parametrization: 0, own: [], directory: 0 };
    await auditMonth(
      {
        current: current!,
        history,
        earlierVersion: null,
        settings: {},
        own: [],
        directory: [],
        known: {},
        basis: { ...basis, profile: company.profile },
      },
      () => {},
    );
  }
}
