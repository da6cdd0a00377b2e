/** The computing of an audit, in a worker thread: stored balances in, rows for the database out. */
import type { CompanyProfile } from '#core/company-profile.ts';
import type { ValidationResult } from '#core/finding.ts';
import { fromDecimal, toDecimal } from '#core/money.ts';
import { parsePeriod } from '#core/period.ts';
import { type Catalogue, runValidations } from '#core/run-validations.ts';
import { type Severity, severities } from '#core/severity.ts';
import { validations, validationTexts } from '#validations/registry.gen.ts';
import { openStoredBalance, type StoredBalance } from '../stored-balance.ts';
import type { ValidationSummary } from './contract.ts';

const catalogue: Catalogue = { validations, texts: validationTexts };

/** A version of the audited month; see `EarlierVersion`. */
export interface StoredVersion extends StoredBalance {
  isFollowed: boolean;
}

export interface AuditTask {
  current: StoredBalance;
  /** Earlier months, in any order. */
  history: StoredBalance[];
  earlierVersion: StoredVersion | null;
  profile: CompanyProfile;
}

export interface AuditStep {
  done: number;
  total: number;
  validation: ValidationSummary;
}

/** A finding as its table keeps it. `document` is JSON already, so that nothing large is copied between threads twice. */
export interface ComputedFinding {
  fingerprint: string;
  validationId: number;
  validation: string;
  rule: string;
  severity: Severity;
  account: string | null;
  /** Cents. */
  amount: bigint;
  document: string;
}

export interface AuditResult {
  healthIndex: number;
  uncappedHealthIndex: number;
  unbalanced: boolean;
  validations: ValidationSummary[];
  findings: ComputedFinding[];
  /** Version of each validation that ran, by key. */
  versions: Record<string, number>;
  /** Validations that broke, with the error for the log. */
  broken: { validation: string; error: string }[];
}

export async function auditMonth(task: AuditTask, progress: (step: AuditStep) => void): Promise<AuditResult> {
  const period = parsePeriod(task.current.period);
  if (period === null) throw new RangeError(`not a period: ${task.current.period}`);
  const broken: AuditResult['broken'] = [];
  const earlier = task.earlierVersion;
  const { report, health } = runValidations(
    {
      balance: openStoredBalance(task.current),
      period,
      history: task.history.map(openStoredBalance),
      earlierVersion: earlier && { balance: openStoredBalance(earlier), isFollowed: earlier.isFollowed },
      profile: task.profile,
    },
    catalogue,
    ({ done, total, result }) => progress({ done, total, validation: summary(result) }),
    (key, error) =>
      broken.push({ validation: key, error: error instanceof Error ? String(error.stack) : String(error) }),
  );
  return {
    healthIndex: health.index,
    uncappedHealthIndex: health.uncapped,
    unbalanced: report.unbalanced,
    validations: report.validations.map(summary),
    findings: report.validations.flatMap(computedFindings),
    versions: Object.fromEntries(catalogue.validations.map(({ key, version }) => [key, version])),
    broken,
  };
}

/** A validation without its findings. What is at stake is the sum of what each finding puts at stake. */
function summary({ id, key, title, outcome, reason, notEvaluated, findings }: ValidationResult): ValidationSummary {
  const worst = severities.find((severity) => findings.some((finding) => finding.severity === severity)) ?? null;
  const amount = findings.reduce((sum, finding) => sum + fromDecimal(finding.amount), 0n);
  return { id, key, title, outcome, reason, notEvaluated, findings: findings.length, worst, amount: toDecimal(amount) };
}

function computedFindings({ id, key, findings }: ValidationResult): ComputedFinding[] {
  return findings.map((finding) => ({
    fingerprint: finding.fingerprint,
    validationId: id,
    validation: key,
    rule: finding.rule,
    severity: finding.severity,
    account: finding.account,
    amount: fromDecimal(finding.amount),
    document: JSON.stringify(finding),
  }));
}
