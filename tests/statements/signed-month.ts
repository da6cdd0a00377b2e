/** January 2026 of a small company: its balance stored, and both signatures by one user. */
import { auditEvents, startAudit } from '#api/audits/audits/contract.ts';
import { closeSignOff, getSignOff, giveOpenReasons, prepareSignOff } from '#api/audits/audits/sign-off/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { type CsvLine, csvBalance } from '../support/fixture-files.ts';
import type { TestUser } from '../support/test-service.ts';

const period = '2026-01';

/** Capital of 900, and sales for cash. */
export async function storeSales(user: TestUser, id: number, sold: number): Promise<void> {
  const line = (code: string, name: string, debit: number, credit: number): CsvLine => [
    ...([code, name, '800197268', 'Ana', '0', `${debit}`, `${credit}`, `${debit - credit}`] as CsvLine),
  ];
  const file = csvBalance([
    line('11050501', 'Caja general', 900 + sold, 0),
    line('31050501', 'Capital autorizado', 0, 900),
    line('41350501', 'Comercio', 0, sold),
  ]);
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
  const body = { uploadId: data.uploadId, period, confirmPeriod: true, confirmCompany: true };
  await user.ok(storeTrialBalance, { params: { id }, body }, 201);
}

export async function signMonth(user: TestUser, id: number): Promise<void> {
  const month = { params: { id, period } };
  const { data: audit } = await user.ok(startAudit, { params: { id }, body: { year: 2026, month: 1 } }, 202);
  await user.send(auditEvents, { params: { id, auditId: audit.id } });
  const { content } = (await user.ok(getSignOff, month)).data;
  const topics = content!.open.map(({ topic }) => topic);
  if (topics.length > 0) await user.ok(giveOpenReasons, { ...month, body: { topics, reason: 'Se corrige luego' } });
  for (const call of [prepareSignOff, closeSignOff]) {
    const { digest } = (await user.ok(getSignOff, month)).data;
    await user.ok(call, { ...month, body: { digest: digest! } });
  }
}
