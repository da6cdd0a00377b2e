/** Gives and ends justifications, and computes what one would cover. */
import { findAudit } from '#api/audits/audits/queries.ts';
import { refuseClosed } from '#api/audits/audits/sign-off/queries.ts';
import { lockCompany } from '#api/balances/trial-balances/queries.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import { AppError } from '#core/call/app-error.ts';
import { type JustificationScope, justificationScopes } from '#core/engine/life/finding-state.ts';
import { oneOfEachCause } from '#core/engine/weighing/causes.ts';
import { stakeSums } from '#core/engine/weighing/stake.ts';
import { toDecimal } from '#core/money/money.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { announceStates, announceUnjustified } from './announce-states.ts';
import { renewFrom } from './carry/queries.ts';
import { livesToChange, logChange, type NamedFinding } from './change-findings.ts';
import {
  endJustification,
  findJustifications,
  insertJustifications,
  type Justifiable,
  type JustificationRecord,
  justifiableIn,
  type NewJustification,
} from './justifications/queries.ts';
import { addActs, livesByName } from './queries.ts';
import { countedFindings, healthOf } from './results/queries.ts';
import { text } from './text.es.ts';

export interface GivenJustification {
  findings: readonly NamedFinding[];
  scope: JustificationScope;
  reason: string;
  until: string | null;
}

/**
 * One justification for each finding, or for each rule, account or third party of them. Throws AppError
 * `resource.not_found` for findings that the month does not have, `finding.scope` for a scope that one of them has not,
 * `request.invalid` for an end before the month, `sign_off.closed` in a closed month, and as `livesToChange` does.
 */
export async function justifyFindings(
  trx: DatabaseTransaction,
  caller: Caller,
  place: { companyId: number; period: string },
  { findings, scope, reason, until }: GivenJustification,
): Promise<JustificationRecord[]> {
  const { companyId, period } = place;
  const lives = await livesToChange(trx, caller, companyId, findings);
  await refuseClosed(trx, companyId, readPeriod(period));
  if (until !== null && until < period)
    throw new AppError('request.invalid', {}, [{ field: 'until', message: text.untilLater }]);
  const names = findings.map(({ fingerprint }) => fingerprint);
  const found = new Map((await justifiableIn(trx, companyId, period, names)).map((one) => [one.fingerprint, one]));
  if (names.some((name) => !found.has(name))) throw new AppError('resource.not_found');
  const own = await livesByName(trx, companyId, names);
  const wanted = new Map<string, NewJustification>();
  for (const name of names) {
    const one = found.get(name)!;
    if ((scope === 'third_party' && one.thirdParty === null) || (scope === 'account' && one.account === null))
      throw new AppError('finding.scope', { scope, title: one.title });
    wanted.set(reachOf(one, scope), {
      ...partsOf(one, scope),
      scope,
      lifeId: scope === 'finding' ? own.get(name)!.id : null,
      title: one.title,
      reason: reason.trim(),
      from: period,
      until,
    });
  }
  const ids = await insertJustifications(trx, caller, companyId, [...wanted.values()]);
  const acts = lives.map(({ id }) => ({ lifeId: id, kind: 'justified' as const, after: reason.trim(), period }));
  await addActs(trx, caller, companyId, acts);
  await renewFrom(trx, companyId, period);
  await announceStates(trx, caller, place, 'justificado', names);
  const details = { scope, period, until, reason: reason.trim() };
  await logChange(trx, caller, companyId, lives, { act: 'finding.justified', details });
  return findJustifications(trx, companyId, ids);
}

/** What a scope of a finding names: equal for findings that it covers alike. */
function reachOf({ fingerprint, ...one }: Justifiable, scope: JustificationScope): string {
  return scope === 'finding' ? fingerprint : JSON.stringify(partsOf(one, scope));
}

function partsOf({ validation, rule, account, ...one }: Omit<Justifiable, 'fingerprint'>, scope: JustificationScope) {
  const isOfThirdParty = scope === 'third_party';
  return {
    validation,
    rule,
    account: scope === 'account' || scope === 'finding' ? account : null,
    thirdParty: isOfThirdParty ? one.thirdParty : null,
    thirdPartyName: isOfThirdParty ? one.thirdPartyName : null,
  };
}

/** Throws AppError `resource.not_found`, `auth.forbidden`, or what `mayEnd` throws for it. Ending twice is nothing. */
export async function undoJustification(
  trx: DatabaseTransaction,
  caller: Caller,
  { companyId, id }: { companyId: number; id: string },
  mayEnd: (scope: JustificationScope) => void,
): Promise<void> {
  await ownCompany(trx, caller, companyId);
  await lockCompany(trx, companyId);
  const [known] = await findJustifications(trx, companyId, [id]);
  if (known === undefined) throw new AppError('resource.not_found');
  mayEnd(known.scope);
  if (!(await endJustification(trx, caller, id))) return;
  const { lifeId, scope, reason, from, title } = known;
  if (lifeId !== null)
    await addActs(trx, caller, companyId, [{ lifeId, kind: 'unjustified', before: reason, period: from }]);
  await renewFrom(trx, companyId, from);
  await announceUnjustified(trx, caller, { companyId, period: from }, id);
  const details = { scope, from, until: known.until, reason };
  await logChange(trx, caller, companyId, [{ fingerprint: id, title }], { act: 'finding.unjustified', details });
}

/** What each scope that the finding has would cover in the month, and the index that would be left. */
export async function previewScopes(
  trx: DatabaseTransaction,
  companyId: number,
  { fingerprint, period }: { fingerprint: string; period: string },
) {
  const all = await justifiableIn(trx, companyId, period, null);
  const own = all.find((one) => one.fingerprint === fingerprint);
  if (own === undefined) throw new AppError('resource.not_found');
  const audit = (await findAudit(trx, companyId, own.auditId))!;
  const counted = await countedFindings(trx, [audit.id]);
  const validations = audit.validations ?? [];
  const scopes = [];
  for (const scope of justificationScopes) {
    if ((scope === 'third_party' && own.thirdParty === null) || (scope === 'account' && own.account === null)) continue;
    const reach = reachOf(own, scope);
    const same = new Set(all.filter((one) => reachOf(one, scope) === reach).map((one) => one.fingerprint));
    const covered = counted.filter((one) => same.has(one.fingerprint) && one.setAside === null);
    const left = counted.map((one) => (same.has(one.fingerprint) ? { ...one, setAside: 'justificado' as const } : one));
    const { atRisk, toExplain } = stakeSums(covered);
    scopes.push({
      scope,
      covers: oneOfEachCause(covered).length,
      amount: toDecimal(atRisk),
      toExplain: toDecimal(toExplain),
      healthIndex: (await healthOf(validations, left)).index,
    });
  }
  return { healthIndex: audit.healthIndex ?? 0, scopes };
}
