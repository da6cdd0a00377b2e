/**
 * Estado de flujos de efectivo. Every change of the balance sheet is in one of its lines, so that it ends in cash: what moved no
 * cash (depreciation, gains on assets sold, results taken to equity) is added to the result and taken out of the line where
 * its other side is. The direct method puts the same changes beside the income and expenses that they belong to.
 */
import {
  type LineItem,
  line,
  type StatementDeclaration,
  type StatementItem,
  section,
  total,
} from '#core/statement/declaration.ts';
import type { Part } from '#core/statement/selector.ts';

const depreciation = ['administrationDepreciation', 'sellingDepreciation'];
const amortisation = ['administrationAmortisation', 'sellingAmortisation'];
const impairment = ['administrationImpairment', 'sellingImpairment'];
const sales = ['assetSaleGain', 'assetSaleLoss'];
/** Recuperación de provisiones: what impairment took, given back without cash. */
const RECOVERED = '425035';
const STAFF = ['5105', '5205', '72'];
const TAXES = ['5115', '5215'];

const allowances = [
  'receivablesImpairment',
  'inventoriesImpairment',
  'investmentsImpairment',
  'investmentsImpairmentLongTerm',
  'propertyImpairment',
];
const receivables = ['tradeReceivables'];
const others = ['otherReceivables', 'advancesGiven', 'prepaidExpenses', 'deferredCharges'];
const taxes = ['taxAssets', 'taxLiabilities', 'withholdingsPayable', 'deferredTaxAsset', 'deferredTaxLiability'];
const payables = ['suppliers', 'otherPayables'];
const staff = ['employeeBenefits', 'provisions', 'provisionsLongTerm'];
const received = ['otherLiabilities', 'deferredIncome', 'deferredIncomeLongTerm'];
const unmapped = ['1', '2'];

/** What income and expenses brought: an expense is negative. */
function earned(lines: readonly string[], rest: Omit<Part['of'], 'lines'> = {}): Part {
  return { of: { lines, ...rest }, figure: 'flow', sign: -1 };
}

/** The same taken out again: what was no cash. */
function notCash(lines: readonly string[], rest: Omit<Part['of'], 'lines'> = {}): Part {
  return { of: { lines, ...rest }, figure: 'flow', sign: 1 };
}

/** What changes of the balance sheet brought: an asset that grows took cash. */
function changed(...lines: readonly string[]): Part {
  return { of: { lines }, figure: 'change', sign: -1 };
}

function item(key: string, ...parts: readonly Part[]): LineItem {
  return { kind: 'line', key, parts };
}

/** Less what impairment and its recoveries did to them, which is no cash. */
const writtenOff = item(
  'writtenOff',
  changed(...allowances),
  earned(impairment),
  earned(['otherIncome'], { under: [RECOVERED] }),
);

const indirect: readonly StatementItem[] = [
  line('result', {}, 'result', -1),
  item('depreciation', notCash(depreciation)),
  item('amortisation', notCash(amortisation)),
  item('impairment', notCash(impairment)),
  item('recoveries', notCash(['otherIncome'], { under: [RECOVERED] })),
  item('assetSales', notCash(sales)),
  total('adjustedResult', ['result', 'depreciation', 'amortisation', 'impairment', 'recoveries', 'assetSales']),
  item('receivablesChange', changed(...receivables)),
  item('inventoriesChange', changed('inventories')),
  item('othersChange', changed(...others)),
  writtenOff,
  item('payablesChange', changed(...payables)),
  item('taxesChange', changed(...taxes)),
  item('staffChange', changed(...staff)),
  item('receivedChange', changed(...received)),
  item('unmappedChange', { of: { unmapped }, figure: 'change', sign: -1 }),
];

const expenses = ['administration', 'selling'];

const direct: readonly StatementItem[] = [
  item('fromCustomers', earned(['revenue', 'salesReturns']), changed(...receivables, ...received)),
  item(
    'toSuppliers',
    earned(['costOfSales', 'productionCosts', ...expenses], { notUnder: [...STAFF, ...TAXES] }),
    changed('inventories', ...others, ...payables),
  ),
  writtenOff,
  item('toStaff', earned(['productionCosts', ...expenses], { under: STAFF }), changed(...staff)),
  item('taxesPaid', earned(['incomeTax']), earned(expenses, { under: TAXES }), changed(...taxes)),
  item('interestReceived', earned(['financialIncome'])),
  item('interestPaid', earned(['financialExpenses'])),
  item('otherOperating', earned(['otherIncome'], { notUnder: [RECOVERED] }), earned(['otherExpenses'])),
  item(
    'unmappedChange',
    { of: { unmapped }, figure: 'change', sign: -1 },
    { of: { unmapped: ['4', '5', '6', '7'] }, figure: 'flow', sign: -1 },
  ),
];

function items(operating: readonly StatementItem[]): readonly StatementItem[] {
  // The adjusted result repeats the lines above it.
  const within = ['result', 'depreciation', 'amortisation', 'impairment', 'recoveries', 'assetSales'];
  const parts = operating.map(({ key }) => key).filter((key) => !within.includes(key));
  return [
    { kind: 'section', key: 'operating', items: [...operating, total('totalOperating', parts)] },
    section(
      'investing',
      [
        item(
          'propertyChange',
          changed('property', 'accumulatedDepreciation', 'accumulatedDepletion', 'revaluations'),
          changed('equityRevaluation', 'otherComprehensiveIncome'),
          earned(depreciation),
          earned(sales),
        ),
        item('intangiblesChange', changed('intangibles', 'accumulatedAmortisation'), earned(amortisation)),
        item('investmentsChange', changed('investments', 'investmentsLongTerm')),
        item('shareholderLoans', changed('shareholderReceivables', 'shareholderReceivablesLongTerm')),
        item('otherAssetsChange', changed('otherAssets')),
      ],
      'totalInvesting',
    ),
    section(
      'financing',
      [
        item('loansChange', changed('loans', 'loansLongTerm', 'bonds', 'bondsLongTerm')),
        item('shareholderDebts', changed('shareholderPayables', 'shareholderPayablesLongTerm')),
        item('contributions', changed('capital', 'capitalSurplus')),
        {
          kind: 'line',
          key: 'distributions',
          parts: [
            changed('dividendsPayable', 'reserves', 'yearResult', 'retainedEarnings'),
            { of: { unmapped: ['3'] }, figure: 'change', sign: -1 },
            { of: {}, figure: 'postedResult', sign: -1 },
          ],
        },
      ],
      'totalFinancing',
    ),
    total('netChange', ['totalOperating', 'totalInvesting', 'totalFinancing']),
    line('cashAtStart', { lines: ['cash', 'overdrafts'] }, 'opening', 1),
    total('cashAtEnd', ['cashAtStart', 'netChange']),
  ];
}

export const statement: StatementDeclaration = {
  key: 'flujos-efectivo',
  order: 4,
  kind: 'flow',
  items: ({ method }) => items(method === 'direct' ? direct : indirect),
  checks: ['endsInCash', 'mapped'],
};
