/** Answers of the client: opened, drafted and sent by a user of the company or by whoever holds a link. */
import { findCompany } from '#api/companies/companies/queries.ts';
import { announce } from '#api/companies/webhooks/queries.ts';
import { isAccountClosing } from '#api/kernel/account-closing/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { attemptKey } from '#api/kernel/attempts/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { reachByLink } from '#api/kernel/reach-by-link.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { secretDigest } from '#platform/auth/one-time-secret.ts';
import { addActs } from '../../queries.ts';
import type { AnswerChoice, AskedQuestion } from '../contract.ts';
import { findLinked, lockQuestion, markQuestion, type QuestionRecord } from '../queries.ts';
import { askedDocument, isChanged } from '../question-document.ts';
import { tellAsker } from '../tell-question.ts';
import { answerWords, text } from '../text.es.ts';
import { deleteDraftFile, listFiles, listItems, saveDraft, sendItems } from './queries.ts';

type Needs = Pick<Services, 'db' | 'post' | 'publicUrl'>;

/** Whoever answers a question: its user, or the holder of its link (`caller` null). */
export interface Answerer {
  accountId: string;
  questionId: string;
  caller: Caller | null;
}

/** Throws AppError `question.gone` for a link that opens nothing, and `request.rate_limited`. */
export async function answererByLink({ db }: Needs, token: string, address: string): Promise<Answerer> {
  const linked = await reachByLink(db, {
    address,
    find: () => findLinked(db, secretDigest(token)),
    from: (network) => attemptKey('question-from', network),
    of: ({ questionId }) => attemptKey('question', questionId),
    gone: 'question.gone',
  });
  return { ...linked, caller: null };
}

export function answererByCaller(caller: Caller, questionId: string): Answerer {
  return { accountId: caller.accountId, questionId, caller };
}

/** Runs `work` with the question, locked, in the account that it belongs to. */
export function withQuestion<Result>(
  { db }: Pick<Services, 'db'>,
  answerer: Answerer,
  work: (trx: DatabaseTransaction, question: QuestionRecord) => Promise<Result>,
): Promise<Result> {
  const { accountId, questionId, caller } = answerer;
  return asCaller(db, caller ?? { accountId, userId: 0, isAdmin: false }, async (trx) => {
    const question = await lockQuestion(trx, questionId);
    if (caller === null) {
      if (question === undefined || question.withdrawnAt !== null || (await isAccountClosing(trx, accountId)))
        throw new AppError('question.gone');
      return work(trx, question);
    }
    const isTheirs = question?.answerer === caller.userId && question.withdrawnAt === null;
    if (!isTheirs || (await findCompany(trx, caller, question.companyId)) === undefined)
      throw new AppError('resource.not_found');
    return work(trx, question);
  });
}

export function readAsked(services: Needs, answerer: Answerer): Promise<AskedQuestion> {
  return withQuestion(services, answerer, async (trx, question) => {
    await markQuestion(trx, question.id, 'opened_at');
    return askedDocument(trx, question);
  });
}

export interface Draft {
  item: string;
  choice: AnswerChoice | null;
  answer: string;
}

/** Throws AppError `question.over` once nothing can be added, and `resource.not_found` for an item of another question. */
export function saveDrafts(services: Needs, answerer: Answerer, drafts: readonly Draft[]): Promise<AskedQuestion> {
  return withQuestion(services, answerer, async (trx, question) => {
    refuseOver(question);
    for (const draft of drafts) {
      const given = {
        ...draft,
        choice: question.asks.includes('choice') ? draft.choice : null,
        answer: question.asks.includes('text') ? draft.answer : '',
      };
      if (!(await saveDraft(trx, question.id, given))) throw new AppError('resource.not_found');
    }
    await markQuestion(trx, question.id, 'saved_at');
    return askedDocument(trx, (await lockQuestion(trx, question.id))!);
  });
}

/** Throws AppError as `saveDrafts` does, and `question.unanswered` where nothing is new. */
export async function sendDrafts(services: Needs, answerer: Answerer): Promise<AskedQuestion> {
  const { data, telling } = await withQuestion(services, answerer, async (trx, question) => {
    refuseOver(question);
    const files = await listFiles(trx, [question.id]);
    const items = (await listItems(trx, [question.id])).filter((item) => isChanged(item, files));
    if (items.length === 0) throw new AppError('question.unanswered');
    await sendItems(
      trx,
      items.map(({ id }) => id),
    );
    await markQuestion(trx, question.id, 'sent_at');
    const { accountId, companyId, answererName, period } = { ...answerer, ...question };
    const acts = items.map(({ id, lifeId, choice, answer }) => ({
      lifeId,
      kind: 'answered' as const,
      before: answererName,
      after: answerWords(choice, answer, files.filter(({ itemId }) => itemId === id).length),
      period,
    }));
    const author = { accountId, userId: answerer.caller?.userId ?? null };
    await addActs(trx, author, companyId, acts);
    const findings = items.map(({ fingerprint }) => fingerprint);
    await announce(trx, { accountId, companyId }, 'question.answered', { period, questionId: question.id, findings });
    const actor = { ...author, name: answerer.caller?.name ?? text.byLink(answererName) };
    const details = { question: question.id, answers: items.length, period };
    await logActivity(trx, actor, { act: 'question.answered', companyId, target: answererName, details });
    const sent = (await lockQuestion(trx, question.id))!;
    return { data: await askedDocument(trx, sent), telling: { question: sent, items } };
  });
  await tellAsker(services, answerer.accountId, { kind: 'answered', ...telling });
  return data;
}

/** Throws AppError `resource.not_found` for a file that was sent, or of another question. */
export function removeFile(services: Needs, answerer: Answerer, fileId: string): Promise<AskedQuestion> {
  return withQuestion(services, answerer, async (trx, question) => {
    refuseOver(question);
    if (!(await deleteDraftFile(trx, question.id, fileId))) throw new AppError('resource.not_found');
    return askedDocument(trx, question);
  });
}

/** Once for each link. Throws AppError `question.over` unless it has expired. */
export async function askForLink(services: Needs, answerer: Answerer): Promise<AskedQuestion> {
  const { data, telling } = await withQuestion(services, answerer, async (trx, question) => {
    if (!question.isExpired || question.closedAt !== null) throw new AppError('question.over');
    const isFirst = question.renewalAskedAt === null;
    if (isFirst) await markQuestion(trx, question.id, 'renewal_asked_at');
    const asked = (await lockQuestion(trx, question.id))!;
    const items = isFirst ? await listItems(trx, [question.id]) : [];
    return { data: await askedDocument(trx, asked), telling: { question: asked, items } };
  });
  if (telling.items.length > 0) await tellAsker(services, answerer.accountId, { kind: 'renewal', ...telling });
  return data;
}

/** Throws AppError `question.over` once it has expired or was closed. */
export function refuseOver({ closedAt, isExpired }: QuestionRecord): void {
  if (closedAt !== null || isExpired) throw new AppError('question.over');
}
