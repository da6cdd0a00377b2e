/** Findings of an audit for lists and drawers, with those of earlier months that it lacks. */

import { justifiedBy } from '#api/audits/finding-lives/justifications/queries.ts';
import { type LifeRecord, livesByName } from '#api/audits/finding-lives/queries.ts';
import { lifeInMonth } from '#api/audits/life-in-month.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { periodKey } from '#core/calendar/period.ts';
import { namedFinding } from '#core/engine/weighing/explained.ts';
import type { FindingItem } from '../contract.ts';
import { type AuditRecord, findAudit, monthsBefore } from '../queries.ts';
import { findFinding, type GoneFinding, listFindings, listGone, listRelated, type StoredFinding } from './queries.ts';

/** Findings of a finished audit: most severe first, then by amount; those that it lacks at the end, in the same order. */
export async function findingItems(trx: DatabaseTransaction, audit: AuditRecord): Promise<FindingItem[]> {
  const found = await listFindings(trx, audit.id);
  const gone = await listGone(trx, audit.id, await earlierAuditIds(trx, audit));
  const months = await auditsOf(trx, audit, gone);
  const lives = await livesIn(trx, audit, [...found, ...gone]);
  return [
    ...found.map((finding) => findingItem(audit, related(finding, found), lives)),
    ...gone.map((finding) => findingItem(months.get(finding.auditId)!, finding, lives, finding.became)),
  ];
}

/** What is known of the lives of some findings, and what justifies those of an audit. */
interface Lives {
  records: ReadonlyMap<string, LifeRecord>;
  justifications: ReadonlyMap<string, string>;
}

async function livesIn(trx: DatabaseTransaction, audit: AuditRecord, list: readonly StoredFinding[]): Promise<Lives> {
  const names = list.map(({ finding }) => finding.fingerprint);
  const isAny = list.some(({ setAside }) => setAside === 'justificado');
  return {
    records: await livesByName(trx, audit.companyId, names),
    justifications: isAny ? await justifiedBy(trx, audit.id) : new Map(),
  };
}

/** One finding of that list, complete, with the audit that found it: for one that it lacks that of an earlier month. */
export async function findItem(
  trx: DatabaseTransaction,
  audit: AuditRecord,
  fingerprint: string,
): Promise<{ item: FindingItem; foundBy: AuditRecord } | undefined> {
  for (const by of ['fingerprint', 'topic'] as const) {
    const name = { by, text: fingerprint };
    const found = await findFinding(trx, audit.id, name);
    if (found !== undefined) {
      const others = await listRelated(trx, audit.id, found.finding.fingerprint);
      const lives = await livesIn(trx, audit, [found]);
      return { item: findingItem(audit, related(found, others), lives), foundBy: audit };
    }
    const [gone] = await listGone(trx, audit.id, await earlierAuditIds(trx, audit), name);
    if (gone === undefined) continue;
    const foundBy = (await auditsOf(trx, audit, [gone])).get(gone.auditId)!;
    return { item: findingItem(foundBy, gone, await livesIn(trx, audit, [gone]), gone.became), foundBy };
  }
  return undefined;
}

/** The finding, naming what explains it and what it explains. */
function related<One extends StoredFinding>(one: One, others: readonly StoredFinding[]): One {
  const { fingerprint } = one.finding;
  const cause = others.find(({ finding }) => finding.fingerprint === one.explainedBy);
  const explains = others
    .filter(({ explainedBy }) => explainedBy === fingerprint)
    .map(({ finding }) => namedFinding(finding));
  return {
    ...one,
    finding: {
      ...one.finding,
      ...(cause === undefined ? {} : { explainedBy: namedFinding(cause.finding) }),
      ...(explains.length === 0 ? {} : { explains }),
    },
  };
}

/** Newest audits of the months before, oldest first. */
async function earlierAuditIds(trx: DatabaseTransaction, audit: AuditRecord): Promise<string[]> {
  const months = await monthsBefore(trx, audit.companyId, audit, null);
  return months.map(({ auditId }) => auditId).reverse();
}

async function auditsOf(
  trx: DatabaseTransaction,
  { companyId }: AuditRecord,
  gone: readonly GoneFinding[],
): Promise<Map<string, AuditRecord>> {
  const audits = new Map<string, AuditRecord>();
  for (const id of new Set(gone.map(({ auditId }) => auditId))) audits.set(id, (await findAudit(trx, companyId, id))!);
  return audits;
}

/** `foundBy`: the audit that found it. */
function findingItem(
  foundBy: AuditRecord,
  { validationId, validation, since, still, gone, finding, setAside, ...stored }: Omit<StoredFinding, 'explainedBy'>,
  { records, justifications }: Lives,
  change: FindingItem['change'] = stored.change,
): FindingItem {
  const validationTitle = foundBy.validations?.find(({ id }) => id === validationId)?.title ?? validation;
  const { unchanged } = stored;
  const { subjects = [] } = finding;
  const isCompared = change === 'persistente' && still !== null;
  const { fingerprint } = finding;
  const justificationId = justifications.get(fingerprint) ?? null;
  return {
    validationId,
    validation,
    validationTitle,
    change,
    unchanged,
    since: periodKey(since),
    foundIn: periodKey(foundBy),
    ...(isCompared ? { compared: { still, fresh: subjects.length - still, gone: gone ?? 0 } } : {}),
    life: lifeInMonth(records.get(fingerprint), { change, setAside, justificationId }),
    finding,
  };
}
