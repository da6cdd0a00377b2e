/** Sentence fragments shared by rules of naturaleza: third parties, age, circumstances. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';

/** `crédito` or `débito`: the wrong side. */
export function side({ data }: FactView): string {
  return data.side === 'credito' ? 'crédito' : 'débito';
}

/** `Al cierre de marzo de 2026`. */
export function atClose({ period }: FactView): string {
  return period.month === 13 ? `Después del ${formatPeriod(period)}` : `Al cierre de ${formatPeriod(period)}`;
}

/** `Acme S.A.S.`; a row without third party has no name. */
export function thirdPartyName({ name, nit }: { name: string; nit: string }): string {
  return name || (nit === '' ? 'Lo registrado sin tercero' : `El tercero ${nit}`);
}

/** Whether the whole account is contrary, not only some third parties. */
export function isWholeAccount(fact: FactView): boolean {
  return amountIn(fact.data, 'total') > 0n;
}

/** Whether the balance is new or inherited. */
export function origin(fact: FactView): string {
  const inherited = amountIn(fact.data, 'inherited');
  const { thirdParties } = fact;
  if (thirdParties.length > 1 && !isWholeAccount(fact)) return originOfThirdParties(fact, thirdParties.length);
  if (inherited === 0n) return 'Apareció este mes.';
  if (inherited === fact.amount) return 'Viene de meses anteriores y no cambió en el mes.';
  return `Viene de meses anteriores: al empezar el mes ya era de ${writePesos(inherited)}.`;
}

function originOfThirdParties(fact: FactView, count: number): string {
  const before = countIn(fact.data, 'inheritedThirdParties');
  if (before === 0) return 'Todos aparecieron este mes.';
  if (before === count) return 'Todos vienen de meses anteriores.';
  return `${formatCount(before)} de ellos ${before === 1 ? 'viene' : 'vienen'} de antes; ${count - before === 1 ? 'el otro apareció' : 'los demás aparecieron'} este mes.`;
}

/** Circumstances of some of the third parties, or an empty string. */
export function circumstances(fact: FactView): string {
  const count = fact.thirdParties.length;
  const some = (key: string, one: string, all: string, several: (n: string) => string): string => {
    const n = countIn(fact.data, key);
    if (n === 0) return '';
    if (count === 1) return ` ${one}`;
    return ` ${n === count ? all : several(formatCount(n))}`;
  };
  return [
    some(
      'returns',
      'Tiene notas crédito del mes por ese valor o más: todo indica que se emitieron después del recaudo.',
      'Todos tienen notas crédito del mes por ese valor o más: todo indica que se emitieron después del recaudo.',
      (n) =>
        `${n} de ellos tienen notas crédito del mes por ese valor o más, seguramente emitidas después del recaudo.`,
    ),
    some(
      'unassigned',
      'La cuenta trae desde el saldo inicial una partida sin tercero, o a nombre de la empresa, que lo cubre: es el rastro usual de una migración.',
      'La cuenta trae desde el saldo inicial una partida sin tercero, o a nombre de la empresa, que los cubre: es el rastro usual de una migración.',
      (n) =>
        `${n} de ellos quedan cubiertos por una partida sin tercero, o a nombre de la empresa, que la cuenta trae desde el saldo inicial.`,
    ),
    some(
      'elsewhere',
      'El mismo tercero tiene saldo normal suficiente en otra cuenta del mismo tipo.',
      'Todos tienen saldo normal suficiente en otra cuenta del mismo tipo.',
      (n) => `${n} de ellos tienen saldo normal suficiente en otra cuenta del mismo tipo.`,
    ),
  ].join('');
}

/** Remedy: `plain`, unless circumstances explain every third party; then the remedy of each. */
export function correction(fact: FactView, plain: string): string {
  const { data, thirdParties } = fact;
  const explained = ['elsewhere', 'unassigned', 'returns'].reduce((sum, key) => sum + countIn(data, key), 0);
  const sentences = thirdParties.length > 0 && explained === thirdParties.length ? [] : [plain];
  if (countIn(data, 'elsewhere') > 0)
    sentences.push('Cruza el saldo con el que el mismo tercero tiene en la otra cuenta, con el asiento sugerido.');
  if (countIn(data, 'unassigned') > 0)
    sentences.push(
      'Reparte la partida sin tercero entre los terceros a los que corresponde, dentro de la misma cuenta: el asiento sugerido empieza por estos.',
    );
  if (countIn(data, 'returns') > 0)
    sentences.push(
      `Acuerda con el cliente si el valor de la nota crédito se le devuelve o queda como anticipo${target(fact)}; si queda, reclasifícalo con el asiento sugerido.`,
    );
  const moved = countIn(data, 'moved');
  if (moved > 1 && moved < thirdParties.length)
    sentences.push(`El asiento cubre los ${formatCount(moved)} terceros de mayor valor; repítelo con los demás.`);
  return sentences.join(' ');
}

/** ` (28050501)`: the entry's account, if any. */
export function target({ data: { target } }: FactView): string {
  return target ? ` (${target})` : '';
}
