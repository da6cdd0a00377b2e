/** Texts of the DIAN's calendars of due dates. */
import { formatDayOfYear, shortMonth } from '#core/calendar/period.es.ts';
import { obligationName, writeDuePeriod } from '#core/reference/tax/due-words.es.ts';
import { formatDay } from '#web/dates.es.ts';
import type { DueCalendar, DueCalendarRow } from '../../../data/audits/due-calendars.ts';

const nameOf = ({ obligation, period }: Pick<DueCalendarRow, 'obligation' | 'period'>) =>
  `${obligationName[obligation]}, ${writeDuePeriod(period)}`;

export const calendarText = {
  tab: 'Calendario DIAN',
  years: 'Años',
  title: (year: number) => `Calendario de la DIAN de ${year}`,
  computed:
    'por confirmar: la DIAN no lo ha publicado, o no está cargado. Sus fechas siguen la regla del año anterior (Decreto 2229 de 2023), por días hábiles; al cambiar una o cargar la tabla quedan confirmadas',
  ofProgram: 'incluido en Cuadre, por el último dígito del NIT',
  loaded: ({ norm, by, at }: NonNullable<DueCalendar['attributes']['loaded']>) =>
    `${norm}, por el último dígito del NIT. Lo cargó ${by} el ${formatDay(at)}`,
  none: (year: number) =>
    `El calendario de ${year} no está cargado. Las empresas no verán vencimientos de ese año hasta que lo cargues.`,
  frame: 'Fechas por último dígito del NIT',
  obligation: 'Declaración',
  period: 'Período',
  digit: (digit: number) => String(digit),
  digitOf: (digit: number) => `NIT terminado en ${digit}`,
  day: (date: string) => {
    const [, month = 1, day] = date.split('-').map(Number);
    return `${day} ${shortMonth(month)}`;
  },
  fullDay: (digit: number, date: string) => `NIT terminado en ${digit}: ${formatDayOfYear(date)}`,
  download: 'Descargar tabla',
  fileName: (year: number) => `calendario-dian-${year}.xlsx`,
  load: 'Cargar calendario',
  loadOf: (year: number) => `Cargar el calendario de ${year}`,
  help: 'Descarga la tabla, escribe en cada celda el día como 2027-02-10 y súbela. Nada se guarda hasta que lo confirmes.',
  drop: 'Tabla del calendario',
  changes: (count: number) => (count === 1 ? 'Cambia 1 fecha.' : `Cambian ${count} fechas.`),
  noChanges: 'Es igual al calendario que ya rige.',
  problems: (count: number) => (count === 1 ? 'Hay 1 cosa por corregir:' : `Hay ${count} cosas por corregir:`),
  noFile: 'Elige primero la tabla.',
  edit: 'Cambiar',
  editOf: (row: DueCalendarRow) => `Cambiar las fechas de ${nameOf(row)}`,
  rowTitle: nameOf,
  normHint: 'Como se cita: Decreto 2229 de 2023.',
  save: 'Cargar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  saved: 'Calendario cargado',
  savedDetail: 'Las empresas ven las fechas nuevas desde ya.',
  withdraw: 'Retirar',
  withdrawYes: 'Sí, retirar',
  no: 'No',
  withdrawDetail: 'Vuelve a regir el que había antes, o ninguno. Queda en el registro de actividad.',
};
