/** Words that several rules of this validation use. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeRate } from '#core/checks/table-row.es.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { nameOrCount, writeAccount, writeAmounts, writeWhose } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { LegalSourceKey } from '#core/reference/law/legal-sources.es.ts';

export const inMonth = ({ period }: FactView): string => `En ${formatPeriod(period)}`;

export const kind = ({ data }: FactView): string => wordIn(data, 'kind');

/** `Tecnología de Colombia 1`, `3 clientes`. */
export const customers = ({ thirdParties }: FactView): string => nameOrCount(thirdParties, 'cliente', 'clientes');

const gap = ({ expected, found }: FactView): string => ((expected ?? 0n) < (found ?? 0n) ? 'sobran' : 'faltan');

/** `el IVA de Ventas Menores (222.222.222) sería $ 1.710.000`. */
function wouldBe({ thirdParties }: FactView): string {
  const [only, second] = thirdParties;
  if (only === undefined || second !== undefined) return `el IVA sería ${writeAmounts(thirdParties, 'de')}`;
  return `el IVA ${writeWhose(only, 'de')} sería ${writePesos(only.amount)}`;
}

export const pesosIn = ({ data }: FactView, name: string): string => writePesos(amountIn(data, name));

export const rate = ({ data }: FactView): string => writeRate(countIn(data, 'rate'));

/** Generated VAT as a share of sales: `16 %`. */
export function ratio({ data }: FactView): string {
  const sold = amountIn(data, 'sold');
  if (sold === 0n) return writeRate(0);
  return writeRate(Number((amountIn(data, 'tax') * 10_000n) / sold) / 100);
}

export const saleLaw: Readonly<Record<string, readonly LegalSourceKey[]>> = {
  tarifa: ['et_468', 'et_468_1', 'et_447'],
  consumo: ['et_512_1', 'et_512_9'],
  sinIva: ['et_420', 'et_477', 'et_481'],
  habito: ['et_420', 'et_468'],
  demas: ['et_462_1', 'et_447'],
  demasEnTotal: ['et_462_1', 'et_447'],
  proporcion: ['et_420', 'et_468'],
  exterior: ['et_481'],
  devolucion: ['et_484'],
};

export const saleTitles: Readonly<Record<string, (fact: FactView) => string>> = {
  tarifa: (fact) =>
    fact.thirdParties.length === 1
      ? `IVA al ${ratio(fact)} en ${customers(fact)}: ${writePesos(fact.amount)} de diferencia`
      : `IVA de ${customers(fact)} que no es de ninguna tarifa: ${writePesos(fact.amount)} de diferencia`,
  consumo: (fact) => `IVA al 8 % de ${customers(fact)}: parece impuesto al consumo`,
  sinIva: (fact) => `Por verificar: ventas sin IVA a ${customers(fact)} por ${pesosIn(fact, 'sold')}`,
  habito: (fact) => `Ventas a ${customers(fact)} con menos IVA que siempre: faltan ${writePesos(fact.amount)}`,
  demas: (fact) => `Ventas a ${customers(fact)} con más IVA que siempre: sobran ${writePesos(fact.amount)}`,
  demasEnTotal: (fact) => `Ventas con más IVA que siempre: sobran ${writePesos(fact.amount)}`,
  proporcion: (fact) => `Ventas con menos IVA que siempre: faltan ${writePesos(fact.amount)}`,
  exterior: (fact) => `Exportación con IVA: ${writePesos(fact.amount)} de ${customers(fact)} del exterior`,
  devolucion: (fact) => `Devoluciones de ${customers(fact)} sin reversar su IVA: ${writePesos(fact.amount)}`,
};

