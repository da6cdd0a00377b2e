/** Words that several rules of this validation use. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';

export const inMonth = ({ period }: FactView): string => `En ${formatPeriod(period)}`;

export const atClose = ({ period }: FactView): string => `Al cierre de ${formatPeriod(period)}`;

export const pesosIn = ({ data }: FactView, name: string): string => writePesos(amountIn(data, name));

export const withheldNames: Readonly<Record<string, string>> = {
  anticipoRenta: 'anticipo de renta',
  retencion: 'retenciones que te practicaron',
  autorretencion: 'autorretenciones y otros anticipos',
  reteIca: 'ICA que te retuvieron',
  anticipoIca: 'anticipo de ICA',
};

export const named = ({ data }: FactView): string => lookUp(withheldNames, wordIn(data, 'role'))!;

export const formerMessage = (fact: FactView): string =>
  `${atClose(fact)}, ${writeAccount(fact)} tiene ${pesosIn(fact, 'closing')} de ${named(fact)}, y los débitos desde enero de ${countIn(fact.data, 'since')} ${(fact.expected ?? 0n) === 0n ? 'no explican nada: todo' : `solo explican ${writePesos(fact.expected ?? 0n)}. El resto, ${writePesos(fact.amount)},`} es anterior${isEarly(fact) ? ': su declaración se presentó hace más de un año' : ''}.${countIn(fact.data, 'known') === 1 ? ' Ya se podía ver el mes pasado y sigue sin cruzar.' : ''}`;

export const isEarly = ({ data }: FactView): boolean => countIn(data, 'early') === 1;

/** Names the years: the reader of March must not think of the year whose return is still to come. */
export const former = (fact: FactView): string =>
  isEarly(fact) ? `anteriores a ${countIn(fact.data, 'since')}` : 'de años anteriores';
