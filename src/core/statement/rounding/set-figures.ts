/**
 * Figures that several statements and notes of a set show: position, equity and results. Each statement has them as a tree of
 * the same sums down to where its own lines end, so that rounding that tree first gives a line one value wherever it stands.
 */
import { spansBelow } from '../spans-below.ts';
import { namedLines } from '../statement-lines.ts';

/** A sum of the set, or a line; `key`: the node that shows it, null where the statement has none. */
export interface SetFigure {
  key: string | null;
  parts: readonly SetFigure[];
}

const line = (key: string): SetFigure => ({ key, parts: [] });
const sum = (key: string | null, parts: readonly (SetFigure | string)[]): SetFigure => ({
  key,
  parts: parts.map((part) => (typeof part === 'string' ? line(part) : part)),
});
const linesOf = (section: 'activo' | 'pasivo' | 'patrimonio', isCurrent: boolean | null) =>
  namedLines.filter((one) => one.section === section && one.isCurrent === isCurrent).map(({ key }) => key);

/** What equity has of results: the statement of its changes tells it as one. */
const resultsInEquity = ['yearResult', 'earlierResult', 'openResult', 'carriedResult'];

function equity(results: SetFigure): SetFigure {
  const others = linesOf('patrimonio', null).filter((key) => !resultsInEquity.includes(key));
  return sum('totalEquity', [...others, 'unmappedEquity', results]);
}

const position: readonly SetFigure[] = [
  sum('totalAssets', [
    sum('totalCurrentAssets', [...linesOf('activo', true), 'contraryPayables', 'contraryTaxes']),
    sum('totalNonCurrentAssets', linesOf('activo', false)),
    'unmappedAssets',
  ]),
  sum('totalLiabilitiesAndEquity', [
    sum('totalLiabilities', [
      sum('totalCurrentLiabilities', [
        ...linesOf('pasivo', true),
        ...['contraryCash', 'contraryReceivables', 'contraryTaxAssets'],
      ]),
      sum('totalNonCurrentLiabilities', linesOf('pasivo', false)),
      'unmappedLiabilities',
    ]),
    equity(sum(null, resultsInEquity)),
  ]),
];

interface Results {
  /** Costs and expenses of operation, and what else the period earned and spent. */
  operation: readonly SetFigure[];
  others: readonly SetFigure[];
  netRevenue: string;
}

function results({ operation, others, netRevenue }: Results): SetFigure {
  const operating = [sum(netRevenue, ['revenue', 'salesReturns']), sum(null, operation)];
  return sum('result', [
    sum('resultBeforeTax', [sum('operatingResult', operating), ...others, 'unmappedResults']),
    'incomeTax',
  ]);
}

const others = ['otherIncome', 'financialIncome', 'otherExpenses', 'financialExpenses'].map(line);
const ofStatement = { others, netRevenue: 'netRevenue' };
const byFunction = results({
  ...ofStatement,
  operation: [sum(null, ['costOfSales', 'productionCosts']), line('administration'), line('selling')],
});
const natures = [
  'goods',
  'staff',
  'impairment',
  'fees',
  'rent',
  'services',
  'taxes',
  'maintenance',
  'insurance',
  'travel',
];
const byNature = results({
  ...ofStatement,
  operation: [...natures, 'depreciation', 'otherOperating'].map(line),
});

const wear = (of: string) => [`${of}Depreciation`, `${of}Amortisation`];
const spent = (of: string) => [of, ...wear(of), `${of}Impairment`];
const inNotes = results({
  netRevenue: 'noteRevenueTotal',
  operation: [
    sum('noteCostsTotal', ['costOfSales', 'productionCosts', ...wear('production')]),
    sum('noteAdministrationTotal', spent('administration')),
    sum('noteSellingTotal', spent('selling')),
  ],
  others: [
    sum(null, ['otherIncome', 'assetSaleGain', 'investmentSaleGain']),
    sum(null, ['financialIncome', 'exchangeGain']),
    sum(null, ['otherExpenses', 'assetSaleLoss', 'investmentSaleLoss']),
    sum(null, ['financialExpenses', 'exchangeLoss']),
  ],
});

/** Of a statement, by its key and the keys of its nodes. */
export function setFigures(statement: string, has: (key: string) => boolean): readonly SetFigure[] {
  switch (statement) {
    case 'situacion-financiera':
      return position;
    case 'notas':
      return [...position, inNotes];
    case 'resultado-integral':
      return [has('grossProfit') ? byFunction : byNature];
    case 'cambios-patrimonio': {
      const own = equity(line('yearResult'));
      return [own, ...spansBelow.map((span) => under(span, own))];
    }
    default:
      return [];
  }
}

function under(section: string, { key, parts }: SetFigure): SetFigure {
  return { key: `${section}.${key}`, parts: parts.map((part) => under(section, part)) };
}
