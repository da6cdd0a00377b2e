/** The severity from which on a company's findings raise alerts: read and set. */
import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import type { Router } from '#platform/http/router.ts';
import * as contract from './contract.ts';
import { alertSeverity, setAlertSeverity } from './queries.ts';

export function mountAlerts({ mount }: Router, { db }: Services): void {
  mount(contract.getAlertSetting, ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      const { id } = await readCompany(trx, caller, params.id);
      return { data: { severity: await alertSeverity(trx, id) } };
    }),
  );
  mount(contract.putAlertSetting, ({ params, body, caller }) =>
    asCaller(db, caller, async (trx) => {
      const { id, accountId, businessName } = await ownCompany(trx, caller, params.id);
      await setAlertSeverity(trx, { accountId, companyId: id, severity: body.severity });
      await logActivity(trx, caller, { act: 'alerts.changed', companyId: id, target: businessName, details: body });
      return { data: body };
    }),
  );
}
