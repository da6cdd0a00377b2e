/** A whole parametrization as the sheets of a workbook. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { entryCode, isExact } from '#core/identity/account-code.ts';
import type { ValidationSettings } from '../../run-validations.ts';
import { type WholeSettings, wholeSettings } from '../whole-settings.ts';
import {
  categoryColumns,
  helpRows,
  matchWords,
  NONE,
  no,
  noteWords,
  type ReadSheet,
  severityWords,
  sheetNames,
  yes,
} from './book-words.es.ts';
import { type Category, categoriesOf, type Described } from './categories.ts';
import { entryKey, type KeptContent, liveKey, nothingKept } from './kept-content.ts';
import { KeptSheet } from './write-kept.ts';

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
  /** Beside the settings. */
  kept?: KeptContent;
}

export function writeBook({ described, settings, nameOf, about, kept = nothingKept }: BookContent): BookSheet[] {
  const whole = wholeOf(described, settings);
  const categories = categoriesOf(described);
  const live = liveEntries(described, settings);
  const sheet = (which: ReadSheet, rowsOf: (sheet: KeptSheet) => BookSheet['rows']): BookSheet => {
    const filled = new KeptSheet(which, kept, live);
    return { name: sheetNames[which], rows: [filled.titles(), ...rowsOf(filled), ...filled.inactive()] };
  };
  const byCategory = (which: Category['sheet'], rowsOf: (category: Category, value: unknown) => BookSheet['rows']) =>
    sheet(which, (filled) =>
      categories
        .filter((category) => category.sheet === which)
        .flatMap((category) => {
          const value = lookUp(whole.get(category.validation.id)![category.part], category.name);
          return filled.active(category.key, entriesOf(value), rowsOf(category, value));
        }),
    );
  return [
    { name: sheetNames.help, rows: helpRows(about) },
    byCategory('accounts', (one, value) => accountRows(one, value, nameOf)),
    {
      name: sheetNames.categories,
      rows: [
        categoryColumns,
        ...categories.map((one) => [one.key, one.title, one.label, sheetNames[one.sheet], one.help]),
      ],
    },
    byCategory('rates', rateRows),
    byCategory('thirdParties', thirdPartyRows),
    byCategory('parameters', parameterRows),
    sheet('rules', (filled) =>
      described.flatMap((one) =>
        ruleRows(one, whole.get(one.validation.id)!).flatMap((row) => filled.active(String(row[0]), [row[0]], [row])),
      ),
    ),
    ...(kept.exogena.length === 0 ? [] : [{ name: sheetNames.exogena, rows: kept.exogena.map((row) => [...row]) }]),
  ];
}

function wholeOf(described: readonly Described[], settings: BookContent['settings']): Map<number, WholeSettings> {
  return new Map(
    described.map(({ validation }) => [validation.id, wholeSettings(validation, settings[validation.id])]),
  );
}

/** Keys of all rows and categories that a workbook of these settings has. */
export function liveEntries(described: readonly Described[], settings: BookContent['settings']): Set<string> {
  const whole = wholeOf(described, settings);
  const rows = [
    ...categoriesOf(described).map(({ sheet, key, validation, part, name }) => ({
      sheet,
      category: key,
      entries: entriesOf(lookUp(whole.get(validation.id)![part], name)),
    })),
    ...described.flatMap(({ validation }) =>
      validation.rules.map(({ code }) => ({ sheet: 'rules' as const, category: code, entries: [code] })),
    ),
  ];
  return new Set(
    rows.flatMap(({ entries, ...of }) => [null, ...entries.map(entryKey)].map((entry) => liveKey({ ...of, entry }))),
  );
}

/** What each row of a category says: a value of a list, that there is none, or its one value. */
function entriesOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) return [''];
  return value.length === 0 ? [null] : value;
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
    const { off = false, severity, reason = null } = lookUp(rules, code) ?? {};
    const word = severity === undefined ? null : severityWords[severity];
    return [code, `${text.title}: ${name}`, off ? no : yes, word, reason];
  });
}
