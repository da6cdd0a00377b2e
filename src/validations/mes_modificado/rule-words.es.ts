/** Words that several rules of this validation use. */
import { atStart, formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
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

/** When the month was already reported. */
export function whenReported({ data }: FactView): string {
  if (countIn(data, 'isClosed') === 1) return ' El mes se había cerrado en Cuadre con otra versión.';
  return countIn(data, 'isFollowed') === 1 ? ' Ya había meses posteriores cargados cuando llegó esta versión.' : '';
}

/** Of an account of which only the opening balance changed: how it stands to the month before. */
export function againstBefore({ data }: FactView): string {
  if (wordIn(data, 'how') !== 'opening' || wordIn(data, 'source') === 'unknown') return '';
  const before = monthIn(data);
  const source = wordIn(data, 'source');
  if (source === 'agrees') return ` El saldo inicial quedó igual al cierre de ${before}.`;
  const also = source === 'changed' ? `, que también cambió desde entonces` : `, que no ha cambiado`;
  return ` No es el cierre de ${before}${also}: esa cuenta cerró en ${writeBalance(amountIn(data, 'closedWith'))}.`;
}

/** Of an account whose third parties alone open otherwise: how they stand to the month before. */
export function eachAgainstBefore({ data }: FactView): string {
  const source = wordIn(data, 'source');
  if (source === '' || source === 'unknown') return '';
  const before = monthIn(data);
  if (source === 'agrees') return ` El saldo inicial de cada uno quedó igual al cierre de ${before}.`;
  const also = source === 'changed' ? 'que también cambió desde entonces' : 'que no ha cambiado';
  return ` No abren como cerraron en ${before}, ${also}.`;
}

/** What to do about it. */
export function openingCorrection({ data }: FactView): string {
  const before = monthIn(data);
  switch (wordIn(data, 'source')) {
    case 'agrees':
      return `Aquí no hay nada que corregir: el saldo inicial es el cierre de ${before}.`;
    case 'changed':
      return `El cambio viene de ${before}, que también cambió y no cierra como este mes abre: exporta los dos otra vez con el mismo corte y cárgalos en orden.`;
    case 'unchanged':
      return `${atStart(before)} no cambió y no cierra como este mes abre: busca en el programa quién cambió el saldo inicial, o si el informe salió con otro filtro o corte.`;
    default:
      return 'El saldo inicial viene de un mes anterior que no está cargado: cárgalo, y se ve si este mes abre como aquel cerró.';
  }
}

function monthIn(data: FactView['data']): string {
  const period = parsePeriod(wordIn(data, 'before'));
  return period === null ? '' : formatPeriod(period);
}
