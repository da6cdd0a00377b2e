/** Liveness and readiness. */

import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Router } from '#platform/http/router.ts';
import { createSharedLooks } from '#platform/shared-looks.ts';
import { live, ready } from './contract.ts';

/** Anybody may ask: all who do within so many milliseconds share a look. */
const freshMs = 250;

export function mountHealth({ mount }: Router, { proveWrites, disk, queue }: Services): void {
  const looks = createSharedLooks<void>(freshMs);
  mount(live, async () => ({ data: { status: 'ok' } as const }));
  mount(ready, async () => {
    if (!queue.isRunning()) throw new AppError('server.busy');
    await looks.get('ready', async () => {
      await disk.refuseWhenExhausted();
      await proveWrites();
    });
    return { data: { status: 'ok', database: 'ok', jobs: 'ok', disk: 'ok' } as const };
  });
}
