/** What an audit is computed from and what comes of it: data that crosses between the service's thread and a worker's. */

import type { InputBasis, StoredInput } from '#api/audits/stored-input.ts';
import type { Severity } from '#core/engine/severity.ts';
import type { ValidationSummary } from '../contract.ts';
import type { StoredFinding } from '../findings/queries.ts';

/** How one validation ended in an earlier audit of the same balance, and the digest of what it was computed from. */
export interface KnownResult {
  digest: string;
  unbalanced: boolean;
  summary: ValidationSummary;
  severities: Severity[];
}

export interface AuditTask extends StoredInput {
  /** Results that need not be computed again if nothing they depend on has changed, by validation key. */
  known: Record<string, KnownResult>;
}

export interface AuditStep {
  done: number;
  total: number;
  validation: ValidationSummary;
}

/** A stored finding that has no life yet. */
export type NewFinding = Omit<StoredFinding, 'change' | 'since'>;

/** What is kept of each result, so that a later audit knows whether it still holds. */
export type ResultMark = Pick<KnownResult, 'digest' | 'unbalanced'>;

export interface AuditResult {
  healthIndex: number;
  uncappedHealthIndex: number;
  unbalanced: boolean;
  validations: ValidationSummary[];
  /** JSON of each `NewFinding` of the validations that ran: nothing large is copied between threads twice. */
  findings: string[];
  /** Version of each validation, by key. */
  versions: Record<string, number>;
  /** By key; of those that broke none. */
  marks: Record<string, ResultMark>;
  /** Keys of the validations that did not run: their known result holds. */
  reused: string[];
  /** Validations that broke, with the error for the log. */
  broken: { validation: string; error: string }[];
}

/** The basis of an audit as its row keeps it. */
export type KeptBasis = InputBasis & { validations: AuditResult['versions'] } & Pick<AuditResult, 'marks' | 'reused'>;
