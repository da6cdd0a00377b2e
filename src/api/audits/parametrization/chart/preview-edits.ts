/** Before and after of edits of accounts: their state, the coverage and the findings of the newest month. In a worker thread. */
import { isDeepStrictEqual } from 'node:util';
import type { ChartAccount } from '#core/engine/chart/chart-of-accounts.ts';
import { coveredPerMille } from '#core/engine/chart/coverage.ts';
import { EQUIVALENCES_ID, EQUIVALENCES_KEY } from '#core/engine/roles/company-roles.ts';
import { runValidations, type ValidationSettings } from '#core/engine/run-validations.ts';
import { settingsOverPredefined } from '#core/engine/settings/predefined.ts';
import { validations, validationTexts } from '#validations/with-sources.ts';
import { equivalencesInForce, openInput, type StoredInput } from '../../stored-input.ts';
import { validationSummary } from '../../validation-summary.ts';
import { stateOf } from './chart-document.ts';
import type { ChartEdit, ChartPreview } from './contract.ts';
import { givenAfter, planEdits } from './plan-edits.ts';
import type { StoredChart } from './queries.ts';
import { buildChart, openBooks, validationsOver } from './read-chart.ts';
import { text } from './text.es.ts';

export interface EditsTask {
  stored: StoredChart;
  edits: ChartEdit[];
  /** The newest month as an audit sees it; null without balances. */
  input: StoredInput | null;
}

const mostShown = 500;

type Settings = Readonly<Record<number, ValidationSettings>>;

export async function previewEdits({ stored, edits, input }: EditsTask): Promise<Omit<ChartPreview, 'period'>> {
  const inForce = { ...stored, settings: settingsOverPredefined(stored.settings, stored.predefined) };
  const planned = planEdits(validationsOver(stored.predefined), inForce, edits);
  const settings = { ...stored.settings, ...planned.settings };
  const given = givenAfter(stored.given, planned.accounts);
  const edited = { ...stored, settings, given };
  const books = openBooks(stored);
  const before = buildChart(stored, books);
  const after = buildChart(edited, EQUIVALENCES_ID in planned.settings ? openBooks(edited, books) : books);
  const now = new Map(after.accounts.map((account) => [account.code, account]));
  const changes = before.accounts.flatMap((account) => {
    const next = now.get(account.code);
    return next === undefined || isSame(account, next) ? [] : [changeOf(account, next)];
  });
  return {
    changed: changes.length,
    changes: changes.slice(0, mostShown),
    problems: planned.problems.map(({ code, prefix }) => ({ code, message: text.heldByPrefix(code, prefix) })),
    coverage: { before: coveredPerMille(before.coverage), after: coveredPerMille(after.coverage) },
    findings: input && findingsOf(input, stored.settings, settings),
  };
}

function isSame(a: ChartAccount, b: ChartAccount): boolean {
  return a.name === b.name && isDeepStrictEqual(stateOf(a), stateOf(b));
}

function changeOf(before: ChartAccount, after: ChartAccount): ChartPreview['changes'][number] {
  return { code: after.code, name: after.name, before: stateOf(before), after: stateOf(after) };
}

/** Of the validations whose settings differ; of all where the equivalent accounts do. Null for none. */
function findingsOf(input: StoredInput, before: Settings, after: Settings): ChartPreview['findings'] {
  const differs = (id: number) => !isDeepStrictEqual(before[id] ?? {}, after[id] ?? {});
  const said = (settings: Settings) => equivalencesInForce(settings, input.predefined);
  const saysElse = !isDeepStrictEqual(said(before), said(after));
  const changed = validationsOver(input.predefined).filter(({ id }) => saysElse || differs(id));
  if (changed.length === 0) return null;
  const opened = openInput(input);
  const count = (settings: Settings): number => {
    const byKey = Object.fromEntries(validations.map(({ id, key }) => [key, settings[id] ?? {}]));
    const all = { ...byKey, [EQUIVALENCES_KEY]: said(settings) };
    const { report } = runValidations({ ...opened, settings: all }, { validations: changed, texts: validationTexts });
    return report.validations.reduce((sum, result) => sum + validationSummary(result).findings, 0);
  };
  return { before: count(before), after: count(after) };
}
