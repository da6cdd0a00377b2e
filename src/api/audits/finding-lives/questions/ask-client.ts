/** Asks the client about findings, and what is done with a question afterwards: sent again, withdrawn, closed. */

import { lockCompany } from '#api/balances/trial-balances/queries.ts';
import { findFirm } from '#api/companies/firm/queries.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { attemptKey } from '#api/kernel/attempts/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import { countMail } from '#api/subscription/count-mail.ts';
import { startOfDay } from '#core/calendar/bogota.ts';
import { AppError } from '#core/call/app-error.ts';
import { onlyShown, type ShownPart, shownOf } from '#core/engine/life/asked-finding.ts';
import { addDays } from '#core/product/license.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { newSecret, secretDigest } from '#platform/auth/one-time-secret.ts';
import { clock } from '#platform/clock.ts';
import type { ClientQuestions } from '../../client-questions.ts';
import { clientWordsOf, proposedWords } from '../../client-words.ts';
import { livesToChange, logChange } from '../change-findings.ts';
import { addActs, type NewAct, peopleOf } from '../queries.ts';
import { listItems } from './answers/queries.ts';
import { type AnswerKind, type ClientQuestion, mostDays } from './contract.ts';
import {
  deleteLinks,
  endQuestion,
  findingsToAsk,
  insertLink,
  insertQuestion,
  lockQuestion,
  type QuestionRecord,
  reopenQuestion,
  setReminds,
} from './queries.ts';
import { questionDocument } from './question-document.ts';
import { text } from './text.es.ts';

/** A question as asked or sent again, and the secret of its new link; null: it is a user's. */
export interface Delivery {
  question: QuestionRecord;
  secret: string | null;
}

/** Throws AppError `resource.not_found` for what the month does not have. */
export async function proposeQuestion(
  trx: DatabaseTransaction,
  caller: Caller,
  { companyId, period }: { companyId: number; period: string },
  fingerprints: readonly string[],
) {
  const { accountId } = await ownCompany(trx, caller, companyId);
  const { isFormal } = await findFirm(trx, accountId);
  const found = await shownFindings(trx, companyId, period, fingerprints);
  return found.map(({ fingerprint, validation, shown }) => ({
    fingerprint,
    words: proposedWords(validation, isFormal),
    shown,
  }));
}

/** In the order given, with all that can be shown of them. */
async function shownFindings(
  trx: DatabaseTransaction,
  companyId: number,
  period: string,
  fingerprints: readonly string[],
) {
  readPeriod(period);
  const found = await findingsToAsk(trx, companyId, period, fingerprints);
  return fingerprints.map((fingerprint) => {
    const one = found.get(fingerprint);
    if (one === undefined) throw new AppError('resource.not_found');
    const { validation, finding } = one;
    return {
      fingerprint,
      validation,
      shown: shownOf(finding, period, clientWordsOf(validation).subject),
    };
  });
}

export interface GivenQuestion {
  items: readonly { fingerprint: string; words: string }[];
  userId?: number | undefined;
  name?: string | undefined;
  email?: string | undefined;
  asks: readonly AnswerKind[];
  shows: readonly ShownPart[];
  expiresOn: string;
  reminds: boolean;
}

/**
 * Throws AppError `resource.not_found` for what the month does not have, `finding.no_access` for a user without access to the
 * company, `request.invalid`, and those of `countMail`.
 */
export async function askClient(
  trx: DatabaseTransaction,
  caller: Caller,
  { companyId, period }: { companyId: number; period: string },
  given: GivenQuestion,
): Promise<Delivery> {
  const names = [...new Set(given.items.map(({ fingerprint }) => fingerprint))];
  if (names.length < given.items.length) throw invalid('items', text.twice);
  if ((given.userId === undefined) === (given.name === undefined)) throw invalid('name', text.whom);
  const expiresAt = expiryOf(given.expiresOn);
  const named = names.map((fingerprint) => ({ fingerprint, version: null }));
  const lives = await livesToChange(trx, caller, companyId, named);
  if (lives.length < names.length) throw invalid('items', text.twice);
  const found = await shownFindings(trx, companyId, period, names);
  const answerer = await answererOf(trx, companyId, given);
  if ('email' in answerer && answerer.email !== null) await countQuestionMail(trx, caller, answerer.email);
  const id = await insertQuestion(trx, caller, {
    companyId,
    period,
    answerer,
    asks: given.asks,
    expiresAt,
    // Nobody can be reminded without an address.
    reminds: given.reminds && !('email' in answerer && answerer.email === null),
    items: found.map(({ shown }, at) => ({
      lifeId: lives[at]!.id,
      words: given.items[at]!.words.trim(),
      shown: onlyShown(shown, given.shows),
    })),
  });
  const question = (await lockQuestion(trx, id))!;
  const secret = await deliver(trx, caller, question);
  const acts = lives.map((life) => ({ lifeId: life.id, kind: 'asked' as const, after: question.answererName, period }));
  await addActs(trx, caller, companyId, acts);
  await logChange(trx, caller, companyId, lives, {
    act: 'question.asked',
    details: { period, to: question.answererEmail ?? question.answererName },
  });
  return { question, secret };
}

async function answererOf(
  trx: DatabaseTransaction,
  companyId: number,
  { userId, name, email }: Pick<GivenQuestion, 'userId' | 'name' | 'email'>,
): Promise<{ user: number } | { name: string; email: string | null }> {
  if (userId === undefined) return { name: name ?? '', email: email?.toLowerCase() ?? null };
  await checkAccess(trx, companyId, userId);
  return { user: userId };
}

