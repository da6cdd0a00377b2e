/** Input and result of an audit computation: messages between the main thread and a worker. */

import type { InputBasis, StoredInput } from '#api/audits/stored-input.ts';
import type { Finding } from '#core/engine/finding.ts';
import type { ToldFinding } from '#core/engine/weighing/explained.ts';
import type { ValidationSummary } from '../contract.ts';
import type { StoredFinding } from '../findings/queries.ts';

/** Result of one validation in an earlier audit of the same balance, with the digest of its inputs. */
export interface KnownResult {
  digest: string;
  unbalanced: boolean;
  summary: ValidationSummary;
  findings: ToldFinding[];
}

export interface AuditTask extends StoredInput {
  /** Reusable results by validation key, valid while their digests match. */
  known: Record<string, KnownResult>;
}

export interface AuditStep {
  done: number;
  total: number;
  validation: ValidationSummary;
}

/** A finding before its comparison with other months. */
export type NewFinding = Omit<
  StoredFinding<Finding>,
  'change' | 'unchanged' | 'since' | 'still' | 'gone' | 'explainedBy' | 'setAside' | 'practice' | 'subjects'
>;

/** Stored about each result, to decide later whether it can be reused. */
export interface ResultMark extends Pick<KnownResult, 'digest' | 'unbalanced'> {
  /** Digest of the code that decided its facts; absent in audits of earlier releases. */
  facts?: string;
}

export interface AuditResult {
  healthIndex: number;
  uncappedHealthIndex: number;
  unbalanced: boolean;
  validations: ValidationSummary[];
  /**
   * JSON of each `NewFinding` of the validations that ran: serialised once, to avoid copying large objects between
   * threads.
   */
  findings: string[];
  /** Fingerprint of what explains a finding, by the fingerprint of that. */
  explained: Record<string, string>;
  /** Version of each validation, by key. */
  versions: Record<string, number>;
  /** By key; without validations that threw. */
  marks: Record<string, ResultMark>;
  /** Keys of the validations whose result was reused. */
  reused: string[];
  /** Validations that threw, with the error for the log. */
  broken: { validation: string; error: string }[];
}

/** The basis of an audit as stored in its row. */
export type KeptBasis = InputBasis & { validations: AuditResult['versions'] } & Pick<AuditResult, 'marks' | 'reused'>;
