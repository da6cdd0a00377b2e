/** Consumer price index of the DANE, by which pesos of a month become pesos of another. */

import type { Period } from '#core/calendar/period.ts';
import { periodKey } from '#core/calendar/period.ts';
import { tablesInForce } from '../dated/tables-in-force.ts';

/** Index of a month in hundredths of a point (December 2018 = 10000), or null outside the table. Month 13 is December. */
export function priceIndex({ year, month }: Period): bigint | null {
  const points = tablesInForce().ipc.get(periodKey({ year, month: Math.min(month, 12) }));
  return points === undefined ? null : BigInt(Math.round(points * 100));
}
