/** Estado de resultado integral: by function or by nature, of a month or of the year until it. */
import {
  type LineItem,
  line,
  type StatementDeclaration,
  type StatementItem,
  total,
} from '#core/statement/declaration.ts';
import type { Selector } from '#core/statement/selector.ts';

/** Income positive, costs and expenses negative: every total is a sum. */
function flow(key: string, of: Selector, code?: string): LineItem {
  return line(key, of, 'flow', -1, code);
}

const administration = [
  'administration',
  'administrationDepreciation',
  'administrationAmortisation',
  'administrationImpairment',
];
const selling = ['selling', 'sellingDepreciation', 'sellingAmortisation', 'sellingImpairment'];
const production = ['costOfSales', 'productionCosts'];
const productionWear = ['productionDepreciation', 'productionAmortisation'];
const wear = [
  'administrationDepreciation',
  'administrationAmortisation',
  'sellingDepreciation',
  'sellingAmortisation',
  ...productionWear,
];
const operating = [...production, ...administration, ...selling].filter((key) => !wear.includes(key));
/** Class of the cost of what was sold; what else wears down in production is a cost of production. */
const SOLD = ['6'];

const income: readonly StatementItem[] = [
  flow('revenue', { lines: ['revenue'] }, '41'),
  flow('salesReturns', { lines: ['salesReturns'] }, '4175'),
  total('netRevenue', ['revenue', 'salesReturns']),
];

const byFunction: readonly StatementItem[] = [
  costs('costOfSales', '61', { under: SOLD }),
  costs('productionCosts', '7', { notUnder: SOLD }),
  total('grossProfit', ['netRevenue', ...production]),
  flow('administration', { lines: administration }, '51'),
  flow('selling', { lines: selling }, '52'),
  total('operatingResult', ['grossProfit', 'administration', 'selling']),
];

/** A line of costs with what wears down in it. */
function costs(key: string, code: string, place: Selector): LineItem {
  const parts = [{ lines: [key] }, { lines: productionWear, ...place }];
  return { kind: 'line', key, code, parts: parts.map((of) => ({ of, figure: 'flow', sign: -1 })) };
}

/** Places in the decree of what each expense is, in whatever function: administration, sales or production. */
const natures: readonly (readonly [key: string, under: readonly string[]])[] = [
  ['goods', ['61', '62', '71']],
  ['staff', ['5105', '5205', '72']],
  ['impairment', ['5199', '5299']],
  ['fees', ['5110', '5210']],
  ['rent', ['5120', '5220']],
  ['services', ['5135', '5235', '74']],
  ['taxes', ['5115', '5215']],
  ['maintenance', ['5145', '5245', '5150', '5250']],
  ['insurance', ['5130', '5230']],
  ['travel', ['5155', '5255']],
];
const named = natures.flatMap(([, under]) => under);

const byNature: readonly StatementItem[] = [
  ...natures.map(([key, under]) => flow(key, { lines: operating, under })),
  flow('depreciation', { lines: wear }),
  flow('otherOperating', { lines: operating, notUnder: named }),
  total('operatingResult', ['netRevenue', ...natures.map(([key]) => key), 'depreciation', 'otherOperating']),
];

const rest: readonly StatementItem[] = [
  flow('otherIncome', { lines: ['otherIncome', 'assetSaleGain', 'investmentSaleGain'] }, '42'),
  flow('financialIncome', { lines: ['financialIncome', 'exchangeGain'] }, '4210'),
  flow('otherExpenses', { lines: ['otherExpenses', 'assetSaleLoss', 'investmentSaleLoss'] }, '53'),
  flow('financialExpenses', { lines: ['financialExpenses', 'exchangeLoss'] }, '5305'),
  flow('unmappedResults', { unmapped: ['4', '5', '6', '7'] }),
  total('resultBeforeTax', [
    'operatingResult',
    'otherIncome',
    'financialIncome',
    'otherExpenses',
    'financialExpenses',
    'unmappedResults',
  ]),
  flow('incomeTax', { lines: ['incomeTax'] }, '54'),
  total('result', ['resultBeforeTax', 'incomeTax']),
  line('otherComprehensiveIncome', { lines: ['otherComprehensiveIncome'] }, 'change', -1, '38'),
  total('comprehensiveIncome', ['result', 'otherComprehensiveIncome']),
];

export const statement: StatementDeclaration = {
  key: 'resultado-integral',
  order: 2,
  kind: 'flow',
  items: ({ by }) => [...income, ...(by === 'nature' ? byNature : byFunction), ...rest],
  checks: ['resultInEquity', 'openedClean', 'mapped'],
};
