/** Texts of the DIAN's lists. */
import { formatShortPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { writeCount } from '#core/engine/fact-words.es.ts';
import { formatCount } from '#core/money/money.es.ts';
import type { DianList } from '#core/reference/dian/dian-list.ts';
import { writeShortDay } from '#core/reference/dian/dian-words.es.ts';
import type { DianChangeRow, DianLoadRow } from '../../data/audits/dian-lists.ts';
import { formatClock, formatDay } from '../../dates.es.ts';

/** What of an audit asks a list. */
const asks: Record<DianList, string> = {
  ficticios: 'NIT-7',
  grandes: 'Retención e IVA',
  autorretenedores: 'Retención',
  agentesIva: 'Retención',
};

const when = (iso: string | null) => (iso === null ? '–' : `${formatDay(iso)}, ${formatClock(new Date(iso))}`);

export const dianListsText = {
  title: 'Nits DIAN',
  context:
    'Las listas con que se auditan los terceros y se responde la consulta pública. Cada mes se audita con la lista vigente en su último día.',
  look: 'Ver consulta pública',
  activity: 'Actividad',
  lists: 'Listas',
  columns: {
    list: 'Lista',
    count: 'NIT',
    from: 'Vigente desde',
    loaded: 'Última carga',
    entered: 'Entraron',
    departed: 'Salieron',
    by: 'Cargó',
  },
  none: 'Sin cargar',
  ofProgram: 'Viene con Cuadre',
  day: (day: string) => writeShortDay(day),
  month: (period: string) => formatShortPeriod(parsePeriod(period)!),
  when,
  plus: (count: number) => (count === 0 ? '–' : `+${formatCount(count)}`),
  minus: (count: number) => (count === 0 ? '–' : `−${formatCount(count)}`),
  count: formatCount,
  changes: {
    title: (list: string) => `${list}: qué cambió`,
    older: 'Carga anterior',
    newer: 'Carga nueva',
    against: 'contra',
    load: ({ from, number }: Pick<DianLoadRow, 'from' | 'number'>) => `${number} · ${writeShortDay(from)}`,
    kinds: 'Cambios',
    all: 'Todo',
    kind: { enters: 'Entran', leaves: 'Salen', changes: 'Cambian' } satisfies Record<DianChangeRow['kind'], string>,
    one: { enters: 'Entra', leaves: 'Sale', changes: 'Cambia' } satisfies Record<DianChangeRow['kind'], string>,
    sign: { enters: '+', leaves: '−', changes: '~' } satisfies Record<DianChangeRow['kind'], string>,
    counted: (words: string, count: number) => `${words} ${formatCount(count)}`,
    search: 'Buscar',
    placeholder: 'NIT o nombre',
    excel: 'Excel',
    fileName: 'diferencias.xlsx',
    columns: { kind: 'Cambio', nit: 'NIT', name: 'Nombre', why: 'Por qué', until: 'Hasta', companies: 'Empresas' },
    single: 'Con dos cargas verás aquí qué entra, qué sale y qué cambia entre ellas.',
    noMatch: 'Nada cambió entre estas cargas, o nada coincide con la búsqueda.',
  },
  companies: {
    title: (nit: string) => `Empresas con ${nit}`,
    company: 'Empresa',
    months: 'En los balances de',
    none: 'Aquí se nombran las empresas de las suscripciones que dieron acceso al soporte, y ninguna de ellas lo tiene en los balances de los meses que cambian. La cifra de la lista cuenta las de todas.',
    open: (nit: string, count: number) => `Empresas con ${nit}: ${formatCount(count)}`,
  },
  history: {
    title: 'Historia de cargas',
    columns: { at: 'Carga', file: 'Archivo', from: 'Vigente desde', count: 'NIT', by: 'Cargó', state: 'Estado' },
    state: {
      current: 'Vigente',
      future: 'Por empezar',
      earlier: 'Anterior',
      refused: 'No se cargó',
    } satisfies Record<DianLoadRow['state'], string>,
    empty: 'Aún no se ha cargado esta lista.',
  },
  load: {
    title: 'Cargar lista',
    list: 'Lista',
    from: 'Vigente desde',
    drop: 'Suelta aquí el archivo de la DIAN',
    kinds: '. xlsx, csv o json',
    other: () => 'Se cargan archivos xlsx, xls, csv o json.',
    needsDay: 'Escribe desde qué día está vigente.',
    reading: 'Leyendo y buscando en los balances…',
    rows: 'Filas leídas',
    repeated: 'Repetidas',
    wrongDigits: 'NIT con dígito errado',
    undated: 'Sin fecha, por revisar',
    remain: 'Quedan',
    refused: 'No se puede cargar. Corrige el archivo y suéltalo otra vez.',
    difference: ({ entered, departed, changed, against }: Difference) =>
      `${entered === 1 ? 'Entra' : 'Entran'} ${formatCount(entered)}, ${departed === 1 ? 'sale' : 'salen'} ${formatCount(departed)} y ${changed === 1 ? 'cambia' : 'cambian'} ${formatCount(changed)}${against === null ? ': es la primera carga' : ' frente a la vigente'}.`,
    touches: ({ companies, months }: { companies: number; months: number }, list: DianList) =>
      months === 0
        ? 'No hay ningún balance desde ese día: ningún mes cambia.'
        : companies === 0
          ? `${months === 1 ? 'El único balance desde ese día no tiene' : `Ninguno de los ${formatCount(months)} balances desde ese día tiene`} esos terceros: ningún mes cambia.`
          : `Toca ${writeCount(companies, 'empresa', 'empresas')} con esos NIT en sus balances. Sus meses desde ese día quedan por volver a auditar, solo en ${asks[list]}.`,
    replace: (from: string) => `Reemplazar desde el ${writeShortDay(from)}`,
    note: 'Nada cambia hasta confirmar. La lista anterior sigue sirviendo a los meses que cerraron con ella.',
    done: 'Lista cargada',
    doneDetail: (from: string) => `Vigente desde el ${writeShortDay(from)}.`,
  },
};

interface Difference {
  entered: number;
  departed: number;
  changed: number;
  against: number | null;
}
