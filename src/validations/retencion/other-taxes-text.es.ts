/** Sentences of what is not practised on income: value added tax, payments abroad, industry and commerce, suffered, dividends. */

import { writeDay, writeRate } from '#core/checks/table-row.es.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeThirdParties } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Rule } from './rules.ts';
import { inMonth, pesosIn, tableRows, thirdParties, whom } from './words.es.ts';

type Other = Extract<Rule, 'RET-6' | 'RET-7' | 'RET-8' | 'RET-9' | 'RET-10' | 'RET-11' | 'RET-12'>;

const kind = ({ data }: FactView): string => wordIn(data, 'kind');

const vatTitles: Readonly<Record<string, (fact: FactView) => string>> = {
  excess: (fact) => `ReteIVA de ${writePesos(fact.amount)} por encima del 15 %`,
  missing: (fact) => `Falta reteIVA de ${thirdParties(fact)} por ${writePesos(fact.amount)}`,
  unlisted: (fact) => `ReteIVA de ${writePesos(fact.amount)} sin figurar como agente`,
};
const vatMessages: Readonly<Record<string, (fact: FactView) => string>> = {
  excess: (fact) =>
    `${inMonth(fact)} se retuvo IVA por ${pesosIn(fact, 'withheld')} sobre ${pesosIn(fact, 'tax')} de IVA de los proveedores. La tarifa es del ${writeRate(countIn(fact.data, 'rate'))} del impuesto: sobra lo de ${whom(fact)}.${tableRows(fact)}`,
  missing: (fact) =>
    `${inMonth(fact)} hay IVA de ${thirdParties(fact)} por ${pesosIn(fact, 'tax')} sin retención, y la empresa es agente de retención de IVA. Falta retener a ${whom(fact)}.${tableRows(fact)}`,
  unlisted: (fact) =>
    `${inMonth(fact)} se retuvo IVA a ${whom(fact)}, y la empresa no está en las listas de grandes contribuyentes ni de agentes de retención de IVA.${tableRows(fact)}`,
};
const vatCorrections: Readonly<Record<string, string>> = {
  excess:
    'Revisa la base: la retención se calcula sobre el IVA, no sobre el valor antes de IVA. Devuelve lo retenido de más al proveedor y descuéntalo de la declaración del mes.',
  missing:
    'Verifica en el RUT si el proveedor también es agente de retención de IVA: entre agentes no se retiene. Si no lo es, descuenta la retención del próximo pago y corrige el formulario 350.',
  unlisted:
    'Si el proveedor es del régimen simple la retención procede. Si la empresa fue nombrada agente después de la lista, actívalo en la parametrización. En otro caso, devuelve lo retenido.',
};

const icaTitles: Readonly<Record<string, (fact: FactView) => string>> = {
  tarifa: (fact) => `ReteICA de ${thirdParties(fact)} por encima de la tarifa máxima`,
  tercero: (fact) => `ReteICA de ${writePesos(fact.amount)} a nombre de la DIAN`,
  pago: (fact) => `ICA retenido sin consignar por ${writePesos(fact.amount)}`,
};
const icaMessages: Readonly<Record<string, (fact: FactView) => string>> = {
  tarifa: (fact) =>
    `${inMonth(fact)} se retuvo ICA por encima del ${writeRate(countIn(fact.data, 'rate'))} de la base (${pesosIn(fact, 'base')}): ${whom(fact)} de más.`,
  tercero: (fact) =>
    `${writeAccount(fact)} tiene movimientos con la DIAN por ${writePesos(fact.amount)}. El ICA retenido es del municipio.`,
  pago: (fact) =>
    `Al cierre quedan por pagar ${writePesos(fact.found ?? 0n)} en ${writeAccount(fact)}, y en los últimos ${countIn(fact.data, 'months')} meses se retuvieron ${writePesos(fact.expected ?? 0n)}. El resto, ${writePesos(fact.amount)}, es de periodos que ya se debieron declarar.`,
};
const icaCorrections: Readonly<Record<string, string>> = {
  tarifa:
    'Revisa la tarifa de la actividad del proveedor en el municipio (se expresa por mil). Si la empresa retiene en un municipio con tarifa mayor, cámbiala en la parametrización. Lo retenido de más se devuelve al proveedor.',
  tercero: 'Traslada el saldo al tercero del municipio, con un asiento entre terceros de la misma cuenta.',
  pago: 'Busca la declaración municipal que falta y págala con sus intereses. Si ya se pagó, revisa a qué cuenta se cargó el pago y reclasifícalo.',
};

