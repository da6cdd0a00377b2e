/** What iva says to the accountant. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { writeMissingMonths } from '#core/checks/missing-months.es.ts';
import { writeRate } from '#core/checks/table-row.es.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeCount, writeThirdParties } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import { purchaseRules } from './purchases-text.es.ts';
import type { Role, Rule } from './rules.ts';
import { labels, parameters, roles } from './settings-text.es.ts';

const inMonth = ({ period }: FactView): string => `En ${formatPeriod(period)}`;
const kind = ({ data }: FactView): string => wordIn(data, 'kind');
const customers = ({ thirdParties }: FactView): string => writeCount(thirdParties.length, 'cliente', 'clientes');
const pesosIn = ({ data }: FactView, name: string): string => writePesos(amountIn(data, name));
const rate = ({ data }: FactView): string => writeRate(countIn(data, 'rate'));

/** Generated VAT as a share of sales: `16 %`. */
function ratio({ data }: FactView): string {
  const sold = amountIn(data, 'sold');
  if (sold === 0n) return writeRate(0);
  return writeRate(Number((amountIn(data, 'tax') * 10_000n) / sold) / 100);
}

const saleTitles: Readonly<Record<string, (fact: FactView) => string>> = {
  tarifa: (fact) => `IVA de ${customers(fact)} que no es de ninguna tarifa: ${writePesos(fact.amount)} de diferencia`,
  consumo: (fact) => `IVA al 8 % de ${customers(fact)}: parece impuesto al consumo`,
  sinIva: (fact) => `Por verificar: ventas sin IVA a ${customers(fact)} por ${pesosIn(fact, 'sold')}`,
};
const saleMessages: Readonly<Record<string, (fact: FactView) => string>> = {
  tarifa: (fact) =>
    `${inMonth(fact)} se vendieron ${pesosIn(fact, 'sold')} y se generó IVA por ${pesosIn(fact, 'tax')}, el ${ratio(fact)}. Casi todas las demás ventas están al ${rate(fact)}; a esa tarifa la diferencia es ${writeThirdParties(fact.thirdParties)}.`,
  consumo: (fact) =>
    `${inMonth(fact)} se vendieron ${pesosIn(fact, 'sold')} con un impuesto de ${pesosIn(fact, 'tax')}, el ${ratio(fact)}, que es la tarifa del impuesto al consumo y no del IVA: ${writeThirdParties(fact.thirdParties)} frente al ${rate(fact)}.`,
  sinIva: (fact) =>
    `${inMonth(fact)} se vendieron ${pesosIn(fact, 'sold')} sin IVA, y casi todas las demás ventas lo llevan. Al ${rate(fact)} serían ${writeThirdParties(fact.thirdParties)}.`,
};
const saleCorrections: Readonly<Record<string, string>> = {
  tarifa:
    'Revisa las facturas del cliente. Si se facturó con otra tarifa (16 % fue la general hasta 2016), corrige con nota y ajusta el IVA; si la venta o el IVA quedaron con otro tercero, reclasifica; si mezcla productos de varias tarifas, justifica el hallazgo.',
  consumo: 'Lleva el impuesto al consumo a su propia cuenta: se declara aparte y no se cruza con el IVA descontable.',
  sinIva:
    'Verifica que la venta sea excluida o exenta (exportación, zona franca, bienes de los artículos 424, 477 y 481). Si era gravada, corrige la factura y registra el IVA.',
};

