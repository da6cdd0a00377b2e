/** Command line messages about custom rules. */
import { monthNames } from '#core/calendar/period.es.ts';

export const outcomeName = {
  se_cumple: 'se cumple',
  no_se_cumple: 'no se cumple',
  no_evaluada: 'no se evaluó',
  no_aplica: 'no aplica',
} as const;

export const rulesText = {
  unreadable: (path: string, message: string) => `No pudimos leer las validaciones propias «${path}»: ${message}`,
  notAList: (path: string) =>
    `«${path}» debe ser una lista: [{ "nombre": "Tope de caja", "severidad": "media", "expresion": "saldo(\\"1105\\") <= 10_000_000" }]`,
  wrongField: (path: string, place: number, fields: readonly string[], known: readonly string[]) =>
    `${path}, validación ${place}: revisa ${fields.join(', ')}. Los campos son ${known.join(', ')}; la severidad es critica, alta, media, baja o informativa.`,
  wrongExpression: (path: string, place: number, name: string, sentence: string) =>
    `${path}, validación ${place} («${name}»). ${sentence}`,
  noExpression: `Dinos qué expresión probar y con qué archivos: cuadre probar 'saldo("1105") <= 10_000_000' balances/`,
  failingMonths: (failing: number, total: number) =>
    failing === 0
      ? `Se cumple en ${total === 1 ? 'el mes leído' : `los ${total} meses leídos`}, o no se pudo evaluar.`
      : `No se cumple en ${failing} de ${total === 1 ? '1 mes' : `${total} meses`}.`,
} as const;

/** Width of the longest period, `septiembre de 2026`. */
export const periodWidth = Math.max(...monthNames.map((name) => name.length)) + ' de 2026'.length;
