/** A whole parametrization as the sheets of a workbook. */
import { entryCode, isExact } from '#core/identity/account-code.ts';
import type { ValidationSettings } from '../../run-validations.ts';
import { type WholeSettings, wholeSettings } from '../whole-settings.ts';
import {
  categoryColumns,
  columnNames,
  helpRows,
  matchWords,
  NONE,
  no,
  noteWords,
  severityWords,
  sheetNames,
  yes,
} from './book-words.es.ts';
import { type Category, categoriesOf, type Described } from './categories.ts';

export interface BookSheet {
  name: string;
  rows: (string | number | null)[][];
}

export interface BookContent {
  described: readonly Described[];
  /** Over the declarations, by validation id. */
  settings: Readonly<Record<number, ValidationSettings>>;
  /** Name of an account or title; '' when unknown. */
  nameOf: (code: string) => string;
  /** Lines of the first sheet that say what the workbook is of. */
  about: readonly (readonly [string, string | number])[];
}

export function writeBook({ described, settings, nameOf, about }: BookContent): BookSheet[] {
  const whole = new Map(
    described.map(({ validation }) => [validation.id, wholeSettings(validation, settings[validation.id])]),
  );
  const categories = categoriesOf(described);
  const rowsOf = (sheet: Category['sheet'], row: (category: Category, value: unknown) => BookSheet['rows']) =>
    categories
      .filter((category) => category.sheet === sheet)
      .flatMap((category) => row(category, whole.get(category.validation.id)![category.part][category.name]));
  return [
    { name: sheetNames.help, rows: helpRows(about) },
    {
      name: sheetNames.accounts,
      rows: [
        Object.values(columnNames.accounts),
        ...rowsOf('accounts', (one, value) => accountRows(one, value, nameOf)),
      ],
    },
    {
      name: sheetNames.categories,
      rows: [
        categoryColumns,
        ...categories.map((one) => [one.key, one.title, one.label, sheetNames[one.sheet], one.help]),
      ],
    },
    { name: sheetNames.rates, rows: [Object.values(columnNames.rates), ...rowsOf('rates', rateRows)] },
    {
      name: sheetNames.thirdParties,
      rows: [Object.values(columnNames.thirdParties), ...rowsOf('thirdParties', thirdPartyRows)],
    },
    {
      name: sheetNames.parameters,
      rows: [Object.values(columnNames.parameters), ...rowsOf('parameters', parameterRows)],
    },
    {
      name: sheetNames.rules,
      rows: [
        Object.values(columnNames.rules),
        ...described.flatMap((one) => ruleRows(one, whole.get(one.validation.id)!)),
      ],
    },
  ];
}

function accountRows({ key, part }: Category, value: unknown, nameOf: (code: string) => string): BookSheet['rows'] {
  const entries = value as readonly (string | readonly [string, string])[];
  if (entries.length === 0) return [[NONE, matchWords.none, null, null, key, null, yes, null]];
  return entries.map((entry) => {
    if (part === 'parameters') {
      const [one, other] = entry as readonly [string, string];
      return [one, matchWords.pair, null, nameOf(one), key, other, yes, null];
    }
    const code = entryCode(entry as string);
    const match = isExact(entry as string) ? matchWords.exact : matchWords.prefix;
    return [code, match, null, nameOf(code), key, null, yes, null];
  });
}

function rateRows({ key, kind }: Category, value: unknown): BookSheet['rows'] {
  const entries = value as readonly (readonly [string, string | number])[];
  if (entries.length === 0) return [[key, NONE, null, null, yes, null]];
  return entries.map(([one, rate]) =>
    kind === 'monthly' ? [key, null, rate, one, yes, null] : [key, one, rate, null, yes, null],
  );
}

function thirdPartyRows({ key, label }: Category, value: unknown): BookSheet['rows'] {
  const nits = value as readonly string[];
  return (nits.length === 0 ? [NONE] : nits).map((nit) => [nit, label, key, yes, null]);
}

function parameterRows({ key, label, kind }: Category, value: unknown): BookSheet['rows'] {
  const note = noteWords[kind as keyof typeof noteWords];
  if (kind === 'list') {
    const words = value as readonly string[];
    return (words.length === 0 ? [NONE] : words).map((word) => [key, label, word, note]);
  }
  return [[key, label, kind === 'switch' ? (value === true ? yes : no) : cellOfNumber(value), note]];
}

/** Amounts that a number cannot hold to the cent are written as text. */
function cellOfNumber(value: unknown): string | number {
  if (typeof value === 'number') return value;
  const text = String(value);
  return Math.abs(Number(text)) < 1e12 ? Number(text) : text;
}

function ruleRows({ validation, text }: Described, { rules }: WholeSettings): BookSheet['rows'] {
  return validation.rules.map(({ code, name }) => {
    const { off = false, severity, reason = null } = rules[code] ?? {};
    const word = severity === undefined ? null : severityWords[severity];
    return [code, `${text.title}: ${name}`, off ? no : yes, word, reason];
  });
}
