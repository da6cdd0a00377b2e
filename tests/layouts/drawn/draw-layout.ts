/**
 * Draws a layout by its seed: what a program or a person may do to a trial balance on its way to a file. Knows nothing
 * of the reader.
 */
import { createRandom, type Random } from '#simulator/random.ts';
import {
  companyWords,
  extraColumns,
  footers,
  headerWords,
  levelWidths,
  levelWords,
  monthSpellings,
  movementWords,
  pairSides,
  pairWords,
  reportTitles,
  totalLabels,
} from './drawn-words.es.ts';

export type ColumnKey =
  | 'code'
  | 'name'
  | 'id'
  | 'dv'
  | 'thirdParty'
  | 'both'
  | 'opening'
  | 'debit'
  | 'credit'
  | 'closing'
  | 'openingDebit'
  | 'openingCredit'
  | 'closingDebit'
  | 'closingCredit'
  | `level${number}`
  | `extra${number}`;

/** What may be refused instead of read: questions of one book, company, month and unit. */
export type Question =
  | 'thousands'
  | 'currency'
  | 'companies'
  | 'books'
  | 'three_books'
  | 'two_titles'
  | 'two_months'
  | 'half_month';

/** Damage by Excel and by other programs. */
export type Damage =
  | 'formulas'
  | 'apostrophe'
  | 'scientific'
  | 'double_codes'
  | 'merged'
  | 'code_once'
  | 'blocks'
  | 'split';

/**
 * Where accounts and third parties stand, if not in columns of their own: accounts in lines above their rows, in one
 * column for each level, ids below their account in its column; and totals of accounts without the sign of balances.
 */
export type Form = 'account_lines' | 'level_columns' | 'ids_in_codes' | 'absolute_levels';

export interface DrawnLayout {
  seed: number;
  file: 'xlsx' | 'csv' | 'tsv' | 'xls';
  /** Of a text file, and whether its first line says so. */
  separator: string;
  saysSeparator: boolean;
  columns: { key: ColumnKey; header: string; cells?: readonly (string | number)[] }[];
  /** Words over the columns of opening, movement and closing; null for one title row. */
  pairs: (typeof pairWords)[number] | null;
  levels: 'all' | 'leaves' | 'none';
  /** What stands in the id column of level rows. */
  levelIds: 'empty' | 'company';
  /** Without third parties: a general balance. */
  isGeneral: boolean;
  sign: 'signed' | 'class' | 'account';
  amounts: 'number' | 'plain' | 'spanish' | 'english';
  zero: 'number' | 'empty' | 'dash';
  negative: 'minus' | 'parentheses' | 'brackets' | 'angles' | 'after' | 'side_c' | 'side_h';
  codes: 'text' | 'number' | 'dotted' | 'indented';
  ids: 'digits' | 'dots' | 'dashed' | 'number';
  capitals: 'as_written' | 'upper' | 'plain';
  title: {
    report: string | null;
    company: { word: string; nit: string | null; order: 'company_first' | 'report_first' } | null;
    month: ((year: number, month: number, last: number) => string) | null;
    blanks: number;
  };
  total: { label: string; column: ColumnKey | null; hasOpening: boolean } | null;
  footer: string | null;
  question: Question | null;
  damage: Damage | null;
  form: Form | null;
}

const questions: readonly Question[] = ['thousands', 'currency', 'companies', 'books', 'two_months', 'half_month'];
const moreQuestions: readonly Question[] = ['three_books', 'two_titles'];
const forms: readonly Form[] = ['account_lines', 'level_columns', 'ids_in_codes', 'absolute_levels'];
const damages: readonly Damage[] = [
  'formulas',
  'apostrophe',
  'scientific',
  'double_codes',
  'merged',
  'code_once',
  'blocks',
  'split',
];

