/** Says of a practice what it is, and undoes that. */

import { renewFrom } from '#api/audits/finding-lives/carry/queries.ts';
import { lockCompany } from '#api/balances/trial-balances/queries.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { PracticeAnswer } from '#core/engine/life/practices.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { refuseClosed } from '../sign-off/queries.ts';
import { type AnswerRecord, endAnswer, findAnswer, insertAnswer, newestAuditOf, practicesOfAudit } from './queries.ts';
import { text } from './text.es.ts';

interface GivenAnswer {
  fingerprint: string;
  answer: PracticeAnswer;
  reason?: string;
}

/**
 * Throws AppError `resource.not_found` for what is no practice in the month, `request.invalid` without the reason of
 * `registered`, `sign_off.closed` in a closed month.
 */
export async function answerPractice(
  trx: DatabaseTransaction,
  caller: Caller,
  { companyId, period }: { companyId: number; period: string },
  { fingerprint, answer, reason = '' }: GivenAnswer,
): Promise<AnswerRecord> {
  await ownCompany(trx, caller, companyId);
  await lockCompany(trx, companyId);
  await refuseClosed(trx, companyId, readPeriod(period));
  const auditId = await newestAuditOf(trx, companyId, period);
  const [practice] = auditId === undefined ? [] : await practicesOfAudit(trx, auditId, fingerprint);
  if (practice === undefined) throw new AppError('resource.not_found');
  const words = reason.trim();
  if (answer === 'registered' && words.length < 3)
    throw new AppError('request.invalid', {}, [{ field: 'reason', message: text.needsReason }]);
  const { finding } = practice;
  const id = await insertAnswer(trx, caller, companyId, { finding, answer, reason: words, from: period });
  // From the first month on: an answer that ended held in months before this one.
  await renewFrom(trx, companyId, '');
  const details = { answer, period, rule: finding.rule, account: finding.account, reason: words };
  await logActivity(trx, caller, { act: 'practice.answered', companyId, target: finding.title, details });
  return (await findAnswer(trx, companyId, id))!;
}

/** Throws AppError `resource.not_found`. */
export async function undoAnswer(
  trx: DatabaseTransaction,
  caller: Caller,
  { companyId, id }: { companyId: number; id: string },
): Promise<void> {
  await ownCompany(trx, caller, companyId);
  await lockCompany(trx, companyId);
  const known = await findAnswer(trx, companyId, id);
  if (known === undefined) throw new AppError('resource.not_found');
  await endAnswer(trx, caller, id);
  await renewFrom(trx, companyId, known.from);
  const { answer, from, reason, title } = known;
  await logActivity(trx, caller, {
    act: 'practice.unanswered',
    companyId,
    target: title,
    details: { answer, from, reason },
  });
}
