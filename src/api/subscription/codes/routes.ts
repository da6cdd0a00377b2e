/** Codes: list, redeem, distribute; and the staff's batches. */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { attemptKey, countAttempt } from '#api/kernel/attempts/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { sendTable } from '#api/kernel/send-table.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clock } from '#platform/clock.ts';
import type { Router } from '#platform/http/router.ts';
import { redeemCode, stateOf, weighCode } from '../redeem-code.ts';
import * as contract from './contract.ts';
import { annulCodes, type CodeRecord, findCode, listCodeRecords, noteReceiver } from './queries.ts';
import { text } from './text.es.ts';

const usualPage = 50;
const mostExported = 20_000;
const hour = 60 * 60;
/** Rate limit per account and hour: far from guessing 78 bits, and enough for a box of codes. */
const triesOfAccount = 60;

export function mountCodes({ mount }: Router, { db }: Services): void {
  mount(contract.listCodes, async ({ query, caller }) => {
    const { page = 1, pageSize = usualPage, ...filter } = query;
    const today = clock.today();
    const { codes, total } = await asCaller(db, caller, (trx) =>
      listCodeRecords(trx, { ...filter, ...mine(caller), today }, { page, pageSize }),
    );
    return { data: codes.map((code) => codeDocument(caller, code)), meta: { page, pageSize, total } };
  });
  mount(contract.exportCodes, async ({ query, caller, reply }) => {
    const { format, ...filter } = query;
    const today = clock.today();
    const rows = await asCaller(db, caller, async (trx) => {
      const page = { page: 1, pageSize: mostExported };
      const { codes } = await listCodeRecords(trx, { ...filter, ...mine(caller), today }, page);
      await logActivity(trx, caller, { act: 'file.downloaded', target: text.title, details: { ...query } });
      return [text.header, ...codes.map((code) => text.row(codeDocument(caller, code)))];
    });
    return sendTable(reply, { title: text.title, fileName: text.fileName, rows }, format);
  });
  const countTry = async ({ accountId }: Caller) => {
    const { attempts, secondsLeft } = await countAttempt(db, attemptKey('code', accountId), hour);
    if (attempts > triesOfAccount) throw new AppError('request.rate_limited', { seconds: secondsLeft });
  };
  mount(contract.checkCode, async ({ body, caller }) => {
    await countTry(caller);
    const { code, license } = await asCaller(db, caller, (trx) => weighCode(trx, caller.accountId, body.code));
    const { kind, plan, days, companies, users, expiresOn } = code;
    const { plan: planAfter, companies: allCompanies, users: allUsers, endsOn } = license;
    const after = { plan: planAfter, companies: allCompanies, users: allUsers, endsOn };
    return { data: { kind, plan, days, companies, users, expiresOn, license: after } };
  });
  mount(contract.redeemCode, async ({ body, caller }) => {
    await countTry(caller);
    const { code, endsOn } = await asCaller(db, caller, (trx) => redeemCode(trx, caller, body.code));
    const { kind, plan, days, companies, users } = code;
    return { data: { kind, plan, days, companies, users, endsOn } };
  });
  mount(contract.handOutCode, async ({ params, body, caller }) =>
    asCaller(db, caller, async (trx) => {
      const code = await readCode(trx, params.codeId);
      if (code.ownerId !== caller.accountId) throw new AppError('resource.not_found');
      const givenTo = body.givenTo.trim();
      await noteReceiver(trx, code.id, givenTo);
      await logActivity(trx, caller, { act: 'code.handed_out', target: `…${code.tail}`, details: { givenTo } });
      return { data: codeDocument(caller, { ...code, givenTo }) };
    }),
  );
  mount(contract.annulCode, async ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      const { id, tail } = await readCode(trx, params.codeId);
      if ((await annulCodes(trx, { id })) === 0) throw new AppError('code.invalid');
      await logActivity(trx, caller, { act: 'code.annulled', target: `…${tail}` });
      return { data: codeDocument(caller, await readCode(trx, id)) };
    }),
  );
}

const mine = ({ isAdmin, accountId }: Caller) => (isAdmin ? {} : { accountId });

async function readCode(trx: DatabaseTransaction, id: string): Promise<CodeRecord> {
  const code = await findCode(trx, id);
  if (code === undefined) throw new AppError('resource.not_found');
  return code;
}

function codeDocument(caller: Caller, code: CodeRecord): contract.Code {
  const { id, kind, plan, days, companies, users, tail, expiresOn, batchId, batchName, givenTo } = code;
  // An ally sees that a code of theirs was redeemed, not by whom.
  const isTheirs = caller.isAdmin || code.redeemedByAccount === caller.accountId;
  return {
    id,
    attributes: {
      kind,
      plan,
      days,
      companies,
      users,
      tail,
      state: stateOf(code, clock.today()),
      expiresOn,
      batchId,
      batchName,
      isOwn: code.ownerId === caller.accountId,
      givenTo,
      redeemedAt: code.redeemedAt?.toISOString() ?? null,
      redeemedBy: isTheirs ? code.redeemedBy : null,
    },
  };
}
