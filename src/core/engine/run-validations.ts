/** The engine: runs the validations over one month and its history. Every validation ends in exactly one outcome. */

import { accountRoles } from '#core/books/account-role.ts';
import { History, type HistoryMonth } from '#core/books/history.ts';
import { EquivalentBooks, type SeenBooks } from '#core/books/roles/equivalent-books.ts';
import type { AccountInRole } from '#core/books/roles/infer-roles.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { unreadableBalanceOf } from '#core/call/unreadable-balance.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { toDecimal } from '#core/money/money.ts';
import { yearInFile } from '#core/reading/notices/year-in-file.ts';
import type { LoadedRate } from '#core/reference/dated/loaded-rate.ts';
import { usingRates } from '#core/reference/dated/tables-in-force.ts';
import { type GivenLoad, usingLists } from '#core/reference/dian/lists-in-force.ts';
import type { SourceTables } from '#core/source/source-tables.ts';
import type { CompanyProfile } from './company-profile.ts';
import { DeducedProfile } from './deduced/deduce-profile.ts';
import { deducedFacts } from './deduced/deduced-fact.ts';
import type { DeducibleField } from './deduced/deducible-fields.ts';
import { describeFact, inferredAccount } from './describe-fact.ts';
import { KeptAccounts } from './entry/kept-accounts.ts';
import type { Reason } from './fact.ts';
import type { AuditReport, ValidationResult } from './finding.ts';
import { generalReasons } from './general-reasons.es.ts';
import { missingData } from './missing/missing-datum.ts';
import { equivalencesOf, saidPrefixes } from './roles/company-roles.ts';
import { withoutGuesses } from './roles/doubtful-accounts.ts';
import { holdsNowhere } from './roles/empty-roles.ts';
import { inferredIn, inOwnCodes, rolesDiffer, rolesMatter } from './roles/own-codes.ts';
import { type Clock, type RulesRun, type RuleTime, runRules } from './run-rules.ts';
import { isRoleEntry } from './settings/entry-kind.ts';
import { parameterValues } from './settings/parameter.ts';
import { type RuleSettings, rulesInForce } from './settings/rule-setting.ts';
import { severities } from './severity.ts';
import type { AnyValidation, EarlierVersion, NotRun } from './validation.ts';
import type { ValidationText } from './validation-text.ts';
import { oneOfEachCause, withCauses } from './weighing/causes.ts';
import { causesIn, explainedIn, type ToldFinding, withExplained, withExplanations } from './weighing/explained.ts';
import { type HealthIndex, healthIndex, type Judged } from './weighing/health-index.ts';
import { type Tolerances, tolerancesOf } from './weighing/materiality.ts';
import { unevaluatedWords } from './weighing/outcome-words.es.ts';
import { ofWholeYear } from './whole-year.ts';

/** A company's parametrization of a validation: prefixes of roles, values of parameters, changes of rules. */
export interface ValidationSettings {
  roles?: Readonly<Record<string, readonly string[]>>;
  parameters?: Readonly<Record<string, unknown>>;
  rules?: RuleSettings;
}

export interface AuditInput {
  balance: TrialBalance;
  /** The audited month; for balances without a period. */
  period: Period;
  /** Earlier months, in any order. */
  history: readonly (TrialBalance | HistoryMonth)[];
  /** Earlier version of the same month; undefined where versions are not kept. */
  earlierVersion?: EarlierVersion | null;
  profile: CompanyProfile;
  /** Second files of the company, of any months. */
  sources?: SourceTables;
  settings?: Readonly<Record<string, ValidationSettings>>;
  /** Rows loaded over the dated tables of the law, in the order of loading. */
  rates?: readonly LoadedRate[];
  /** The DIAN's lists in force at the end of the month; default those of the program. */
  dianLists?: readonly GivenLoad[];
  /**
   * Stored results of an earlier audit of the same books, by validation key: these validations are not run, and count
   * with their stored result.
   */
  known?: ReadonlyMap<string, KnownEnd>;
  /** Times the rules. */
  clock?: Clock;
}

/** Stored result of a validation that is not run again. */
export interface KnownEnd extends Omit<Judged, 'key' | 'findings'> {
  findings: readonly ToldFinding[];
  unbalanced: boolean;
}

