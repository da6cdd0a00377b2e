/** Acts on the sign-off of a month. Serialised by company; what is signed is what was read. */
import { carryReopened, renewFrom } from '#api/audits/finding-lives/carry/queries.ts';
import { logCorrected } from '#api/audits/log-corrected.ts';
import { lockCompany } from '#api/balances/trial-balances/queries.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import { announce } from '#api/companies/webhooks/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { periodKey } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { WebhookEvent } from '#core/product/webhook.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { SignOff } from './contract.ts';
import {
  addSignOffAct,
  insertSignOff,
  refuseClosed,
  setClosed,
  setOpenReasons,
  setSignOffState,
  signerOf,
} from './queries.ts';
import { digestOf } from './sign-off-content.ts';
import { isBarred, isOutdated, type MonthToSign, monthToSign, notReady, signOffDocument } from './sign-off-document.ts';
import type { SignOffTelling } from './tell-sign-off.ts';

interface Place {
  id: number;
  period: string;
}

export interface Acted {
  data: SignOff;
  telling: SignOffTelling | null;
}

/** Throws AppError `resource.not_found`, `auth.forbidden`, `sign_off.closed`. */
export async function giveReasons(
  trx: DatabaseTransaction,
  caller: Caller,
  place: Place,
  { topics, reason }: { topics: readonly string[]; reason: string | null },
): Promise<Acted> {
  const { company, period } = await lockedMonth(trx, caller, place);
  await refuseClosed(trx, company.id, period);
  await setOpenReasons(trx, caller, { companyId: company.id, period, topics, reason: reason?.trim() ?? null });
  await logActivity(trx, caller, {
    act: 'sign_off.reasoned',
    companyId: company.id,
    target: formatPeriod(period),
    details: { topics: topics.length, reason: reason?.trim() ?? null },
  });
  const month = await monthToSign(trx, company, period);
  return { data: await signOffDocument(trx, caller, month), telling: null };
}

/** Throws AppError as `giveReasons`, `sign_off.not_ready`, and `sign_off.changed` when `digest` is of something else. */
export async function prepareMonth(
  trx: DatabaseTransaction,
  caller: Caller,
  place: Place,
  digest: string,
): Promise<Acted> {
  const { company, period } = await lockedMonth(trx, caller, place);
  await refuseClosed(trx, company.id, period);
  const month = await monthToSign(trx, company, period);
  const content = contentToSign(month, digest);
  // Asked again, by a second click or a repeated request: it is signed.
  if (month.record?.preparedBy === caller.userId && month.record.digest === digest)
    return { data: await signOffDocument(trx, caller, month), telling: null };
  // What was prepared before is replaced.
  if (month.record !== undefined) await setSignOffState(trx, month.record.id, 'returned');
  const signer = await signerOf(trx, caller.userId);
  const signOffId = await insertSignOff(trx, caller, { companyId: company.id, period, content, digest, signer });
  const people = month.reviewers.map(({ id }) => id);
  return act(trx, caller, month, { kind: 'prepared', signOffId, people });
}

/** Throws AppError as `prepareMonth`, `sign_off.not_prepared`, `sign_off.same_person`. */
export async function closeMonth(
  trx: DatabaseTransaction,
  caller: Caller,
  place: Place,
  digest: string,
): Promise<Acted> {
  const month = await preparedMonth(trx, caller, place);
  contentToSign(month, digest);
  if (isOutdated(month)) throw new AppError('sign_off.changed');
  if (isBarred(caller, month)) throw new AppError('sign_off.same_person');
  const signer = await signerOf(trx, caller.userId);
  const { signers: certifiers } = month.company;
  const seal = await setClosed(trx, caller, { id: month.record.id, signer, certifiers });
  return act(trx, caller, month, {
    kind: 'closed',
    signOffId: month.record.id,
    seal,
    people: [month.record.preparedBy],
  });
}

