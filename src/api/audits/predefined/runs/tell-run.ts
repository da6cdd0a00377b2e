/** Tells the people of the companies that a run changed, in the bell: what changed, and in which company or in how many. */
import { listGrantsOf } from '#api/access/permissions/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { predefinedNote } from '#api/users/notifications/contract.ts';
import { may } from '#core/product/permission.ts';
import type { PlannedStep } from './plan-run.ts';
import { type Addressee, addressees, insertRunNotes, type RunNote } from './queries.ts';
import { type TellingOfRun, text } from './text.es.ts';

const reading = { module: 'parametrizacion', action: 'ver' } as const;

/** Whoever may see the parametrization of a changed company. In the transaction of the run: nobody is told of what was not done. */
export async function tellRun(
  trx: DatabaseTransaction,
  run: TellingOfRun,
  steps: readonly PlannedStep[],
): Promise<void> {
  const changed = Map.groupBy(
    steps.filter((step) => step.counts && step.changed > 0),
    ({ accountId }) => accountId,
  );
  if (changed.size === 0) return;
  const people = await addressees(trx, [...changed.keys()]);
  const grants = await listGrantsOf(
    trx,
    people.map(({ id }) => id),
  );
  const sees = (person: Addressee) => {
    const access = { isRoot: person.isRoot, isAdmin: false, grants: grants.get(person.id) ?? [] };
    const linked = new Set(person.companies);
    return ({ companyId }: PlannedStep) => (person.isRoot || linked.has(companyId)) && may(access, reading, companyId);
  };
  const notes = people.flatMap((person) => {
    const own = changed.get(person.accountId)!.filter(sees(person));
    return own.length === 0 ? [] : [noteOf(run, person, own)];
  });
  await insertRunNotes(trx, predefinedNote, notes);
}

function noteOf(run: TellingOfRun, { id: userId, accountId }: Addressee, own: readonly PlannedStep[]): RunNote {
  const [first, ...others] = own as [PlannedStep, ...PlannedStep[]];
  if (others.length === 0) {
    const redirectUrl = `/empresa/${first.companyId}/servicio/edicion-plan-cuentas/0`;
    return { accountId, userId, companyId: first.companyId, description: text.one(run, first), redirectUrl };
  }
  const keeping = own.filter(({ kept }) => kept > 0).length;
  const titles = [...new Set(own.flatMap(({ titles: changed }) => changed))];
  const description = text.several(run, { companies: own.length, keeping, titles });
  return { accountId, userId, companyId: null, description, redirectUrl: '/parametrizacion-predefinida' };
}