export interface Catalogue {
  validations: readonly AnyValidation[];
  texts: Readonly<Record<string, ValidationText>>;
  /** Custom rules of the company, each with its text: they share one key and differ by id. */
  own?: readonly Worded[];
}

/** A validation with its text. */
export interface Worded {
  validation: AnyValidation;
  text: ValidationText;
}

export interface Progress {
  done: number;
  total: number;
  result: ValidationResult;
  /** The validation proved that the books fail integrity broadly. */
  unbalanced: boolean;
}

export interface AuditAnswer {
  /** Report of the validations that ran. Lazy. */
  readonly report: AuditReport;
  /** Over all validations, stored results included. */
  health: HealthIndex;
  /** The books fail integrity broadly. */
  unbalanced: boolean;
  /** Findings that another one explains, stored results included: the fingerprint of that one by theirs. */
  explained: ReadonlyMap<string, string>;
  /** By validation that ran, with a clock only. */
  times: ReadonlyMap<string, readonly RuleTime[]>;
}

/**
 * Audits a month; the books are not read if every result is known. `progress` is called after each validation, `failed`
 * with the error of one that threw (outcome `error`).
 */
export function runValidations(
  input: AuditInput,
  catalogue: Catalogue,
  progress: (step: Progress) => void = () => {},
  failed: (key: string, error: unknown) => void = () => {},
): AuditAnswer {
  return usingRates(input.rates ?? [], () =>
    usingLists(input.dianLists ?? [], () => runAll(input, catalogue, progress, failed)),
  );
}

function runAll(
  input: AuditInput,
  catalogue: Catalogue,
  progress: (step: Progress) => void,
  failed: (key: string, error: unknown) => void,
): AuditAnswer {
  const ordered = [
    ...catalogue.validations.map(
      (validation): Worded => ({ validation, text: lookUp(catalogue.texts, validation.key)! }),
    ),
    ...(catalogue.own ?? []),
  ]
    .filter(({ validation }) => hasSources(validation, input.sources))
    .toSorted((a, b) => a.validation.order - b.validation.order);
  const known = input.known ?? new Map<string, KnownEnd>();
  // What others explain is told after them.
  const asked = ordered
    .filter(({ validation }) => !known.has(validation.key))
    .toSorted((a, b) => Number(isConsequence(a)) - Number(isConsequence(b)));
  const consequences = new Set(ordered.filter(isConsequence).map(({ validation }) => validation.key));
  let shared: Shared | null = null;
  const results: ValidationResult[] = [];
  const times = new Map<string, RuleTime[]>();
  let unbalanced = [...known.values()].some((end) => end.unbalanced);
  for (const { validation, text } of asked) {
    shared ??= sharedOf(input);
    const measured: RuleTime[] = [];
    let result: ValidationResult;
    let isUnbalanced = false;
    try {
      const checked = check(validation, input, shared, measured);
      const { run } = checked;
      isUnbalanced = 'facts' in run && run.isUnbalanced;
      result = resultOf(checked, { validation, text }, input, shared);
      if (consequences.has(validation.key))
        result = { ...result, findings: withExplanations(result.findings, causesIn(results, known, consequences)) };
    } catch (error) {
      // Nothing that reads these books would be right.
      if (unreadableBalanceOf(error) !== null) throw error;
      failed(validation.key, error);
      result = { ...headOf(validation, text), outcome: 'error', reason: null, notEvaluated: [], findings: [] };
    }
    unbalanced ||= isUnbalanced;
    results.push(result);
    if (measured.length > 0) times.set(validation.key, measured);
    progress({ done: results.length, total: asked.length, result, unbalanced: isUnbalanced });
  }
  results.sort((a, b) => placeOf(a, ordered) - placeOf(b, ordered));
  const explained = explainedIn(results, known, consequences);
  const ends = [...Array.from(known, ([key, end]) => ({ key, ...end })), ...results].map(
    ({ key, outcome, findings }) => ({
      key,
      outcome,
      findings: oneOfEachCause(findings.filter(({ fingerprint }) => !explained.has(fingerprint))),
    }),
  );
  const health = healthIndex(ends, new Map(ordered.map(({ validation: { key, weight } }) => [key, weight])));
  return {
    get report() {
      return reportOf(input, results, health, { unbalanced, accounts: shared?.books.accounts ?? [] });
    },
    health,
    unbalanced,
    explained,
    times,
  };
}

