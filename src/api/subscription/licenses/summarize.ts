/** Counts of accounts for the staff's charts of licenses. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { licenseStates, planKeys } from '#core/product/license.ts';
import { clock } from '#platform/clock.ts';
import type { summarizeLicenses } from './contract.ts';
import { stateOf } from './license-document.ts';
import { accountsByMonth, listLicenses, listSubscribers } from './queries.ts';

type Summary = AnswerOf<typeof summarizeLicenses>['data'];

const createdMonths = 12;
/** A license of a year ends in the last one. */
const endingMonths = 13;

export async function summarize(trx: DatabaseTransaction): Promise<Summary> {
  const licenses = new Map((await listLicenses(trx)).map((license) => [license.accountId, license]));
  const accounts = (await listSubscribers(trx, {})).map(({ accountId }) => licenses.get(accountId));
  const states = accounts.map(stateOf);
  const count = (fits: (account: (typeof accounts)[number]) => boolean) => accounts.filter(fits).length;
  const today = clock.today();
  const now = clock.currentMonth();
  const created = await accountsByMonth(trx);
  const holds = (license: (typeof accounts)[number]) => license?.suspendedAt === null && license.endsOn >= today;
  return {
    states: licenseStates
      .map((state) => ({ state, accounts: states.filter((own) => own === state).length }))
      .filter((row) => row.accounts > 0),
    plans: planKeys.map((plan) => ({ plan, accounts: count((license) => license?.plan === plan) })),
    created: monthsFrom(now, createdMonths, 1 - createdMonths).map((month) => ({
      month,
      accounts: created.get(month) ?? 0,
    })),
    ending: monthsFrom(now, endingMonths).map((month) => ({
      month,
      accounts: count((license) => holds(license) && license?.endsOn.slice(0, 7) === month),
    })),
  };
}

/** Keys of so many months, from some months after another. */
function monthsFrom({ year, month }: Period, length: number, offset = 0): string[] {
  return Array.from({ length }, (_, index) => {
    const months = year * 12 + month - 1 + offset + index;
    return periodKey({ year: Math.floor(months / 12), month: (months % 12) + 1 });
  });
}
