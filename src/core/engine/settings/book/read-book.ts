/**
 * Reads the sheets of a parametrization's workbook: what each category is to have, and every problem with its place. Nothing
 * is taken from a workbook with problems.
 */
import { type Dictionary, dictionary, lookUp } from '#core/dictionary/look-up.ts';
import { EXACT_MARK } from '#core/identity/account-code.ts';
import { type EntryKind, hasWrongDv } from '../entry-kind.ts';
import type { RuleSetting } from '../rule-setting.ts';
import { type BookRow, type BookRows, type BookTables, bookTables } from './book-table.ts';
import {
  type BookPlace,
  bookProblems,
  matchWords,
  NONE,
  no,
  plainWord,
  problemSentence,
  severityOfWord,
  sheetNames,
  yes,
} from './book-words.es.ts';
import { type Category, categoriesOf, type Described } from './categories.ts';
import { entryIn, monthIn, rateIn, scalarIn } from './cell-values.ts';
import { prefixesOfRange } from './code-range.ts';
import { type GivenContent, MOST_KEPT } from './kept-content.ts';
import { KeptReader } from './read-kept.ts';

/** What a workbook gives a validation; what it does not name stays. */
export interface GivenSettings {
  roles: Dictionary<string[]>;
  parameters: Dictionary<unknown>;
  /** Null: as declared. */
  rules: Dictionary<RuleSetting | null>;
}

export interface BookReading {
  /** By validation id. */
  given: Map<number, GivenSettings>;
  /** Where a value is written, by `id.roles.costo.0`. */
  places: Map<string, BookPlace>;
  /** What is kept beside the settings. */
  content: GivenContent;
  /** A sentence for each sheet and column that is kept and not used. */
  unused: string[];
  problems: string[];
}

/** Entries of a role; a range that needs more is written in parts. */
const MOST_OF_RANGE = 500;
const CODE = /^\d{1,16}$/;

export function readBook(sheets: readonly BookRows[], described: readonly Described[]): BookReading {
  const { rows, exogena, unused, problems } = bookTables(sheets);
  const reader = new BookReader(described, problems);
  for (const row of rows.accounts) reader.account(row);
  for (const row of rows.rates) reader.rate(row);
  for (const row of rows.thirdParties) reader.thirdParty(row);
  for (const row of rows.parameters) reader.parameter(row);
  for (const row of rows.rules) reader.rule(row);
  return { ...reader.end(exogena), unused };
}

class BookReader {
  readonly #described: readonly Described[];
  readonly #categories: ReadonlyMap<string, Category>;
  readonly #problems: string[];
  readonly #given = new Map<number, GivenSettings>();
  readonly #places = new Map<string, BookPlace>();
  /** Rows that say that their category has nothing. */
  readonly #empty = new Map<string, BookRow>();
  readonly #kept = new KeptReader();

  constructor(described: readonly Described[], problems: string[]) {
    this.#described = described;
    this.#categories = new Map(categoriesOf(described).map((one) => [plainWord(one.key), one]));
    this.#problems = problems;
  }

  account(row: BookRow): undefined {
    const category = this.#category(row, 'accounts');
    if (category === null || !this.#isActive(row, category)) return;
    const match = plainWord(row.text('match'));
    const known = Object.values(matchWords).find((word) => plainWord(word) === match);
    const code = row.text('code').replace(/\*$/, '');
    if (match !== '' && known === undefined) return this.#say(row, 'match', bookProblems.badMatch(row.text('match')));
    if (known === matchWords.none || code === NONE) return this.#none(row, category);
    if (code === '') return this.#say(row, 'code', bookProblems.noCode);
    const other = row.text('other');
    if (category.part === 'parameters') {
      if (other === '') return this.#say(row, 'other', bookProblems.notPair);
      for (const [column, written] of [
        ['code', code],
        ['other', other],
      ] as const)
        if (!CODE.test(written)) return this.#say(row, column, bookProblems.badCode(written));
      return this.#add(row, category, [[code, other]]);
    }
    if (known === matchWords.pair || other !== '') return this.#say(row, 'other', bookProblems.isPair);
    if (!CODE.test(code)) return this.#say(row, 'code', bookProblems.badCode(row.text('code')));
    if (known === matchWords.range) return this.#range(row, category, code);
    if (row.text('to') !== '') return this.#say(row, 'to', bookProblems.strayTo);
    this.#add(row, category, [known === matchWords.exact ? EXACT_MARK + code : code]);
  }

  #range(row: BookRow, category: Category, from: string): undefined {
    const to = row.text('to');
    if (!CODE.test(to) || to.length !== from.length || to < from) return this.#say(row, 'to', bookProblems.noTo);
    const prefixes = prefixesOfRange(from, to);
    if (prefixes.length > MOST_OF_RANGE) return this.#say(row, 'to', bookProblems.wideRange(MOST_OF_RANGE));
    this.#add(row, category, prefixes);
  }

