/** Words that several rules of this validation use. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';

export const atClose = ({ period }: FactView): string =>
  period.month === 13 ? `Después del ${formatPeriod(period)}` : `Al cierre de ${formatPeriod(period)}`;

export const side = ({ data }: FactView): string => (wordIn(data, 'side') === 'debito' ? 'débito' : 'crédito');

export const normalSide = (fact: FactView): string => (side(fact) === 'débito' ? 'crédito' : 'débito');

/** Whether the balance is new or inherited. */
export function origin({ data, amount }: FactView): string {
  const inherited = amountIn(data, 'inherited');
  if (inherited === 0n) return 'Apareció este mes.';
  if (inherited === amount) return 'Viene de meses anteriores y no cambió en el mes.';
  return `Viene de meses anteriores: al empezar el mes ya era de ${writePesos(inherited)}.`;
}

export const wrongSideTitle = (fact: FactView): string =>
  `${fact.accountName} quedó con saldo ${side(fact)} de ${writePesos(fact.amount)}`;

export const wrongSideMessage = (fact: FactView): string =>
  `${atClose(fact)}, ${writeAccount(fact)} muestra un saldo ${side(fact)} de ${writePesos(fact.amount)}, y por su naturaleza debe ser ${normalSide(fact)}. ${origin(fact)}`;

/** Name of the group's largest account: the group's own code may have no name in the file. */
export const groupName = ({ data, accountName }: FactView): string => wordIn(data, 'name') || accountName;

export const fits = ({ data }: FactView): boolean => countIn(data, 'fits') === 1;

export const corrected = ({ data }: FactView): string => writePesos(amountIn(data, 'corrected'));

export const base = ({ data }: FactView): string => writePesos(amountIn(data, 'base'));

/** Whether nothing is left of what it corrects. */
export const isBaseGone = ({ data }: FactView): boolean => amountIn(data, 'base') === 0n;

export function leftOverCorrection(fact: FactView): string {
  const family = wordIn(fact.data, 'family');
  if (fits(fact))
    return 'Revisa a qué clase de activos pertenece esta depreciación y trasládala a la cuenta correctora de esa clase.';
  if (family === 'acumulada')
    return 'Busca la baja o la venta del activo y complétala: debita la cuenta correctora contra el resultado del retiro con el asiento sugerido. Si el retiro fue de un año anterior, contra resultados acumulados.';
  if (family === 'deterioro')
    return 'Si el activo se cobró o se vendió, recupera el deterioro con el asiento sugerido. Si se castigó, el castigo debió ir contra el deterioro y no contra el gasto: reversa el gasto.';
  return 'Revisa los estatutos y el acta: sin capital autorizado no hay capital por suscribir ni por cobrar. Traslada los aportes a la cuenta de capital que corresponda.';
}
