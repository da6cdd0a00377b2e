/** First steps of a company. */
import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { siigoNubeId } from '#core/reference/chart/accountable-software.ts';
import { lackingFacts } from '#core/reference/tax/due-dates.ts';
import type { Router } from '#platform/http/router.ts';
import { type FirstStep, firstSteps, getFirstSteps, putFirstStepsAside } from './contract.ts';
import { type StepsTaken, stepsTaken, storeAside } from './queries.ts';

export function mountFirstSteps({ mount }: Router, { db }: Pick<Services, 'db'>): void {
  mount(getFirstSteps, async ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      const company = await readCompany(trx, caller, params.companyId);
      const taken = await stepsTaken(trx, caller, company);
      const isDone = done(company, taken);
      return { data: { isAside: taken.isAside, steps: firstSteps.map((step) => ({ step, isDone: isDone[step] })) } };
    }),
  );
  mount(putFirstStepsAside, async ({ params, body, caller }) => {
    await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.companyId);
      await storeAside(trx, caller, params.companyId, body.isAside);
    });
    return { data: body };
  });
}

function done({ profile, softwareId }: CompanyRecord, taken: StepsTaken): Record<FirstStep, boolean> {
  return {
    profile: lackingFacts(profile).length === 0,
    // Every other package gives a file.
    software: softwareId !== siigoNubeId || taken.hasCredential,
    balance: taken.hasBalance,
    parametrization: taken.hasParametrization,
    audit: taken.hasAudit,
    people: taken.hasPeople,
  };
}
