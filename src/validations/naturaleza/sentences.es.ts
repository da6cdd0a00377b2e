/** Pieces of sentences that several rules of naturaleza share: who, since when, and what explains it. */
import { formatCount, writePesos } from '#core/money.es.ts';
import { formatPeriod } from '#core/period.es.ts';
import type { FactView } from '#core/validation-text.ts';

const data = (fact: FactView, key: string): number => Number(fact.data[key] ?? 0);
const cents = (fact: FactView, key: string): bigint => BigInt(fact.data[key] as bigint);

/** `crédito` or `débito`: the side on which the balance should not be. */
export function side({ data }: FactView): string {
  return data.side === 'credito' ? 'crédito' : 'débito';
}

/** `Al cierre de marzo de 2026`. */
export function atClose({ period }: FactView): string {
  return period.month === 13 ? `Después del ${formatPeriod(period)}` : `Al cierre de ${formatPeriod(period)}`;
}

/** `Acme S.A.S.`; a row without third party has no name. */
export function personName({ name, nit }: { name: string; nit: string }): string {
  return name || (nit === '' ? 'Lo registrado sin tercero' : `El tercero ${nit}`);
}

/** Whether the account as a whole is contrary, and not only some third parties. */
export function isWholeAccount(fact: FactView): boolean {
  return cents(fact, 'total') > 0n;
}

/** Whether the balance is new or inherited. */
export function origin(fact: FactView): string {
  const inherited = cents(fact, 'inherited');
  const { people } = fact;
  if (people.length > 1 && !isWholeAccount(fact)) return originOfPeople(fact, people.length);
  if (inherited === 0n) return 'Apareció este mes.';
  if (inherited === fact.amount) return 'Viene de meses anteriores y no cambió en el mes.';
  return `Viene de meses anteriores: al empezar el mes ya era de ${writePesos(inherited)}.`;
}

function originOfPeople(fact: FactView, count: number): string {
  const before = data(fact, 'inheritedPeople');
  if (before === 0) return 'Todos aparecieron este mes.';
  if (before === count) return 'Todos vienen de meses anteriores.';
  const now = count - before;
  return `${formatCount(now)} ${now === 1 ? 'apareció' : 'aparecieron'} este mes y ${formatCount(before)} ${before === 1 ? 'viene' : 'vienen'} de antes.`;
}

/** What explains some of the third parties, or an empty string. */
export function circumstances(fact: FactView): string {
  const count = fact.people.length;
  const some = (key: string, one: string, all: string, several: (n: string) => string): string => {
    const n = data(fact, key);
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

/** What the entry does, as far as the circumstances change it. Empty when the plain correction says it all. */
export function byCircumstance(fact: FactView): string {
  const sentences: string[] = [];
  if (data(fact, 'elsewhere') > 0) sentences.push('Cruza el saldo con la otra cuenta del mismo tercero.');
  if (data(fact, 'unassigned') > 0)
    sentences.push(
      'Reparte la partida sin tercero entre los terceros a los que corresponde, dentro de la misma cuenta.',
    );
  if (data(fact, 'returns') > 0)
    sentences.push('Decide si la nota crédito se devuelve o queda como saldo a favor del cliente.');
  const moved = data(fact, 'moved');
  if (moved > 0 && moved < fact.people.length && !isAccountScope(fact))
    sentences.push(`El asiento cubre los ${formatCount(moved)} terceros de mayor valor; repítelo con los demás.`);
  return sentences.length > 0 ? ` ${sentences.join(' ')}` : '';
}

function isAccountScope({ data: { role } }: FactView): boolean {
  return role === 'bancos' || role === 'caja' || role === 'ahorros';
}

/** ` (28050501)`: the account that the entry uses, when there is one. */
export function target({ data: { target } }: FactView): string {
  return target ? ` (${target})` : '';
}