const sales: Record<Extract<Rule, 'IVA-1' | 'IVA-2' | 'IVA-3' | 'IVA-4'>, RuleText> = {
  'IVA-1': {
    title: (fact) => saleTitles[kind(fact)]!(fact),
    message: (fact) => saleMessages[kind(fact)]!(fact),
    why: 'El IVA generado dividido entre la venta debe dar una tarifa de ley: 19 %, 5 % o 0 %. Otra cosa es una tarifa vieja, un valor digitado, una venta sin su IVA o un tercero cambiado, y la declaración sale mal.',
    correction: (fact) => saleCorrections[kind(fact)]!,
  },
  'IVA-2': {
    title: (fact) => `IVA generado por encima del ${rate(fact)} de las ventas: ${writePesos(fact.amount)}`,
    message: (fact) =>
      fact.thirdParties.length === 0
        ? `${inMonth(fact)} el IVA generado suma ${writePesos(fact.found ?? 0n)} y las ventas ${pesosIn(fact, 'sold')}: a la tarifa más alta serían ${writePesos(fact.expected ?? 0n)}.`
        : `${inMonth(fact)}, el IVA generado de ${customers(fact)} es mayor que el ${rate(fact)} de lo vendido. De más: ${writeThirdParties(fact.thirdParties)}.`,
    why: 'No hay tarifa mayor que el 19 %. Si el IVA supera esa proporción faltan ingresos por registrar, el ingreso quedó con otro tercero, o el impuesto está mal.',
    correction: () =>
      'Compara la facturación electrónica del mes con los ingresos y el IVA. Registra los ingresos que falten; si el ingreso está con otro tercero, trasládalo; si sobra IVA, corrígelo antes de declarar.',
  },
  'IVA-3': {
    title: (fact) => `Ventas por ${writePesos(fact.amount)} sin IVA generado`,
    message: (fact) =>
      `${inMonth(fact)} hubo ventas por ${pesosIn(fact, 'sold')} y ningún IVA generado, y según el perfil la empresa es responsable de IVA.${countIn(fact.data, 'never') === 1 ? ' En los meses anteriores tampoco lo hubo: puede que todo lo que vende sea exento o excluido.' : ''}`,
    why: 'Un responsable genera IVA en sus ventas gravadas. Un mes con ventas y sin IVA suele ser un mes sin contabilizar, un IVA en otra cuenta o una parametrización de productos equivocada.',
    correction: () =>
      'Revisa la facturación del mes y la cuenta en la que quedó el IVA. Si todo lo vendido es exento o excluido, justifica el hallazgo; si el perfil está mal, corrígelo.',
  },
  'IVA-4': {
    title: (fact) =>
      kind(fact) === 'compra'
        ? `IVA de compras por ${writePesos(fact.amount)} en la cuenta del generado`
        : `IVA generado de ${writePesos(fact.amount)} sin venta`,
    message: (fact) =>
      kind(fact) === 'compra'
        ? `${inMonth(fact)} se debitó el IVA generado con ${writeThirdParties(fact.thirdParties)}, a quien${fact.thirdParties.length === 1 ? '' : 'es'} se le compró y no se le había vendido: parece el descontable de la compra.`
        : fact.thirdParties.length === 0
          ? `${inMonth(fact)} se generó IVA por ${writePesos(fact.amount)} y no hay ingresos en el mes.`
          : `${inMonth(fact)} se generó IVA con ${writeThirdParties(fact.thirdParties)} y no hay ingresos con ${fact.thirdParties.length === 1 ? 'ese tercero' : 'esos terceros'}.`,
    why: 'El IVA nace de la venta. Si aparece sin ella, el ingreso no se registró, quedó con otro tercero o en otra cuenta, o es un ajuste que no es del mes.',
    correction: (fact) =>
      kind(fact) === 'compra'
        ? 'Traslada el IVA a la cuenta del descontable con el asiento sugerido: la declaración separa lo generado de lo descontable.'
        : 'Busca el comprobante. Registra el ingreso o trasládalo al tercero del IVA; si fue una venta por cuenta de terceros, revisa que el ingreso esté en esa cuenta.',
  },
};

const isPaid = ({ data }: FactView): boolean => wordIn(data, 'how') === 'paid';
const paidUncrossed = (fact: FactView): string =>
  `${writeAccount(fact)} tiene ${pesosIn(fact, 'closing')} y del mes solo son ${pesosIn(fact, 'generated')}. El resto es de periodos que ya se pagaron con cargo a otra subcuenta.`;