export function drawLayout(seed: number): DrawnLayout {
  const random = createRandom(seed, 'layout');
  const more = createRandom(seed, 'more of a layout');
  const damage = random.chance(25) ? random.pick(damages) : null;
  const isAsked = damage === null && random.chance(12);
  const usual = isAsked ? random.pick(questions) : null;
  const question = usual !== null && more.chance(25) ? more.pick(moreQuestions) : usual;
  const needsXlsx = damage !== null && damage !== 'apostrophe' && damage !== 'blocks';
  const file = needsXlsx ? 'xlsx' : random.pick(['xlsx', 'xlsx', 'xlsx', 'csv', 'tsv', 'xls'] as const);
  const isText = file === 'csv' || file === 'tsv';
  const needsParties = damage === 'blocks' || damage === 'merged' || damage === 'code_once';
  const isGeneral = !needsParties && random.chance(12);
  const amounts = amountsOf(random, damage, isText);
  const levels = needsParties ? 'none' : isGeneral ? random.pick(['all', 'none'] as const) : levelsOf(random);
  const hasPairs = damage === null && question !== 'books' && question !== 'three_books' && random.chance(18);
  const pairs = hasPairs ? random.pick(pairWords) : null;
  const form = damage === null && !isAsked && pairs === null && !isGeneral && more.chance(20) ? more.pick(forms) : null;
  const drawn = inForm(form, columnsOf(random, { isGeneral, isBlocks: damage === 'blocks', pairs }), more);
  const textColumns = drawn.filter(({ key }) => ['code', 'name', 'id', 'thirdParty', 'both'].includes(key));
  const hasTotal = random.chance(60);
  const label = random.pick(totalLabels);
  const usualSign = pairs === null ? random.pick(['signed', 'signed', 'class', 'account'] as const) : 'signed';
  const negative = negativeOf(amounts, pairs === null && damage === null && form !== 'absolute_levels', random, more);
  // A side behind a balance is its sign.
  const isSigned = form === 'absolute_levels' || negative.startsWith('side');
  const separator = file === 'tsv' ? '\t' : more.chance(30) ? more.pick(separators) : ';';
  return {
    seed,
    file,
    separator,
    saysSeparator: file === 'csv' && more.chance(20),
    columns: drawn,
    pairs,
    levels: levelsIn(form, levels),
    levelIds: form === null && random.chance(20) ? 'company' : 'empty',
    isGeneral,
    sign: isSigned ? 'signed' : usualSign,
    amounts,
    zero: random.pick(['number', 'number', 'empty', 'dash'] as const),
    negative,
    codes: form === null ? codesOf(random, damage, isText) : 'text',
    ids: random.pick(['digits', 'digits', 'dots', 'dashed', ...(isText ? [] : (['number'] as const))] as const),
    capitals: random.pick(['as_written', 'upper', 'plain'] as const),
    title: titleOf(random),
    total:
      hasTotal && textColumns.length > 0
        ? { label, column: label === '' ? null : random.pick(textColumns).key, hasOpening: random.chance(75) }
        : null,
    footer: random.chance(30) ? random.pick(footers) : null,
    question,
    damage,
    form,
  };
}

/** Separators that a decimal mark or a name does not hold. */
const separators = [';', '|', '^', '~', '\u00a7'] as const;

/** The columns of a form: without those that it has elsewhere. */
function inForm(form: Form | null, columns: DrawnLayout['columns'], random: Random): DrawnLayout['columns'] {
  const isParty = (key: ColumnKey) => key === 'id' || key === 'dv' || key === 'thirdParty' || key === 'both';
  if (form === 'account_lines') return columns.filter(({ key }) => key !== 'code' && key !== 'name');
  if (form === 'ids_in_codes') {
    const own = columns.filter(({ key }) => !isParty(key));
    const hasName = own.some(({ key }) => key === 'name');
    return hasName ? own : [own[0]!, { key: 'name', header: random.pick(headerWords.name) }, ...own.slice(1)];
  }
  if (form !== 'level_columns') return columns;
  const levels = levelWords.map((header, at) => ({ key: `level${levelWidths[at]!}` as const, header }));
  return [...levels, ...columns.filter(({ key }) => key !== 'code')];
}

