/**
 * What a version of a predefined parametrization does for each company of its package, by validation, role, parameter and
 * rule: a value that the company never set is that of the version, one of its own stays.
 */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { checkSettings } from '#core/engine/settings/check-settings.ts';
import { settingsChanges, type WholeSettings, wholeSettings } from '#core/engine/settings/whole-settings.ts';
import { countingAll } from '#platform/database/system-transaction.ts';
import { type Declared, declaredForCompany, layered } from '../../declarations.ts';
import { type CompanyStep, companiesOfSoftware, type HeldVersion, ownOfSoftware } from './queries.ts';

/** By validation id. */
type Settings = Readonly<Record<number, ValidationSettings>>;

export interface PlannedStep extends CompanyStep {
  name: string;
  counts: boolean;
  /** Titles of the validations of which values change. */
  titles: readonly string[];
}

export interface RunPlan {
  steps: readonly PlannedStep[];
  companies: number;
  /** Companies for which values change. */
  changed: number;
  /** Companies that keep values of their own over other ones of the version, or an earlier version. */
  keeping: number;
  /** Companies whose own values no longer fit with the version. */
  clashing: number;
}

export interface PlanInput {
  software: number;
  /** Version that a company is to have; the one that it has leaves it alone. */
  target: (company: HeldVersion) => number;
  /** Of a company that keeps its version: what it is kept from. */
  offered: number;
  settingsOf: (version: number) => Promise<Settings>;
}

/** Requires the lock. */
export async function planRun(trx: DatabaseTransaction, input: PlanInput): Promise<RunPlan> {
  const companies = await companiesOfSoftware(trx, input.software);
  const between = await differencesOf(input, companies);
  const ids = new Set([...between.values()].flatMap(({ values }) => values.map(({ id }) => id)));
  // Staff plans what it does not read: the values are in no answer, their numbers are.
  const own =
    ids.size === 0 ? new Map() : await countingAll(trx, (all) => ownOfSoftware(all, input.software, [...ids]));
  const steps = companies.map((company) => stepOf(input, company, between, own.get(company.companyId)));
  const counted = steps.filter(({ counts }) => counts);
  const count = (is: (step: PlannedStep) => boolean) => counted.filter(is).length;
  return {
    steps,
    companies: counted.length,
    changed: count(({ changed }) => changed > 0),
    keeping: count(({ kept }) => kept > 0),
    clashing: count(({ clashing }) => clashing > 0),
  };
}

interface Value {
  id: number;
  title: string;
  part: keyof WholeSettings;
  name: string;
}

interface Differences {
  values: Value[];
  titles: string[];
  /** Validations of both versions, for the settings of a company over them. */
  before: ReadonlyMap<number, Declared>;
  after: ReadonlyMap<number, Declared>;
}

/** The version with which that of a company is compared. */
function goalOf({ target, offered }: Pick<PlanInput, 'target' | 'offered'>, company: HeldVersion): number {
  const to = target(company);
  return company.keeps && to === company.version ? offered : to;
}

const pairOf = (from: number, to: number) => `${from} ${to}`;

/** By both versions: worked out once for all companies that go from one to the other. */
async function differencesOf(
  { target, offered, settingsOf }: PlanInput,
  companies: readonly HeldVersion[],
): Promise<Map<string, Differences>> {
  const declared = await declaredForCompany({});
  const found = new Map<string, Differences>();
  for (const company of companies) {
    const from = company.version;
    const to = goalOf({ target, offered }, company);
    if (from === to || found.has(pairOf(from, to))) continue;
    found.set(pairOf(from, to), differences(declared, await settingsOf(from), await settingsOf(to)));
  }
  return found;
}

function differences(declared: readonly Declared[], from: Settings, to: Settings): Differences {
  const over = (settings: Settings) => declared.map((one) => layered(one, settings));
  const [before, after] = [over(from), over(to)];
  const values = declared.flatMap(({ validation, text }, index) =>
    settingsChanges(wholeSettings(before[index]!.validation), wholeSettings(after[index]!.validation)).map(
      ({ part, name }): Value => ({ id: validation.id, title: text.title, part, name }),
    ),
  );
  const byId = (all: readonly Declared[]) => new Map(all.map((one) => [one.validation.id, one]));
  return { values, titles: titlesOf(values), before: byId(before), after: byId(after) };
}

const titlesOf = (values: readonly Value[]) => [...new Set(values.map(({ title }) => title))];

function stepOf(
  input: PlanInput,
  company: HeldVersion,
  between: ReadonlyMap<string, Differences>,
  own: Settings = {},
): PlannedStep {
  const { companyId, accountId, name, counts, version: from } = company;
  const version = input.target(company);
  const goal = goalOf(input, company);
  const keepsVersion = goal !== version;
  const found = between.get(pairOf(from, goal));
  const base = { companyId, accountId, name, counts, from, version, keepsVersion };
  if (found === undefined) return { ...base, changed: 0, kept: 0, clashing: 0, titles: [] };
  const { values, titles } = found;
  if (keepsVersion) return { ...base, changed: 0, kept: values.length, clashing: 0, titles: [] };
  const moving = values.filter(({ id, part, name: value }) => !Object.hasOwn(own[id]?.[part] ?? {}, value));
  const isWhole = moving.length === values.length;
  return {
    ...base,
    changed: moving.length,
    kept: values.length - moving.length,
    clashing: clashes(found, own),
    titles: isWhole ? titles : titlesOf(moving),
  };
}

/** Validations of which the company's settings were valid and no longer are. */
function clashes({ values, before, after }: Differences, own: Settings): number {
  const ids = new Set(values.map(({ id }) => id));
  return [...ids].filter((id) => {
    const settings = own[id];
    const isValid = (declared: Declared) => checkSettings(declared.validation, settings).issues === undefined;
    return settings !== undefined && isValid(before.get(id)!) && !isValid(after.get(id)!);
  }).length;
}
