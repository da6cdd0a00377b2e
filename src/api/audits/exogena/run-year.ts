/** Runs tasks over the books of a year with all that the formats need, in a worker thread. */
import { createHash } from 'node:crypto';
import { readDirectory } from '#api/balances/third-parties/queries.ts';
import { readPlaces } from '#api/balances/third-party-places/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { EQUIVALENCES_KEY, equivalencesOf } from '#core/engine/roles/company-roles.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { takeTurn } from '#platform/turns.ts';
import type { Place } from '#platform/worker/fair-semaphore.ts';
import { KeptAnswers } from '#platform/worker/kept-answers.ts';
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

/** Tasks whose answers are kept: the first over a large year may take longer than a browser waits. */
const kept: ReadonlySet<ExogenaTask> = new Set([
  'summarizeExogena',
  'listExogenaRows',
  'listExogenaAccounts',
  'listExogenaPeople',
]);
const answers = new KeptAnswers(16_000_000);

type Year = Awaited<ReturnType<typeof readYear>>;

/**
 * Runs a task over the books of a year, which are sent only where the worker that gets it has not kept them. What is only
 * looked at is computed to its end whether or not somebody still waits (`signal`), and kept. Throws AppError
 * `audit.no_balance` for a year without any.
 */
export async function runYear<Name extends ExogenaTask>(
  services: Services,
  caller: Caller,
  params: { id: number; year: number },
  signal: AbortSignal,
  name: Name,
  asked: Asked<Name>,
): Promise<NonNullable<ResultOf<AuditTasks, Name>>> {
  const { db, places } = services;
  const claim = { account: caller.accountId, kind: 'look' } as const;
  if (!kept.has(name))
    return places.run({ ...claim, signal }, async (place) =>
      compute(services, caller, await readYear(db, caller, params), { name, asked, place, signal }),
    );
  const year = await readYear(db, caller, params);
  const key = createHash('sha256')
    .update(JSON.stringify([name, asked, year.key, year.task]))
    .digest('hex');
  return answers.get(key, () =>
    places.run(claim, (place) => compute(services, caller, year, { name, asked, place, signal: undefined })),
  );
}

/** All that the formats of a year follow from, without its books. */
function readYear(db: Services['db'], caller: Caller, { id, year }: { id: number; year: number }) {
  return asCaller(db, caller, async (trx) => {
    const company = await readCompany(trx, caller, id);
    const stored = (await newestVersions(trx, id)).filter((month) => month.year === year);
    if (stored.length === 0) throw new AppError('audit.no_balance', { period: String(year) });
    const { settings } = await activeSettings(trx, id);
    const { settings: predefined } = await predefinedInForce(trx, id);
    const { assignments, thresholds } = mappingDocument(year, await mappingInForce(trx, id, year));
    const { rates } = await ratesForAudit(trx);
    const ids = stored.map((month) => month.id);
    const own = company.nit;
    const equivalences = equivalencesOf({ [EQUIVALENCES_KEY]: equivalencesInForce(settings, predefined) });
    const directory = await readDirectory(trx, id);
    return {
      own,
      ids,
      equivalences,
      directory,
      key: JSON.stringify([ids, own, equivalences, directory.version]),
      task: {
        year,
        assignments,
        thresholds,
        rates,
        people: await keptPeople(trx, id),
        packagePlaces: await readPlaces(trx, id),
        company: { nit: own, name: company.businessName, city: company.city },
      },
    };
  });
}

interface Run<Name extends ExogenaTask> {
  name: Name;
  asked: Asked<Name>;
  place: Place;
  signal: AbortSignal | undefined;
}

async function compute<Name extends ExogenaTask>(
  { db, workers }: Services,
  caller: Caller,
  { key, task, own, ids, equivalences, directory }: Year,
  { name, asked, place, signal }: Run<Name>,
): Promise<NonNullable<ResultOf<AuditTasks, Name>>> {
  const send = (given: YearTask['months']['given']) =>
    workers.run(name, { ...task, ...asked, months: { key, given } } as never, { place, signal });
  const opened = await send(null);
  if (opened !== null) return opened as never;
  // One opens it, and the others find it open.
  return takeTurn(`exogena ${key}`, async () => {
    const meanwhile = await send(null);
    if (meanwhile !== null) return meanwhile as never;
    const stored = await asCaller(db, caller, (trx) => readMonths(trx, ids));
    return (await send({ stored, own, equivalences, directory: directory.thirdParties })) as never;
  });
}
