/** Words that several rules of this validation use. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import { contributionNames, contributionTargets } from './settings-text.es.ts';

export const name = ({ data }: FactView): string => lookUp(contributionNames, wordIn(data, 'contribution'))!;

export const target = ({ data }: FactView): string => lookUp(contributionTargets, wordIn(data, 'contribution'))!;

export const isShort = ({ expected, found }: FactView): boolean => (found ?? 0n) < (expected ?? 0n);

export const inMonth = (fact: FactView): string => `En ${formatPeriod(fact.period)}`;

export const atClose = (fact: FactView): string => `Al cierre de ${formatPeriod(fact.period)}`;

export const circumstances: Readonly<Record<string, string>> = {
  yearAgrees: ' En lo corrido del año el aporte sí corresponde: puede haber un pago retroactivo o parte del mes.',
  otherRiskClass: ' Cabe dentro de las tarifas de las clases I a V: puede haber centros de trabajo con otra clase.',
  withoutEmployees:
    ' La nómina no está a nombre de cada empleado: puede ser de quienes ganan diez salarios mínimos o más.',
  lessWages:
    ' Es lo mismo que el mes anterior y lo que bajó son los salarios: puede haber incapacidades, vacaciones o retiros.',
};

/** `0,522 %`, without trailing zeros. */
export const writeRate = (percent: number): string => `${String(percent).replace('.', ',')} %`;

/** `enero de 2008` for an ISO day. */
export const monthOfDay = (day: string): string =>
  formatPeriod({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });

/** Rate and table row, or the range of risk classes. */
export function rate({ data, expected }: FactView): string {
  const law = wordIn(data, 'law');
  const due = writePesos(expected ?? 0n);
  if (law === '') return `corresponden ${due} según la clase de riesgo`;
  const ofClass =
    wordIn(data, 'contribution') === 'riesgos'
      ? ' de la clase del perfil o, si no la dice, de la que viene pagando'
      : '';
  return `corresponde el ${writeRate(countIn(data, 'percent'))}${ofClass}, ${due} (${law}; vigente desde ${monthOfDay(wordIn(data, 'from'))})`;
}

export function excess({ data }: FactView): string {
  const amount = amountIn(data, 'excess');
  if (amount === 0n) return '';
  return ` La base incluye ${writePesos(amount)} de pagos que no son salario y pasan del 40 % de lo pagado.`;
}

export const ratioMessage = (fact: FactView): string =>
  `${inMonth(fact)} ${(fact.found ?? 0n) === 0n ? `no hay gasto de ${name(fact)}` : `el gasto de ${name(fact)} es de ${writePesos(fact.found ?? 0n)}`}. A una base de ${writePesos(amountIn(fact.data, 'base'))} le ${rate(fact)}.${excess(fact)}${lookUp(circumstances, wordIn(fact.data, 'circumstance')) ?? ''}`;
