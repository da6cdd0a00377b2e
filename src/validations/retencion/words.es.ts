/** Sentence fragments shared by rules of retencion: concept, third parties, table rows. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { writeDatedRows, writeRate } from '#core/checks/table-row.es.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { amountIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { nameOrCount, writeAmounts, writeList, writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import { withholdingAt } from '#core/reference/tax/withholding.ts';
import type { Concept } from './concepts.ts';

const names: Readonly<Record<Concept, string>> = {
  honorarios: 'honorarios',
  comisiones: 'comisiones',
  servicios: 'servicios',
  arrendamientos: 'arrendamientos',
  rendimientos: 'intereses',
  compras: 'compras',
};

export function concept({ data }: FactView): string {
  return conceptName(wordIn(data, 'concept'));
}

export function conceptName(key: string): string {
  return lookUp(names, key)!;
}

/** `Felipe Peña`, `3 terceros`. */
export function thirdParties({ thirdParties }: FactView): string {
  return nameOrCount(thirdParties, 'tercero', 'terceros');
}

/** `$ 330.000 con Acme Inc (444.444.061)`. */
export function withWhom({ thirdParties }: FactView): string {
  return writeAmounts(thirdParties, 'con');
}

/** `$ 330.000 a Felipe Peña (78.830.909)`. */
export function toWhom({ thirdParties }: FactView): string {
  return writeAmounts(thirdParties, 'a');
}

/** `$ 180.001 de Alimentos y Compañía (800.300.400)`. */
export function ofWhom({ thirdParties }: FactView): string {
  return writeAmounts(thirdParties, 'de');
}

/** `no se le retuvo a Felipe Peña (78.830.909): $ 330.000`. */
export function notWithheld({ thirdParties }: FactView): string {
  const [only, second] = thirdParties;
  if (only === undefined || second !== undefined) return `no se les retuvieron ${writeAmounts(thirdParties, 'a')}`;
  return `no se le retuvo a ${writeThirdParty(only)}: ${writePesos(only.amount)}`;
}

/** `En marzo de 2026`. */
export function inMonth({ period }: FactView): string {
  return `En ${formatPeriod(period)}`;
}

export function pesosIn({ data }: FactView, name: string): string {
  return writePesos(amountIn(data, name));
}

/** Expected rates: `11 %`, `10 % y 11 %`. */
export function rates({ data }: FactView): string {
  return writeList(listIn(data, 'percents').map((percent) => writeRate(Number(percent))));
}

/** Rows of the withholding table used, or empty. */
export function tableRows({ data }: FactView): string {
  const rows = listIn(data, 'rows').flatMap((key) => {
    const [code, from] = key.split('@');
    return withholdingAt(code!, from!).slice(0, 1);
  });
  return rows.length === 0 ? '' : ` Tabla usada: ${writeDatedRows(rows)}.`;
}

/** A month by its key in the data: `enero de 2026`. */
export function monthIn({ data }: FactView, name: string): string {
  const period = parsePeriod(wordIn(data, name));
  return period === null ? '' : formatPeriod(period);
}
