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
/** As costs that may have been transferred to inventory or to the cost of sales since. */
const productionDepreciation = ['productionDepreciation'];
const productionAmortisation = ['productionAmortisation'];
const production = [...productionDepreciation, ...productionAmortisation];
const exchange = ['exchangeGain', 'exchangeLoss'];
const sales = ['assetSaleGain', 'assetSaleLoss'];
const investmentSales = ['investmentSaleGain', 'investmentSaleLoss'];
/** Of 4248 and 5310, what is no property: intangibles, receivables, other assets. */
const INTANGIBLE_SALES = ['424805', '531020'];
const RECEIVABLE_SALES = ['531010'];
const OTHER_SALES = ['424810', '531025', '531035'];
/** Recuperación de provisiones: what impairment took, given back without cash. */
const RECOVERED = '425035';
/** The same of depreciation. */
const UNWORN = '425045';
/** Amortización de cargos diferidos: their account is no intangible. */
const DEFERRED = ['516515', '526515'];
/** Método de participación: a share of what others earned or lost, and of the rest of their equity. */
const EQUITY_METHOD = ['4218', '5313'];
const EQUITY_METHOD_SURPLUS = ['3225'];
/** Dividendos y participaciones of other investments, and what of any is declared and not received yet. */
const DIVIDENDS = ['4215'];
const DIVIDENDS_RECEIVABLE = ['134505'];
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

/** What production was charged with. */
function charged(lines: readonly string[], sign: 1 | -1): Part {
  return { of: { lines }, figure: 'charged', sign };
}

/** The same taken out again: what was no cash. */
function notCash(lines: readonly string[], rest: Omit<Part['of'], 'lines'> = {}): Part {
  return { of: { lines, ...rest }, figure: 'flow', sign: 1 };
}

/** What changes of the balance sheet brought: an asset that grows took cash. */
function changed(...lines: readonly string[]): Part {
  return { of: { lines }, figure: 'change', sign: -1 };
}

function opposite(part: Part): Part {
  return { ...part, sign: part.sign === 1 ? -1 : 1 };
}

function item(key: string, ...parts: readonly Part[]): LineItem {
  return { kind: 'line', key, parts };
}

const receivableSales = earned(sales, { under: RECEIVABLE_SALES });
const deferredAmortisation = earned(amortisation, { under: DEFERRED });

/** Less what impairment and its recoveries did to them, which is no cash. */
const writtenOff = item(
  'writtenOff',
  changed(...allowances),
  earned(impairment),
  earned(['otherIncome'], { under: [RECOVERED] }),
);

/** Of income and expenses, what the investments are: not the operation's. */
const equityMethod = [
  earned(['otherIncome'], { under: EQUITY_METHOD }),
  earned(['otherExpenses'], { under: EQUITY_METHOD }),
];
const dividends = earned(['otherIncome', 'financialIncome'], { under: DIVIDENDS });
const othersChanged: Part = {
  of: { lines: others, notUnder: DIVIDENDS_RECEIVABLE },
  figure: 'change',
  sign: -1,
};

/** What the exchange rate did to balances is no cash of any of them. */
const exchangeChange = item('exchangeChange', earned(exchange));

const adjustments: readonly LineItem[] = [
  item('depreciation', notCash(depreciation), charged(productionDepreciation, 1)),
  item('amortisation', notCash(amortisation), charged(productionAmortisation, 1)),
  item('impairment', notCash(impairment)),
  item('recoveries', notCash(['otherIncome'], { under: [RECOVERED, UNWORN] })),
  item('assetSales', notCash([...sales, ...investmentSales])),
  item('equityMethod', ...equityMethod.map(opposite)),
  item('dividends', opposite(dividends)),
  item('exchange', notCash(exchange)),
];
const adjusted = ['result', ...adjustments.map(({ key }) => key)];

