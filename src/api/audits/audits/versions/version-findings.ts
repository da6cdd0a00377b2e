/** What a version of a month corrects, adds and keeps of the findings of the version audited before it. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { toDecimal } from '#core/money/money.ts';
import type { VersionFinding, VersionFindings, VersionPartName } from './contract.ts';
import { type ComparedFinding, comparedFindings, versionsOfAudit } from './queries.ts';

/** Null where no other version of the month was audited before. */
export async function versionFindings(trx: DatabaseTransaction, auditId: string): Promise<VersionFindings | null> {
  const versions = await versionsOfAudit(trx, auditId);
  if (versions === undefined) return null;
  const found = await comparedFindings(trx, auditId);
  const of = (part: VersionPartName) => byCause(found.filter((finding) => finding.part === part));
  return {
    ...versions,
    corrected: of('corrected'),
    fresh: of('fresh'),
    persistent: of('persistent'),
    unchecked: of('unchecked'),
  };
}

/** Those of one cause are one, as they count. */
function byCause(found: readonly ComparedFinding[]): VersionFinding[] {
  const causes = Map.groupBy(found, ({ cause, fingerprint }) => cause ?? fingerprint);
  return [...causes.values()].map((findings) => {
    const [{ fingerprint, rule, severity, title, causeTitle, account }] = findings as [ComparedFinding];
    const sum = (stake: ComparedFinding['stake']) =>
      toDecimal(findings.reduce((total, one) => (one.stake === stake ? total + BigInt(one.amount) : total), 0n));
    return {
      fingerprint,
      rule,
      severity,
      title: causeTitle ?? title,
      account: findings.every((one) => one.account === account) ? account : null,
      findings: findings.length,
      amount: sum('at_risk'),
      toExplain: sum('to_explain'),
    };
  });
}
