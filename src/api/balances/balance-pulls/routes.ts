/** Pulls of balances from Siigo Nube: request, and read the progress. */

import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { clock } from '#platform/clock.ts';
import type { Router } from '#platform/http/router.ts';
import { chosenMonths } from './chosen-months.ts';
import * as contract from './contract.ts';
import { pullDocument } from './pull-document.ts';
import { findPull, listPulls } from './queries.ts';
import { startPull } from './start-pull.ts';

export function mountBalancePulls({ mount }: Router, services: Services): void {
  const { db } = services;
  mount(contract.startPull, async ({ params, body, caller }) => {
    const company = await asCaller(db, caller, (trx) => ownCompany(trx, caller, params.id));
    const months = chosenMonths(body, clock.currentMonth());
    const id = await startPull(services, caller, company, months);
    const pull = await asCaller(db, caller, (trx) => findPull(trx, company.id, id));
    return { data: pullDocument(pull!) };
  });
  mount(contract.listPulls, async ({ params, caller }) => {
    const pulls = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return listPulls(trx, params.id);
    });
    return { data: pulls.map(pullDocument) };
  });
  mount(contract.getPull, async ({ params, caller }) => {
    const pull = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return findPull(trx, params.id, params.pullId);
    });
    if (pull === undefined) throw new AppError('resource.not_found');
    return { data: pullDocument(pull) };
  });
}
