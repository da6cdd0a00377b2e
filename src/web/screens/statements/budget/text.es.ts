/** Texts of the budgets. */
import { formatCount } from '#core/money/money.es.ts';

const plural = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

export const budgetText = {
  title: 'Presupuesto',
  choose: 'Elige una empresa en la parte de arriba para ver su presupuesto.',
  context: 'Ingresos, costos y gastos de un año por cuenta y por mes. Los estados financieros se comparan con él.',
  back: 'Ver los estados',
  loaded: 'Presupuestos cargados',
  empty:
    'Con el presupuesto de un año, el estado de resultados muestra al lado de lo real lo que se esperaba y cuánto se aparta. Descarga el formato con las cuentas de la empresa, llénalo y cárgalo.',
  emptyToRead:
    'Con el presupuesto de un año, el estado de resultados muestra al lado de lo real lo que se esperaba y cuánto se aparta. Esta empresa todavía no tiene ninguno.',
  year: 'Año',
  accounts: 'Cuentas',
  income: 'Ingresos',
  expenses: 'Costos y gastos',
  result: 'Resultado',
  who: 'Cargado',
  when: (day: string, name: string) => `${day}, ${name}`,
  compared: (year: number) => `Ver el resultado de ${year} con su presupuesto`,
  noBalance: (year: number) => `Aún no hay balances de ${year}`,
  download: 'Descargar',
  downloadOf: (year: number) => `Descargar el presupuesto de ${year}`,
  fileName: (year: number) => `Presupuesto-${year}.xlsx`,
  remove: 'Quitar',
  removeOf: (year: number) => `Quitar el presupuesto de ${year}`,
  removeTitle: (year: number) => `¿Quitar el presupuesto de ${year}?`,
  removeDetail: (year: number) =>
    `Los estados de ${year} quedan sin la comparación con el presupuesto. Si lo vas a necesitar, descárgalo antes.`,
  removed: (year: number) => `Presupuesto de ${year} quitado`,
  cancel: 'Cancelar',
  loadTitle: 'Cargar un presupuesto',
  template: 'Descargar el formato',
  templateFilled: (year: number) => `Descargar el de ${year}`,
  templateHelp: (year: number) =>
    `El formato trae las cuentas de resultados del último balance y una columna por mes. Escribe los ingresos, los costos y los gastos de ${year} en positivo; puedes agregar cuentas de las clases 4, 5, 6 y 7.`,
  filledHelp: (year: number) =>
    `${year} ya tiene presupuesto: descárgalo, cámbialo y vuelve a cargarlo. El archivo reemplaza al que hay.`,
  drop: (year: number) => `Suelta aquí el presupuesto de ${year}`,
  load: (year: number) => `Cargar el presupuesto de ${year}`,
  replace: 'Reemplazar',
  replaceTitle: (year: number) => `¿Reemplazar el presupuesto de ${year}?`,
  replaceDetail: (old: string, day: string, name: string) =>
    `El que hay (${old}) lo cargó ${name} el ${day}. Quedan solo las cuentas del archivo nuevo.`,
  done: (year: number) => `Presupuesto de ${year} cargado`,
  doneDetail: (accounts: number) => `${plural(accounts, 'cuenta', 'cuentas')} con valores.`,
  refused: (year: number) => `El archivo no se cargó y el presupuesto de ${year} sigue como estaba. Corrige esto:`,
  missing: (year: number) => `${year} no tiene presupuesto.`,
  loadIt: 'Cargarlo',
};
