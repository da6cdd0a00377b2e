/** What a question to the client shows of its finding: frozen when it is asked, and nothing else of the company. */
import type { Static } from 'typebox';
import type { Finding } from '../finding.ts';
import type { shownFindingSchema } from './asked-finding-schema.ts';

export type ShownFinding = Static<typeof shownFindingSchema>;

/** Parts that whoever asks may leave out; title and month are always shown. */
export const shownParts = ['amount', 'account', 'third_party', 'lines'] as const;
export type ShownPart = (typeof shownParts)[number];

const mostThirdParties = 10;

/** All that can be shown of a finding. */
export function shownOf(finding: Finding, period: string, plainTitle: string): ShownFinding {
  const { line, account, accountName, thirdParties, thirdPartyMeasure } = finding;
  return {
    title: line ?? plainTitle,
    plainTitle,
    period,
    amount: finding.amount,
    account: account === null ? null : { code: account, name: accountName ?? '' },
    thirdParties: thirdParties.slice(0, mostThirdParties).map(({ nit, name, amount }) => ({
      nit,
      name,
      amount: thirdPartyMeasure === null ? amount : null,
    })),
    thirdPartyCount: finding.thirdPartyCount,
    lines: finding.formula,
  };
}

/** Only these parts. */
export function onlyShown(shown: ShownFinding, parts: readonly ShownPart[]): ShownFinding {
  const has = (part: ShownPart) => parts.includes(part);
  const isWhole = has('amount') && has('account') && has('third_party');
  const people = has('third_party') ? shown.thirdParties : [];
  return {
    ...shown,
    title: isWhole ? shown.title : shown.plainTitle,
    amount: has('amount') ? shown.amount : null,
    account: has('account') ? shown.account : null,
    thirdParties: has('amount') ? people : people.map((person) => ({ ...person, amount: null })),
    thirdPartyCount: has('third_party') ? shown.thirdPartyCount : 0,
    // They end in the amount.
    lines: has('lines') && has('amount') ? shown.lines : [],
  };
}
