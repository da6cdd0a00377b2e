/**
 * A simulated company under a chart of accounts of its own: the same entries, on the accounts that this company would book
 * them to. Accounts that share a place are one account; the titles are those that the chart has.
 */
import { lookUp } from '#core/dictionary/look-up.ts';
import { accountLevel } from '#core/identity/account-code.ts';
import type { InjectedError, SimulatedMonth, Simulation, TrialBalanceRow } from '#simulator/model.ts';
import type { CompanyChart } from './company-chart.ts';

export function inChart(simulation: Simulation, chart: CompanyChart): Simulation {
  const names = new Map<string, string>();
  for (const { rows } of simulation.months) for (const row of rows) names.set(row.account, row.accountName);
  for (const [code, name] of Object.entries(chart.names)) names.set(code, name);
  return {
    ...simulation,
    months: simulation.months.map((month) => monthIn(month, chart, names)),
    truth: simulation.truth.map((error) => errorIn(error, chart)),
  };
}

function monthIn(
  { period, rows }: SimulatedMonth,
  chart: CompanyChart,
  names: ReadonlyMap<string, string>,
): SimulatedMonth {
  const facts = new Map<string, TrialBalanceRow>();
  for (const row of rows) {
    if (row.title) continue;
    const account = lookUp(chart.accounts, row.account) ?? row.account;
    const accountName = names.get(account) ?? row.accountName;
    const fact = { ...row, account, accountName, level: accountLevel(account) };
    const key = `${account}/${row.thirdParty?.id ?? ''}`;
    addFact(facts, key, fact);
  }
  const ordered = [...facts.values()].sort((a, b) => compare(a.account, b.account) || compare(idOf(a), idOf(b)));
  return { period, rows: chart.hasTitles ? withTitles(ordered, names) : ordered };
}

const TITLE_LENGTHS = [1, 2, 4, 6, 8, 10];

/** Every prefix that has a name is a title; the account itself has one, as it is by third party. */
function withTitles(facts: readonly TrialBalanceRow[], names: ReadonlyMap<string, string>): TrialBalanceRow[] {
  const titles = new Map<string, TrialBalanceRow>();
  const rows: TrialBalanceRow[] = [];
  for (const fact of facts) {
    for (const length of TITLE_LENGTHS) {
      const account = fact.account.slice(0, length);
      const accountName = account === fact.account ? fact.accountName : names.get(account);
      if (account.length < length || accountName === undefined) continue;
      const isNew = !titles.has(account);
      add(titles, account, {
        ...fact,
        account,
        accountName,
        level: accountLevel(account),
        title: true,
        thirdParty: null,
      });
      if (isNew) rows.push(titles.get(account)!);
    }
    rows.push(fact);
  }
  return rows;
}

function errorIn(error: InjectedError, { accounts }: CompanyChart): InjectedError {
  const { account } = error;
  if (account === null) return error;
  const own = lookUp(accounts, account);
  if (own !== undefined) return { ...error, account: own };
  // A prefix of the simulator's chart: what its accounts have in common in this one.
  const under = Object.entries(accounts).filter(([simulated]) => simulated.startsWith(account));
  return under.length === 0 ? error : { ...error, account: common(under.map(([, code]) => code)) || null };
}

function common(codes: readonly string[]): string {
  let prefix = codes[0]!;
  for (const code of codes) while (!code.startsWith(prefix)) prefix = prefix.slice(0, -1);
  return prefix;
}

/** What the simulator moves from an estimated liability to the consolidated one stays in the account that is both. */
function addFact(facts: Map<string, TrialBalanceRow>, key: string, fact: TrialBalanceRow): void {
  const known = facts.get(key);
  if (known !== undefined && fact.account.startsWith('2')) {
    const moved = fact.debit < known.credit ? fact.debit : known.credit;
    known.credit -= moved;
    fact.debit -= moved;
  }
  add(facts, key, fact);
}

function add(rows: Map<string, TrialBalanceRow>, key: string, row: TrialBalanceRow): void {
  const known = rows.get(key);
  if (known === undefined) {
    rows.set(key, row);
    return;
  }
  known.opening += row.opening;
  known.debit += row.debit;
  known.credit += row.credit;
  known.closing += row.closing;
}

function idOf({ thirdParty }: TrialBalanceRow): string {
  return thirdParty?.id ?? '';
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