const indirect: readonly StatementItem[] = [
  line('result', {}, 'result', -1),
  ...adjustments,
  total('adjustedResult', adjusted),
  item('receivablesChange', changed(...receivables), receivableSales),
  item('inventoriesChange', changed('inventories')),
  item('othersChange', othersChanged, deferredAmortisation),
  writtenOff,
  item('payablesChange', changed(...payables)),
  item('taxesChange', changed(...taxes)),
  item('staffChange', changed(...staff)),
  item('receivedChange', changed(...received)),
  exchangeChange,
  item('unmappedChange', { of: { unmapped }, figure: 'change', sign: -1 }),
];

const expenses = ['administration', 'selling'];

const direct: readonly StatementItem[] = [
  item('fromCustomers', earned(['revenue', 'salesReturns']), changed(...receivables, ...received), receivableSales),
  item(
    'toSuppliers',
    earned(['costOfSales', 'productionCosts', ...expenses], { notUnder: [...STAFF, ...TAXES] }),
    // What production transferred with its other costs, and which was no cash either.
    earned(production),
    charged(production, 1),
    changed('inventories', ...payables),
    othersChanged,
    deferredAmortisation,
  ),
  writtenOff,
  item('toStaff', earned(['productionCosts', ...expenses], { under: STAFF }), changed(...staff)),
  item('taxesPaid', earned(['incomeTax']), earned(expenses, { under: TAXES }), changed(...taxes)),
  item('interestReceived', earned(['financialIncome'], { notUnder: DIVIDENDS })),
  item('interestPaid', earned(['financialExpenses'])),
  item(
    'otherOperating',
    earned(['otherIncome'], { notUnder: [RECOVERED, UNWORN, ...EQUITY_METHOD, ...DIVIDENDS] }),
    earned(['otherExpenses'], { notUnder: EQUITY_METHOD }),
  ),
  exchangeChange,
  item(
    'unmappedChange',
    { of: { unmapped }, figure: 'change', sign: -1 },
    { of: { unmapped: ['4', '5', '6', '7'] }, figure: 'flow', sign: -1 },
  ),
];

function items(operating: readonly StatementItem[]): readonly StatementItem[] {
  // The adjusted result repeats the lines above it.
  const parts = operating.map(({ key }) => key).filter((key) => !adjusted.includes(key));
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
          charged(productionDepreciation, -1),
          earned(['otherIncome'], { under: [UNWORN] }),
          earned(sales, { notUnder: [...INTANGIBLE_SALES, ...RECEIVABLE_SALES, ...OTHER_SALES] }),
        ),
        item(
          'intangiblesChange',
          changed('intangibles', 'accumulatedAmortisation'),
          earned(amortisation, { notUnder: DEFERRED }),
          charged(productionAmortisation, -1),
          earned(sales, { under: INTANGIBLE_SALES }),
        ),
        item(
          'investmentsChange',
          changed('investments', 'investmentsLongTerm'),
          earned(investmentSales),
          ...equityMethod,
          { of: { lines: ['capitalSurplus'], under: EQUITY_METHOD_SURPLUS }, figure: 'change', sign: -1 },
        ),
        item('dividendsReceived', dividends, {
          of: { lines: ['otherReceivables'], under: DIVIDENDS_RECEIVABLE },
          figure: 'change',
          sign: -1,
        }),
        item('shareholderLoans', changed('shareholderReceivables', 'shareholderReceivablesLongTerm')),
        item('otherAssetsChange', changed('otherAssets'), earned(sales, { under: OTHER_SALES })),
      ],
      'totalInvesting',
    ),
    section(
      'financing',
      [
        item('loansChange', changed('loans', 'loansLongTerm', 'bonds', 'bondsLongTerm')),
        item('shareholderDebts', changed('shareholderPayables', 'shareholderPayablesLongTerm')),
        item('contributions', changed('capital'), {
          of: { lines: ['capitalSurplus'], notUnder: EQUITY_METHOD_SURPLUS },
          figure: 'change',
          sign: -1,
        }),
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
  // Micro-entities present their position, results and notes.
  frameworks: [1, 2],
  items: ({ method }) => items(method === 'direct' ? direct : indirect),
  checks: ['endsInCash', 'mapped'],
};
