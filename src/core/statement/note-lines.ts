/** Which lines of the statement of financial position each note tells together. */
import type { NamedLine } from './statement-lines.ts';

/** Lines of each note, with those for the long term; what was reclassified is beside the accounts that it comes from. */
export const notesOfPosition: readonly (readonly [
  note: string,
  ofSection: NamedLine['section'],
  lines: readonly string[],
])[] = [
  ['noteCash', 'activo', ['cash']],
  ['noteInvestments', 'activo', ['investments', 'investmentsImpairment']],
  [
    'noteReceivables',
    'activo',
    [
      'tradeReceivables',
      'otherReceivables',
      'shareholderReceivables',
      'advancesGiven',
      'receivablesImpairment',
      'contraryPayables',
    ],
  ],
  ['noteTaxAssets', 'activo', ['taxAssets', 'deferredTaxAsset', 'contraryTaxes']],
  ['noteInventories', 'activo', ['inventories', 'inventoriesImpairment']],
  [
    'noteProperty',
    'activo',
    ['property', 'accumulatedDepreciation', 'accumulatedDepletion', 'propertyImpairment', 'revaluations'],
  ],
  ['noteIntangibles', 'activo', ['intangibles', 'accumulatedAmortisation']],
  ['noteOtherAssets', 'activo', ['prepaidExpenses', 'deferredCharges', 'otherAssets']],
  ['noteLoans', 'pasivo', ['loans', 'overdrafts', 'bonds', 'contraryCash']],
  ['notePayables', 'pasivo', ['suppliers', 'otherPayables', 'contraryReceivables']],
  ['noteRelated', 'pasivo', ['shareholderPayables', 'dividendsPayable']],
  ['noteTaxes', 'pasivo', ['withholdingsPayable', 'taxLiabilities', 'deferredTaxLiability', 'contraryTaxAssets']],
  ['noteStaff', 'pasivo', ['employeeBenefits', 'provisions']],
  ['noteOtherLiabilities', 'pasivo', ['deferredIncome', 'otherLiabilities']],
  [
    'noteEquity',
    'patrimonio',
    [
      'capital',
      'capitalSurplus',
      'reserves',
      'equityRevaluation',
      'yearResult',
      'earlierResult',
      'retainedEarnings',
      'otherComprehensiveIncome',
    ],
  ],
];

/** By line, its note: those for the long term are in the same one. What the note of equity adds up to is a total of others too. */
export const noteOfLine: ReadonlyMap<string, string> = new Map(
  notesOfPosition.flatMap(([note, section, lines]) =>
    (section === 'patrimonio' ? [] : lines).flatMap((key): [string, string][] => [
      [key, note],
      [`${key}LongTerm`, note],
    ]),
  ),
);
