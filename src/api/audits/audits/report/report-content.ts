/** What a report says, whatever its format: an audit with its findings, states and justifications. */
import type { Audit } from '#api/audits/audits/contract.ts';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import type { NamedLoad } from '#api/audits/dian-lists/queries.ts';
import type { Finding } from '#core/engine/finding.ts';
import type { JustificationScope } from '#core/engine/life/finding-state.ts';
import { isAtRisk, isToExplain } from '#core/engine/weighing/stake.ts';

/** A justification in force, as a report tells it. */
export interface ReportedReason {
  scope: JustificationScope;
  reason: string;
  /** Last month that it covers; null: always. */
  until: string | null;
  by: string;
  /** ISO. */
  at: string;
}

/** Sign-off of the month, as a report tells it. */
export interface ReportedSignOff {
  /** `modified`: closed, with another balance or audit than the one that the report is of. */
  state: 'prepared' | 'closed' | 'modified';
  digest: string;
  prepared: Signed;
  closed: Signed | null;
  /** Both signatures are of one person. */
  isOnePerson: boolean;
}

interface Signed {
  name: string;
  card: string | null;
  /** ISO. */
  at: string;
}

/** A finding of a list with all that is stored of it. */
export type ReportedFinding = Omit<FindingItem, 'finding'> & { finding: Finding };

/** A practice of the company, as a report tells it. */
export interface ReportedPractice {
  /** Key. */
  validation: string;
  since: string;
  months: number;
  finding: Finding;
  /** What somebody said of it: that it is registered so. */
  registered: { reason: string; by: string; at: string } | null;
}

/** By which whoever holds a report finds out what it is. */
export interface ReportSeal {
  /** As it is printed. */
  code: string;
  /** Of this service. */
  home: string;
  /** Page that takes the code or the file. */
  address: string;
  /** Day in Bogotá: `2026-11-23`. */
  made: string;
}

export interface ReportContent {
  companyId: number;
  company: { name: string; nit: string; dv: number };
  /** Of the company: data URL of a PNG; null without one. */
  logo: string | null;
  audit: Audit & { attributes: { result: NonNullable<Audit['attributes']['result']> } };
  /** With all stored third parties, most severe first. */
  findings: ReportedFinding[];
  /** Of earlier months, right again or without their registration. */
  gone: FindingItem[];
  /** In the order of the validations and of their findings. */
  practices: ReportedPractice[];
  /** Null before the month is prepared. */
  signOff: ReportedSignOff | null;
  /** SHA-256 of the versions of validations, parameters and lists that the audit ran with. */
  rules: string;
  /** The DIAN's lists that the audit ran with; null for audits of releases that did not store them. */
  lists: readonly NamedLoad[] | null;
  /** By id. */
  reasons: Record<string, ReportedReason>;
  seal: ReportSeal;
}

export type Standing = 'at_risk' | 'to_explain' | 'none';

/** The sum of the month in which an amount counts: what is set aside or told with another finding is in none. */
export function standingOf({ finding, life }: Pick<ReportedFinding, 'finding' | 'life'>): Standing {
  if (finding.explainedBy !== undefined || isSetAside(life)) return 'none';
  if (isAtRisk(finding)) return 'at_risk';
  return isToExplain(finding) ? 'to_explain' : 'none';
}

export function isSetAside({ state, snoozedTo }: FindingItem['life']): boolean {
  return state === 'justificado' || snoozedTo !== null;
}