/** Throws AppError as `giveReasons`, and `sign_off.not_prepared`. */
export async function returnMonth(
  trx: DatabaseTransaction,
  caller: Caller,
  place: Place,
  words: string,
): Promise<Acted> {
  const month = await preparedMonth(trx, caller, place);
  await setSignOffState(trx, month.record.id, 'returned');
  return act(trx, caller, month, {
    kind: 'returned',
    signOffId: month.record.id,
    people: [month.record.preparedBy],
    words: words.trim(),
  });
}

/** Throws AppError `resource.not_found`, `auth.forbidden`, `sign_off.not_closed`. */
export async function reopenMonth(
  trx: DatabaseTransaction,
  caller: Caller,
  place: Place,
  words: string,
): Promise<Acted> {
  const { company, period } = await lockedMonth(trx, caller, place);
  const month = await monthToSign(trx, company, period);
  const { record } = month;
  if (record?.state !== 'closed') throw new AppError('sign_off.not_closed', { period: formatPeriod(period) });
  await setSignOffState(trx, record.id, 'reopened');
  // Justifications and postponements that were given or undone while it was locked.
  await renewFrom(trx, company.id, periodKey(period));
  // And what another version corrected meanwhile.
  const corrected = await carryReopened(trx, company.id, period);
  const acted = await act(trx, caller, month, {
    kind: 'reopened',
    signOffId: record.id,
    people: [record.preparedBy, record.closedBy!],
    words: words.trim(),
  });
  await logCorrected(trx, caller, { companyId: company.id, ...period }, corrected);
  return acted;
}

async function lockedMonth(trx: DatabaseTransaction, caller: Caller, place: Place) {
  const company = await ownCompany(trx, caller, place.id);
  await lockCompany(trx, company.id);
  return { company, period: readPeriod(place.period) };
}

/** The month of a round that waits for its reviewer. */
async function preparedMonth(
  trx: DatabaseTransaction,
  caller: Caller,
  place: Place,
): Promise<MonthToSign & { record: NonNullable<MonthToSign['record']> }> {
  const { company, period } = await lockedMonth(trx, caller, place);
  await refuseClosed(trx, company.id, period);
  const month = await monthToSign(trx, company, period);
  const { record } = month;
  if (record === undefined) throw new AppError('sign_off.not_prepared', { period: formatPeriod(period) });
  return { ...month, record };
}

function contentToSign(month: MonthToSign, digest: string) {
  const why = notReady(month);
  if (why !== null) throw new AppError('sign_off.not_ready', { why });
  const { content } = month.now!;
  if (digestOf(content) !== digest) throw new AppError('sign_off.changed');
  return content;
}

/** Acts that webhooks are told of. */
const announced: Partial<Record<SignOff['acts'][number]['kind'], WebhookEvent>> = {
  closed: 'month.signed_off',
  reopened: 'month.reopened',
};

interface Act {
  kind: SignOff['acts'][number]['kind'];
  signOffId: string;
  /** Whom to tell. */
  people: readonly number[];
  /** Of a return and a reopening. */
  words?: string;
  /** Of a closed round: the log, which is chained, proves that its row was not rewritten. */
  seal?: string;
}

async function act(
  trx: DatabaseTransaction,
  caller: Caller,
  { company, period }: MonthToSign,
  { kind, signOffId, people, words, seal }: Act,
): Promise<Acted> {
  await addSignOffAct(trx, caller, { companyId: company.id, signOffId, kind, ...(words !== undefined && { words }) });
  const event = announced[kind];
  if (event !== undefined) {
    await announce(trx, { accountId: caller.accountId, companyId: company.id }, event, {
      period: periodKey(period),
      signOffId,
    });
  }
  await logActivity(trx, caller, {
    act: `sign_off.${kind}`,
    companyId: company.id,
    target: formatPeriod(period),
    ...(words !== undefined && { details: { reason: words } }),
    ...(seal !== undefined && { details: { seal } }),
  });
  const month = await monthToSign(trx, company, period);
  return {
    data: await signOffDocument(trx, caller, month),
    telling: { kind, companyId: company.id, company: company.businessName, period, people, words: words ?? null },
  };
}