function levelsIn(form: Form | null, levels: DrawnLayout['levels']): DrawnLayout['levels'] {
  if (form === 'account_lines') return 'none';
  return form === 'ids_in_codes' || form === 'absolute_levels' ? 'all' : levels;
}

function negativeOf(
  amounts: DrawnLayout['amounts'],
  mayHaveSides: boolean,
  random: Random,
  more: Random,
): DrawnLayout['negative'] {
  const isUsual = amounts === 'number' || random.chance(60);
  if (amounts === 'number' || more.chance(60)) return isUsual ? 'minus' : 'parentheses';
  const rare = ['brackets', 'angles', 'after', ...(mayHaveSides ? (['side_c', 'side_h'] as const) : [])] as const;
  return more.pick(rare);
}

function amountsOf(random: Random, damage: Damage | null, isText: boolean): DrawnLayout['amounts'] {
  if (damage === 'formulas' || damage === 'scientific') return 'number';
  if (damage === 'apostrophe') return 'spanish';
  return random.pick(
    isText ? (['plain', 'spanish', 'english'] as const) : (['number', 'number', 'spanish', 'english'] as const),
  );
}

function codesOf(random: Random, damage: Damage | null, isText: boolean): DrawnLayout['codes'] {
  if (damage === 'double_codes') return 'text';
  return random.pick(
    isText ? (['text', 'dotted', 'indented'] as const) : (['text', 'text', 'number', 'dotted', 'indented'] as const),
  );
}

function levelsOf(random: Random): DrawnLayout['levels'] {
  return random.pick(['all', 'all', 'leaves', 'none'] as const);
}

function titleOf(random: Random): DrawnLayout['title'] {
  return {
    report: random.chance(80) ? random.pick(reportTitles) : null,
    company: random.chance(80)
      ? {
          word: random.pick(companyWords.company),
          nit: random.chance(85) ? random.pick(companyWords.nit) : null,
          order: random.pick(['company_first', 'report_first'] as const),
        }
      : null,
    month: random.chance(85) ? random.pick(monthSpellings) : null,
    blanks: random.int(0, 2),
  };
}

interface Wanted {
  isGeneral: boolean;
  isBlocks: boolean;
  pairs: DrawnLayout['pairs'];
}

/** Columns in any order; those of amounts stay together in theirs, as every program has them. */
function columnsOf(random: Random, { isGeneral, isBlocks, pairs }: Wanted): DrawnLayout['columns'] {
  const named = (key: keyof typeof headerWords) => ({ key, header: random.pick(headerWords[key]) }) as const;
  const words: DrawnLayout['columns'] = [named('code')];
  if (isGeneral || random.chance(85)) words.push(named('name'));
  if (!isGeneral && !isBlocks) {
    const isOne = random.chance(15);
    if (isOne) words.push(named('both'));
    else {
      words.push(named('id'));
      if (random.chance(20)) words.push(named('dv'));
      if (random.chance(80)) words.push(named('thirdParty'));
    }
  }
  const extras = Array.from({ length: random.pick([0, 0, 1, 2]) }, (_, index) => {
    const { header, cells } = random.pick(extraColumns);
    return { key: `extra${index}` as const, header, cells };
  });
  const before = random.chance(50) ? words : random.shuffle(words);
  const amounts = pairs === null ? plainAmounts(random) : pairedAmounts(random);
  return [...before, ...extras.slice(1), ...amounts, ...extras.slice(0, 1)];
}

function plainAmounts(random: Random): DrawnLayout['columns'] {
  const [debit, credit] = random.pick(movementWords);
  return [
    { key: 'opening', header: random.pick(headerWords.opening) },
    { key: 'debit', header: debit },
    { key: 'credit', header: credit },
    { key: 'closing', header: random.pick(headerWords.closing) },
  ];
}

function pairedAmounts(random: Random): DrawnLayout['columns'] {
  const [debit, credit] = random.pick(pairSides);
  const keys = ['openingDebit', 'openingCredit', 'debit', 'credit', 'closingDebit', 'closingCredit'] as const;
  return keys.map((key, index) => ({ key, header: index % 2 === 0 ? debit : credit }));
}
