/** Takes over what a workbook gives: each validation's settings afterwards, or every problem of it. All or nothing. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { EQUIVALENCES_ID } from '../../roles/company-roles.ts';
import type { ValidationSettings } from '../../run-validations.ts';
import { checkSettings, type KnowsAccount } from '../check-settings.ts';
import { knownAccounts, saidAccounts } from '../known-accounts.ts';
import { describeSettingsProblem } from '../settings-issue.es.ts';
import {
  ownOfWhole,
  type SettingsChange,
  settingsChanges,
  type WholeSettings,
  wholeSettings,
} from '../whole-settings.ts';
import type { BookRows } from './book-table.ts';
import { asDeclaredReason, problemSentence, sheetNames } from './book-words.es.ts';
import type { Described } from './categories.ts';
import { type KeptContent, mergedContent, nothingKept, sameContent } from './kept-content.ts';
import { type BookReading, type GivenSettings, readBook } from './read-book.ts';
import { liveEntries } from './write-book.ts';

/** What one validation has afterwards. */
export interface TakenSettings {
  described: Described;
  /** To be set over its declaration. */
  settings: ValidationSettings;
  changes: SettingsChange[];
}

export type TakenBook =
  | {
      taken: TakenSettings[];
      /** What is kept beside the settings afterwards, and whether that is something else than before. */
      kept: KeptContent;
      keepsElse: boolean;
      /** A sentence for each sheet and column that is kept and not used. */
      unused: string[];
      problems?: never;
    }
  | { taken?: never; problems: string[] };

/**
 * `described`: declarations over which `settings` are (by validation id); only validations that change are returned.
 * Problems are sentences with sheet, row and column. `isOfBooks`: accounts that exist beside those of the
 * PUC and those said already.
 */
export function takeBook(
  sheets: readonly BookRows[],
  described: readonly Described[],
  settings: Readonly<Record<number, ValidationSettings>>,
  kept: KeptContent = nothingKept,
  isOfBooks: KnowsAccount = () => false,
): TakenBook {
  const reading = readBook(sheets, described);
  const wanted = described.flatMap((one) => {
    const given = reading.given.get(one.validation.id);
    const before = wholeSettings(one.validation, settings[one.validation.id]);
    return given === undefined ? [] : [{ one, given, before, after: withGiven(before, given) }];
  });
  const chart = wanted.find(({ one }) => one.validation.id === EQUIVALENCES_ID)?.after ?? settings[EQUIVALENCES_ID];
  const knows = knownAccounts(isOfBooks, chart);
  const problems = [
    ...reading.problems,
    ...wanted.flatMap(({ one, given, before }) => problemsOf(one, given, before, reading, knows)),
  ];
  if (problems.length > 0) return { problems };
  const taken = wanted.flatMap(({ one, before, after }): TakenSettings[] => {
    const own = ownOfWhole(one.validation, after, asDeclaredReason);
    const changes = settingsChanges(before, wholeSettings(one.validation, own));
    return changes.length === 0 ? [] : [{ described: one, settings: own, changes }];
  });
  const now = { ...settings, ...Object.fromEntries(taken.map((one) => [one.described.validation.id, one.settings])) };
  const content = mergedContent(kept, reading.content);
  const keepsElse = !sameContent(kept, content, liveEntries(described, now));
  return { taken, kept: content, keepsElse, unused: reading.unused };
}

function withGiven(before: WholeSettings, given: GivenSettings): WholeSettings {
  const rules = Object.entries({ ...before.rules, ...given.rules });
  return {
    roles: { ...before.roles, ...given.roles },
    parameters: { ...before.parameters, ...given.parameters },
    rules: Object.fromEntries(rules.flatMap(([code, setting]) => (setting === null ? [] : [[code, setting]]))),
  };
}

/** Of what is given, beside what stays as it is. */
function problemsOf(
  { validation, text }: Described,
  { roles, parameters, rules }: GivenSettings,
  before: WholeSettings,
  { places }: BookReading,
  knows: KnowsAccount,
): string[] {
  const declaration = { ...validation, roles: before.roles, sharing: validation.sharing ?? validation.roles };
  const changed = Object.fromEntries(
    Object.entries(rules).filter(
      ([code, setting]) => setting !== null && (setting.off !== false || lookUp(validation.ruleSettings, code)),
    ),
  );
  const known = saidAccounts(validation, before);
  const given = { roles, parameters, rules: changed };
  const { issues = [] } = checkSettings(declaration, given, (account) => known.has(account) || knows(account));
  return issues.map((issue) => {
    const path = `${validation.id}.${issue.place}`;
    const found = places.get(path) ?? places.get(path.replace(/\.\w+$/, '')) ?? places.get(`${path}.0`);
    const words = describeSettingsProblem(issue, text.roles, 'form');
    const place = found ?? { sheet: sheetNames.accounts, row: 0 };
    return problemSentence(place, found ? words : `${text.title}: ${words}`);
  });
}