/** Without opening their tables. */
function hasSources({ sources = [] }: AnyValidation, given: SourceTables = {}): boolean {
  return sources.every((key) => Object.hasOwn(given, key));
}

function isConsequence({ validation }: Worded): boolean {
  return validation.explainedByOthers === true;
}

function placeOf({ id, key }: ValidationResult, ordered: readonly Worded[]): number {
  return ordered.findIndex(({ validation }) => validation.key === key && validation.id === id);
}

interface Shared {
  books: EquivalentBooks;
  /** Under the company's own codes. */
  kept: KeptAccounts;
  tolerances: Tolerances;
  /** What the books say of the company. */
  deduced: DeducedProfile;
  /** The file has a year's movement instead of a month's. */
  isWholeYear: boolean;
}

function sharedOf({ period, history, balance, settings }: AuditInput): Shared {
  const earlier = new History(period, history, balance);
  const books = new EquivalentBooks(balance, earlier, equivalencesOf(settings));
  return {
    books,
    deduced: new DeducedProfile(() => books.seenWith([]), period),
    kept: new KeptAccounts(balance, earlier),
    tolerances: tolerancesOf(balance, period),
    isWholeYear: yearInFile(balance, period) !== null,
  };
}

interface Checked {
  run: RulesRun | NotRun;
  /** Accounts whose role was inferred, not confirmed by the company, and matters to the validation. */
  inferred: readonly AccountInRole[];
  /** Rules with facts about what no account of the company could hold. */
  unheld: ReadonlySet<string>;
  /** Facts of the company that were read and that nobody stated. */
  used: ReadonlySet<DeducibleField>;
}

function check(
  validation: AnyValidation,
  input: AuditInput,
  { books, tolerances, deduced, isWholeYear }: Shared,
  times: RuleTime[],
): Checked {
  const { period, earlierVersion, clock, sources } = input;
  const used = new Set<DeducibleField>();
  const profile = isWholeYear ? input.profile : deduced.over(input.profile, used);
  const own = lookUp(input.settings, validation.key) ?? {};
  const said = saidPrefixes(own);
  const wrong = wrongRole(validation, own.roles);
  if (wrong !== null) return { run: { notEvaluable: wrong }, inferred: [], unheld: new Set(), used };
  const prefixes = own.roles === undefined ? validation.roles : { ...validation.roles, ...own.roles };
  const parameters = parameterValues(validation.parameters, own.parameters, validation.wrongParameters);
  const runUnder = ({ balance, history, codes }: SeenBooks) => {
    const roles = accountRoles(prefixes, balance);
    const context = { balance, history, period, profile, earlierVersion, roles, parameters, tolerances, sources };
    const all = runRules(
      validation,
      context,
      rulesInForce(validation, own.rules),
      clock === undefined ? null : { clock, times },
    );
    const run = isWholeYear ? ofWholeYear(all, validation) : all;
    return { run: codes === null ? run : inOwnCodes(run, codes), roles };
  };
  const seen = validation.readsOwnCodes ? books.own : books.seenWith(said);
  const { run: byCode, roles } = runUnder(seen);
  const inDoubt = validation.readsOwnCodes ? [] : books.inDoubt(said).filter(rolesDiffer(validation.roles));
  const run = inDoubt.length === 0 ? byCode : withoutGuesses(byCode, runUnder(books.seenWith(said, true)).run, inDoubt);
  const rules = 'facts' in run ? run.facts.map(({ rule }) => rule) : [];
  const unheld = new Set([...new Set(rules)].filter((rule) => holdsNowhere(rule, roles, seen.history)));
  return { run, inferred: seen.codes === null ? [] : rolesMatter(seen.moving, validation.roles), unheld, used };
}

/** The first role whose stored accounts are none: which of its rules would read them is not known. */
function wrongRole({ roles }: AnyValidation, given: ValidationSettings['roles'] = {}): Reason | null {
  for (const [role, entries] of Object.entries(given)) {
    if (!Object.hasOwn(roles, role) || (Array.isArray(entries) && entries.every(isRoleEntry))) continue;
    const wrong = Array.isArray(entries) ? entries.find((entry) => !isRoleEntry(entry)) : entries;
    return { reason: 'wrongRole', data: { role, value: String(wrong) } };
  }
  return null;
}

