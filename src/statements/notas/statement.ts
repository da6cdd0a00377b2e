/**
 * Notas: what each line of the statements consists of, account by account, in tables fed by the books. Every line of the
 * mapping is in one note, and the notes add up to the statements. Results are those of the year so far.
 */
import {
  line,
  type SectionItem,
  type StatementDeclaration,
  type StatementItem,
  section,
  total,
} from '#core/statement/declaration.ts';
import { notesOfPosition } from '#core/statement/note-lines.ts';
import { type NamedLine, namedLine, namedLines } from '#core/statement/statement-lines.ts';

const RESULTS: readonly (readonly [note: string, lines: readonly string[]])[] = [
  ['noteRevenue', ['revenue', 'salesReturns']],
  ['noteCosts', ['costOfSales', 'productionCosts', 'productionDepreciation', 'productionAmortisation']],
  [
    'noteAdministration',
    ['administration', 'administrationDepreciation', 'administrationAmortisation', 'administrationImpairment'],
  ],
  ['noteSelling', ['selling', 'sellingDepreciation', 'sellingAmortisation', 'sellingImpairment']],
  [
    'noteOtherResults',
    ['otherIncome', 'assetSaleGain', 'investmentSaleGain', 'otherExpenses', 'assetSaleLoss', 'investmentSaleLoss'],
  ],
  ['noteFinancial', ['financialIncome', 'exchangeGain', 'financialExpenses', 'exchangeLoss']],
  ['noteIncomeTax', ['incomeTax']],
];

const UNMAPPED: Readonly<Partial<Record<NamedLine['section'], readonly [key: string, accountClass: string]>>> = {
  activo: ['unmappedAssets', '1'],
  pasivo: ['unmappedLiabilities', '2'],
  patrimonio: ['unmappedEquity', '3'],
};

const totalOf = (note: string) => `${note}Total`;

function closings(keys: readonly string[], ofSection: NamedLine['section']): StatementItem[] {
  const sign = ofSection === 'activo' ? 1 : -1;
  return keys.flatMap((key) =>
    [key, ...(namedLine(`${key}LongTerm`) ? [`${key}LongTerm`] : [])].map((own) =>
      line(own, { lines: [own] }, 'closing', sign),
    ),
  );
}

const position: readonly SectionItem[] = notesOfPosition.map(([note, ofSection, keys]) =>
  section(note, [...closings(keys, ofSection), ...(note === 'noteEquity' ? openResults() : [])], totalOf(note)),
);

function openResults(): StatementItem[] {
  return [line('openResult', {}, 'openResult', -1), line('carriedResult', {}, 'carriedResult', -1)];
}

const results: readonly SectionItem[] = RESULTS.map(([note, keys]) =>
  section(
    note,
    keys.map((key) => line(key, { lines: [key] }, 'flow', -1)),
    totalOf(note),
  ),
);

/** How a balance went from the beginning of the year to its end: what each side moved, and what nobody saw move. */
interface Movement {
  /** Keys begin so. */
  key: string;
  lines: readonly string[];
  /** Of what wears it down, which is shown apart. */
  worn?: readonly string[];
  /** Lines that change for a reason of their own. */
  others?: readonly (readonly [key: string, line: string])[];
  sign: 1 | -1;
}

function movement(note: string, { key, lines, worn = [], others = [], sign }: Movement): SectionItem {
  const moved = [...lines, ...worn];
  const all = [...moved, ...others.map(([, own]) => own)];
  return section(
    note,
    [
      line(`${key}Start`, { lines: all }, 'opening', sign),
      line(`${key}Debits`, { lines }, 'debits', sign),
      line(`${key}Credits`, { lines }, 'credits', sign),
      ...(worn.length === 0
        ? []
        : [
            line(`${key}Worn`, { lines: worn }, 'credits', sign),
            line(`${key}Released`, { lines: worn }, 'debits', sign),
          ]),
      ...others.map(([name, own]) => line(name, { lines: [own] }, 'change', sign)),
      line(`${key}Unseen`, { lines: moved }, 'unseen', sign),
    ],
    `${key}End`,
  );
}

const movements: readonly SectionItem[] = [
  movement('notePropertyMovement', {
    key: 'property',
    lines: ['property'],
    worn: ['accumulatedDepreciation', 'accumulatedDepletion'],
    others: [
      ['propertyImpaired', 'propertyImpairment'],
      ['propertyRevalued', 'revaluations'],
    ],
    sign: 1,
  }),
  movement('noteIntangiblesMovement', {
    key: 'intangibles',
    lines: ['intangibles'],
    worn: ['accumulatedAmortisation'],
    sign: 1,
  }),
  movement('noteImpairmentMovement', { key: 'impairment', lines: ['receivablesImpairment'], sign: -1 }),
  movement('noteLoansMovement', {
    key: 'loans',
    lines: ['loans', 'loansLongTerm', 'bonds', 'bondsLongTerm'],
    sign: -1,
  }),
];

function sumOf(key: string, ofSection: NamedLine['section']): StatementItem[] {
  const [unmapped, accountClass] = UNMAPPED[ofSection]!;
  const notes = notesOfPosition.filter(([, own]) => own === ofSection).map(([note]) => totalOf(note));
  return [
    line(unmapped, { unmapped: [accountClass] }, 'closing', ofSection === 'activo' ? 1 : -1),
    total(key, [...notes, unmapped]),
  ];
}

export const statement: StatementDeclaration = {
  key: 'notas',
  order: 5,
  kind: 'stock',
  isOfYear: true,
  items: () => [
    ...position,
    ...movements,
    ...results,
    section(
      'noteMemorandum',
      namedLines
        .filter(({ section: own }) => own === 'orden')
        .map(({ key }) => line(key, { lines: [key] }, 'closing', 1)),
      'noteMemorandumTotal',
    ),
    ...sumOf('totalAssets', 'activo'),
    ...sumOf('totalLiabilities', 'pasivo'),
    ...sumOf('totalEquity', 'patrimonio'),
    line('unmappedResults', { unmapped: ['4', '5', '6', '7'] }, 'flow', -1),
    total('result', [...RESULTS.map(([note]) => totalOf(note)), 'unmappedResults']),
  ],
  checks: ['notesTie', 'balances', 'mapped'],
};
