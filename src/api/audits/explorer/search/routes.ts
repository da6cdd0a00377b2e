/** Search of a company by words. */
import { readCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { periodKey } from '#core/calendar/period.ts';
import { bestOf, searchWords } from '#core/identity/rank-words.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import type { AuditServices } from '../../services.ts';
import { newestVersions } from '../queries.ts';
import { inPlace } from '../routes.ts';
import { mostFound, searchCompany } from './contract.ts';
import { findingsWith } from './queries.ts';

/** Findings looked at for the best of them. */
const mostFindings = 200;

const nothing = { period: null, accounts: [], thirdParties: [], findings: [] };

export function mountCompanySearch(
  { mount }: Router,
  services: Pick<AuditServices, 'db' | 'workers' | 'places'>,
): void {
  mount(searchCompany, async ({ params, query, caller, reply }) => {
    const words = searchWords(query.q);
    const { newest, findings } = await asCaller(services.db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      const last = words.length === 0 ? undefined : (await newestVersions(trx, params.id)).at(-1);
      const keys = last && { companyId: params.id, balanceId: last.id };
      return { newest: last, findings: keys ? await findingsWith(trx, keys, words, mostFindings) : [] };
    });
    if (newest === undefined) return { data: nothing };
    const names = await inPlace(services, caller, clientGone(reply), (run) =>
      run('findNames', [newest.id], { words, most: mostFound }),
    );
    const best = bestOf(
      findings,
      words,
      ({ title, rule, account, accountName }) => `${title} ${rule} ${account} ${accountName}`,
      mostFound,
    );
    return {
      data: {
        period: periodKey(newest),
        ...names,
        findings: best.map(({ accountName: _, ...finding }) => finding),
      },
    };
  });
}