const periods: Record<Extract<Rule, 'IVA-11' | 'IVA-12' | 'IVA-13' | 'IVA-14'>, RuleText> = {
  'IVA-11': {
    title: (fact) => `IVA del periodo anterior sin pagar: ${writePesos(fact.amount)}`,
    message: (fact) => {
      const first = parsePeriod(wordIn(fact.data, 'first'));
      return `El periodo de IVA empezó en ${first === null ? '' : formatPeriod(first)} con ${pesosIn(fact, 'owed')} por pagar del anterior. Al cierre de ${formatPeriod(fact.period)} quedan ${writePesos(fact.amount)} que no son del periodo actual.`;
    },
    why: 'El IVA de un periodo se declara y se paga el mes siguiente a su fin. Lo que sigue después es una declaración sin pagar, con intereses y sanción, o un saldo que no corresponde a ninguna.',
    correction: () =>
      'Compara el saldo con la declaración presentada. Si falta pagar, paga con intereses y registra el egreso con el asiento sugerido. Si se cruzó con un saldo a favor o con IVA que te retuvieron, registra el cruce. Si el saldo no tiene soporte, depúralo.',
  },
  'IVA-12': {
    title: (fact) =>
      isPaid(fact)
        ? `El IVA generado del periodo anterior no se cruzó: ${writePesos(fact.amount)}`
        : `El periodo de IVA terminó sin cerrarse: ${writePesos(fact.amount)} de IVA generado`,
    message: (fact) =>
      isPaid(fact)
        ? paidUncrossed(fact)
        : `${writeAccount(fact)} termina el periodo de ${countIn(fact.data, 'months')} meses con ${pesosIn(fact, 'closing')} sin llevar al IVA por pagar. ${wordIn(fact.data, 'how') === 'end' ? 'Los periodos anteriores se cerraron en su último mes.' : 'No se sabe si los periodos anteriores se cierran en su último mes: si la empresa cierra al presentar la declaración, justifica el hallazgo.'}`,
    why: 'Al fin del periodo el generado, el descontable y el IVA retenido se cierran contra el IVA por pagar. Si se paga sin cruzar, las subcuentas crecen y la siguiente declaración se toma de saldos equivocados.',
    correction: (fact) =>
      !isPaid(fact)
        ? 'Compara los saldos con el borrador de la declaración y cierra el periodo con el asiento sugerido: debita el generado, acredita el descontable, y la diferencia queda como IVA por pagar (o a favor). El IVA que te retuvieron se cruza al presentarla.'
        : 'Cierra el periodo anterior: debita el generado y acredita el descontable, el IVA que te retuvieron y la cuenta que recibió el pago. El asiento sugerido muestra el traslado del generado.',
  },
  'IVA-13': {
    title: ({ data }) =>
      countIn(data, 'mustBeTwo') === 1
        ? 'El periodo de IVA debería ser bimestral'
        : 'El periodo de IVA debería ser cuatrimestral',
    message: (fact) =>
      countIn(fact.data, 'isLarge') === 1
        ? 'La empresa figura como gran contribuyente y el perfil dice que declara IVA cada cuatro meses.'
        : `Los ingresos de ${countIn(fact.data, 'year')} fueron ${pesosIn(fact, 'income')} y el límite de 92.000 UVT de ese año es ${pesosIn(fact, 'limit')}: el periodo del perfil no es el que corresponde.`,
    why: 'Los grandes contribuyentes, quienes tuvieron ingresos desde 92.000 UVT el año anterior y los exportadores y productores de bienes exentos declaran cada dos meses; los demás, cada cuatro. Declarar en otro periodo no tiene efecto legal.',
    correction: () =>
      'Revisa el periodo en el RUT y en las declaraciones del año, y corrige el perfil o las declaraciones. Los exportadores y productores de bienes exentos son bimestrales con cualquier ingreso: justifica el hallazgo.',
  },
  'IVA-14': {
    title: (fact) =>
      kind(fact) === 'generado'
        ? `Un no responsable generó IVA por ${writePesos(fact.amount)}`
        : `Un no responsable descontó IVA por ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} se registraron ${writePesos(fact.amount)} en ${writeAccount(fact)}, y según el perfil la empresa no es responsable de IVA.`,
    why: 'Quien no es responsable no cobra IVA, y el que paga en sus compras es costo o gasto. Si lo cobra, debe declararlo y pagarlo como responsable.',
    correction: (fact) =>
      kind(fact) === 'generado'
        ? 'Revisa la responsabilidad en el RUT. Si la empresa es responsable, corrige el perfil; si no, anula el IVA de las facturas y devuélvelo.'
        : 'Lleva el IVA al costo o gasto de cada compra. Si la empresa es responsable, corrige el perfil.',
  },
};

export const text: ValidationText<Rule, Role> = {
  title: 'IVA',
  summary:
    'Compara el IVA generado con las ventas de cada cliente y el descontable con las compras de cada proveedor. Revisa el IVA de activos fijos y de gastos no deducibles, el prorrateo, y que el periodo anterior esté cerrado y pagado.',
  rules: { ...sales, ...purchaseRules, ...periods },
  roles,
  parameters,
  labels,
  reasons: {
    closingPeriod: () => 'En el periodo de cierre no hay IVA.',
    notResponsible: () => 'Según el perfil la empresa no es responsable de IVA, y no hay IVA en sus libros.',
    nothingSold: () => 'El balance no tiene ventas ni cuentas de IVA.',
    responsibleUnknown: () => 'Falta saber si la empresa es responsable de IVA: complétalo en el perfil.',
    salesElsewhere: () =>
      'El IVA generado está con los clientes y las ventas con otros terceros o sin tercero: solo se comparó el total.',
    purchasesElsewhere: () =>
      'El IVA descontable está con los proveedores y las compras con otros terceros o sin tercero: no se pueden comparar.',
    withoutPeriod: () => 'Falta el periodo de IVA de la empresa (bimestral o cuatrimestral): complétalo en el perfil.',
    withoutUvt: (data) =>
      `No tenemos la UVT de ${countIn(data, 'year')}: no se sabe desde qué ingresos el periodo de IVA es bimestral.`,
    missingMonths: (data) => `${writeMissingMonths(listIn(data, 'months'))}.`,
  },
};
