/** How busy the event loop of this process is. */
import { performance } from 'node:perf_hooks';

/** Time over which utilization is taken, in milliseconds. */
const WINDOW_MS = 250;

/** A meter: utilization of the event loop, 0 to 1, over the last quarter of a second or since the call before. */
export function loopUtilizationMeter(): () => number {
  let last = performance.eventLoopUtilization();
  let lastAt = performance.now();
  let utilization = 0;
  return () => {
    const now = performance.now();
    if (now - lastAt >= WINDOW_MS) {
      const current = performance.eventLoopUtilization();
      ({ utilization } = performance.eventLoopUtilization(current, last));
      last = current;
      lastAt = now;
    }
    return utilization;
  };
}
