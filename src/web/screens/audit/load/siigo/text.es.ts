/** Texts of the Siigo Nube pull. */
import { formatPeriod, monthNames } from '#core/calendar/period.es.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import { formatDay, formatMoment } from '#web/dates.es.ts';

const read = (key: string): Period => parsePeriod(key) ?? { year: 0, month: 1 };
const monthOf = (key: string) => formatPeriod(read(key));

/** `enero a abril de 2025`, `noviembre de 2025 a febrero de 2026`. */
function rangeOf(from: string, to: string): string {
  if (from === to) return monthOf(from);
  const [first, last] = [read(from), read(to)];
  const start = first.year === last.year ? monthNames[first.month - 1] : formatPeriod(first);
  return `${start} a ${formatPeriod(last)}`;
}

const counted = (count: number) => (count === 1 ? '1 mes' : `${count} meses`);

export const siigoText = {
  name: 'Siigo Nube',
  connected: 'Conectado',
  notConnected: 'Sin conectar',
  broken: 'No conecta',
  offer: 'Trae el balance sin descargar archivos.',
  neverPulled: 'Aún no hemos traído ningún mes.',
  lastPull: (period: string, iso: string) => `Última descarga: ${monthOf(period)}, el ${formatMoment(iso)}`,
  underWay: 'Trayendo balances…',
  pull: 'Traer de Siigo Nube',
  connect: 'Conectar con Siigo Nube',
  review: 'Revisar la conexión',
  hindrance: {
    staff: 'La conecta quien puede editar los datos de la empresa.',
    notYours: 'La conecta quien puede editar los datos de la empresa.',
  },
  from: 'Desde',
  to: 'Hasta',
  start: (months: number) => `Traer ${counted(months)}`,
  choice: 'Meses que quieres traer',
  note: 'Los guardamos y los auditamos. Si un mes no cambió en Siigo, no se repite.',
  noteOfClosing: 'El cierre del año se trae solo. Lo guardamos y lo auditamos aparte de diciembre.',
  monthOf,
  rangeOf,

  region: 'Balances de Siigo Nube',
  pulling: (done: number, total: number) =>
    total === 1 ? 'Trayendo el mes de Siigo Nube' : `Trayendo de Siigo Nube: ${done} de ${counted(total)}`,
  ended: (good: number, total: number) => {
    if (good === total)
      return total === 1 ? 'Trajimos el mes de Siigo Nube' : `Trajimos ${counted(total)} de Siigo Nube`;
    if (good === 0) return total === 1 ? 'No pudimos traer el mes' : 'No pudimos traer los meses';
    return `Trajimos ${good} de ${counted(total)}`;
  },
  automatic: (iso: string) => `automático, el ${formatDay(iso)}`,
  canLeave: 'Puedes salir: seguimos trayendo y lo encuentras aquí al volver.',
  bar: 'Meses traídos',
  waiting: 'en espera',
  fetching: 'trayendo…',
  stored: (version: number) => `guardado, versión ${version}`,
  unchanged: (version: number) => `sin cambios, es la versión ${version}`,
  see: 'Ver auditoría',
  seeOf: (period: string) => `Ver auditoría de ${monthOf(period)}`,
  again: (months: number) => (months === 1 ? 'Reintentar el que falló' : 'Reintentar los que fallaron'),
  close: 'Cerrar',
  noThirdParties: 'No pudimos traer los terceros; usamos los nombres del balance.',
};
