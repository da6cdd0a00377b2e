/** Words of a stored month whose file is read otherwise after an upgrade. */
import type { Rereading } from '#api/audits/rereadings/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import { formatCount, formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';

const differing: Record<Rereading['differences'][number], string> = {
  totals: 'los totales',
  rows: 'las filas',
  figures: 'las cifras de algunas cuentas o terceros',
  company: 'la empresa',
  period: 'el mes',
  unit: 'la unidad de las cifras',
  refused: 'que no se puede leer',
  asked: 'que hay que responder algo antes',
};
const joined = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}` : parts.join('');

export const rereadText = {
  told: (period: Period, version: number | null) =>
    `Actualizamos el lector de archivos, y el de ${formatPeriod(period)}${version === null ? '' : ` (versión ${version})`} hoy se lee distinto.`,
  differs: ({ after, differences }: Rereading) =>
    after === null ? '' : `Cambian ${joined(differences.map((kind) => differing[kind]))}.`,
  reason: (after: Rereading['after'], reason: string) =>
    after === null ? `Con las reglas de hoy no se guardaría así: ${reason}` : reason,
  more: (count: number) =>
    count === 1
      ? 'Otro mes guardado también se lee distinto hoy: está en su auditoría.'
      : `Otros ${formatCount(count)} meses guardados también se leen distinto hoy: está en la auditoría de cada uno.`,
  stored: 'Guardado',
  now: 'Leído hoy',
  figures: ({ debits, credits, rows }: Rereading['before']) =>
    `débitos $ ${formatPesos(fromDecimal(debits))} · créditos $ ${formatPesos(fromDecimal(credits))} · ${formatCount(rows)} ${rows === 1 ? 'fila' : 'filas'}`,
  nothingChanged:
    'No cambiamos nada: al volver a leerlo ves las diferencias, y solo si lo guardas queda como versión nueva.',
  signed: 'El mes está cerrado y se queda como se firmó.',
  again: 'Volver a leer',
  againOf: (period: Period) => `Volver a leer el archivo de ${formatPeriod(period)}`,
};
