/** Sentences of iva about deductible VAT: ratios, fixed assets, non-deductible expenses, apportionment. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeRate } from '#core/checks/table-row.es.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeCount, writeThirdParties } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Rule } from './rules.ts';

const inMonth = ({ period }: FactView): string => `En ${formatPeriod(period)}`;
const suppliers = ({ thirdParties }: FactView): string => writeCount(thirdParties.length, 'proveedor', 'proveedores');
const isBare = ({ data }: FactView): boolean => wordIn(data, 'kind') === 'sinCompra';
const pesosIn = ({ data }: FactView, name: string): string => writePesos(amountIn(data, name));
const rate = ({ data }: FactView): string => writeRate(countIn(data, 'rate'));

export const purchaseRules: Record<
  Extract<Rule, 'IVA-5' | 'IVA-6' | 'IVA-7' | 'IVA-8' | 'IVA-9' | 'IVA-10'>,
  RuleText
> = {
  'IVA-5': {
    title: (fact) =>
      isBare(fact)
        ? `IVA descontable de ${writePesos(fact.amount)} sin compra de ${suppliers(fact)}`
        : `IVA descontable de ${suppliers(fact)} por encima del ${rate(fact)} de la compra`,
    message: (fact) =>
      isBare(fact)
        ? `${inMonth(fact)} se descontó IVA de ${writeThirdParties(fact.thirdParties)} y en el mes y los tres anteriores no hay compras, costos ni gastos que lo expliquen.`
        : `${inMonth(fact)} se descontaron ${pesosIn(fact, 'tax')} de IVA y las compras a los mismos terceros suman ${pesosIn(fact, 'bought')}. Por encima del ${rate(fact)}: ${writeThirdParties(fact.thirdParties)}.`,
    why: 'El IVA descontable es el de las facturas: no puede ser más que la tarifa sobre lo comprado. Un exceso es un valor mal digitado, una base registrada con otro tercero, o un IVA que no tiene factura.',
    correction: () =>
      'Busca la factura. Si la base quedó con otro tercero o en otra cuenta, reclasifícala; si el IVA se digitó mal, corrígelo; si no hay factura, reversa el descontable.',
  },
  'IVA-6': {
    title: (fact) => `IVA de ${suppliers(fact)} entre dos tarifas`,
    message: (fact) =>
      `${inMonth(fact)}, el IVA descontable de ${suppliers(fact)} no es el ${rate(fact)} ni otra tarifa de lo comprado. Frente al ${rate(fact)} faltaría lo de ${writeThirdParties(fact.thirdParties)}.`,
    why: 'Puede ser una factura con productos gravados y excluidos, o una base AIU. También puede ser IVA que quedó como mayor valor del gasto y se dejó de descontar.',
    correction: () =>
      'Compara las facturas con lo registrado. Si parte del IVA quedó en el gasto y es descontable, trasládalo.',
  },
  'IVA-7': {
    title: (fact) => `IVA de activos fijos tomado como descontable: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} se compraron activos fijos por ${pesosIn(fact, 'assets')} y su IVA se llevó al descontable: ${writeThirdParties(fact.thirdParties)}.`,
    why: 'El IVA de los activos fijos no se descuenta en la declaración de IVA. El de los activos reales productivos se puede tomar como descuento del impuesto de renta; el de los demás es mayor valor del activo.',
    correction: () =>
      'Llévalo al costo del activo con el asiento sugerido. Si es un activo real productivo y vas a tomar el descuento en renta, llévalo a una cuenta de anticipos de impuestos con ese fin.',
  },
  'IVA-8': {
    title: (fact) => `IVA descontable en gastos no deducibles: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} se descontó IVA de ${writeThirdParties(fact.thirdParties)}, y lo único registrado con ellos son gastos no deducibles por ${pesosIn(fact, 'bought')}.`,
    why: 'Solo da derecho a descontar el IVA de lo que es costo o gasto para el impuesto de renta y se destina a operaciones gravadas.',
    correction: () => 'Llévalo al gasto con el asiento sugerido y corrige la declaración de IVA si ya se presentó.',
  },
  'IVA-9': {
    title: (fact) => `IVA descontado y también llevado al gasto: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} se descontaron ${pesosIn(fact, 'tax')} de IVA y se llevaron al gasto ${pesosIn(fact, 'expensed')} de los mismos terceros (${writeThirdParties(fact.thirdParties)}). Juntos pasan del ${rate(fact)} de lo comprado.`,
    why: 'El IVA que se trata como descontable no puede ser costo ni gasto. Si se registra en los dos lados, la deducción de renta o el descontable se toman dos veces.',
    correction: () =>
      'Revisa la factura: el IVA va en un solo lado. Si es descontable, reversa el gasto contra la cuenta por pagar; si no lo es, reversa el descontable.',
  },
  'IVA-10': {
    title: () => 'Hay ventas sin IVA y no se prorrateó el IVA común',
    message: (fact) =>
      `${inMonth(fact)} termina el periodo de IVA. ${countIn(fact.data, 'declared') === 1 ? 'Las ventas excluidas' : 'Las ventas a clientes sin IVA'} fueron ${pesosIn(fact, 'excluded')} de ${pesosIn(fact, 'sold')}, y no hay IVA llevado al costo o al gasto en el periodo. En proporción, del descontable de ${pesosIn(fact, 'tax')} no lo serían hasta ${writePesos(fact.amount)}.`,
    why: 'El IVA de las compras comunes a operaciones gravadas, exentas y excluidas se descuenta en proporción a las gravadas y exentas. El de las excluidas es costo o gasto.',
    correction: () =>
      'Si las ventas sin IVA son excluidas, separa las compras que les corresponden y prorratea las comunes: débito a IVA como gasto o al costo, crédito al descontable, como en el asiento sugerido. Si son exentas (exportaciones), no se prorratea: justifica el hallazgo.',
  },
};
