/** The sign-off of a month as an API document: what would be signed now, or what was, and what changed after it. */
import { listGrantsOf } from '#api/access/permissions/queries.ts';
import { peopleOf } from '#api/audits/finding-lives/queries.ts';
import { findNewest } from '#api/balances/trial-balances/queries.ts';
import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import { refusal } from '#core/call/refusal.ts';
import { missingCertifiers } from '#core/call/signers.ts';
import { toDecimal } from '#core/money/money.ts';
import { may, seeBooks } from '#core/product/permission.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { auditChanges } from '../changes/audit-changes.ts';
import type { Signature, SignedContent, SignOff } from './contract.ts';
import * as contract from './contract.ts';
import {
  changedClosings,
  currentSignOff,
  differentOpenings,
  findClosed,
  listSignOffActs,
  type SignOffRecord,
} from './queries.ts';
import { type AuditedMonth, auditedMonth, type ContentOfMonth, digestOf, signedContent } from './sign-off-content.ts';
import { text } from './text.es.ts';

const mostAccounts = 200;

/** What the sign-off of a month is made of, for showing and for signing it. */
export interface MonthToSign {
  company: CompanyRecord;
  period: Period;
  audited: AuditedMonth;
  record: SignOffRecord | undefined;
  /** As it is now; null without a finished audit. */
  now: ContentOfMonth | null;
  reviewers: { id: number; name: string }[];
}

export async function monthToSign(
  trx: DatabaseTransaction,
  company: CompanyRecord,
  period: Period,
): Promise<MonthToSign> {
  const audited = await auditedMonth(trx, company.id, period);
  return {
    company,
    period,
    audited,
    record: await currentSignOff(trx, company.id, period),
    now: await signedContent(trx, company, audited),
    reviewers: await reviewersOf(trx, company),
  };
}

/** People with access to the company who may approve its audits. */
async function reviewersOf(trx: DatabaseTransaction, { id }: CompanyRecord): Promise<{ id: number; name: string }[]> {
  const people = await peopleOf(trx, id);
  const grants = await listGrantsOf(
    trx,
    people.map((person) => person.id),
  );
  const mayReview = ({ id: userId, isRoot }: (typeof people)[number]) => {
    const access = { isRoot, isAdmin: false, grants: grants.get(userId) ?? [] };
    return may(access, contract.closeSignOff.permission, id) && may(access, seeBooks, id);
  };
  return people.filter(mayReview).map(({ id: userId, name }) => ({ id: userId, name }));
}

export async function signOffDocument(trx: DatabaseTransaction, caller: Caller, month: MonthToSign): Promise<SignOff> {
  const { company, period, record, now, reviewers } = month;
  const content = record?.state === 'closed' ? record.content : (now?.content ?? null);
  return {
    period: periodKey(period),
    state: record?.state ?? 'open',
    content,
    digest: content === null ? null : digestOf(content),
    checks: record?.state === 'closed' || now === null ? [] : await checksOf(trx, month, now),
    missingSigners: record?.state === 'closed' || now === null ? [] : missingCertifiers(company.signers),
    isOutdated: record?.state === 'prepared' && isOutdated(month),
    obstacle: record?.state === 'closed' ? null : obstacleOf(caller, month),
    statement:
      content === null
        ? ''
        : record === undefined || (record.state === 'prepared' && isOutdated(month))
          ? text.prepare(content)
          : text.review(content),
    prepared: record === undefined ? null : preparedOf(record),
    closed: record === undefined ? null : closedOf(record),
    namesKept: record?.namesKept ?? 'signed',
    reviewers: reviewers.filter(({ id }) => id !== record?.preparedBy),
    changed: record?.state === 'closed' ? await changedSince(trx, company.id, period, record) : null,
    acts: await listSignOffActs(trx, company.id, period),
  };
}

function preparedOf({
  preparedBy: id,
  preparedByName: name,
  preparedCard: card,
  preparedAt,
}: SignOffRecord): Signature {
  return { id, name, card, at: preparedAt.toISOString() };
}

function closedOf({ closedBy: id, closedByName: name, closedCard: card, closedAt }: SignOffRecord): Signature | null {
  return id === null || closedAt === null ? null : { id, name: name ?? '', card, at: closedAt.toISOString() };
}

/** Why nobody can sign a month as it is now; null: it can be signed. */
export function notReady({ period, audited, now }: MonthToSign): string | null {
  if (audited.balance === undefined) return text.obstacles.noBalance(period);
  if (audited.audit === undefined) return text.obstacles.unaudited(period);
  if (now === null) return text.obstacles.running;
  const missing = now.content.open.filter(({ reason }) => reason === null);
  return missing.length === 0 ? null : text.obstacles.reasons(missing.map(({ title }) => title));
}

