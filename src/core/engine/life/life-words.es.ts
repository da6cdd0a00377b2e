/** States of findings between months in Spanish, for the command line and the screens. */
import { monthNames } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Finding } from '#core/engine/finding.ts';
import { formatCount } from '#core/money/money.es.ts';

/** `2 siguen, 1 nuevo`: third parties of a finding against the month before; those that are none are left out. */
export function comparedWords({ still, fresh, gone }: { still: number; fresh: number; gone: number }): string {
  const parts = [
    still > 0 && `${formatCount(still)} ${still === 1 ? 'sigue' : 'siguen'}`,
    fresh > 0 && `${formatCount(fresh)} ${fresh === 1 ? 'nuevo' : 'nuevos'}`,
    gone > 0 && `${formatCount(gone)} ya no`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** `Ya no aplica a marzo; no vimos el registro de febrero`; of what is only to be explained, the first half. */
export function noLongerWords(now: Period, foundIn: Period, finding: Pick<Finding, 'stake'>): string {
  const year = now.year === foundIn.year ? '' : ` de ${foundIn.year}`;
  const unseen = finding.stake === 'at_risk' ? `; no vimos el registro de ${monthName(foundIn)}${year}` : '';
  return `Ya no aplica a ${monthName(now)}${unseen}`;
}

/** `Corregido en marzo`, and of a movement of one month `lo de febrero quedó registrado`. */
export function correctedWords(now: Period, foundIn: Period, proof: 'balance' | 'flow'): string {
  return proof === 'balance'
    ? `Corregido en ${monthName(now)}`
    : `Corregido: el registro de ${monthName(foundIn)} está en ${monthName(now)}`;
}

function monthName({ month }: Period): string {
  return monthNames[month - 1] ?? 'el cierre';
}