async function checkAccess(trx: DatabaseTransaction, companyId: number, userId: number): Promise<void> {
  const people = await peopleOf(trx, companyId);
  if (!people.some(({ id }) => id === userId)) throw new AppError('finding.no_access');
}

/** Any account can write to any address. */
function countQuestionMail(trx: DatabaseTransaction, caller: Caller, email: string): Promise<void> {
  return countMail(trx, caller, [
    [attemptKey('ask', caller.accountId), 'questions'],
    [attemptKey('ask-to', `${caller.accountId}/${email}`), 'questionsToOne'],
  ]);
}

/** Secret of a new link, in place of all earlier ones; null for a user, who needs none. */
async function deliver(trx: DatabaseTransaction, caller: Caller, question: QuestionRecord): Promise<string | null> {
  await deleteLinks(trx, question.id);
  if (question.answerer !== null) return null;
  const secret = newSecret();
  await insertLink(trx, caller, question.id, secretDigest(secret));
  return secret;
}

/** Throws AppError as `askClient` does, and `question.over` for a closed one. */
export async function renewQuestion(
  trx: DatabaseTransaction,
  caller: Caller,
  place: QuestionPlace,
  expiresOn: string,
): Promise<Delivery> {
  const before = await questionToChange(trx, caller, place);
  if (before.closedAt !== null) throw new AppError('question.over');
  if (before.answerer !== null) await checkAccess(trx, place.companyId, before.answerer);
  if (before.answererEmail !== null) await countQuestionMail(trx, caller, before.answererEmail);
  await reopenQuestion(trx, before.id, expiryOf(expiresOn));
  const secret = await deliver(trx, caller, before);
  await tellLives(trx, caller, before, { kind: 'asked', after: before.answererName, period: before.period });
  await logQuestion(trx, caller, before, 'question.asked');
  return { question: (await lockQuestion(trx, before.id))!, secret };
}

/** Throws AppError `resource.not_found`, `auth.forbidden`, and `question.over` for one that was withdrawn or closed. */
export async function finishQuestion(
  trx: DatabaseTransaction,
  caller: Caller,
  place: QuestionPlace,
  as: 'withdrawn' | 'closed',
): Promise<ClientQuestion> {
  const question = await questionToChange(trx, caller, place);
  const isOver = question.closedAt !== null || (as === 'withdrawn' && question.withdrawnAt !== null);
  if (isOver) throw new AppError('question.over');
  if (as === 'withdrawn') await deleteLinks(trx, question.id);
  await endQuestion(trx, question.id, { as, by: caller.userId });
  await tellLives(trx, caller, question, {
    kind: `question_${as}`,
    before: question.answererName,
    period: question.period,
  });
  await logQuestion(trx, caller, question, `question.${as}`);
  return questionDocument(trx, (await lockQuestion(trx, question.id))!);
}

export async function switchReminders(
  trx: DatabaseTransaction,
  caller: Caller,
  place: QuestionPlace,
  reminds: boolean,
): Promise<ClientQuestion> {
  const question = await questionToChange(trx, caller, place);
  await setReminds(trx, question.id, reminds && (question.answerer !== null || question.answererEmail !== null));
  await logQuestion(trx, caller, question, 'question.changed');
  return questionDocument(trx, (await lockQuestion(trx, question.id))!);
}

export interface QuestionPlace {
  companyId: number;
  questionId: string;
}

async function questionToChange(
  trx: DatabaseTransaction,
  caller: Caller,
  { companyId, questionId }: QuestionPlace,
): Promise<QuestionRecord> {
  await ownCompany(trx, caller, companyId);
  await lockCompany(trx, companyId);
  const question = await lockQuestion(trx, questionId);
  if (question === undefined || question.companyId !== companyId) throw new AppError('resource.not_found');
  return question;
}

/** The same act on each finding of a question. */
async function tellLives(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, companyId }: QuestionRecord,
  act: NewAct,
): Promise<void> {
  const lives = [...new Set((await listItems(trx, [id])).map(({ lifeId }) => lifeId))];
  await addActs(
    trx,
    caller,
    companyId,
    lives.map((lifeId) => ({ ...act, lifeId })),
  );
}

async function logQuestion(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, companyId, answererName, period }: QuestionRecord,
  act: 'question.asked' | 'question.changed' | 'question.withdrawn' | 'question.closed',
): Promise<void> {
  await logActivity(trx, caller, { act, companyId, target: answererName, details: { question: id, period } });
}

/** The end of a day, from tomorrow on. */
function expiryOf(day: string): Date {
  const today = clock.today();
  if (day <= today || day > addDays(today, mostDays)) throw invalid('expiresOn', text.expiry(mostDays));
  return startOfDay(addDays(day, 1));
}

function invalid(field: string, message: string): AppError {
  return new AppError('request.invalid', {}, [{ field, message }]);
}

/** What a report for the client asks, as its link does. */
export const clientQuestions: ClientQuestions = {
  async ask(trx, caller, place, given) {
    const { question, secret } = await askClient(trx, caller, place, given);
    if (secret === null) throw new Error('a question to a user has no link');
    return { questionId: question.id, secret };
  },
  countMail: countQuestionMail,
  async withdraw(trx, caller, place) {
    const question = await lockQuestion(trx, place.questionId);
    const isWaiting = question?.sentAt === null && question.withdrawnAt === null && question.closedAt === null;
    if (isWaiting) await finishQuestion(trx, caller, place, 'withdrawn');
    else await deleteLinks(trx, place.questionId);
  },
};
