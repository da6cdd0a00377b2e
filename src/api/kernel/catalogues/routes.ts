/** Public catalogues, equal for all callers and cached by browsers for an hour. */
import type { FastifyReply } from 'fastify';
import { listAccountableSoftware } from '#core/reference/chart/accountable-software.ts';
import type { Router } from '#platform/http/router.ts';
import {
  accountableSoftware,
  departments,
  documentTypes,
  economicActivities,
  icaRegimeTypes,
  regimeTypes,
} from './contract.ts';

export function mountCatalogues({ mount }: Router): void {
  mount(accountableSoftware, async ({ reply }) => {
    const packages = listAccountableSoftware();
    return cached(
      reply,
      packages.map(({ id, name }) => ({ acso_id: id, acso_name: name })),
    );
  });
  mount(documentTypes, async ({ reply }) => cached(reply, (await tables()).documentTypes));
  mount(departments, async ({ reply }) => cached(reply, (await tables()).departments));
  mount(regimeTypes, async ({ reply }) => cached(reply, (await tables()).regimeTypes));
  mount(icaRegimeTypes, async ({ reply }) => cached(reply, (await tables()).icaRegimeTypes));
  mount(economicActivities, async ({ reply }) => cached(reply, (await tables()).economicActivities));
}

// Large, and not needed at start.
const tables = () => import('./catalogues.ts');

function cached<Data>(reply: FastifyReply, data: Data): { data: Data } {
  reply.header('cache-control', 'public, max-age=3600');
  return { data };
}
