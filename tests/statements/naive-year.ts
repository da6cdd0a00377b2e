/** Tax position, ratios and notes a second time, from what the field says of them. */
import type { TrialBalanceRow } from '#simulator/model.ts';
import type { NaiveSpan } from './naive-span.ts';
import type { NaiveFigures } from './naive-statements.ts';

/** Item of the tax report of an account, by its code and what its name says; null: none. */
function taxItem(code: string, name: string): number | null {
  const isOf = (...prefixes: string[]) => prefixes.some((prefix) => code.startsWith(prefix));
  if (isOf('135517')) return 1;
  if (isOf('135518')) return 2;
  if (isOf('135510')) return 3;
  if (isOf('135515')) return 4;
  if (isOf('135519')) return 5;
  if (isOf('135520')) return /iva|ventas/i.test(name) ? 8 : 6;
  if (isOf('135505')) return 6;
  if (isOf('135595')) return /simple/i.test(name) ? 7 : null;
  if (isOf('2408')) return /descontable|importaci/i.test(name) ? 9 : 11;
  if (isOf('2412', '261510')) return 12;
  if (isOf('2404', '261505')) return 14;
  if (isOf('36', '4', '5', '6', '7')) return 15;
  if (isOf('37')) return 16;
  return isOf('2365', '2367', '2368') ? 17 : null;
}

const IN_FAVOUR = [1, 2, 3, 4, 5, 6, 7, 8, 10];
/** The only municipality of the simulated companies: its treasury is the third party, or the account has its name. */
const BOGOTA = { nit: '899999061', name: /bogot/i, key: 'municipalities.11001' };
const OF_MUNICIPALITIES = ['135518', '135510', '2412', '261510', '2368'];

/** Posición fiscal of a month's rows. */
export function naivePositions(rows: readonly TrialBalanceRow[]): NaiveFigures {
  const figures: NaiveFigures = { totalFavour: 0n, totalPayable: 0n, national: 0n, municipal: 0n };
  for (const { title, account, accountName, thirdParty, closing } of rows) {
    const item = title ? null : taxItem(account, accountName);
    if (item === null) continue;
    const key = `item${item}`;
    figures[key] = (figures[key] ?? 0n) + (item === 15 || item === 16 ? -closing : closing);
    if (item === 15 || item === 16) continue;
    figures[IN_FAVOUR.includes(item) ? 'totalFavour' : 'totalPayable']! += closing;
    const isLocal = OF_MUNICIPALITIES.some((prefix) => account.startsWith(prefix));
    figures[isLocal ? 'municipal' : 'national']! += closing;
    if (!isLocal) continue;
    const isNamed = thirdParty?.id === BOGOTA.nit || BOGOTA.name.test(accountName);
    const municipality = isNamed ? BOGOTA.key : 'withoutMunicipality';
    figures[municipality] = (figures[municipality] ?? 0n) + closing;
  }
  const net = figures.totalFavour! + figures.totalPayable!;
  return { ...figures, netPosition: net, netByAuthority: net };
}

/** Hundredths, half away from zero; null where there is nothing to divide by. */
function hundredths(top: bigint, bottom: bigint, times: bigint): bigint | null {
  if (bottom === 0n) return null;
  const negative = top < 0n !== bottom < 0n;
  const [over, under] = [(top < 0n ? -top : top) * times, bottom < 0n ? -bottom : bottom];
  const whole = over / under + ((over % under) * 2n >= under ? 1n : 0n);
  return negative ? -whole : whole;
}

/** Indicadores from a statement of position and the results of the year until it. */
export function naiveRatios(position: NaiveFigures, results: NaiveFigures, span: NaiveSpan, months: number) {
  const of = (key: string) => position[key] ?? 0n;
  const [current, owed] = [of('totalCurrentAssets'), of('totalCurrentLiabilities')];
  const [assets, liabilities, equity] = [of('totalAssets'), of('totalLiabilities'), of('totalEquity')];
  const { netRevenue, grossProfit, operatingResult, result, costOfSales, productionCosts } = results;
  const inventories = of('inventories') + of('inventoriesImpairment');
  const costs = -(costOfSales! + productionCosts!);
  const worn = span.earned(['5160', '5260', '5165', '5265', '7260', '7360', '7460', '7265', '7365', '7465']);
  const percent = (top: bigint, bottom: bigint) => hundredths(top, bottom, 10_000n);
  const days = (top: bigint, bottom: bigint) => hundredths(top, bottom, BigInt(Math.min(months, 12) * 30) * 100n);
  return {
    currentRatio: hundredths(current, owed, 100n),
    acidTest: hundredths(current - inventories, owed, 100n),
    workingCapital: current - owed,
    indebtedness: percent(liabilities, assets),
    shortTermDebt: percent(owed, liabilities),
    leverage: hundredths(liabilities, equity, 100n),
    interestCover: hundredths(operatingResult!, -span.earned(['530520']), 100n),
    grossMargin: percent(grossProfit!, netRevenue!),
    operatingMargin: percent(operatingResult!, netRevenue!),
    netMargin: percent(result!, netRevenue!),
    returnOnAssets: percent(result!, assets),
    returnOnEquity: percent(result!, equity),
    ebitda: operatingResult! - worn,
    receivableDays: days(of('tradeReceivables') + of('receivablesImpairment'), netRevenue!),
    inventoryDays: days(inventories, costs),
    supplierDays: days(of('suppliers'), costs),
  };
}

