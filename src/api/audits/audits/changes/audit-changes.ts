/** Inputs of an audit that changed after it: another audit of the month may have another result. */

import { isDeepStrictEqual } from 'node:util';
import { sourcesHeldAt } from '#api/balances/source-files/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { nextMonth, parsePeriod, periodKey } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { settingsOverPredefined } from '#core/engine/settings/predefined.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { listName } from '#core/reference/dian/dian-words.es.ts';
import { type SourceKey, sourceKeys } from '#core/source/source-tables.ts';
import { validations, validationTexts } from '#validations/with-sources.ts';
import { profileForAudit } from '../../audit-input/queries.ts';
import { activeCustomRules } from '../../custom-rules/queries.ts';
import { activeSettings } from '../../parametrization/queries.ts';
import { predefinedInForce, predefinedSettings } from '../../predefined/queries.ts';
import { mostHistory } from '../../stored-input.ts';
import type { AuditChange, AuditChanges } from '../contract.ts';
import { loadedCode } from '../known/result-digest.ts';
import type { AuditRecord } from '../queries.ts';
import type { KeptBasis } from '../run/audit-task.ts';
import { findClosed } from '../sign-off/queries.ts';
import {
  balancesBefore,
  directoryVersion,
  listsTouchedAfter,
  monthsAfter,
  monthsOfBalances,
  ratesChangedAfter,
  settingsAt,
} from './queries.ts';
import { text } from './text.es.ts';

interface Found extends AuditChange {
  isPlural: boolean;
}

/** Nothing is said of audits that did not store their basis, nor of unfinished ones. */
export async function auditChanges(trx: DatabaseTransaction, audit: AuditRecord): Promise<AuditChanges> {
  const following = (await monthsAfter(trx, audit.companyId, audit)).map(periodKey);
  const { basis } = audit;
  if (audit.state !== 'done' || basis?.marks === undefined) return { sentence: null, changes: [], following };
  const found = [
    ...(await changedProfile(trx, audit, basis)),
    ...(await changedSettings(trx, audit, basis)),
    ...(await changedHistory(trx, audit, basis)),
    ...(await changedSources(trx, audit, basis)),
    ...(await changedLists(trx, audit, basis)),
    ...changedProgram(basis),
  ];
  const isPlural = found.length > 1 || found.some((change) => change.isPlural);
  const changes = found.map(({ kind, words }) => ({ kind, words }));
  if (changes.length === 0) return { sentence: null, changes, following };
  const sentence = text.sentence(
    changes.map(({ words }) => words),
    isPlural,
  );
  const isSigned = changes.some(({ kind }) => kind === 'predefined') && (await isSignedAudit(trx, audit));
  return { sentence: isSigned ? `${sentence} ${text.signed}` : sentence, changes, following };
}

/** Whether a month was closed with this audit. */
async function isSignedAudit(trx: DatabaseTransaction, { id, companyId, year, month }: AuditRecord): Promise<boolean> {
  return (await findClosed(trx, companyId, { year, month }))?.auditId === id;
}

async function changedProfile(
  trx: DatabaseTransaction,
  { companyId }: AuditRecord,
  { profile }: KeptBasis,
): Promise<Found[]> {
  const now = await profileForAudit(trx, companyId);
  return isDeepStrictEqual(now, profile) ? [] : [{ kind: 'profile', words: text.profile, isPlural: false }];
}

/** Changes that were undone since are none. */
async function changedSettings(
  trx: DatabaseTransaction,
  { companyId }: AuditRecord,
  { predefined, parametrization, own = [] }: KeptBasis,
): Promise<Found[]> {
  const found: Found[] = [];
  const now = await activeSettings(trx, companyId);
  if (now.version !== parametrization) {
    const before = await settingsAt(trx, companyId, parametrization);
    const count = (part: keyof ValidationSettings) => differences(before, now.settings, part);
    const [parameters, accounts, rules] = [count('parameters'), count('roles'), count('rules')];
    if (parameters > 0)
      found.push({ kind: 'parameters', words: text.parameters(parameters), isPlural: parameters > 1 });
    if (accounts > 0) found.push({ kind: 'accounts', words: text.accounts(accounts), isPlural: true });
    if (rules > 0) found.push({ kind: 'ruleSettings', words: text.ruleSettings(rules), isPlural: rules > 1 });
  }
  if (predefined !== undefined) {
    const then = await predefinedSettings(trx, predefined.software, predefined.version);
    const held = (await predefinedInForce(trx, companyId)).settings;
    // What the company sets itself hides what lies under it.
    const under = (settings: typeof held) => settingsOverPredefined(now.settings, settings);
    if (!isDeepStrictEqual(under(then ?? {}), under(held)))
      found.push({ kind: 'predefined', words: text.predefined, isPlural: false });
  }
  const custom = differingIds(own, await activeCustomRules(trx, companyId));
  if (custom > 0) found.push({ kind: 'customRules', words: text.customRules(custom), isPlural: custom > 1 });
  return found;
}

