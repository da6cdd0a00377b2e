/**
 * Identity of a finding among the months of a company: what it is about, and whether its absence in a later month shows
 * that it was corrected.
 */
import { type Period, periodKey } from '#core/calendar/period.ts';
import type { Fact } from './fact.ts';
import type { About, Proof } from './proof.ts';

export interface FindingIdentity {
  /** Stable between runs, unique within an audit: topic, first subject, and the month of a flow. */
  fingerprint: string;
  /** Rule, account and what else distinguishes findings of both: only findings of one topic are compared between months. */
  topic: string;
  /** Ids of the third parties that it is about, in order, at most 1,000; none where it is about the whole account. */
  subjects: string[];
  proof: Proof;
}

const MOST_SUBJECTS = 1000;

/** `idOf`: id of a third party by its entry, without DV; '' for none. */
export function identityOf(
  fact: Fact,
  rule: { proof: Proof; about?: About },
  period: Period,
  idOf: (entry: number) => string,
): FindingIdentity {
  const { thirdParties = [] } = fact;
  const proof = fact.proof ?? rule.proof;
  const told = rule.about === undefined ? [] : rule.about === 'third_parties' ? thirdParties : thirdParties.slice(0, 1);
  const ids = told.map(({ thirdParty, absent }) => absent?.nit ?? idOf(thirdParty)).filter((id) => id !== '');
  const subjects = [...new Set(ids)].sort().slice(0, MOST_SUBJECTS);
  const topic = topicOf(fact);
  const parts = [topic, ...subjects.slice(0, 1), ...(proof === 'flow' ? [periodKey(period)] : [])];
  return { fingerprint: parts.join('@'), topic, subjects, proof };
}

function topicOf({ rule, account, subject }: Fact): string {
  return [rule, account ?? '', subject ?? ''].join(':').replace(/:+$/, '');
}

/** Whether two findings of different months are one: what is wrong in both, with at least one third party in common. */
export function isSameFinding(one: Omit<FindingIdentity, 'fingerprint'>, other: typeof one): boolean {
  if (one.topic !== other.topic || one.proof !== 'balance' || other.proof !== 'balance') return false;
  return one.subjects.length === 0 && other.subjects.length === 0
    ? true
    : one.subjects.some((subject) => other.subjects.includes(subject));
}
