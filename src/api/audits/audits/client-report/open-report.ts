/** Reports as whoever holds their link reads them. Expired, withdrawn and unknown ones are alike: nothing is told of them. */
import { lockQuestion } from '#api/audits/finding-lives/questions/queries.ts';
import { isAccountClosing } from '#api/kernel/account-closing/queries.ts';
import { attemptKey } from '#api/kernel/attempts/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { reachByLink } from '#api/kernel/reach-by-link.ts';
import type { Services } from '#api/kernel/services.ts';
import { answeredNote } from '#api/users/notifications/contract.ts';
import { addNotes } from '#api/users/notifications/queries.ts';
import { AppError } from '#core/call/app-error.ts';
import type { ClientSheet } from '#core/report/client-sheet-schema.ts';
import { secretDigest } from '#platform/auth/one-time-secret.ts';
import {
  type ClientReportRecord,
  findLinkedReport,
  lockReport,
  markOpened,
  opensQuestion,
  reportLogo,
} from './queries.ts';
import { lastDayOf } from './report-document.ts';
import { pictureOf } from './send-report.ts';
import { text } from './text.es.ts';

type Needs = Pick<Services, 'db'>;

export interface OpenedReport {
  sheet: ClientSheet;
  logo: string | null;
  code: string;
  expiresOn: string;
  answers: 'open' | 'sent' | null;
}

/** Throws AppError `report.gone` for a link that opens nothing (any more), and `request.rate_limited`. */
export function openReport(services: Needs, token: string, address: string): Promise<OpenedReport> {
  return withReport(services, { token, address }, async (trx, report) => {
    await markOpened(trx, report.id);
    if (report.openedAt === null) await tellSender(trx, report);
    return {
      sheet: report.sheet,
      logo: pictureOf(await reportLogo(trx, report.id)),
      code: report.code,
      expiresOn: lastDayOf(report),
      answers: await answersOf(trx, report),
    };
  });
}

/** What a file of the report is written from; and whose it is. */
export function reportToWrite(services: Needs, token: string, address: string) {
  return withReport(services, { token, address }, async (trx, report) => ({
    report,
    logo: pictureOf(await reportLogo(trx, report.id)),
  }));
}

async function withReport<Result>(
  { db }: Needs,
  { token, address }: { token: string; address: string },
  work: (trx: DatabaseTransaction, report: ClientReportRecord) => Promise<Result>,
): Promise<Result> {
  const { accountId, id } = await reachByLink(db, {
    address,
    find: () => findLinkedReport(db, secretDigest(token)),
    from: (network) => attemptKey('client-report-from', network),
    of: (linked) => attemptKey('client-report', linked.id),
    gone: 'report.gone',
  });
  return asCaller(db, { accountId, userId: 0, isAdmin: false }, async (trx) => {
    const report = await lockReport(trx, id);
    const isOver = report === undefined || report.isExpired || report.withdrawnAt !== null;
    if (isOver || (await isAccountClosing(trx, accountId))) throw new AppError('report.gone');
    return work(trx, report);
  });
}

/** In the bell: reading needs no act of the sender. */
async function tellSender(trx: DatabaseTransaction, report: ClientReportRecord): Promise<void> {
  const { accountId, companyId, period, recipient, sheet, sentBy } = report;
  await addNotes(trx, accountId, [sentBy], {
    kind: 'preguntas',
    noteId: answeredNote,
    companyId,
    description: text.opened(recipient, sheet.company.name, period),
    redirectUrl: `/empresa/${companyId}/servicio/auditoria/informe/${period}`,
  });
}

async function answersOf(trx: DatabaseTransaction, report: ClientReportRecord): Promise<OpenedReport['answers']> {
  if (report.questionId === null || !(await opensQuestion(trx, report))) return null;
  const question = await lockQuestion(trx, report.questionId);
  const isOver = question === undefined || question.isExpired || question.closedAt !== null;
  if (isOver || question.withdrawnAt !== null) return null;
  return question.sentAt === null ? 'open' : 'sent';
}
