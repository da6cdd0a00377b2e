/** Words that several rules of this validation use. */

/** Spanish text of a month imported again with changes. */
import { amountIn, countIn, listIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeChanges, writeList, writeWhose } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writeBalance, writePesos } from '#core/money/money.es.ts';
import { abs } from '#core/money/money.ts';

export function whatChanged(fact: FactView): string {
  const { data, expected, found } = fact;
  const parts = (
    [
      ['saldo inicial', amountIn(data, 'opening')],
      ['débitos', amountIn(data, 'debit')],
      ['créditos', amountIn(data, 'credit')],
    ] as const
  )
    .filter(([, change]) => change !== 0n)
    .map(([name, change]) => `${writePesos(abs(change))} ${change > 0n ? 'más' : 'menos'} en ${name}`);
  const closing =
    expected === found
      ? `sigue cerrando en ${writePesos(found ?? 0n)}`
      : `cerraba en ${writeBalance(expected ?? 0n)} y ahora cierra en ${writeBalance(found ?? 0n)}`;
  const moved = parts.length === 0 ? '' : ` Hay ${writeList(parts)}.`;
  return `La cuenta ${writeAccount(fact)} ${closing}.${moved}`;
}

export function whoChanged({ data, thirdParties }: FactView): string {
  const named = thirdParties.filter(({ nit, name }) => nit !== '' || name !== '');
  const who =
    named.length === 0
      ? ''
      : named.length === 1
        ? ` Es ${writeWhose(named[0]!, 'de')}.`
        : ` Los terceros que se movieron: ${writeChanges(named)}.`;
  const absent = listIn(data, 'absent');
  if (absent.length === 0) return who;
  return `${who} Ya no ${absent.length === 1 ? 'está' : 'están'} ${writeList(absent)}.`;
}

export function closedMonth({ data }: FactView): string {
  return countIn(data, 'isFollowed') === 1 ? ' Ya había meses posteriores cargados cuando llegó esta versión.' : '';
}
