/** Sign-off of months: read, reasons, both signatures, return, reopen. */
import { readCompany } from '#api/companies/reach-company.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import { keepSignedName, type SignedMonth } from '../../after-sign-off.ts';
import type { AuditServices } from '../../services.ts';
import * as contract from './contract.ts';
import { type Acted, closeMonth, giveReasons, prepareMonth, reopenMonth, returnMonth } from './sign-month.ts';
import { monthToSign, signOffDocument } from './sign-off-document.ts';
import { tellSignOff } from './tell-sign-off.ts';

export function mountSignOffs({ mount }: Router, services: AuditServices): void {
  const { db } = services;
  const acted = async (caller: Caller, act: (trx: DatabaseTransaction) => Promise<Acted>) => {
    const { data, telling } = await asCaller(db, caller, act);
    if (telling?.kind === 'closed') {
      const { companyId, period } = telling;
      const signed = { accountId: caller.accountId, userId: caller.userId, companyId, period: periodKey(period) };
      await services.queue.send(keepSignedName, { ...signed, tells: true } satisfies SignedMonth);
    }
    await tellSignOff(services, caller, telling);
    return { data };
  };
  mount(contract.getSignOff, ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      const company = await readCompany(trx, caller, params.id);
      const month = await monthToSign(trx, company, readPeriod(params.period));
      return { data: await signOffDocument(trx, caller, month) };
    }),
  );
  mount(contract.giveOpenReasons, ({ params, body, caller }) =>
    acted(caller, (trx) => giveReasons(trx, caller, params, body)),
  );
  mount(contract.prepareSignOff, ({ params, body, caller }) =>
    acted(caller, (trx) => prepareMonth(trx, caller, params, body.digest)),
  );
  mount(contract.returnSignOff, ({ params, body, caller }) =>
    acted(caller, (trx) => returnMonth(trx, caller, params, body.reason)),
  );
  mount(contract.closeSignOff, ({ params, body, caller }) =>
    acted(caller, (trx) => closeMonth(trx, caller, params, body.digest)),
  );
  mount(contract.reopenSignOff, ({ params, body, caller }) =>
    acted(caller, (trx) => reopenMonth(trx, caller, params, body.reason)),
  );
}