  rate(row: BookRow): undefined {
    const category = this.#category(row, 'rates');
    if (category === null || !this.#isActive(row, category)) return;
    if ([row.text('code'), row.text('rate'), row.text('from')].includes(NONE)) return this.#none(row, category);
    if (row.text('rate') === '') return this.#say(row, 'rate', bookProblems.noRate);
    if (category.kind !== 'monthly') {
      const code = row.text('code');
      if (code === '') return this.#say(row, 'code', bookProblems.noCode);
      if (!CODE.test(code)) return this.#say(row, 'code', bookProblems.badCode(code));
      const second = entryIn(category.entry, row.cell('rate'));
      if (second !== null) return this.#add(row, category, [[code, second]]);
      const message = category.entry === 'months' ? bookProblems.badMonths : bookProblems.badRate;
      return this.#say(row, 'rate', message(row.text('rate')));
    }
    const rate = rateIn(row.cell('rate'));
    if (rate === null || rate < 0 || rate > 100) return this.#say(row, 'rate', bookProblems.badRate(row.text('rate')));
    const month = monthIn(row.text('from'));
    if (month === null) return this.#say(row, 'from', bookProblems.noMonth);
    this.#add(row, category, [[month, rate]]);
  }

  thirdParty(row: BookRow): undefined {
    const category = this.#category(row, 'thirdParties');
    if (category === null || !this.#isActive(row, category)) return;
    const nit = row.text('nit');
    if (nit === NONE) return this.#none(row, category);
    if (nit === '') return this.#say(row, 'nit', bookProblems.noNit);
    const read = entryIn('nit', nit);
    if (read === null)
      return this.#say(row, 'nit', hasWrongDv(nit) ? bookProblems.wrongDv(nit) : bookProblems.badNit(nit));
    this.#add(row, category, [read]);
  }

  parameter(row: BookRow): undefined {
    const category = this.#category(row, 'parameters');
    if (category === null) return;
    const { kind, validation, name } = category;
    const written = row.text('value');
    if (written === '') return this.#say(row, 'value', bookProblems.noValue);
    if (kind === 'list') {
      if (written === NONE) return this.#none(row, category);
      const entry = entryIn(category.entry, row.cell('value'));
      if (entry !== null) return this.#add(row, category, [entry]);
      return this.#say(row, 'value', badEntry(category.entry)(written));
    }
    const given = this.#of(validation.id).parameters;
    if (Object.hasOwn(given, name)) return this.#say(row, 'category', bookProblems.twice);
    const value = scalarIn(row.cell('value'), kind);
    if (value === null) {
      const message = kind === 'switch' ? bookProblems.badActive : bookProblems.badNumber;
      return this.#say(row, 'value', message(written));
    }
    given[name] = value;
    this.#kept.active(row, category, ['']);
    this.#places.set(`${validation.id}.parameters.${name}`, row.place('value'));
  }

  rule(row: BookRow): undefined {
    const code = row.text('rule').toUpperCase();
    const owner = this.#described.find(({ validation }) => validation.rules.some((rule) => rule.code === code));
    if (owner === undefined) return this.#say(row, 'rule', bookProblems.unknownRule(row.text('rule')));
    const { id } = owner.validation;
    const { rules } = this.#of(id);
    if (Object.hasOwn(rules, code)) return this.#say(row, 'rule', bookProblems.twiceRule);
    const active = plainWord(row.text('active'));
    if (!['', plainWord(yes), plainWord(no)].includes(active))
      return this.#say(row, 'active', bookProblems.badActive(row.text('active')));
    const word = row.text('severity');
    const severity = word === '' ? undefined : severityOfWord(word);
    if (word !== '' && severity === undefined) return this.#say(row, 'severity', bookProblems.badSeverity(word));
    this.#places.set(`${id}.rules.${code}`, row.place('note'));
    const reason = row.text('note');
    // That of a changed rule is its reason.
    const isChanged =
      active === plainWord(no) || severity !== undefined || lookUp(owner.validation.ruleSettings, code) !== undefined;
    this.#kept.active(row, { sheet: 'rules', key: code }, [code], !isChanged);
    if (active === plainWord(no)) rules[code] = { off: true, reason };
    else if (severity !== undefined) rules[code] = { severity, reason };
    else rules[code] = reason === '' ? null : { off: false, reason };
  }

  end(exogena: BookTables['exogena']): Omit<BookReading, 'unused'> {
    for (const [key, row] of this.#empty) {
      const { validation, part, name } = this.#categories.get(key)!;
      if ((lookUp(this.#of(validation.id)[part], name) as readonly unknown[]).length > 0)
        this.#say(row, 'category', bookProblems.alone);
    }
    const content = this.#kept.end(exogena);
    if (JSON.stringify([content.rows, content.exogena]).length > MOST_KEPT)
      this.#problems.push(bookProblems.tooMuchKept);
    return { given: this.#given, places: this.#places, content, problems: this.#problems };
  }

  #category(row: BookRow, sheet: Category['sheet']): Category | null {
    const written = row.text('category');
    if (written === '') this.#say(row, 'category', bookProblems.noCategory);
    const category = this.#categories.get(plainWord(written));
    if (written !== '' && category === undefined) this.#say(row, 'category', bookProblems.unknownCategory(written));
    if (category === undefined) return null;
    if (category.sheet !== sheet) {
      this.#say(row, 'category', bookProblems.otherSheet(category.key, sheetNames[category.sheet]));
      return null;
    }
    // Named, if only by rows that are not active: it has what its rows say, and nothing else.
    const given = this.#of(category.validation.id)[category.part];
    if (category.kind === null || ['list', 'pairs', 'monthly'].includes(category.kind)) given[category.name] ??= [];
    return category;
  }

  #isActive(row: BookRow, category: Category): boolean {
    const active = plainWord(row.text('active'));
    if (!['', plainWord(yes), plainWord(no)].includes(active))
      this.#say(row, 'active', bookProblems.badActive(row.text('active')));
    if (active !== plainWord(no)) return true;
    this.#kept.inactive(row, category);
    return false;
  }

  #none(row: BookRow, category: Category): undefined {
    this.#empty.set(plainWord(category.key), row);
    this.#kept.active(row, category, [null]);
  }

  #add(row: BookRow, category: Category, values: readonly unknown[]): undefined {
    const { validation, part, name } = category;
    this.#kept.active(row, category, values);
    const list = lookUp(this.#of(validation.id)[part], name) as unknown[];
    for (const value of values) {
      this.#places.set(`${validation.id}.${part}.${name}.${list.length}`, row.place());
      list.push(value);
    }
  }

  #of(id: number): GivenSettings {
    const given = this.#given.get(id) ?? { roles: dictionary(), parameters: dictionary(), rules: dictionary() };
    this.#given.set(id, given);
    return given;
  }

  #say(row: BookRow, column: string, message: string): undefined {
    this.#problems.push(problemSentence(row.place(column), message));
  }
}

/** What is wrong with an entry of a list. */
function badEntry(kind: EntryKind): (given: string) => string {
  if (kind === 'percent') return bookProblems.badRate;
  return kind === 'word' ? bookProblems.badWord : bookProblems.badCode;
}
