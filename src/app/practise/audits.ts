/** Warm-up of a worker thread: audits months of simulated companies (see `reading.ts`). */
import { setImmediate as turn } from 'node:timers/promises';
import { auditMonth } from '#api/audits/audits/run/audit-month.ts';
import { practiceBooks, practices, readBooks } from './reading.ts';

export async function practise(): Promise<void> {
  for (const practice of practices) {
    const books = await practiceBooks(practice);
    const stored = await readBooks(books);
    for (let round = 0; round < practice.rounds; round++) {
      await turn();
      // A copy, as a task gets it: what was opened once is not opened again.
      const [current, ...history] = structuredClone(stored);
      const basis = { balances: [], earlierVersion: null, parametrization: 0, own: [], directory: 0, rates: 0 };
      await auditMonth(
        {
          current: current!,
          history,
          earlierVersion: null,
          predefined: {},
          settings: {},
          own: [],
          directory: [],
          rates: [],
          dianLists: [],
          sources: {},
          known: {},
          basis: { ...basis, profile: books.profile },
        },
        () => {},
      );
    }
  }
}
