/** Questions to the client about an audited month, as its tests ask and answer them. */
import { expect } from 'vitest';
import { auditEvents, startAudit } from '#api/audits/audits/contract.ts';
import { auditFindings } from '#api/audits/audits/findings/contract.ts';
import * as contract from '#api/audits/finding-lives/questions/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { questionHeader } from '#core/call/endpoint.ts';
import { addDays } from '#core/product/license.ts';
import { csvBalance } from '../fixture-files.ts';
import type { TestService, TestUser } from '../test-service.ts';

/** The audited month. */
export const askedPeriod = '2026-01';
export const askedQuery = { period: askedPeriod };
/** Third party of the first finding. */
export const askedCustomer = 'Cliente de Prueba S.A.S.';
export const receipt = { name: 'recibo.pdf', bytes: Buffer.from('%PDF-1.7 recibo') };

/** A day after today. */
export const dayAfter = (days: number) => addDays(dayInBogota(new Date()), days);

/** Audits a month with a customer and a supplier of the wrong sign; returns the fingerprints of what it found. */
export async function auditAskedMonth(user: TestUser, company: number): Promise<string[]> {
  const params = { id: company };
  const file = csvBalance([
    ['11050501', 'Caja general', '800197268', 'Ana', '0', '9000000', '0', '9000000'],
    ['13050501', 'Clientes nacionales', '890903938', askedCustomer, '0', '0', '70000', '-70000'],
    ['22050501', 'Proveedores nacionales', '860002964', 'Proveedor de Prueba', '0', '70000', '0', '70000'],
    ['31050501', 'Capital autorizado', '800197268', 'Ana', '0', '0', '9000000', '-9000000'],
  ]);
  const { data: read } = await user.ok(inspectTrialBalance, { params, file });
  const body = { uploadId: read.uploadId, period: askedPeriod, confirmPeriod: true, confirmCompany: true };
  await user.ok(storeTrialBalance, { params, body }, 201);
  const { data: audit } = await user.ok(startAudit, { params, body: { year: 2026, month: 1 } }, 202);
  const place = { ...params, auditId: audit.id };
  // The stream ends with the audit.
  await user.send(auditEvents, { params: place });
  const { data } = await user.ok(auditFindings, { params: place });
  const found = data.filter(({ finding }) => finding.thirdPartyCount > 0 && finding.amount !== '0.00');
  expect(found.length).toBeGreaterThan(1);
  return found.map(({ finding }) => finding.fingerprint);
}

export const usualQuestion = {
  name: 'Hernán Duarte',
  asks: ['choice', 'text', 'files'],
  shows: ['amount', 'account', 'third_party', 'lines'],
  expiresOn: dayAfter(contract.usualDays),
  reminds: true,
} as const;

/** Asks about findings; `token`: of its link, empty where a user is asked. */
export async function askAbout(user: TestUser, company: number, findings: readonly string[], given: object = {}) {
  const items = findings.map((fingerprint) => ({ fingerprint, words: '¿Ya se pagó?' }));
  const body = { ...usualQuestion, items, ...given };
  const { data, link } = await user.ok(contract.askClient, { params: { id: company }, query: askedQuery, body });
  return { question: data, token: link?.split('#')[1] ?? '' };
}

/** The holder of a link. */
export function holderOf({ anonymous }: Pick<TestService, 'anonymous'>, token: string) {
  return {
    open: async () => (await anonymous.ok(contract.openQuestion, { body: { token } })).data,
    draft: (item: string, answer: string, choice: string | null = null) =>
      anonymous.ok(contract.draftAnswers, { body: { token, items: [{ item, choice, answer }] } }),
    attach: (item: string, file = receipt) => anonymous.ok(contract.addAnswerFile, answerUpload(token, item, file)),
    send: async () => (await anonymous.ok(contract.sendAnswers, { body: { token } })).data,
  };
}

/** Request of an upload to an answer. */
export function answerUpload(token: string, item: string, file = receipt) {
  return { query: { item }, headers: { [questionHeader]: token }, file };
}
