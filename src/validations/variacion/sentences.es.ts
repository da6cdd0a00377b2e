/** Sentence fragments of variacion: reference, explanation, third parties. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { previousMonth } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeChange, writeChanges, writeList, writeWhose } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { formatCount, formatPercent, writeBalance } from '#core/money/money.es.ts';
import { pucAncestor } from '#core/reference/chart/puc.ts';
import type { Season } from './calendar.ts';
import { percentChange } from './compare.ts';

/** `subió 45,0 %`, `bajó 12,3 %`, `es 27 veces lo anterior`; from zero `volvió a moverse`. */
export function moved(from: bigint, to: bigint): string {
  if (from === 0n) return 'volvió a moverse';
  const percent = percentChange(from, to);
  const verb = to > from ? 'subió' : 'bajó';
  const times = timesOf(from, to);
  if (times !== null) return `es ${times} lo anterior`;
  return percent === null ? verb : `${verb} ${percentText(percent)}`;
}

/** Percentage from which a growth is said in times. */
const MOST_PERCENT = 300;

/** `27 veces`: of a growth beyond `MOST_PERCENT` on the same side; null otherwise. */
function timesOf(from: bigint, to: bigint): string | null {
  const percent = percentChange(from, to);
  if (percent === null || Math.abs(percent) <= MOST_PERCENT || from < 0n !== to < 0n) return null;
  return `${formatCount(Math.round(Number(to) / Number(from)))} veces`;
}

/** Without decimals from 100 %. */
function percentText(percent: number): string {
  const size = Math.abs(percent);
  return formatPercent(size, size >= 100 ? 0 : 1);
}

/** Available comparisons; none with nothing. */
export function comparisons({ data, period, found }: FactView): string {
  const value = found ?? 0n;
  const percent = (base: bigint) => {
    const changed = percentChange(base, value);
    const times = timesOf(base, value);
    if (times !== null) return ` (${times})`;
    return changed === null ? '' : ` (${changed > 0 ? '+' : '−'}${percentText(changed)})`;
  };
  const lines: string[] = [];
  let isAllZero = true;
  const add = (name: string, what: string) => {
    if (lookUp(data, name) === undefined) return;
    const base = amountIn(data, name);
    isAllZero &&= base === 0n;
    lines.push(`${what} ${writeBalance(base)}${percent(base)}`);
  };
  add('previous', `${formatPeriod(previousMonth(period))},`);
  if (data.mean !== undefined) add('mean', `promedio de ${countIn(data, 'months')} meses,`);
  add('lastYear', `${formatPeriod({ year: period.year - 1, month: period.month })},`);
  return isAllZero ? '' : ` Para comparar: ${lines.join('; ')}.`;
}

const SEASONS: Record<Season, string> = {
  prestaciones: 'Es la época en que se pagan o consolidan las prestaciones sociales.',
  vacaciones: 'Las vacaciones bajan cuando alguien las toma.',
  cierreAnual: 'Es la época del cierre, de la declaración de renta o de la distribución de utilidades.',
  impuestosAnuales: 'Se paga una vez al año, en estos meses.',
  seguros: 'Los pagos anticipados suben con la póliza del año y bajan al amortizarse.',
  impuestosPeriodicos: 'El periodo del impuesto se cierra o se paga en este mes.',
  impuestosMunicipales: 'Se acumula y se paga por los periodos de cada municipio.',
  nomina: 'El aumento es del orden del salario mínimo, que rige desde enero.',
  siguenAlIngreso: 'Cambió en la misma proporción que las ventas.',
  compra: 'Es lo que se debe por activos o pagos anticipados que se compraron en el mes al mismo tercero.',
  vacacionesTomadas: 'Bajó lo que en el mes se cargó a la provisión de vacaciones.',
  vuelve: 'Vuelve a lo que era antes del cambio del mes anterior.',
};

/** Explanation, or whether it happened before. */
export function explanation({ data }: FactView): string {
  const season = wordIn(data, 'season');
  if (season !== '') return ` ${lookUp(SEASONS, season)!}`;
  return countIn(data, 'precedent') === 1 ? ' En los meses anteriores hubo movimientos de ese tamaño.' : '';
}

/** Subaccounts moving together. */
export function parts({ data }: FactView): string {
  const list = listIn(data, 'parts').map((part) => {
    const [code, cents, ...name] = part.split(':');
    return `${code} ${name.join(':') || (pucAncestor(code!)?.name ?? '')} (${writeChange(BigInt(cents!))})`;
  });
  return list.length === 0 ? '' : ` La componen ${writeList(list)}.`;
}

/** Third parties behind it. */
export function makers({ thirdParties }: FactView): string {
  const [first, second] = thirdParties;
  if (first === undefined) return '';
  if (second === undefined) return ` Es ${writeWhose(first, 'de')}.`;
  return ` Los terceros que más cambian: ${writeChanges(thirdParties)}.`;
}
