/** Changes findings alike: state, person, due date, postponement; comments. Serialised by company, with optimistic locking. */
import { refuseClosed } from '#api/audits/audits/sign-off/queries.ts';
import { lockCompany } from '#api/balances/trial-balances/queries.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { announceStates } from './announce-states.ts';
import { renewFrom } from './carry/queries.ts';
import type { LifeChange } from './contract.ts';
import {
  addActs,
  type LifeColumns,
  type LifeRecord,
  livesByName,
  type MonthSight,
  type NewAct,
  openLives,
  peopleOf,
  reopenedOnce,
  setLives,
  sightsOf,
} from './queries.ts';
import type { Telling } from './tell-people.ts';
import { text } from './text.es.ts';

/** A finding with the version that was read; null: whatever it is. */
export interface NamedFinding {
  fingerprint: string;
  version: number | null;
}

/** Version of a header `If-Match`; null: any. */
export function givenVersion(ifMatch: string | undefined): number | null {
  return ifMatch === undefined || ifMatch === '*' ? null : Number(/^"(\d+)"$/.exec(ifMatch)?.[1] ?? -1);
}

/**
 * The lives of some findings, opened where there are none, in the order given, for a change. Throws AppError
 * `resource.not_found`, `auth.forbidden`, or `resource.conflict` when one of them changed since.
 */
export async function livesToChange(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  findings: readonly NamedFinding[],
): Promise<LifeRecord[]> {
  await ownCompany(trx, caller, companyId);
  await lockCompany(trx, companyId);
  const names = [...new Set(findings.map(({ fingerprint }) => fingerprint))];
  await openLives(trx, caller, companyId, names);
  const lives = await livesByName(trx, companyId, names);
  const changed = findings.filter(({ fingerprint, version }) => {
    const life = lives.get(fingerprint);
    if (life === undefined) throw new AppError('resource.not_found');
    return version !== null && life.version !== version;
  });
  if (changed.length > 0) {
    const now = changed.map(({ fingerprint }) => ({ fingerprint, version: lives.get(fingerprint)!.version }));
    const titles = changed.map(({ fingerprint }) => lives.get(fingerprint)!.title);
    throw new AppError('resource.conflict', {}, [{ field: 'version', message: text.changedSince(titles) }], {
      findings: now,
    });
  }
  // Two fingerprints may be those of one life.
  return [...new Map(names.map((name) => [lives.get(name)!.id, lives.get(name)!])).values()];
}

/**
 * Throws AppError `sign_off.closed` in a closed month, `finding.wrong_state` for a state that does not follow, `finding.no_access` for a person without access
 * to the company, `request.invalid` for a postponement to a month that has passed, and as `livesToChange` does. Returns whom
 * to tell once it is committed.
 */
export async function changeFindings(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  findings: readonly NamedFinding[],
  { change, period }: { change: LifeChange; period: string },
): Promise<Telling | null> {
  const lives = await livesToChange(trx, caller, companyId, findings);
  await refuseClosed(trx, companyId, readPeriod(period));
  if (change.assignee != null) await checkPeople(trx, companyId, [change.assignee]);
  if (change.snoozeTo != null && change.snoozeTo <= period)
    throw new AppError('request.invalid', {}, [{ field: 'snoozeTo', message: text.snoozeLater }]);
  const acts: (NewAct & { lifeId: string })[] = [];
  const act = (life: LifeRecord, kind: NewAct['kind'], before: string | null, after: string | null) => {
    if (before !== after) acts.push({ lifeId: life.id, kind, before, after, period });
  };
  if (change.state !== undefined) await changeStates(trx, companyId, lives, { state: change.state, period, act });
  const columns: LifeColumns = {};
  if (change.assignee !== undefined) {
    columns.assignee = change.assignee;
    for (const life of lives) act(life, 'assignee', asText(life.assignee), asText(change.assignee));
  }
  if (change.due !== undefined) {
    columns.due_on = change.due;
    for (const life of lives) act(life, 'due', life.due, change.due);
  }
  if (change.snoozeTo !== undefined) {
    columns.snoozed_from = change.snoozeTo === null ? null : period;
    columns.snoozed_to = change.snoozeTo;
    for (const life of lives) act(life, 'snooze', life.snoozedTo, change.snoozeTo);
  }
  if (acts.length === 0) return null;
  if (Object.keys(columns).length > 0)
    await setLives(
      trx,
      lives.map(({ id }) => id),
      columns,
    );
  await addActs(trx, caller, companyId, acts);
  if (change.snoozeTo !== undefined) {
    const before = lives.flatMap(({ snoozedFrom }) => snoozedFrom ?? []);
    await renewFrom(trx, companyId, [period, ...before].toSorted()[0]!);
  }
  const byId = new Map(lives.map(({ id, fingerprint }) => [id, fingerprint]));
  for (const [state, some] of Map.groupBy(
    acts.filter(({ kind }) => kind === 'state'),
    ({ after }) => after!,
  ))
    await announceStates(
      trx,
      caller,
      { companyId, period },
      state,
      some.map(({ lifeId }) => byId.get(lifeId)!),
    );
  await logChange(trx, caller, companyId, lives, { act: 'finding.changed', details: { change, period } });
  const given = lives.filter(
    ({ id, assignee }) => assignee !== change.assignee && acts.some(({ lifeId }) => lifeId === id),
  );
  if (change.assignee == null || given.length === 0) return null;
  return { kind: 'assigned', companyId, period, people: [change.assignee], findings: given };
}

