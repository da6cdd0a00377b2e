/** Sends the report of a month to the client, and withdraws it. */
import { createHash } from 'node:crypto';
import { insertHanded } from '#api/audits/audits/report/queries.ts';
import { findFirmLogo } from '#api/companies/firm/queries.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { startOfDay } from '#core/calendar/bogota.ts';
import { AppError } from '#core/call/app-error.ts';
import { addDays } from '#core/product/license.ts';
import { sheetWords } from '#core/report/client-sheet.es.ts';
import type { ClientSheet } from '#core/report/client-sheet-schema.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { newSecret, secretDigest } from '#platform/auth/one-time-secret.ts';
import { clock } from '#platform/clock.ts';
import type { ClientQuestions } from '../../client-questions.ts';
import { reportCode, writtenCode } from '../../report-code.ts';
import type { AuditServices } from '../../services.ts';
import { type ComposedSheet, composeSheet } from './compose-sheet.ts';
import { type ClientReport, mostReportDays } from './contract.ts';
import { insertReport, lockReport, markWithdrawn } from './queries.ts';
import { reportDocument } from './report-document.ts';
import { text } from './text.es.ts';

export interface GivenReport {
  name: string;
  greeting: string;
  email?: string | undefined;
  needs: readonly { fingerprint: string; words: string }[];
  due: string;
  expiresOn: string;
}

interface Place {
  id: number;
  auditId: string;
}

/** Throws AppError `resource.not_found`, `audit.unfinished`, `request.invalid`, those of `countMail`, and `server.busy`. */
export async function sendReport(
  services: AuditServices & { questions: ClientQuestions },
  caller: Caller,
  place: Place,
  given: GivenReport,
  signal: AbortSignal,
): Promise<{ data: ClientReport; link: string; message: string }> {
  const { db, places, workers, post } = services;
  checkDays(given);
  const { composed, logo } = await asCaller(db, caller, async (trx) => {
    const { accountId } = await ownCompany(trx, caller, place.id);
    return { composed: await composeSheet(trx, caller, place), logo: await findFirmLogo(trx, accountId) };
  });
  const sheet = sheetToSend(composed, given);
  const code = reportCode(JSON.stringify(['client', sheet]));
  const file = await places.run({ account: caller.accountId, kind: 'look', signal }, (turn) =>
    workers.run(
      'writeClientReport',
      { sheet, code: writtenCode(code), logo: pictureOf(logo) },
      { place: turn, signal },
    ),
  );
  const email = given.email?.toLowerCase() ?? null;
  const { report, secret } = await asCaller(db, caller, async (trx) => {
    const { questionId, secret: token } = await askFor(
      trx,
      { caller, questions: services.questions },
      { ...place, period: sheet.period },
      given,
      email,
    );
    const id = await insertReport(trx, caller, {
      companyId: place.id,
      auditId: place.auditId,
      sheet,
      logo,
      code: writtenCode(code),
      recipient: given.name,
      email,
      questionId,
      digest: secretDigest(token),
      expiresAt: startOfDay(addDays(given.expiresOn, 1)),
    });
    await noteFile(trx, composed, { file, code });
    const details = { period: sheet.period, to: email ?? given.name, code: writtenCode(code) };
    await logActivity(trx, caller, { act: 'client_report.sent', companyId: place.id, target: given.name, details });
    return { report: (await lockReport(trx, id))!, secret: token };
  });
  const link = `${services.publicUrl()}/informe#${secret}`;
  if (email !== null) await post.send(email, text.letter(sheet, caller.name, link, given.expiresOn));
  return { data: reportDocument(report), link, message: sheetWords.message(sheet, link, caller.name) };
}

/** What is needed becomes a question, whose link is that of the report. */
async function askFor(
  trx: DatabaseTransaction,
  { caller, questions }: { caller: Caller; questions: ClientQuestions },
  { id, period }: Place & { period: string },
  { name, needs, expiresOn }: GivenReport,
  email: string | null,
): Promise<{ questionId: string | null; secret: string }> {
  if (needs.length === 0) {
    if (email !== null) await questions.countMail(trx, caller, email);
    return { questionId: null, secret: newSecret() };
  }
  return questions.ask(
    trx,
    caller,
    { companyId: id, period },
    {
      items: needs,
      name,
      ...(email !== null && { email }),
      asks: ['choice', 'text', 'files'],
      // Accounts and calculations are of the working paper.
      shows: ['amount', 'third_party'],
      expiresOn,
      reminds: true,
    },
  );
}

/** Throws AppError `resource.not_found` for a finding that is not among the candidates. */
export function sheetToSend({ sheet, candidates }: ComposedSheet, { greeting, needs, due }: GivenReport): ClientSheet {
  if (new Set(needs.map(({ fingerprint }) => fingerprint)).size < needs.length) throw invalid('needs', text.twice);
  return {
    ...sheet,
    greeting: greeting.trim(),
    needs: needs.map(({ fingerprint, words }) => {
      const candidate = candidates.find((one) => one.fingerprint === fingerprint);
      if (candidate === undefined) throw new AppError('resource.not_found');
      return { ...candidate.need, words: words.trim(), due };
    }),
  };
}

/** Notes a file, so that whoever holds it or its code can check it. */
export async function noteFile(
  trx: DatabaseTransaction,
  { company, audit, sheet, signOff }: Pick<ComposedSheet, 'company' | 'audit' | 'sheet' | 'signOff'>,
  { file, code }: { file: Uint8Array; code: string },
): Promise<void> {
  await insertHanded(trx, {
    accountId: company.accountId,
    companyId: company.id,
    company: sheet.company,
    auditId: audit.id,
    digest: createHash('sha256').update(file).digest('hex'),
    code,
    format: 'pdf',
    signOff,
  });
}

/** Its question is withdrawn too; one that was answered is kept, without its link. */
export async function withdrawReport(
  trx: DatabaseTransaction,
  { caller, questions }: { caller: Caller; questions: ClientQuestions },
  { id, reportId }: { id: number; reportId: string },
): Promise<ClientReport> {
  await ownCompany(trx, caller, id);
  const report = await lockReport(trx, reportId);
  if (report === undefined || report.companyId !== id) throw new AppError('resource.not_found');
  const { questionId, period, recipient } = report;
  if (questionId !== null) await questions.withdraw(trx, caller, { companyId: id, questionId });
  await markWithdrawn(trx, reportId);
  await logActivity(trx, caller, {
    act: 'client_report.withdrawn',
    companyId: id,
    target: recipient,
    details: { period },
  });
  return reportDocument((await lockReport(trx, reportId))!);
}

/** As a data URL; null without one. */
export function pictureOf(png: Buffer | null): string | null {
  return png === null ? null : `data:image/png;base64,${png.toString('base64')}`;
}

function checkDays({ due, expiresOn }: GivenReport): void {
  const today = clock.today();
  if (expiresOn <= today || expiresOn > addDays(today, mostReportDays))
    throw invalid('expiresOn', text.expiry(mostReportDays));
  if (due <= today || due > expiresOn) throw invalid('due', text.due);
}

function invalid(field: string, message: string): AppError {
  return new AppError('request.invalid', {}, [{ field, message }]);
}