const NOTES: Readonly<Record<string, readonly string[]>> = {
  noteCashTotal: ['cash'],
  noteInvestmentsTotal: ['investments', 'investmentsImpairment'],
  noteReceivablesTotal: [
    'tradeReceivables',
    'otherReceivables',
    'shareholderReceivables',
    'advancesGiven',
    'receivablesImpairment',
    'contraryPayables',
  ],
  noteTaxAssetsTotal: ['taxAssets', 'deferredTaxAsset', 'contraryTaxes'],
  noteInventoriesTotal: ['inventories', 'inventoriesImpairment'],
  notePropertyTotal: [
    'property',
    'accumulatedDepreciation',
    'accumulatedDepletion',
    'propertyImpairment',
    'revaluations',
  ],
  noteIntangiblesTotal: ['intangibles', 'accumulatedAmortisation'],
  noteOtherAssetsTotal: ['prepaidExpenses', 'deferredCharges', 'otherAssets'],
  noteLoansTotal: ['loans', 'overdrafts', 'bonds', 'contraryCash'],
  notePayablesTotal: ['suppliers', 'otherPayables', 'contraryReceivables'],
  noteRelatedTotal: ['shareholderPayables', 'dividendsPayable'],
  noteTaxesTotal: ['withholdingsPayable', 'taxLiabilities', 'deferredTaxLiability', 'contraryTaxAssets'],
  noteStaffTotal: ['employeeBenefits', 'provisions'],
  noteOtherLiabilitiesTotal: ['deferredIncome', 'otherLiabilities'],
  noteEquityTotal: [
    'capital',
    'capitalSurplus',
    'reserves',
    'equityRevaluation',
    'yearResult',
    'earlierResult',
    'retainedEarnings',
    'otherComprehensiveIncome',
    'openResult',
  ],
};
const COST = { of: ['15'], without: ['1592', '1597', '1598', '1599'] };
const WORN = ['1592', '1597', '1598'];

/** Totals of the notas, from the position and the results of the year, and how balances moved in its months. */
export function naiveNotes(position: NaiveFigures, results: NaiveFigures, span: NaiveSpan): NaiveFigures {
  const of = (key: string) => results[key] ?? 0n;
  const totals = Object.entries(NOTES).map(([note, keys]): [string, bigint] => [
    note,
    keys.reduce((sum, key) => sum + (position[key] ?? 0n), 0n),
  ]);
  const loans = { of: ['21', '29'], without: ['210505'] };
  return {
    ...Object.fromEntries(totals),
    noteRevenueTotal: of('netRevenue'),
    noteCostsTotal: of('costOfSales') + of('productionCosts'),
    noteAdministrationTotal: of('administration'),
    noteSellingTotal: of('selling'),
    noteOtherResultsTotal: of('otherIncome') + of('otherExpenses'),
    noteFinancialTotal: of('financialIncome') + of('financialExpenses'),
    noteIncomeTaxTotal: of('incomeTax'),
    totalAssets: position.totalAssets!,
    totalLiabilities: position.totalLiabilities!,
    totalEquity: position.totalEquity!,
    result: of('result'),
    propertyStart: span.opening(['15', '19']),
    propertyDebits: span.debits(COST.of, COST.without),
    propertyCredits: -span.credits(COST.of, COST.without),
    propertyWorn: -span.credits(WORN),
    propertyReleased: span.debits(WORN),
    propertyEnd: span.closing(['15', '19']),
    intangiblesStart: span.opening(['16']),
    intangiblesDebits: span.debits(['16'], ['1698']),
    intangiblesCredits: -span.credits(['16'], ['1698']),
    intangiblesWorn: -span.credits(['1698']),
    intangiblesReleased: span.debits(['1698']),
    intangiblesEnd: span.closing(['16']),
    loansStart: -span.opening(loans.of, loans.without),
    loansDebits: -span.debits(loans.of, loans.without),
    loansCredits: span.credits(loans.of, loans.without),
    loansEnd: -span.closing(loans.of, loans.without),
  };
}
