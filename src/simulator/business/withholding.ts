/** Withholding on payments: none where the company's regime exempts it. */

import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { isoDate, withholdingPercent } from '#simulator/rates.ts';
import { percentInPesos } from '#simulator/rounding.ts';
import type { World } from '#simulator/world.ts';

/** Cents withheld under a concept of the withholding table, from an amount before VAT. */
export function withheldFrom(world: World, concept: string, period: Period, day: number, net: Cents): Cents {
  if (!world.kind.withholds) return 0n;
  return percentInPesos(net, withholdingPercent(concept, isoDate(period, day), net));
}
