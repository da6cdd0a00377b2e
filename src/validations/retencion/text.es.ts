/** What retencion says to the accountant. */

import { writeMissingMonths } from '#core/checks/missing-months.es.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Role } from './default-roles.ts';
import { otherRules } from './other-taxes-text.es.ts';
import type { Rule } from './rules.ts';
import { labels, parameters, roles } from './settings-text.es.ts';
import { concept, conceptName, inMonth, monthIn, pesosIn, rates, tableRows, thirdParties, whom } from './words.es.ts';

const isLowered = ({ data }: FactView): boolean => wordIn(data, 'verdict') === 'lowered';
const isOver = ({ data }: FactView): boolean => wordIn(data, 'verdict') === 'over';
const isCrossing = ({ data }: FactView): boolean => countIn(data, 'crossing') === 1;

/** The minimum base, when the concept has one. */
function minimum(fact: FactView): string {
  const amount = amountIn(fact.data, 'minimum');
  return amount === 0n ? '' : ` La base mínima por pago es ${writePesos(amount)}.`;
}

const practised: Record<'RET-1' | 'RET-2' | 'RET-3' | 'RET-4', RuleText> = {
  'RET-1': {
    title: (fact) => `Falta retención de ${writePesos(fact.amount)} en ${concept(fact)} de ${thirdParties(fact)}`,
    message: (fact) =>
      `${inMonth(fact)} se causaron ${pesosIn(fact, 'base')} en ${concept(fact)} y no se practicó retención a ${whom(fact)}, a la tarifa del ${rates(fact)}.${minimum(fact)}${tableRows(fact)}`,
    why: 'La retención se practica en el pago o en el abono en cuenta, lo que ocurra primero. Quien no retiene responde por lo que debía retener, con sanción e intereses, y la declaración del mes queda por corregir.',
    correction: () =>
      'Descuenta la retención del próximo pago, con el asiento sugerido, e inclúyela en el formulario 350 del mes (corrígelo si ya se presentó). Si el proveedor ya se pagó, pídele el valor o asúmelo como impuestos asumidos, que no es deducible. Si el RUT dice que es autorretenedor, del régimen simple o no contribuyente, agrégalo a los terceros a los que no se les retiene.',
  },
  'RET-2': {
    title: (fact) => `Por verificar: ${concept(fact)} de ${thirdParties(fact)} sin retención`,
    message: (fact) =>
      `${inMonth(fact)} se causaron ${pesosIn(fact, 'base')} en ${concept(fact)} sin retención; sería de ${whom(fact)}.${countIn(fact.data, 'always') === 1 ? ' Los meses anteriores siempre se retuvo.' : ''}${countIn(fact.data, 'wageTable') === 1 ? ' A una persona natural que no pide costos se le retiene por la tabla de salarios, y nada hasta 95 UVT al mes (ET 383, par. 2).' : ''}${minimum(fact)} El balance no muestra los pagos uno a uno ni el RUT del proveedor: puede que ninguno alcanzara la base o que no esté sujeto.${tableRows(fact)}`,
    why: 'La base mínima se mide en cada pago, no en la suma del mes. Tampoco se retiene a los autorretenedores, a los del régimen simple ni a los no contribuyentes, y eso lo dice el RUT y no los libros.',
    correction: () =>
      'Revisa las facturas del mes y el RUT. Si algún pago alcanzó la base y el proveedor está sujeto, retén en el próximo pago con el asiento sugerido. Si no está sujeto, agrégalo a la parametrización para no verlo cada mes.',
  },
  'RET-3': {
    title: (fact) =>
      isOver(fact)
        ? `Retención en ${concept(fact)} de ${thirdParties(fact)} por encima de la tarifa`
        : `Retención en ${concept(fact)} de ${thirdParties(fact)} por debajo de la tarifa`,
    message: (fact) =>
      isOver(fact)
        ? `${inMonth(fact)} se retuvieron ${pesosIn(fact, 'withheld')} en ${concept(fact)} y la base del mes es de ${pesosIn(fact, 'base')}: es más que la tarifa más alta. Diferencia con la esperada: ${whom(fact)}.${tableRows(fact)}`
        : `${inMonth(fact)} se retuvieron ${pesosIn(fact, 'withheld')} sobre ${pesosIn(fact, 'base')} de ${concept(fact)}, ${isLowered(fact) ? 'menos que la tarifa del mes anterior con los mismos terceros' : 'que no corresponde a ninguna tarifa de ley'}; a la del ${rates(fact)} faltan ${whom(fact)}.${minimum(fact)}${tableRows(fact)}`,
    why: 'La retención dividida entre la base debe dar una tarifa de ley. Si da menos, se aplicó otra tarifa, se retuvo solo una parte o algunos pagos no alcanzaban la base; si da más, la base quedó en otra cuenta u otro tercero, o se retuvo sobre el valor con IVA.',
    correction: (fact) =>
      isOver(fact)
        ? 'Busca la factura: si el costo o gasto quedó en otra cuenta, en otro mes o con otro tercero, reclasifícalo. Si de verdad se retuvo de más, devuélvelo al proveedor y descuéntalo de las retenciones del mes.'
        : 'Recalcula factura por factura. Lo que falte se descuenta del próximo pago con el asiento sugerido y se corrige el formulario 350. Si la diferencia son pagos por debajo de la base mínima o reembolsos de gastos, justifica el hallazgo.',
  },
  'RET-4': {
    title: (fact) => `La retención total en ${concept(fact)} es menor que la esperada en ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)}, las retenciones por ${concept(fact)} se llevan a nombre de la DIAN y suman ${pesosIn(fact, 'withheld')}. Las bases que con seguridad la llevan suman ${pesosIn(fact, 'base')} y, a la menor tarifa, darían ${writePesos(fact.expected ?? 0n)}.${minimum(fact)}${tableRows(fact)}`,
    why: 'Cuando la retención se registra con la DIAN y no con cada proveedor no se puede saber a quién se le retuvo; solo se compara el total. Además, sin el proveedor no salen de la contabilidad los certificados ni la información exógena.',
    correction: () =>
      'Compara el auxiliar de retenciones con las facturas del mes y completa lo que falte. Registra en adelante cada retención con el NIT del proveedor.',
  },
};