/** Whether what was prepared is no longer what it was. */
export function isOutdated({ record, now }: MonthToSign): boolean {
  return record !== undefined && (now === null || digestOf(now.content) !== record.digest);
}

/** Whether a caller who prepared a month may close it too: only where nobody else may. */
export function isBarred({ userId }: Pick<Caller, 'userId'>, { record, reviewers }: MonthToSign): boolean {
  return record?.preparedBy === userId && reviewers.some(({ id }) => id !== userId);
}

/** Why the caller cannot give the next signature. */
function obstacleOf(caller: Caller, month: MonthToSign): string | null {
  const why = notReady(month);
  if (why !== null) return why;
  const { record, company } = month;
  if (record === undefined || isOutdated(month)) {
    if (refusal(contract.prepareSignOff, caller, company.id) !== null) {
      return record === undefined ? text.obstacles.mayNotPrepare : text.obstacles.changed(record.preparedByName);
    }
    return null;
  }
  if (refusal(contract.closeSignOff, caller, company.id) !== null) return text.obstacles.mayNotClose;
  return isBarred(caller, month) ? text.obstacles.samePerson : null;
}

async function checksOf(
  trx: DatabaseTransaction,
  { company, period, audited }: MonthToSign,
  { content, result }: ContentOfMonth,
): Promise<SignOff['checks']> {
  const { validations, open } = content;
  const missing = open.filter(({ reason }) => reason === null).length;
  const gone = content.corrected + content.justified + content.snoozed;
  const changes = await auditChanges(trx, audited.audit!);
  return [
    {
      kind: result.unbalanced ? 'attention' : 'done',
      title: result.unbalanced ? text.unbalanced : text.balanced,
      detail: text.totals(content.balance),
    },
    {
      kind: validations.notEvaluated === 0 ? 'done' : 'attention',
      title: validations.notEvaluated === 0 ? text.allRan : text.someUnevaluated(validations.notEvaluated),
      detail: text.outcomes(validations),
    },
    await openingCheck(trx, company.id, period, content),
    {
      kind: changes.sentence === null ? 'done' : 'attention',
      title: changes.sentence === null ? text.upToDate : text.outOfDate,
      detail: changes.sentence ?? text.nothingChanged,
    },
    ...(gone === 0 ? [] : [{ kind: 'done' as const, title: text.gone(gone), detail: `${text.goneDetail(content)}.` }]),
    {
      kind: missing === 0 ? 'done' : 'missing',
      title: open.length === 0 ? text.nothingOpen : text.open(open.length, missing),
      detail: open.length === 0 ? text.informative : text.openDetail(missing),
    },
    signersCheck(company),
  ];
}

/** Whether the company says who certifies its statements: without them a document has lines to sign on, and no names. */
function signersCheck({ signers }: CompanyRecord): SignOff['checks'][number] {
  const missing = missingCertifiers(signers);
  return missing.length === 0
    ? { kind: 'done', title: text.signers, detail: text.signerNames(signers) }
    : { kind: 'attention', title: text.noSigners(missing), detail: text.noSignersDetail };
}

/** Whether the month opens with the closing balances of the one before. */
async function openingCheck(
  trx: DatabaseTransaction,
  companyId: number,
  period: Period,
  { balance }: SignedContent,
): Promise<SignOff['checks'][number]> {
  const before = previousMonth(period);
  const previous = await findNewest(trx, companyId, before);
  if (previous === undefined) return { kind: 'attention', title: text.followsNothing(before), detail: text.unproved };
  // The year's result is carried to equity in January.
  const classes = period.month === 1 ? '^[12]' : '';
  const accounts = await differentOpenings(trx, { before: previous.id, now: balance.id, classes });
  if (accounts > 0)
    return { kind: 'attention', title: text.followsNot(before), detail: text.openingsDiffer(before, accounts) };
  const isClosed = (await findClosed(trx, companyId, before)) !== undefined;
  return {
    kind: isClosed ? 'done' : 'attention',
    title: text.follows(before),
    detail: text.openings(before, isClosed),
  };
}

async function changedSince(
  trx: DatabaseTransaction,
  companyId: number,
  period: Period,
  { balanceId }: SignOffRecord,
): Promise<SignOff['changed']> {
  const newest = await findNewest(trx, companyId, period);
  if (newest === undefined || newest.id === balanceId) return null;
  const accounts = await changedClosings(trx, balanceId, newest.id);
  return {
    version: newest.version,
    uploadedBy: newest.uploadedBy,
    uploadedAt: newest.uploadedAt.toISOString(),
    accounts: accounts
      .slice(0, mostAccounts)
      .map(({ account, name, signed, now }) => ({ account, name, signed: toDecimal(signed), now: toDecimal(now) })),
    total: accounts.length,
  };
}
