/** Words that several rules of this validation use. */

import type { FactValue } from '#core/engine/fact.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeList } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import { abs, type Cents } from '#core/money/money.ts';

export const columnNames: Readonly<Record<string, string>> = {
  opening: 'saldo inicial',
  debit: 'débitos',
  credit: 'créditos',
  closing: 'saldo final',
};

/** `$ 5.000 de más en el débito`: meaning of a signed difference. */
export function side(difference: Cents): string {
  return `${writePesos(abs(difference))} ${difference > 0n ? 'de más en el débito' : 'de más en el crédito'}`;
}

export function accounts(codes: readonly string[]): string {
  return `${codes.length === 1 ? 'la cuenta' : 'las cuentas'} ${writeList(codes, 5)}`;
}

export function openingMessage({ amount, found, data }: FactView): string {
  const broken = listIn(data, 'broken');
  const titles = listIn(data, 'titles');
  const inherited = amountIn(data, 'inherited');
  const start = `Los saldos iniciales suman ${side(found ?? amount)}.`;
  if (titles.length > 0)
    return `${start} Se explica por ${accounts(titles)}: sus filas no suman lo que dice su título. Al archivo le faltan o le sobran filas, o se cambió una cifra.`;
  if (broken.length > 0)
    return `${start} Se explica por ${accounts(broken)}, que no ${broken.length === 1 ? 'abre' : 'abren'} con el saldo con que cerró el mes anterior: mira ${broken.length === 1 ? 'su hallazgo' : 'sus hallazgos'}.`;
  if (inherited !== 0n)
    return `${start} El mes anterior ya cerró con ${side(inherited)}: la diferencia viene de atrás.`;
  return `${start} El balance ya venía sin cuadrar al empezar el mes.`;
}

export function closingMessage({ amount, found, data }: FactView): string {
  const causes = [
    ['los saldos iniciales', amountIn(data, 'opening')],
    ['los débitos y créditos del mes', amountIn(data, 'movement')],
    ['las filas cuyo saldo final no es saldo inicial + débitos − créditos', amountIn(data, 'rowGaps')],
  ] as const;
  const told = causes.filter(([, value]) => value !== 0n).map(([name, value]) => `${name} (${side(value)})`);
  return `Los saldos finales suman ${side(found ?? amount)}. Se explica por ${writeList(told)}.`;
}

export function orderName(data: Readonly<Record<string, FactValue>>): string {
  return wordIn(data, 'role') === 'ordenDeudoras' ? 'Las cuentas de orden deudoras' : 'Las cuentas de orden acreedoras';
}

/** Beside the account. */
export function chartLine(fact: FactView): string {
  switch (wordIn(fact.data, 'how')) {
    case 'nivel':
      return chartTitle(fact);
    case 'sin_padre':
      return 'Falta, y otras cuentas dependen de ella';
    case 'corta':
      return 'Tiene saldo o movimiento sin subcuenta';
    default:
      return 'No existe en el PUC';
  }
}

export function chartTitle(fact: FactView): string {
  switch (wordIn(fact.data, 'how')) {
    case 'nivel':
      return 'El informe no llega a las cuentas de movimiento';
    case 'sin_padre':
      return `Falta la cuenta ${fact.account} de la que dependen otras`;
    case 'corta':
      return `La cuenta ${writeAccount(fact)} tiene saldo o movimiento sin subcuenta`;
    default:
      return `El grupo ${fact.account} no existe en el PUC`;
  }
}

export function chartMessage(fact: FactView): string {
  const { data, amount, account } = fact;
  const how = wordIn(data, 'how');
  if (how === 'nivel')
    return `Las ${formatCount(countIn(data, 'accounts'))} cuentas del informe tienen a lo sumo ${formatCount(countIn(data, 'digits'))} dígitos: se generó a un nivel superior y no se ven las subcuentas.`;
  const under = listIn(data, 'accounts');
  if (how === 'sin_padre')
    return `El archivo trae ${accounts(under)}, pero no su cuenta superior ${account}. Su saldo final es ${writePesos(amount)}.`;
  if (how === 'corta')
    return `La cuenta ${writeAccount(fact)} tiene registros directos, con saldo final de ${writePesos(amount)}. Los registros van desde la subcuenta.`;
  return `El archivo usa ${accounts(under)}, de un grupo que el PUC no tiene. Su saldo final es ${writePesos(amount)}.`;
}
