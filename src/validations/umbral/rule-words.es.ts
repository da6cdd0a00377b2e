/** Words that several rules of this validation use. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import type { FactView, RuleText } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';

export const acceptedText: Readonly<Record<string, string>> = {
  tope_uvt: '40.000 UVT',
  tope_pagado: 'el 40 % de lo pagado',
  tope_costos: 'el 35 % de los costos y gastos',
};

export function vatPeriodText(): RuleText {
  return {
    title: (fact) =>
      wordIn(fact.data, 'how') === 'below'
        ? `El IVA se declara cada dos meses con ingresos de ${yearOf(fact)} bajo el tope`
        : `Por sus ingresos de ${yearOf(fact)} la empresa debe declarar el IVA cada dos meses`,
    message: (fact) =>
      wordIn(fact.data, 'how') === 'below'
        ? `Los ingresos de ${yearOf(fact)} fueron ${writePesos(fact.amount)}, menos de 92.000 UVT. El periodo bimestral solo corresponde si es gran contribuyente, si vende bienes exentos de los artículos 477 o 481, o si empezó a ser responsable este año.`
        : `${comparison(fact)} En ${yearOf(fact) + 1} el IVA se declara cada dos meses, y la empresa lo tiene cada cuatro.`,
    why: 'El periodo no se elige. Las declaraciones presentadas en un periodo que no corresponde no tienen efecto legal y hay que volver a presentarlas, con sanción si es tarde.',
    correction: ({ data }) =>
      wordIn(data, 'how') === 'below'
        ? 'Confirma por qué el periodo es bimestral. Si no hay motivo, declara cada cuatro meses y corrígelo en los datos de la empresa.'
        : 'Confirma los ingresos brutos del año anterior. Si pasan del tope, presenta las declaraciones bimestrales y corrige el periodo en los datos de la empresa.',
  };
}

/** Figure against ceiling: `Los ingresos de 2025 sumaron … y el tope es …`. */
export function comparison({ data, found, expected, amount }: FactView): string {
  const measure = wordIn(data, 'measure');
  const isIncome = measure === 'ingresos';
  const year = countIn(data, 'year');
  const ended = countIn(data, 'ended') === 1;
  const when = ended ? `de ${year}` : isIncome ? `de lo corrido de ${year}` : 'a la fecha';
  const subject = isIncome ? `Los ingresos brutos ${when} suman` : `Los activos brutos ${when} son`;
  const units = formatCount(countIn(data, 'units'));
  const name =
    wordIn(data, 'unit') === 'uvt'
      ? `${units} UVT de ${year}`
      : `${units} salarios mínimos de ${year}${wordIn(data, 'decree') === '' ? '' : ` (${firstDecree(wordIn(data, 'decree'))})`}`;
  const far =
    wordIn(data, 'how') === 'over'
      ? `lo ${amount === 0n ? 'alcanzan' : `pasan en ${writePesos(amount)}`}`
      : `van en el ${wordIn(data, 'share').replace('.', ',')} %`;
  return `${subject} ${writePesos(found ?? 0n)}. El tope es ${writePesos(expected ?? 0n)}, ${name} a ${writePesos(amountIn(data, 'value'))}: ${far}.`;
}

/** Drops the table's notes about what happened to a decree. */
export function firstDecree(decrees: string): string {
  return decrees.split(';')[0]!;
}

export function measureOf({ data }: FactView): string {
  return wordIn(data, 'measure');
}

export function yearOf({ data }: FactView): number {
  return countIn(data, 'year');
}

export function isOver({ data }: FactView): boolean {
  return wordIn(data, 'how') === 'over';
}

export function monthName(key: string): string {
  return formatPeriod(parsePeriod(key)!);
}
