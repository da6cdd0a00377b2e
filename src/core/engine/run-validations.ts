/** The engine: runs the validations over one month and its history. Every validation ends in exactly one outcome. */
import { accountRoles } from '#core/books/account-role.ts';
import { History, type HistoryMonth } from '#core/books/history.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { toDecimal } from '#core/money/money.ts';
import type { CompanyProfile } from './company-profile.ts';
import { describeFact } from './describe-fact.ts';
import type { AuditReport, ValidationResult } from './finding.ts';
import { generalReasons, withoutThirdParties } from './general-balance.es.ts';
import { type HealthIndex, healthIndex, type Judged } from './health-index.ts';
import { type Tolerances, tolerancesOf } from './materiality.ts';
import { parameterValues } from './settings/parameter.ts';
import { severities } from './severity.ts';
import type { AnyValidation, CheckAnswer, EarlierVersion, Reason } from './validation.ts';
import type { ValidationText } from './validation-text.ts';

/** A company's parametrization of a validation: prefixes of roles, values of parameters. */
export interface ValidationSettings {
  roles?: Readonly<Record<string, readonly string[]>>;
  parameters?: Readonly<Record<string, unknown>>;
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
  settings?: Readonly<Record<string, ValidationSettings>>;
  /**
   * Stored results of an earlier audit of the same books, by validation key: these validations are not run, and count
   * with their stored result.
   */
  known?: ReadonlyMap<string, KnownEnd>;
}

/** Stored result of a validation that is not run again. */
export interface KnownEnd extends Omit<Judged, 'key'> {
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
  const ordered = [
    ...catalogue.validations.map((validation): Worded => ({ validation, text: catalogue.texts[validation.key]! })),
    ...(catalogue.own ?? []),
  ].toSorted((a, b) => a.validation.order - b.validation.order);
  const known = input.known ?? new Map<string, KnownEnd>();
  const asked = ordered.filter(({ validation }) => !known.has(validation.key));
  let shared: Shared | null = null;
  const results: ValidationResult[] = [];
  let unbalanced = [...known.values()].some((end) => end.unbalanced);
  for (const { validation, text } of asked) {
    shared ??= {
      history: new History(input.period, input.history, input.balance),
      tolerances: tolerancesOf(input.balance, input.period),
    };
    let result: ValidationResult;
    let isUnbalanced = false;
    try {
      const answer = check(validation, input, shared);
      isUnbalanced = 'facts' in answer && answer.unbalanced === true;
      result = resultOf(answer, validation, text, input);
    } catch (error) {
      failed(validation.key, error);
      result = { ...headOf(validation, text), outcome: 'error', reason: null, notEvaluated: [], findings: [] };
    }
    unbalanced ||= isUnbalanced;
    results.push(result);
    progress({ done: results.length, total: asked.length, result, unbalanced: isUnbalanced });
  }
  const ends = [...Array.from(known, ([key, end]) => ({ key, ...end })), ...results];
  const health = healthIndex(ends, new Map(ordered.map(({ validation: { key, weight } }) => [key, weight])));
  return {
    get report() {
      return reportOf(input, results, health, unbalanced);
    },
    health,
    unbalanced,
  };
}

interface Shared {
  history: History;
  tolerances: Tolerances;
}

function check(validation: AnyValidation, input: AuditInput, shared: Shared): CheckAnswer {
  const { balance, period, profile, earlierVersion } = input;
  const own = input.settings?.[validation.key] ?? {};
  const roles = accountRoles({ ...validation.roles, ...own.roles }, balance);
  const parameters = parameterValues(validation.parameters, own.parameters);
  const answer = validation.check({ balance, period, profile, earlierVersion, roles, parameters, ...shared } as never);
  return withoutThirdParties(answer, validation, balance);
}

function headOf(validation: AnyValidation, text: ValidationText): Pick<ValidationResult, 'id' | 'key' | 'title'> {
  return { id: validation.id, key: validation.key, title: text.title };
}

function resultOf(
  answer: CheckAnswer,
  validation: AnyValidation,
  text: ValidationText,
  input: AuditInput,
): ValidationResult {
  const sentence = ({ reason, data }: Reason): string => {
    const words = text.reasons[reason] ?? generalReasons[reason];
    if (!words) throw new Error(`${validation.key} gives an undeclared reason ${reason}`);
    return words(data ?? {});
  };
  const head = headOf(validation, text);
  if ('notApplicable' in answer)
    return { ...head, outcome: 'no_aplica', reason: sentence(answer.notApplicable), notEvaluated: [], findings: [] };
  if ('notEvaluable' in answer)
    return { ...head, outcome: 'no_evaluada', reason: sentence(answer.notEvaluable), notEvaluated: [], findings: [] };
  const { balance, period } = input;
  const findings = answer.facts.map((fact) => describeFact(fact, { validation, text, balance, period }));
  findings.sort(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || Number(b.amount) - Number(a.amount),
  );
  const notEvaluated = (answer.notEvaluated ?? []).map((entry) => ({ rule: entry.rule, reason: sentence(entry) }));
  return {
    ...head,
    outcome: findings.length > 0 ? 'con_hallazgos' : 'sin_hallazgos',
    reason: null,
    notEvaluated,
    findings,
  };
}

function reportOf(
  input: AuditInput,
  validations: ValidationResult[],
  health: HealthIndex,
  unbalanced: boolean,
): AuditReport {
  const { company, format } = input.balance;
  const { debit, credit } = input.balance.sum('');
  return {
    company: { nit: company.nit ?? '', dv: company.dv, name: company.name ?? '' },
    package: format,
    period: periodKey(input.period),
    totals: { rows: input.balance.rowCount, debits: toDecimal(debit), credits: toDecimal(credit) },
    healthIndex: health.index,
    unbalanced,
    validations,
  };
}
