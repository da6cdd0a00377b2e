/** Words that several rules of this validation use. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeCount, writeList, writeThirdParties, writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCount, writeBalance, writePesos } from '#core/money/money.es.ts';

export const expectedNames: Readonly<Record<string, string>> = {
  dian: 'la DIAN',
  dianOMunicipio: 'la DIAN o el municipio',
  municipio: 'el municipio',
  impuestoLocal: 'el municipio',
  bancos: 'un banco',
  eps: 'una EPS',
  arl: 'una ARL',
  cajas: 'una caja de compensación, el SENA o el ICBF',
  pensiones: 'un fondo de pensiones o cesantías',
  deLaNacion: 'la DIAN o el retenido',
  deMunicipios: 'el municipio o quien retuvo',
  ivaPorPagar: 'la DIAN',
  empleados: 'un empleado',
  clientes: 'un cliente',
};

export const genericNames: Readonly<Record<string, string>> = {
  placeholder: 'números de relleno',
  generic_final_consumer: 'consumidor final',
  generic_small_amounts: 'cuantías menores',
  generic_foreign: 'un tercero del exterior genérico',
};

/** Where the expected third party is inferred from history. */
export function customMessage(fact: FactView): string {
  const expected = lookUp(expectedNames, wordIn(fact.data, 'role'))!;
  return `En la cuenta ${writeAccount(fact)} hay ${writePesos(fact.amount)} a nombre de ${named(fact)}. En ${writeCount(countIn(fact.data, 'months'), 'mes anterior', 'meses anteriores')} el tercero siempre fue ${expected}.`;
}

/** Its third parties; a single one needs no amount beside the account's. */
export function named({ thirdParties }: FactView): string {
  return thirdParties.length === 1 ? writeThirdParty(thirdParties[0]!) : writeThirdParties(thirdParties);
}

export function whatIsLeft({ data, amount }: FactView): string {
  return amountIn(data, 'closing') === 0n ? `movimientos por ${writePesos(amount)}` : `${writePesos(amount)}`;
}

export function missingMessage(fact: FactView): string {
  const { data } = fact;
  const [closing, debit, credit] = [amountIn(data, 'closing'), amountIn(data, 'debit'), amountIn(data, 'credit')];
  const moved = [debit !== 0n && `débitos ${writePesos(debit)}`, credit !== 0n && `créditos ${writePesos(credit)}`];
  const told = [closing !== 0n && `saldo final ${writeBalance(closing)}`, ...moved].filter((part) => part !== false);
  const figures = `${writeList(told)}${debit === 0n && credit === 0n ? '' : ' del mes'}`;
  return wordIn(data, 'how') === 'ninguno'
    ? `La cuenta ${writeAccount(fact)} debería llevarse por tercero y ninguna de sus filas lo trae: ${figures}.`
    : `En la cuenta ${writeAccount(fact)}, que se lleva por tercero, hay filas sin él: ${figures}.`;
}

export function exampleNames(data: FactView['data']): { nit: string; names: string[] }[] {
  return listIn(data, 'examples').map((example) => {
    const [nit, ...names] = example.split('\t');
    return { nit: formatNit(nit!), names };
  });
}

/** The first three, and the number of further ones. */
export function writeExamples(examples: readonly string[]): string {
  const more = examples.length - 3;
  return `${examples.slice(0, 3).join('; ')}${more > 0 ? `; y ${formatCount(more)} más` : ''}.`;
}
