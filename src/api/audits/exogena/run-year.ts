/** Runs tasks over the books of a year with all that the formats need, in a worker thread. */

import { readDirectory } from '#api/balances/third-parties/queries.ts';
import { readPlaces } from '#api/balances/third-party-places/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { EQUIVALENCES_KEY, equivalencesOf } from '#core/engine/roles/company-roles.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { InputOf, ResultOf } from '#platform/worker/tasks.ts';
import { newestVersions, readMonths } from '../explorer/queries.ts';
import { ratesForAudit } from '../legal-rates/queries.ts';
import { activeSettings } from '../parametrization/queries.ts';
import { predefinedInForce } from '../predefined/queries.ts';
import type { AuditServices } from '../services.ts';
import { equivalencesInForce } from '../stored-input.ts';
import type { AuditTasks } from '../worker-tasks.ts';
import { mappingDocument } from './change-mapping.ts';
import type { YearTask } from './draw-formats.ts';
import { keptPeople } from './people/queries.ts';
import { mappingInForce } from './queries.ts';

type ExogenaTask =
  | 'summarizeExogena'
  | 'listExogenaRows'
  | 'listExogenaAccounts'
  | 'writeExogena'
  | 'listExogenaPeople'
  | 'writeExogenaPeople'
  | 'readExogenaPeople';
type Services = Pick<AuditServices, 'db' | 'workers' | 'places'>;

type Asked<Name extends ExogenaTask> = Omit<InputOf<AuditTasks, Name>, keyof YearTask>;

/**
 * Runs a task over the books of a year, which are sent only where the worker that gets it has not kept them. Throws
 * AppError `audit.no_balance` for a year without any.
 */
export function runYear<Name extends ExogenaTask>(
  { db, workers, places }: Services,
  caller: Caller,
  { id, year }: { id: number; year: number },
  signal: AbortSignal,
  name: Name,
  asked: Asked<Name>,
): Promise<NonNullable<ResultOf<AuditTasks, Name>>> {
  return places.run({ account: caller.accountId, kind: 'look', signal }, async (place) => {
    const { own, ids, task, equivalences, directory } = await asCaller(db, caller, async (trx) => {
      const company = await readCompany(trx, caller, id);
      const stored = (await newestVersions(trx, id)).filter((month) => month.year === year);
      if (stored.length === 0) throw new AppError('audit.no_balance', { period: String(year) });
      const { settings } = await activeSettings(trx, id);
      const { settings: predefined } = await predefinedInForce(trx, id);
      const { assignments, thresholds } = mappingDocument(year, await mappingInForce(trx, id, year));
      const { rates } = await ratesForAudit(trx);
      return {
        own: company.nit,
        ids: stored.map((month) => month.id),
        task: {
          year,
          assignments,
          thresholds,
          rates,
          people: await keptPeople(trx, id),
          packagePlaces: await readPlaces(trx, id),
          company: { nit: company.nit, name: company.businessName, city: company.city },
        },
        equivalences: equivalencesOf({ [EQUIVALENCES_KEY]: equivalencesInForce(settings, predefined) }),
        directory: await readDirectory(trx, id),
      };
    });
    const key = JSON.stringify([ids, own, equivalences, directory.version]);
    const send = (given: YearTask['months']['given']) =>
      workers.run(name, { ...task, ...asked, months: { key, given } } as never, { place, signal });
    const kept = await send(null);
    if (kept !== null) return kept as never;
    const stored = await asCaller(db, caller, (trx) => readMonths(trx, ids));
    return (await send({ stored, own, equivalences, directory: directory.thirdParties })) as never;
  });
}
