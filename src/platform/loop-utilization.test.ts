import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loopUtilizationMeter } from './loop-utilization.ts';

test('a loop that works is told from one that waits', async () => {
  const utilization = loopUtilizationMeter();
  const end = performance.now() + 400;
  while (performance.now() < end) await new Promise((resolve) => setImmediate(resolve));
  const working = utilization();
  await sleep(400);
  expect(utilization()).toBeLessThan(working);
});
