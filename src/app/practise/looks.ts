/** Warm-up of a worker thread for what people open: a finding's rows and months, a line of the explorer, rows of a file. */
import { setImmediate as turn } from 'node:timers/promises';
import { traceFinding } from '#api/audits/audits/findings/trace-finding.ts';
import { exploreRow } from '#api/audits/explorer/explore-row.ts';
import { listRows } from '#api/balances/trial-balances/list-rows.ts';
import { practiceBooks, practices, readBooks } from './reading.ts';

/** An account of every simulated company, with third parties. */
const account = '1305';

export async function practiseLooks(): Promise<void> {
  for (const practice of practices) {
    const read = await readBooks(await practiceBooks(practice));
    for (let round = 0; round < practice.rounds; round++) {
      await turn();
      // A copy with another id, as of another company: what was opened once is not opened again.
      const months = structuredClone(read).map((stored) => ({
        id: `${practice.size} ${stored.period} ${round}`,
        stored,
      }));
      const [newest] = months;
      await traceFinding({ months, foundIn: newest!, rows: [2, 3, 5], series: { accounts: [account], nits: null } });
      const ids = months.map(({ id }) => id);
      const periods = months.map(({ stored }, month) => ({ period: stored.period, month }));
      const joined = { ids, stored: months.map(({ stored }) => stored) };
      await exploreRow({ months: joined, periods, account, thirdParty: null, findings: [] });
      const filter = { account, nit: null, rows: null };
      await listRows({ stored: newest!.stored, filter, offset: 0, limit: 50 });
    }
  }
}