export const otherRules: Record<Other, RuleText> = {
  'RET-6': {
    title: (fact) => vatTitles[kind(fact)]!(fact),
    message: (fact) => vatMessages[kind(fact)]!(fact),
    why: 'El IVA se retiene a la tarifa del 15 % del impuesto, y solo lo hacen el Estado, los grandes contribuyentes, los agentes que nombra la DIAN y quienes compran a proveedores del régimen simple. En servicios desde el exterior se retiene el 100 %.',
    correction: (fact) => vatCorrections[kind(fact)]!,
  },
  'RET-7': {
    title: (fact) => `Pagos al exterior por ${writePesos(fact.amount)} sin retención`,
    message: (fact) =>
      `${inMonth(fact)} se causaron servicios o regalías con terceros del exterior (${whom(fact)}) y no hay retención por pagos al exterior a su nombre. ${amountIn(fact.data, 'vat') === 0n ? 'Tampoco se retuvo IVA en el mes.' : ''}${tableRows(fact)}`,
    why: 'Los pagos al exterior por servicios, honorarios, intereses, regalías o software suelen ser renta de fuente nacional, con retención del 20 % salvo convenio. Si el servicio se usa en Colombia, quien lo contrata retiene además el 100 % del IVA teórico.',
    correction: () =>
      'Revisa dónde se prestó el servicio, si hay convenio para evitar la doble tributación y si está gravado con IVA. Si procede, retén en el giro o asume la retención (impuestos asumidos, no deducible), y registra el IVA retenido, que es descontable.',
  },
  'RET-8': {
    title: (fact) => icaTitles[kind(fact)]!(fact),
    message: (fact) => icaMessages[kind(fact)]!(fact),
    why: 'El ICA retenido se liquida con la tarifa por mil de cada municipio, se le declara a ese municipio y en su periodo, que no siempre es el mes. Mezclarlo con la retención nacional o dejarlo sin pagar causa sanción municipal.',
    correction: (fact) => icaCorrections[kind(fact)]!,
  },
  'RET-9': {
    title: (fact) => `Retenciones a favor por ${writePesos(fact.amount)} más de lo que permiten las ventas`,
    message: (fact) =>
      `${inMonth(fact)} se registraron retenciones de ${thirdParties(fact)} por encima del ${writeRate(countIn(fact.data, 'highest'))} de lo que se les vendió en el mes y de lo que debían al empezar. De más: ${whom(fact)}.`,
    why: 'Un cliente no puede retener más que la tarifa más alta sobre lo que compra o paga. Si el certificado no respalda el valor, la DIAN rechaza la retención en la declaración de renta.',
    correction: () =>
      'Pide el certificado al cliente y compáralo. Si parte del valor era un pago, un descuento o reteIVA, devuélvelo a la cartera o a su cuenta con el asiento sugerido; si la venta quedó a nombre de otro tercero, corrígela.',
  },
  'RET-10': {
    title: (fact) => `${fact.accountName}: retención de ${writePesos(fact.amount)} en una empresa del SIMPLE`,
    message: (fact) =>
      `${inMonth(fact)} se retuvieron ${writePesos(fact.amount)} en ${writeAccount(fact)}, y la empresa está en el régimen simple.`,
    why: 'Los contribuyentes del régimen simple no practican retención en la fuente de renta, salvo la de pagos laborales. Lo retenido a un proveedor ordinario lo autorretiene él mismo.',
    correction: (fact) =>
      `Devuelve lo retenido a ${writeThirdParties(fact.thirdParties, 2)} acreditando su cuenta por pagar. Si ya se consignó, pide la devolución o el pago en exceso a la DIAN. Si la empresa salió del SIMPLE, corrige el perfil.`,
  },
  'RET-11': {
    title: (fact) => `Salarios sin retención de ${thirdParties(fact)}`,
    message: (fact) =>
      countIn(fact.data, 'always') === 1
        ? `${inMonth(fact)} se causaron ${pesosIn(fact, 'wages')} de pagos laborales sin retención a quienes los meses anteriores se les retuvo con el mismo salario; en el último fueron ${writeThirdParties(fact.thirdParties)}. Puede que sus deducciones hayan cambiado.`
        : `${inMonth(fact)} se causaron ${pesosIn(fact, 'wages')} de pagos laborales sin retención. Aun restando los aportes y todas las deducciones y rentas exentas que la ley permite, la retención es de al menos ${writeThirdParties(fact.thirdParties)}. Se usó la tabla vigente desde el ${writeDay(wordIn(fact.data, 'from'))} y una UVT de ${pesosIn(fact, 'unit')}.`,
    why: 'Los pagos laborales se depuran y se someten a la tabla del artículo 383. Con salarios altos queda base gravable aunque el trabajador use todos sus beneficios, y la empresa responde por lo que no retiene.',
    correction: () =>
      'Liquida la retención de cada trabajador con su depuración y descuéntala en la próxima nómina. Si aplica el procedimiento 2, revisa que el porcentaje fijo del semestre no sea cero.',
  },
  'RET-12': {
    title: (fact) => `Dividendos abonados a ${thirdParties(fact)} sin retención`,
    message: (fact) =>
      `${inMonth(fact)} se abonaron dividendos por ${pesosIn(fact, 'base')} sin retención a ${whom(fact)} (retención estimada, sobre utilidades ya gravadas en la sociedad).${tableRows(fact)}`,
    why: 'Los dividendos se someten a retención al abonarlos en cuenta: por tabla a las personas naturales, y al 10 % a las sociedades nacionales. Si vienen de utilidades no gravadas en la sociedad, antes se aplica la tarifa general.',
    correction: () =>
      'Separa las utilidades gravadas de las no gravadas según el acta, liquida la retención de cada socio y descuéntala del dividendo por pagar. A las compañías holding y a los grupos empresariales registrados no se les retiene: justifica el hallazgo.',
  },
};