function headOf(validation: AnyValidation, text: ValidationText): Pick<ValidationResult, 'id' | 'key' | 'title'> {
  return { id: validation.id, key: validation.key, title: text.title };
}

function resultOf(
  { run, inferred, unheld, used }: Checked,
  { validation, text }: Worded,
  input: AuditInput,
  { books, kept, deduced }: Shared,
): ValidationResult {
  const sentence = ({ reason, data }: Reason): string => {
    const words = lookUp(text.reasons, reason) ?? lookUp(generalReasons, reason);
    if (!words) throw new Error(`${validation.key} gives an undeclared reason ${reason}`);
    return words(withLabel(data ?? {}, text));
  };
  const lacksOf = (reason: Reason) => {
    const lacks = missingData(reason, validation, text);
    return lacks.length === 0 ? {} : { lacks };
  };
  const head = {
    ...headOf(validation, text),
    ...changesOf(validation, lookUp(input.settings, validation.key)?.rules),
    ...deducedFacts(deduced, used),
  };
  if ('notApplicable' in run)
    return { ...head, outcome: 'no_aplica', reason: sentence(run.notApplicable), notEvaluated: [], findings: [] };
  if ('notEvaluable' in run)
    return {
      ...head,
      outcome: 'no_evaluada',
      reason: sentence(run.notEvaluable),
      ...lacksOf(run.notEvaluable),
      notEvaluated: [],
      findings: [],
    };
  const { balance, period } = input;
  const told = run.facts.map((fact) =>
    describeFact(fact, {
      validation,
      text,
      balance,
      period,
      history: books.own.history,
      kept,
      inferred: inferredIn(fact, inferred, balance),
      isUnheld: unheld.has(fact.rule),
    }),
  );
  const findings = withCauses(told, validation);
  findings.sort(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || Number(b.amount) - Number(a.amount),
  );
  const notEvaluated = run.notEvaluated.map((entry) => ({
    rule: entry.rule,
    reason: sentence(entry),
    ...lacksOf(entry),
  }));
  return {
    ...head,
    outcome: findings.length > 0 ? 'con_hallazgos' : 'sin_hallazgos',
    reason: (findings.length === 0 && unevaluatedWords(notEvaluated)) || null,
    notEvaluated,
    findings,
  };
}

/** With the name of the parameter or role that it is about, where it is about one. */
function withLabel(data: NonNullable<Reason['data']>, { parameters, roles }: ValidationText): typeof data {
  const label = lookUp(parameters, String(data.parameter))?.label ?? lookUp(roles, String(data.role));
  return label === undefined ? data : { ...data, label };
}

/** Rules that the company or the predefined parametrization changed, for the audit. */
function changesOf(validation: AnyValidation, own: RuleSettings = {}): Pick<ValidationResult, 'ruleChanges'> {
  const inForce = Object.entries(rulesInForce(validation, own));
  const changes = inForce.map(([rule, { off = false, severity, reason }]) => ({
    rule,
    off,
    severity: severity ?? null,
    reason,
    ...(lookUp(own, rule) === undefined ? { predefined: true as const } : {}),
  }));
  return changes.length === 0 ? {} : { ruleChanges: changes };
}

function reportOf(
  input: AuditInput,
  validations: ValidationResult[],
  health: HealthIndex,
  { unbalanced, accounts }: { unbalanced: boolean; accounts: readonly AccountInRole[] },
): AuditReport {
  const { company, format } = input.balance;
  const { debit, credit } = input.balance.sum('');
  const told = accounts.filter(({ standing }) => standing === 'inferred' || standing === 'doubtful');
  return {
    company: { nit: company.nit ?? '', dv: company.dv, name: company.name ?? '' },
    package: format,
    period: periodKey(input.period),
    totals: { rows: input.balance.rowCount, debits: toDecimal(debit), credits: toDecimal(credit) },
    healthIndex: health.index,
    unbalanced,
    ...(told.length > 0 ? { inferredAccounts: told.map(inferredAccount) } : {}),
    validations: withExplained(validations),
  };
}
