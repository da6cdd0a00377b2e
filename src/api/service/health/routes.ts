/** Liveness and readiness. */

import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Router } from '#platform/http/router.ts';
import { live, ready } from './contract.ts';
import { databaseAnswers } from './queries.ts';

export function mountHealth({ mount }: Router, { db, queue }: Services): void {
  mount(live, async () => ({ data: { status: 'ok' } as const }));
  mount(ready, async () => {
    if (!queue.isRunning() || !(await databaseAnswers(db))) throw new AppError('server.busy');
    return { data: { status: 'ok', database: 'ok', jobs: 'ok' } as const };
  });
}
