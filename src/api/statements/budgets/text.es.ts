/** Spanish texts of budgets: the workbook, and what is wrong in one. */
import { monthNames } from '#core/calendar/period.es.ts';

const MONTHS = 12;

export const text = {
  sheet: 'Presupuesto',
  fileName: (year: number) => `Presupuesto-${year}.xlsx`,
  /** What is changed, in the activity log. */
  target: (year: number) => `Presupuesto de ${year}`,
  account: 'Cuenta',
  name: 'Nombre',
  months: monthNames.slice(0, MONTHS).map((name) => `${name[0]!.toUpperCase()}${name.slice(1)}`),
  noTable:
    'El libro no tiene la tabla del presupuesto: una fila con los títulos Cuenta, Nombre y los doce meses. Descarga el formato y llénalo.',
  noMonth: (row: number, month: string) => `A los títulos de la fila ${row} les falta la columna ${month}.`,
  empty: 'El presupuesto no tiene ninguna cuenta con valores.',
  tooMany: (most: number) => `El presupuesto tiene más de ${most} filas.`,
  wrongAccount: (row: number, column: string, code: string) =>
    `Fila ${row}, columna ${column}: «${code}» no es una cuenta de resultados. Escribe el código de una cuenta de las clases 4, 5, 6 o 7, sin puntos.`,
  twice: (row: number, column: string, code: string, first: number) =>
    `Fila ${row}, columna ${column}: la cuenta ${code} está también en la fila ${first}.`,
  inside: (row: number, column: string, code: string, title: string, first: number) =>
    `Fila ${row}, columna ${column}: la cuenta ${code} ya está dentro de la ${title}, de la fila ${first}. Deja una de las dos.`,
  amount: (row: number, column: string, found: string) =>
    `Fila ${row}, columna ${column}: «${found}» no es un valor en pesos.`,
};
