/** Deleting and restoring companies. */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { claimSeat } from '#api/subscription/claim-seat.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Router } from '#platform/http/router.ts';
import { isNitTaken } from '../companies/queries.ts';
import { ownCompany } from '../reach-company.ts';
import * as contract from './contract.ts';
import { type DeletedRecord, daysToRestore, findDeleted, listDeleted, markDeleted, unmarkDeleted } from './queries.ts';
import { text } from './text.es.ts';

const dayMs = 86_400_000;

export function mountCompanyDeletion({ mount }: Router, { db }: Services): void {
  mount(contract.deleteCompany, async ({ params, body, caller }) =>
    asCaller(db, caller, async (trx) => {
      const { id, nit, businessName } = await ownCompany(trx, caller, params.id);
      if (body.comp_entity_id !== nit) {
        throw new AppError('request.invalid', {}, [{ field: 'comp_entity_id', message: text.otherNit(nit) }]);
      }
      await markDeleted(trx, id);
      const deleted = await findDeleted(trx, caller.accountId, id);
      await logActivity(trx, caller, { act: 'company.deleted', companyId: id, target: businessName });
      return { data: deletedDocument(deleted!) };
    }),
  );
  mount(contract.restoreCompany, async ({ params, caller }) => {
    await asCaller(db, caller, async (trx) => {
      const deleted = await findDeleted(trx, caller.accountId, params.id);
      if (deleted === undefined) throw new AppError('resource.not_found');
      const { id, nit, businessName } = deleted;
      if (await isNitTaken(trx, caller.accountId, nit, id)) throw new AppError('company.nit_taken', { nit });
      if (deleted.isActive) await claimSeat(trx, caller, 'companies');
      await unmarkDeleted(trx, id);
      await logActivity(trx, caller, { act: 'company.restored', companyId: id, target: businessName });
    });
    return undefined;
  });
  mount(contract.deletedCompanies, async ({ caller }) => ({
    data: (await asCaller(db, caller, (trx) => listDeleted(trx, caller.accountId))).map(deletedDocument),
  }));
}

function deletedDocument({ id, businessName, nit, checkDigit, deletedAt }: DeletedRecord): contract.DeletedCompany {
  return {
    id,
    attributes: {
      comp_business_name: businessName,
      comp_entity_id: nit,
      comp_check_digit: checkDigit,
      deletedAt: deletedAt.toISOString(),
      goneAt: new Date(deletedAt.getTime() + daysToRestore * dayMs).toISOString(),
    },
  };
}