export const saleMessages: Readonly<Record<string, (fact: FactView) => string>> = {
  tarifa: (fact) =>
    `${inMonth(fact)} se vendieron ${pesosIn(fact, 'sold')} y se generó IVA por ${pesosIn(fact, 'tax')}, el ${ratio(fact)}. Casi todas las demás ventas están al ${rate(fact)}; a esa tarifa ${gap(fact)} ${writeAmounts(fact.thirdParties, 'en')}.`,
  consumo: (fact) =>
    `${inMonth(fact)} se vendieron ${pesosIn(fact, 'sold')} con un impuesto de ${pesosIn(fact, 'tax')}, el ${ratio(fact)}, que es la tarifa del impuesto al consumo y no la del IVA. Al ${rate(fact)} ${gap(fact)} ${writeAmounts(fact.thirdParties, 'en')}.`,
  sinIva: (fact) =>
    `${inMonth(fact)} se vendieron ${pesosIn(fact, 'sold')} sin IVA, y casi todas las demás ventas lo llevan. Al ${rate(fact)}, ${wouldBe(fact)}.`,
  habito: (fact) =>
    `${inMonth(fact)} se vendieron ${pesosIn(fact, 'sold')} ${amountIn(fact.data, 'tax') === 0n ? 'sin IVA' : `con un IVA de ${pesosIn(fact, 'tax')}`}. Antes se generaba el ${rate(fact)}; a esa proporción faltan ${writeAmounts(fact.thirdParties, 'en')}.`,
  proporcion: (fact) =>
    `${inMonth(fact)} se vendieron ${pesosIn(fact, 'sold')} y el IVA generado es ${pesosIn(fact, 'tax')}, el ${ratio(fact)}. En los meses anteriores fue el ${rate(fact)}, que serían ${writePesos(fact.expected ?? 0n)}.`,
  demasEnTotal: (fact) =>
    `${inMonth(fact)} se vendieron ${pesosIn(fact, 'sold')} y el IVA generado es ${pesosIn(fact, 'tax')}, el ${ratio(fact)}. En los meses anteriores fue el ${rate(fact)}, sobre una parte del precio, que serían ${writePesos(fact.expected ?? 0n)}.`,
  exterior: (fact) =>
    countIn(fact.data, 'rate') === 0
      ? `${inMonth(fact)} se vendieron ${pesosIn(fact, 'sold')} a clientes del exterior y se les generó IVA: ${writeAmounts(fact.thirdParties, 'a')}. El mes anterior no se les generó.`
      : `${inMonth(fact)} el IVA generado es ${writePesos(fact.found ?? 0n)}. Las ventas del país, en la proporción de siempre, dan ${writePesos(fact.expected ?? 0n)}, y lo demás es el ${rate(fact)} de lo vendido al exterior: ${writeAmounts(fact.thirdParties, 'de')}.`,
  devolucion: (fact) =>
    `${inMonth(fact)} se registraron devoluciones por ${pesosIn(fact, 'sold')} de clientes a los que se les genera IVA, y ${amountIn(fact.data, 'tax') === 0n ? 'no se reversó nada' : `solo se reversaron ${pesosIn(fact, 'tax')}`}. Faltan ${writeAmounts(fact.thirdParties, 'de')}.`,
  demas: (fact) =>
    `${inMonth(fact)} se vendieron ${pesosIn(fact, 'sold')} con un IVA de ${pesosIn(fact, 'tax')}, una tarifa sobre todo el precio. Antes se generaba el ${rate(fact)}, sobre una parte; a esa proporción sobran ${writeAmounts(fact.thirdParties, 'en')}.`,
};

export const saleCorrections: Readonly<Record<string, string>> = {
  tarifa:
    'Revisa las facturas del cliente. Si se facturó con otra tarifa (16 % fue la general hasta 2016), corrige con nota y ajusta el IVA; si la venta o el IVA quedaron con otro tercero, reclasifica; si mezcla productos de varias tarifas, justifica el hallazgo.',
  consumo: 'Lleva el impuesto al consumo a su propia cuenta: se declara aparte y no se cruza con el IVA descontable.',
  sinIva:
    'Verifica que la venta sea excluida o exenta (exportación, zona franca, bienes de los artículos 424, 477 y 481). Si era gravada, corrige la factura y registra el IVA.',
  habito:
    'Busca las ventas del mes sin IVA. Si son de lo mismo que siempre, registra el impuesto; si es un anticipo, llévalo al pasivo; si son excluidas o exentas, justifica el hallazgo.',
  demas:
    'Revisa la base de las facturas del mes: en los contratos con AIU el IVA es sobre la utilidad o sobre el AIU, no sobre el total. Si se facturó de más, corrige con nota crédito; si lo vendido es otra cosa, justifica el hallazgo.',
  demasEnTotal:
    'Busca la factura del mes con IVA sobre el total: en los contratos con AIU es sobre la utilidad o sobre el AIU. Si se facturó de más, corrige con nota crédito; si se vendió algo gravado por todo su precio, justifica el hallazgo.',
  proporcion:
    'Compara la facturación del mes con los ingresos y el IVA. Registra el impuesto que falte; si se vendió más de lo excluido o exento, justifica el hallazgo.',
  exterior:
    'Anula el IVA con una nota crédito: la exportación es exenta y se factura sin él. Si el servicio se usó en Colombia y por eso es gravado, justifica el hallazgo.',
  devolucion:
    'Revisa las notas crédito: debita el IVA generado por el de la devolución, o inclúyela en la cuenta de IVA de devoluciones. Si lo devuelto no llevaba IVA, justifica el hallazgo.',
};

export const isPaid = ({ data }: FactView): boolean => wordIn(data, 'how') === 'paid';

export const paidUncrossed = (fact: FactView): string =>
  `${writeAccount(fact)} tiene ${pesosIn(fact, 'closing')} y del mes solo son ${pesosIn(fact, 'generated')}. El resto es de periodos que ya se pagaron con cargo a otra subcuenta.`;
