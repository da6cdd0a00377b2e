/** Findings of an audit for lists and drawers, with those of earlier months that it lacks. */

import { justifiedBy } from '#api/audits/finding-lives/justifications/queries.ts';
import { type LifeRecord, livesByName } from '#api/audits/finding-lives/queries.ts';
import { lifeInMonth } from '#api/audits/life-in-month.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { Finding, ListedFinding } from '#core/engine/finding.ts';
import { namedFinding } from '#core/engine/weighing/explained.ts';
import { type AuditRecord, findAudit, monthsBefore } from '../queries.ts';
import type { FindingFilter, FindingItem } from './contract.ts';
import {
  findFinding,
  findGone,
  type GoneFinding,
  listFindings,
  listGone,
  listRelated,
  type StoredFinding,
} from './queries.ts';

/** A finding with its evidence, apart from what its rows and months say. */
type WholeItem = Omit<FindingItem, 'finding'> & { finding: Finding };

/**
 * Findings of a finished audit, without practices: most severe first, then by amount; those that it lacks (of earlier months, and of the version
 * before of its own) at the end, in the same order.
 */
export async function findingItems(trx: DatabaseTransaction, audit: AuditRecord): Promise<FindingItem[]> {
  const found = await listFindings(trx, audit.id);
  const gone = await listGone(trx, audit.id, await earlierAuditIds(trx, audit));
  const months = await auditsOf(trx, audit, gone);
  const lives = await livesIn(trx, audit, [...found, ...gone]);
  const relate = relatedAmong(found);
  return [
    ...found.map((finding) => findingItem(audit, relate(finding), lives)),
    ...gone.map((finding) => goneItem(months.get(finding.auditId)!, finding, lives)),
  ];
}

/** Whether a list asks for a finding. */
export function isAskedFor(
  { validation, change, life, finding }: FindingItem,
  { dueBy, account, ...asked }: FindingFilter,
): boolean {
  const isEqual = (wanted: string | number | undefined, own: string | number) => wanted === undefined || wanted === own;
  return (
    isEqual(asked.severity, finding.severity) &&
    isEqual(asked.validation, validation) &&
    isEqual(asked.change, change) &&
    isEqual(asked.state, life.state) &&
    (asked.question === undefined || asked.question === life.question) &&
    isEqual(asked.assignee, life.assignee?.id ?? 0) &&
    (dueBy === undefined || (life.due !== null && life.due <= dueBy)) &&
    (account === undefined || (finding.account?.startsWith(account) ?? false))
  );
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
): Promise<{ item: WholeItem; foundBy: AuditRecord } | undefined> {
  for (const by of ['fingerprint', 'topic'] as const) {
    const name = { by, text: fingerprint };
    const found = await findFinding(trx, audit.id, name);
    if (found !== undefined) {
      const others = await listRelated(trx, audit.id, found.finding.fingerprint);
      const lives = await livesIn(trx, audit, [found]);
      return { item: findingItem(audit, relatedAmong(others)(found), lives), foundBy: audit };
    }
    const gone = await findGone(trx, audit.id, await earlierAuditIds(trx, audit), name);
    if (gone === undefined) continue;
    const foundBy = (await auditsOf(trx, audit, [gone])).get(gone.auditId)!;
    return { item: goneItem(foundBy, gone, await livesIn(trx, audit, [gone])), foundBy };
  }
  return undefined;
}

/** What names, in a finding, that which explains it and those that it explains. */
function relatedAmong(all: readonly StoredFinding[]): <One extends StoredFinding>(one: One) => One {
  const byName = new Map(all.map(({ finding }) => [finding.fingerprint, finding]));
  const explained = Map.groupBy(
    all.filter(({ explainedBy }) => explainedBy !== null),
    ({ explainedBy }) => explainedBy,
  );
  return (one) => {
    const cause = one.explainedBy === null ? undefined : byName.get(one.explainedBy);
    const explains = explained.get(one.finding.fingerprint)?.map(({ finding }) => namedFinding(finding));
    return {
      ...one,
      finding: {
        ...one.finding,
        ...(cause === undefined ? {} : { explainedBy: namedFinding(cause) }),
        ...(explains === undefined ? {} : { explains }),
      },
    };
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

function goneItem<Told extends ListedFinding>(
  foundBy: AuditRecord,
  { became, correctedIn, ...finding }: GoneFinding<Told>,
  lives: Lives,
): ReturnType<typeof findingItem<Told>> {
  return { ...findingItem(foundBy, finding, lives, became), ...(correctedIn !== null && { correctedIn }) };
}

/** `foundBy`: the audit that found it. */
function findingItem<Told extends ListedFinding>(
  foundBy: AuditRecord,
  { validationId, validation, since, still, gone, finding, setAside, practice, ...stored }: StoredFinding<Told>,
  { records, justifications }: Lives,
  change: FindingItem['change'] = stored.change,
): Omit<FindingItem, 'finding'> & { finding: Told } {
  const validationTitle = foundBy.validations?.find(({ id }) => id === validationId)?.title ?? validation;
  const { unchanged, subjects } = stored;
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
    ...(isCompared ? { compared: { still, fresh: subjects - still, gone: gone ?? 0 } } : {}),
    life: lifeInMonth(records.get(fingerprint), { change, setAside, justificationId }),
    ...(practice !== null && { practice }),
    finding,
  };
}
