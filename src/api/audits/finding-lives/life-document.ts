/** The life of a finding as an API document: what is stored of it, as a month sees it. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { lifeInMonth, type Sight } from '../life-in-month.ts';
import { type AttachmentRecord, listAttachments } from './attachments/queries.ts';
import type { FindingAct, FindingAttachment, Justification, WholeLife } from './contract.ts';
import { findJustifications, type JustificationRecord, justifiableIn, justifiedBy } from './justifications/queries.ts';
import { type ActRecord, isCorrectedInVersion, listActs, livesByName, namesOf, sightsOf, wasFound } from './queries.ts';

/** Throws AppError `resource.not_found` for what no audit of the company found. */
export async function wholeLife(
  trx: DatabaseTransaction,
  companyId: number,
  { fingerprint, period }: { fingerprint: string; period: string },
): Promise<WholeLife> {
  const life = (await livesByName(trx, companyId, [fingerprint])).get(fingerprint);
  if (life === undefined && !(await wasFound(trx, companyId, fingerprint))) throw new AppError('resource.not_found');
  const sight = await sightOf(trx, companyId, period, fingerprint);
  const justifications = sight.justificationId === null ? [] : [sight.justificationId];
  const [justification] = await findJustifications(trx, companyId, justifications);
  return {
    ...lifeInMonth(life, sight),
    fingerprint,
    justification: justification === undefined ? null : justificationDocument(justification),
    acts: life === undefined ? [] : await actDocuments(trx, await listActs(trx, life.id)),
    files: life === undefined ? [] : (await listAttachments(trx, companyId, life.id)).map(attachmentDocument),
  };
}

/** A finding that the month does not have is persistent as far as its life goes, unless a version corrected it. */
async function sightOf(
  trx: DatabaseTransaction,
  companyId: number,
  period: string,
  fingerprint: string,
): Promise<Sight> {
  const seen = (await sightsOf(trx, companyId, period, [fingerprint])).get(fingerprint);
  if (seen === undefined) {
    const isCorrected = await isCorrectedInVersion(trx, companyId, period, fingerprint);
    return { change: isCorrected ? 'corregido' : 'persistente', setAside: null, justificationId: null };
  }
  if (seen.setAside !== 'justificado') return seen;
  const [{ auditId } = { auditId: '' }] = await justifiableIn(trx, companyId, period, [fingerprint]);
  return { ...seen, justificationId: (await justifiedBy(trx, auditId)).get(fingerprint) ?? null };
}

async function actDocuments(trx: DatabaseTransaction, acts: readonly ActRecord[]): Promise<FindingAct[]> {
  const assigned = acts.filter(({ kind }) => kind === 'assignee').flatMap(({ before, after }) => [before, after]);
  const ids = [...assigned.flatMap((id) => (id === null ? [] : Number(id))), ...acts.flatMap((act) => act.mentions)];
  const names = await namesOf(trx, [...new Set(ids)]);
  const named = (kind: FindingAct['kind'], value: string | null) =>
    kind === 'assignee' && value !== null ? (names.get(Number(value)) ?? null) : value;
  return acts.map(({ id, kind, before, after, period, version, mentions, by, byName, at }) => ({
    id: Number(id),
    kind,
    before: named(kind, before),
    after: named(kind, after),
    period,
    ...(version !== null && { version }),
    mentions: mentions.flatMap((user) => (names.has(user) ? [{ id: user, name: names.get(user)! }] : [])),
    by: by === null ? null : { id: by, name: byName ?? '' },
    at: at.toISOString(),
  }));
}

export function attachmentDocument(file: AttachmentRecord): FindingAttachment {
  const { id, fileName, mediaType, size, createdBy, createdByName, createdAt } = file;
  const author = { id: createdBy, name: createdByName };
  return { id, fileName, mediaType, size, createdBy: author, createdAt: createdAt.toISOString() };
}

export function justificationDocument(record: JustificationRecord): Justification {
  const { createdBy, createdByName, createdAt, endedBy, endedByName, endedAt, lifeId: _, ...rest } = record;
  return {
    ...rest,
    createdBy: { id: createdBy, name: createdByName },
    createdAt: createdAt.toISOString(),
    endedBy: endedBy === null ? null : { id: endedBy, name: endedByName ?? '' },
    endedAt: endedAt?.toISOString() ?? null,
  };
}
