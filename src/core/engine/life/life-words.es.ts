/** States of findings between months in Spanish, for the command line and the screens. */
import { formatPeriod, monthNames } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Finding } from '#core/engine/finding.ts';
import { formatCount } from '#core/money/money.es.ts';

/** Why no later balance shows the correction of a flow, where no earlier month is stored. */
export const unseenWithoutPast =
  'Sin meses anteriores no se sabe cuánto mueven sus cuentas de costumbre: en un balance posterior, el registro de este mes no se distingue del de ese.';

/** `2 siguen, 1 nuevo`: third parties of a finding against the month before; those that are none are left out. */
export function comparedWords({ still, fresh, gone }: { still: number; fresh: number; gone: number }): string {
  const parts = [
    still > 0 && `${formatCount(still)} ${still === 1 ? 'sigue' : 'siguen'}`,
    fresh > 0 && `${formatCount(fresh)} ${fresh === 1 ? 'nuevo' : 'nuevos'}`,
    gone > 0 && `${formatCount(gone)} ya no`,
  ];
  return parts.filter(Boolean).join(', ');
}

/**
 * `Ya no aplica a marzo; no vimos el registro de febrero`, or where no balance shows it `el balance no muestra si lo de
 * febrero se corrigió`; of what is only to be explained, the first half. Of a state of the books, that its rule was not evaluated.
 */
export function noLongerWords(
  now: Period,
  foundIn: Period,
  { stake, unseen, proof }: Pick<Finding, 'stake' | 'unseen' | 'proof'>,
): string {
  if (proof === 'balance') return `No se evaluó en ${monthName(now)}: que no aparezca no prueba que se corrigió`;
  const before = `${monthName(foundIn)}${now.year === foundIn.year ? '' : ` de ${foundIn.year}`}`;
  const words =
    unseen === undefined ? `no vimos el registro de ${before}` : `el balance no muestra si lo de ${before} se corrigió`;
  return `Ya no aplica a ${monthName(now)}${stake === 'at_risk' ? `; ${words}` : ''}`;
}

/** `Corregido en marzo`, and of a movement of one month `lo de febrero quedó registrado`. */
export function correctedWords(now: Period, foundIn: Period, proof: 'balance' | 'flow'): string {
  return proof === 'balance'
    ? `Corregido en ${monthName(now)}`
    : `Corregido: el registro de ${monthName(foundIn)} está en ${monthName(now)}`;
}

/** `Corregido en la versión 2`: of the same month. */
export function correctedInWords(version: number): string {
  return `Corregido en la versión ${version}`;
}

/** Title of the practices of a company. */
export const practicesTitle = 'Prácticas de la empresa: no cuentan como hallazgos';

/** `desde enero de 2026, 6 meses`. */
export function practiceWords(since: Period, months: number): string {
  const from = `desde ${formatPeriod(since)}`;
  return months === 1 ? from : `${from}, ${formatCount(months)} meses`;
}

function monthName({ month }: Period): string {
  return monthNames[month - 1] ?? 'el cierre';
}
