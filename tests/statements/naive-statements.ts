/**
 * The statements computed a second time without the program: from the tables and the printed rows, by loops over prefixes,
 * straight from the rules of the field (assets less contra accounts, contrary balances on the other side, result by sums).
 */
import { readFileSync } from 'node:fs';
import type { TrialBalanceRow } from '#simulator/model.ts';

interface MappedPrefix {
  prefix: string;
  key: string;
  section: string;
  term: string;
}

/** Cells may be quoted; none contains a quote. */
function csvRows(name: string): string[][] {
  return readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''));
}

const mapping: MappedPrefix[] = csvRows('fs_mapping.csv').flatMap((cells) =>
  cells[0]!.split('|').map((prefix) => ({ prefix, key: cells[1]!, section: cells[6]!, term: cells[7]! })),
);
const totalOnly = csvRows('nature_exceptions.csv')
  .filter((cells) => cells[1] === 'account_total_only')
  .flatMap((cells) => cells[0]!.split('|'));

function mappedPrefix(code: string): MappedPrefix | null {
  let best: MappedPrefix | null = null;
  for (const one of mapping)
    if (code.startsWith(one.prefix) && one.prefix.length > (best?.prefix.length ?? 0)) best = one;
  return best;
}

const CREDIT_BY_PERSON = ['suppliers', 'otherPayables', 'loans', 'shareholderPayables', 'dividendsPayable'];
const PAYABLES = new Set([...CREDIT_BY_PERSON, 'employeeBenefits', 'otherLiabilities']);
const RECEIVABLES = new Set(['tradeReceivables', 'otherReceivables', 'shareholderReceivables', 'advancesGiven']);
const TAXES = new Set(['withholdingsPayable', 'taxLiabilities']);
const CONTRARY_ASSETS = ['contraryPayables', 'contraryTaxes'];
const CONTRARY_LIABILITIES = ['contraryCash', 'contraryReceivables', 'contraryTaxAssets'];

/** By key, in the sign of a reader; only what is not nil. */
export type NaiveFigures = Record<string, bigint>;

/** Estado de situación financiera of a month's rows. */
export function naivePosition(rows: readonly TrialBalanceRow[]): NaiveFigures {
  const lines: NaiveFigures = {};
  const add = (key: string, amount: bigint) => {
    lines[key] = (lines[key] ?? 0n) + amount;
  };
  const groups = new Map<string, { line: MappedPrefix; amount: bigint }>();
  let openResult = 0n;
  for (const row of rows) {
    if (row.title) continue;
    if (/^[4-7]/.test(row.account)) openResult -= row.closing;
    if (!/^[123]/.test(row.account)) continue;
    const line = mappedPrefix(row.account);
    if (line === null) throw new Error(row.account);
    const total = totalOnly.find((prefix) => row.account.startsWith(prefix));
    let group = row.account;
    if (total !== undefined) group = total;
    else if (TAXES.has(line.key) || line.key === 'taxAssets') group = row.account.slice(0, 4);
    else if (RECEIVABLES.has(line.key) || PAYABLES.has(line.key)) group = `${row.account} ${person(row)}`;
    const key = `${line.key} ${group}`;
    const held = groups.get(key);
    if (held) held.amount += row.closing;
    else groups.set(key, { line, amount: row.closing });
  }
  // With results of its own, what the account of the result holds is that of the year before.
  const isEarlier = rows.some(({ title, account, closing }) => !title && /^[4-7]/.test(account) && closing !== 0n);
  for (const { line, amount } of groups.values()) {
    const { key, section } = line;
    if (key === 'cash' && amount < 0n) add('contraryCash', -amount);
    else if (RECEIVABLES.has(key) && amount < 0n) add('contraryReceivables', -amount);
    else if (key === 'taxAssets' && amount < 0n) add('contraryTaxAssets', -amount);
    else if (PAYABLES.has(key) && amount > 0n) add('contraryPayables', amount);
    else if (TAXES.has(key) && amount > 0n) add('contraryTaxes', amount);
    else add(key === 'yearResult' && isEarlier ? 'earlierResult' : key, section === 'activo' ? amount : -amount);
  }
  const sumOf = (wanted: (line: MappedPrefix) => boolean, others: readonly string[]) =>
    [...new Set(mapping.filter(wanted).map(({ key }) => key)), ...others].reduce(
      (sum, key) => sum + (lines[key] ?? 0n),
      0n,
    );
  const assets = sumOf(({ section }) => section === 'activo', CONTRARY_ASSETS);
  const nonCurrent = sumOf(({ section, term }) => section === 'activo' && term === 'non_current', []);
  const liabilities = sumOf(({ section }) => section === 'pasivo', CONTRARY_LIABILITIES);
  const nonCurrentLiabilities = sumOf(({ section, term }) => section === 'pasivo' && term === 'non_current', []);
  const equity = sumOf(({ section }) => section === 'patrimonio', ['earlierResult']);
  return {
    ...lines,
    openResult,
    totalCurrentAssets: assets - nonCurrent,
    totalNonCurrentAssets: nonCurrent,
    totalAssets: assets,
    totalCurrentLiabilities: liabilities - nonCurrentLiabilities,
    totalNonCurrentLiabilities: nonCurrentLiabilities,
    totalLiabilities: liabilities,
    totalEquity: equity + openResult,
    totalLiabilitiesAndEquity: liabilities + equity + openResult,
  };
}

/** Estado de resultado integral, by function, of the movements of some months: those of one, or of a year so far. */
export function naiveResult(months: readonly (readonly TrialBalanceRow[])[]): NaiveFigures {
  const under = (...prefixes: string[]) => {
    let sum = 0n;
    for (const rows of months)
      for (const row of rows)
        if (!row.title && prefixes.some((prefix) => row.account.startsWith(prefix))) sum += row.credit - row.debit;
    return sum;
  };
  const salesReturns = under('4175');
  const netRevenue = under('41');
  const costOfSales = under('61', '62');
  const productionCosts = under('7');
  const grossProfit = netRevenue + costOfSales + productionCosts;
  const [administration, selling] = [under('51'), under('52')];
  const operatingResult = grossProfit + administration + selling;
  const financialIncome = under('4210');
  const otherIncome = under('42') - financialIncome;
  const financialExpenses = under('5305');
  const otherExpenses = under('53') - financialExpenses;
  const resultBeforeTax = operatingResult + financialIncome + otherIncome + financialExpenses + otherExpenses;
  const incomeTax = under('54');
  return {
    revenue: netRevenue - salesReturns,
    salesReturns,
    netRevenue,
    costOfSales,
    productionCosts,
    grossProfit,
    administration,
    selling,
    operatingResult,
    financialIncome,
    otherIncome,
    financialExpenses,
    otherExpenses,
    resultBeforeTax,
    incomeTax,
    result: resultBeforeTax + incomeTax,
  };
}

/** The same person with and without check digit. */
function person({ thirdParty }: TrialBalanceRow): string {
  const id = (thirdParty?.id ?? '').replace(/\D/g, '');
  return /^[89]\d{9}$/.test(id) && checkDigitOf(id.slice(0, 9)) === Number(id[9]) ? id.slice(0, 9) : id;
}

function checkDigitOf(nit: string): number {
  const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41];
  const sum = [...nit].reverse().reduce((all, digit, index) => all + Number(digit) * weights[index]!, 0);
  return sum % 11 < 2 ? sum % 11 : 11 - (sum % 11);
}