const payment: Record<'RET-5', RuleText> = {
  'RET-5': {
    title: (fact) => {
      const what = wordIn(fact.data, 'subject') === 'iva' ? 'IVA retenido' : 'Retención en la fuente';
      return isCrossing(fact)
        ? `${what}: el pago quedó cargado a otra cuenta del formulario`
        : `${what} de ${monthIn(fact, 'month')} sin consignar: ${writePesos(fact.amount)}`;
    },
    message: (fact) => {
      const since = monthIn(fact, 'since');
      const known = `Al empezar el mes se debían ${pesosIn(fact, 'owed')} y en el mes se pagaron ${pesosIn(fact, 'paid')}: quedan ${writePesos(fact.amount)} de meses anteriores.`;
      if (isCrossing(fact))
        return `${known} El formulario completo sí se pagó: lo que falta aquí se cargó a otra de sus cuentas.`;
      return since === '' ? known : `${known} Lo más antiguo sin pagar es de ${since}.`;
    },
    why: 'Lo retenido en un mes se declara y se paga el mes siguiente. La declaración presentada sin pago total no tiene efecto legal, corren intereses de mora, y no consignar lo retenido es delito del agente retenedor.',
    correction: (fact) =>
      isCrossing(fact)
        ? 'Cruza las cuentas entre sí con un asiento: debita las que quedaron con saldo y acredita la que recibió el pago completo.'
        : 'Presenta y paga el formulario 350 que falta, con intereses, y registra el pago con el asiento sugerido. Si ya se pagó, busca a qué cuenta se cargó el egreso y reclasifícalo. Si el saldo es antiguo y no corresponde a nada por pagar, depúralo con su soporte.',
  },
};

export const text: ValidationText<Rule, Role> = {
  title: 'Retención en la fuente',
  summary:
    'Compara lo retenido a cada proveedor con la tarifa del concepto y la base mínima del mes, y revisa que lo retenido el mes anterior se haya consignado. También mira reteIVA, reteICA, pagos al exterior, salarios, dividendos y las retenciones que te practicaron.',
  rules: { ...practised, ...payment, ...otherRules },
  roles,
  parameters,
  labels,
  reasons: {
    closingPeriod: () => 'En el periodo de cierre no se practican ni se pagan retenciones.',
    nothingToWithhold: () => 'El balance no tiene gastos, compras ni cuentas de retención.',
    withoutTables: (data) => `Faltan la UVT o las tarifas de retención de ${countIn(data, 'year')}.`,
    notAgent: () => 'Según el perfil, la empresa no es agente de retención.',
    agentUnknown: () => 'Falta saber si la empresa es agente de retención: complétalo en el perfil.',
    salesElsewhere: () =>
      'Las retenciones a favor están con los clientes y las ventas con otros terceros o sin tercero: no se pueden comparar.',
    basesElsewhere: (data) =>
      `Lo retenido en ${conceptName(wordIn(data, 'concept'))} está con los proveedores y su base con otros terceros o sin tercero: no se pueden comparar.`,
    missingMonths: (data) => `${writeMissingMonths(listIn(data, 'months'))} para saber de cuándo es el ICA retenido.`,
  },
};