interface StateChange {
  state: NonNullable<LifeChange['state']>;
  period: string;
  act: (life: LifeRecord, kind: NewAct['kind'], before: string | null, after: string | null) => void;
}

/** What came back once is never new again: it returns to `reabierto`. */
async function changeStates(
  trx: DatabaseTransaction,
  companyId: number,
  lives: readonly LifeRecord[],
  { state, period, act }: StateChange,
): Promise<void> {
  const sights = await sightsOf(
    trx,
    companyId,
    period,
    lives.map(({ fingerprint }) => fingerprint),
  );
  const wrong = lives.filter((life) => !isOpen(life, sights.get(life.fingerprint)));
  if (wrong.length > 0) throw new AppError('finding.wrong_state', { title: wrong[0]!.title, count: wrong.length });
  const again =
    state === 'nuevo'
      ? await reopenedOnce(
          trx,
          lives.map(({ id }) => id),
        )
      : new Set<string>();
  for (const [wanted, some] of Map.groupBy(lives, (life) =>
    again.has(life.id) || (state === 'nuevo' && life.state === 'reabierto') ? ('reabierto' as const) : state,
  )) {
    await setLives(
      trx,
      some.map(({ id }) => id),
      { state: wanted },
    );
    for (const life of some) act(life, 'state', life.state, wanted);
  }
}

/** Justified and corrected ones take no state from a person. */
function isOpen({ state }: LifeRecord, sight: MonthSight | undefined): boolean {
  return state !== 'corregido' && sight?.setAside !== 'justificado';
}

/** Throws AppError as `changeFindings` does, and returns the same. Mentioned people must have access to the company. */
export async function commentFinding(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, fingerprint, period }: { id: number; fingerprint: string; period: string },
  comment: { text: string; mentions?: readonly number[] | undefined },
): Promise<Telling | null> {
  const [life] = await livesToChange(trx, caller, id, [{ fingerprint, version: null }]);
  const mentions = [...new Set(comment.mentions ?? [])];
  await checkPeople(trx, id, mentions);
  await addActs(trx, caller, id, [{ lifeId: life!.id, kind: 'comment', after: comment.text.trim(), period, mentions }]);
  await logChange(trx, caller, id, [life!], { act: 'finding.commented', details: { period } });
  return {
    kind: 'mentioned',
    companyId: id,
    period,
    people: mentions,
    findings: [life!],
    comment: comment.text.trim(),
  };
}

async function checkPeople(trx: DatabaseTransaction, companyId: number, ids: readonly number[]): Promise<void> {
  const known = new Set((await peopleOf(trx, companyId)).map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw new AppError('finding.no_access');
}

/** One entry for all of them, with the first fingerprints. */
export async function logChange(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  lives: readonly Pick<LifeRecord, 'fingerprint' | 'title'>[],
  { act, details }: Pick<Parameters<typeof logActivity>[2], 'act' | 'details'>,
): Promise<void> {
  const target = lives.length === 1 ? lives[0]!.title : text.several(lives.length);
  const findings = lives.slice(0, 50).map(({ fingerprint }) => fingerprint);
  await logActivity(trx, caller, { act, companyId, target, details: { ...details, count: lives.length, findings } });
}

function asText(id: number | null): string | null {
  return id === null ? null : String(id);
}