/** Number of keys of a part of the settings that differ, over all validations. */
function differences(
  before: Readonly<Record<number, ValidationSettings>>,
  now: Readonly<Record<number, ValidationSettings>>,
  part: keyof ValidationSettings,
): number {
  const ids = new Set([...Object.keys(before), ...Object.keys(now)].map(Number));
  return [...ids].reduce((sum, id) => {
    const [then = {}, today = {}]: Record<string, unknown>[] = [before[id]?.[part] ?? {}, now[id]?.[part] ?? {}];
    const keys = new Set([...Object.keys(then), ...Object.keys(today)]);
    return sum + [...keys].filter((key) => !isDeepStrictEqual(lookUp(then, key), lookUp(today, key))).length;
  }, 0);
}

interface Versioned {
  id: number;
  version: number;
}

function differingIds(before: readonly Versioned[], now: readonly Versioned[]): number {
  const versions = (list: readonly Versioned[]) => new Map(list.map(({ id, version }) => [id, version]));
  const [then, today] = [versions(before), versions(now)];
  return [...new Set([...then.keys(), ...today.keys()])].filter((id) => then.get(id) !== today.get(id)).length;
}

/** Earlier months that were loaded, replaced or withdrawn. */
async function changedHistory(trx: DatabaseTransaction, audit: AuditRecord, { balances }: KeptBasis): Promise<Found[]> {
  const { companyId } = audit;
  const then = await monthsOfBalances(trx, companyId, balances.slice(1));
  const now = await balancesBefore(trx, companyId, audit, mostHistory);
  const months = [...new Set([...then.keys(), ...now.keys()])]
    .filter((month) => then.get(month) !== now.get(month))
    .sort()
    .map((month) => parsePeriod(month)!);
  return months.length === 0 ? [] : [{ kind: 'history', words: text.balances(months), isPlural: months.length > 1 }];
}

/** Second files that were loaded or withdrawn. */
async function changedSources(
  trx: DatabaseTransaction,
  audit: AuditRecord,
  { sources: then = {} }: KeptBasis,
): Promise<Found[]> {
  const now = Map.groupBy(await sourcesHeldAt(trx, audit.companyId, audit), ({ source }) => source);
  const ids = (key: SourceKey) => now.get(key)?.map(({ id }) => id) ?? [];
  return sourceKeys
    .filter((key) => !isDeepStrictEqual(ids(key), then[key] ?? []))
    .map((key) => ({ kind: 'sources', words: text.source(lookUp(titles, key)!.title), isPlural: false }));
}

async function changedLists(
  trx: DatabaseTransaction,
  { companyId, year, month, createdAt }: AuditRecord,
  { directory = 0 }: KeptBasis,
): Promise<Found[]> {
  const found: Found[] = [];
  // Rules look back to the December before.
  const days = { from: `${year - 1}-12-01`, before: `${periodKey(nextMonth({ year, month }))}-01` };
  if (await ratesChangedAfter(trx, createdAt, days)) found.push({ kind: 'rates', words: text.rates, isPlural: true });
  if ((await directoryVersion(trx, companyId)) !== directory)
    found.push({ kind: 'directory', words: text.directory, isPlural: true });
  for (const list of await listsTouchedAfter(trx, createdAt, { companyId, year, month }))
    found.push({ kind: 'dianLists', words: text.dianList(listName[list]), isPlural: false });
  return found;
}

const titles: Readonly<Record<string, Pick<ValidationText, 'title'>>> = validationTexts;

/** Validations whose facts come from other code than at the audit, where both are known: others have the same result. */
function changedProgram({ marks }: KeptBasis): Found[] {
  const changed = validations
    .filter(({ key }) => {
      const [then, now] = [lookUp(marks, key)?.facts, lookUp(loadedCode, key)?.facts];
      return then !== undefined && now !== undefined && then !== now;
    })
    .map(({ key }) => lookUp(titles, key)!.title);
  return changed.length === 0 ? [] : [{ kind: 'program', words: text.program(changed), isPlural: false }];
}
