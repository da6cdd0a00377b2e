/** Totals of the third parties of a finding, by column, with what is left to those that are not shown. */
import type { FindingDetail } from '#api/audits/audits/findings/contract.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';

type Finding = FindingDetail['finding'];
type ThirdParty = Finding['thirdParties'][number];

export interface ColumnSum {
  key: 'amount' | 'share';
  total: Cents;
  /** Of the third parties that are not shown. */
  rest: Cents;
}

/** Parts of the amount add up to it also where not all of them are kept; a named measure to its own sum, if all are. */
export function thirdPartySums(
  { amount, thirdParties, thirdPartyCount, thirdPartyMeasure }: Finding,
  shown: readonly ThirdParty[],
): ColumnSum[] {
  const sumOf = (some: readonly ThirdParty[], of: (one: ThirdParty) => string) =>
    some.reduce((sum, one) => sum + fromDecimal(of(one)), 0n);
  const column = (key: ColumnSum['key'], total: Cents, of: (one: ThirdParty) => string): ColumnSum => ({
    key,
    total,
    rest: total - sumOf(shown, of),
  });
  const own = (one: ThirdParty) => one.amount;
  const part = (one: ThirdParty) => one.share ?? '0.00';
  if (thirdPartyMeasure === null) return [column('amount', fromDecimal(amount), own)];
  if (thirdParties.length < thirdPartyCount) return [];
  const measured = column('amount', sumOf(thirdParties, own), own);
  const isShared = thirdParties.some(({ share }) => share !== undefined);
  return isShared ? [measured, column('share', fromDecimal(amount), part)] : [measured];
}
