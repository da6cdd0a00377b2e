/** Indicadores: ratios of the statements, of the year so far; each says its formula and its figures. */
import { lookUp } from '#core/dictionary/look-up.ts';
import type { RatioItem, SectionItem, StatementDeclaration } from '#core/statement/declaration.ts';
import type { Figure, Part, Selector } from '#core/statement/selector.ts';
import { namedLines } from '#core/statement/statement-lines.ts';
import type { NodePlace, RatioUnit } from '#core/statement/statement-tree.ts';

const CURRENT_OWED = ['contraryCash', 'contraryReceivables', 'contraryTaxAssets'];
const CURRENT_OWNED = ['contraryPayables', 'contraryTaxes'];

const keys = (section: string, isCurrent?: boolean | null) =>
  namedLines
    .filter((line) => line.section === section && (isCurrent === undefined || line.isCurrent === isCurrent))
    .map(({ key }) => key);

function part(of: Selector, figure: Figure, sign: 1 | -1): Part {
  return { of, figure, sign };
}

const currentAssets = part({ lines: [...keys('activo', true), ...CURRENT_OWNED] }, 'closing', 1);
const assets = part({ lines: [...keys('activo'), ...CURRENT_OWNED], unmapped: ['1'] }, 'closing', 1);
const inventories = part({ lines: ['inventories', 'inventoriesImpairment'] }, 'closing', 1);
const currentLiabilities = part({ lines: [...keys('pasivo', true), ...CURRENT_OWED] }, 'closing', -1);
const liabilities = part({ lines: [...keys('pasivo'), ...CURRENT_OWED], unmapped: ['2'] }, 'closing', -1);
const equity: readonly Part[] = [
  part({ lines: [...keys('patrimonio'), 'earlierResult'], unmapped: ['3'] }, 'closing', -1),
  part({}, 'openResult', -1),
  part({}, 'carriedResult', -1),
];

const flow = (...lines: readonly string[]) => part({ lines }, 'flow', -1);
const revenue = flow('revenue', 'salesReturns');
const depreciation = [
  'administrationDepreciation',
  'sellingDepreciation',
  'administrationAmortisation',
  'sellingAmortisation',
];
const production = ['costOfSales', 'productionCosts'];
const productionDepreciation = ['productionDepreciation', 'productionAmortisation'];
const costs = flow(...production, ...productionDepreciation);
const running = ['administration', 'selling', 'administrationImpairment', 'sellingImpairment'];
const operating = [revenue, costs, flow(...running, ...depreciation)];
const result = part({}, 'result', -1);

const minus = (of: Part): Part => ({ ...of, sign: of.sign === 1 ? -1 : 1 });

const held = (node: string): NodePlace => ({ statement: 'situacion-financiera', node });
const earned = (node: string): NodePlace => ({ statement: 'resultado-integral', node, isOfYear: true });

/** Where the statements show what each of them divides, and divides by. */
const places: Readonly<Record<string, RatioItem['places']>> = {
  currentRatio: [held('totalCurrentAssets'), held('totalCurrentLiabilities')],
  acidTest: [held('totalCurrentAssets'), held('totalCurrentLiabilities')],
  workingCapital: [held('totalCurrentAssets')],
  indebtedness: [held('totalLiabilities'), held('totalAssets')],
  shortTermDebt: [held('totalCurrentLiabilities'), held('totalLiabilities')],
  leverage: [held('totalLiabilities'), held('totalEquity')],
  interestCover: [earned('operatingResult'), earned('financialExpenses')],
  grossMargin: [earned('grossProfit'), earned('netRevenue')],
  operatingMargin: [earned('operatingResult'), earned('netRevenue')],
  netMargin: [earned('result'), earned('netRevenue')],
  returnOnAssets: [earned('result'), held('totalAssets')],
  returnOnEquity: [earned('result'), held('totalEquity')],
  ebitda: [earned('operatingResult')],
  receivableDays: [held('tradeReceivables'), earned('netRevenue')],
  inventoryDays: [held('inventories'), earned('grossProfit')],
  supplierDays: [held('suppliers'), earned('grossProfit')],
};

function ratio(key: string, unit: RatioUnit, of: readonly Part[], over: readonly Part[] | null): RatioItem {
  return { kind: 'ratio', key, unit, of, over, places: lookUp(places, key)! };
}

/** Intereses: bank fees, commissions and exchange differences are no cost of the debt. */
const INTEREST = ['530520'];
const interest = part({ lines: ['financialExpenses'], under: INTEREST }, 'flow', 1);

const sections: readonly SectionItem[] = [
  {
    kind: 'section',
    key: 'liquidity',
    items: [
      ratio('currentRatio', 'times', [currentAssets], [currentLiabilities]),
      ratio('acidTest', 'times', [currentAssets, minus(inventories)], [currentLiabilities]),
      ratio('workingCapital', null, [currentAssets, minus(currentLiabilities)], null),
    ],
  },
  {
    kind: 'section',
    key: 'debt',
    items: [
      ratio('indebtedness', 'percent', [liabilities], [assets]),
      ratio('shortTermDebt', 'percent', [currentLiabilities], [liabilities]),
      ratio('leverage', 'times', [liabilities], equity),
      ratio('interestCover', 'times', operating, [interest]),
    ],
  },
  {
    kind: 'section',
    key: 'profitability',
    items: [
      ratio('grossMargin', 'percent', [revenue, costs], [revenue]),
      ratio('operatingMargin', 'percent', operating, [revenue]),
      ratio('netMargin', 'percent', [result], [revenue]),
      ratio('returnOnAssets', 'percent', [result], [assets]),
      ratio('returnOnEquity', 'percent', [result], equity),
      ratio('ebitda', null, [revenue, flow(...production, ...running)], null),
    ],
  },
  {
    kind: 'section',
    key: 'turnover',
    items: [
      ratio(
        'receivableDays',
        'days',
        [part({ lines: ['tradeReceivables', 'receivablesImpairment'] }, 'closing', 1)],
        [revenue],
      ),
      ratio('inventoryDays', 'days', [inventories], [minus(costs)]),
      ratio('supplierDays', 'days', [part({ lines: ['suppliers'] }, 'closing', -1)], [minus(costs)]),
    ],
  },
];

export const statement: StatementDeclaration = {
  key: 'indicadores',
  order: 7,
  kind: 'stock',
  isOfYear: true,
  items: () => sections,
  checks: ['openedClean', 'mapped'],
};
