/** Anticipos recibidos in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeList, writeThirdParties, writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import type { Role, Rule } from './received.ts';

/** One customer by name, several by number. */
function who({ thirdParties }: FactView): string {
  const [only, second] = thirdParties;
  return only !== undefined && second === undefined
    ? only.name || writeThirdParty(only)
    : `${formatCount(thirdParties.length)} clientes`;
}

function crossed(fact: FactView): string {
  const owed = writeList(listIn(fact.data, 'owed'));
  const start = `Al cierre de ${formatPeriod(fact.period)}`;
  const body =
    fact.thirdParties.length === 1
      ? `${start}, ${writeThirdParty(fact.thirdParties[0]!)} tiene un anticipo en ${writeAccount(fact)} y, a la vez, debe en ${owed}. Se pueden cruzar ${writePesos(fact.amount)}.`
      : `${start}, ${formatCount(fact.thirdParties.length)} clientes tienen un anticipo en ${writeAccount(fact)} y, a la vez, deben en ${owed}. Se pueden cruzar ${writePesos(fact.amount)}: ${writeThirdParties(fact.thirdParties)}.`;
  const kind = wordIn(fact.data, 'kind');
  if (kind === 'progress')
    return `${body} Es un anticipo de contrato u obra, que se amortiza con cada acta, y este mes no bajó: está por verificar.`;
  if (kind === 'foreign')
    return `${body} La cartera es del exterior: está por verificar que ambos saldos sean del mismo pedido y de la misma moneda.`;
  return body;
}

function rest({ data, thirdParties }: FactView): string {
  const moved = countIn(data, 'moved');
  return moved < thirdParties.length
    ? ` El asiento cubre los ${formatCount(moved)} clientes de mayor valor; repítelo con los demás.`
    : '';
}

const rules: Record<Rule, RuleText> = {
  'ANR-1': {
    title: (fact) => `${who(fact)}: anticipo sin cruzar con su cartera por ${writePesos(fact.amount)}`,
    message: crossed,
    why: 'Si el cliente ya pagó, no debe: la cartera y el pasivo están inflados por el mismo valor, y se puede cobrar dos veces la misma factura. También distorsiona la edad de la cartera y su deterioro.',
    correction: (fact) =>
      wordIn(fact.data, 'kind') === 'progress'
        ? `Revisa el contrato: amortiza el anticipo con cada acta en la proporción pactada y cruza solo esa parte. El asiento sugerido es el cruce completo.${rest(fact)}`
        : `Confirma con el cliente que el anticipo era de esas facturas y crúzalo con el asiento sugerido. Si el anticipo es de un pedido que aún no se entrega, documéntalo y justifica el hallazgo.${rest(fact)}`,
  },
  'ANR-2': {
    title: (fact) => `${who(fact)}: se le facturó y su anticipo no se movió, por ${writePesos(fact.amount)}`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)} hay ingresos de ${writeThirdParties(fact.thirdParties)}, pero su anticipo en ${writeAccount(fact)} no se movió ni tienen cartera con la cual cruzarlo.`,
    why: 'El anticipo se vuelve ingreso cuando se entrega el bien o se presta el servicio. Si el cliente compró y pagó sin usarlo, la empresa le debe ese dinero; si la venta se registró en parte contra el anticipo, quedó mal aplicada.',
    correction: () =>
      'Revisa las facturas del mes: aplica el anticipo a la que corresponda (débito a 2805, crédito a clientes) o devuélvelo. Si el anticipo es de otro pedido, documéntalo y justifica el hallazgo.',
  },
  'ANR-3': {
    title: (fact) =>
      `${who(fact)}: anticipo sin movimiento hace ${countIn(fact.data, 'months')} meses por ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${writeAccount(fact)} tiene anticipos de clientes sin movimiento desde hace ${countIn(fact.data, 'months')} meses o más: ${writeThirdParties(fact.thirdParties)}.`,
    why: 'Un anticipo quieto puede ser una venta que se entregó y no se facturó: ingreso e IVA sin declarar. O dinero de un cliente que no ha reclamado y que hay que devolver.',
    correction: () =>
      'Pregunta a ventas si el pedido se entregó. Si se entregó, factúralo en el periodo en que ocurrió y aplica el anticipo; si no, acuerda con el cliente la entrega o la devolución.',
  },
};

const roles: Record<Role, string> = {
  anticiposRecibidos: 'Anticipos y avances recibidos de clientes',
  anticiposDeContratos: 'Anticipos sobre contratos y obras, que se amortizan con el avance',
  clientes: 'Clientes e ingresos por cobrar',
  clientesExterior: 'Clientes del exterior',
  ingresos: 'Ingresos operacionales',
};

export const text: ValidationText<Rule, Role> = {
  title: 'Anticipos recibidos',
  summary:
    'Busca clientes que tienen un anticipo y a la vez deben facturas, para cruzarlos. También anticipos que no se usaron aunque el cliente compró en el mes, y los que llevan meses quietos: pueden ser ventas entregadas sin facturar.',
  rules,
  roles,
  parameters: {
    mesesSinMovimiento: {
      label: 'Meses sin movimiento',
      help: 'Meses seguidos, con el auditado, sin débitos ni créditos de un anticipo para avisar de él.',
    },
  },
  labels: {
    advance: 'Anticipo del cliente',
    owed: 'Lo que el cliente debe',
    crossed: 'Se puede cruzar (el menor)',
  },
  reasons: {
    withoutAdvances: () => 'El balance no tiene anticipos de clientes.',
    missingMonths: ({ months }) =>
      `Para saber si un anticipo lleva meses sin movimiento ${Array.isArray(months) && months.length === 1 ? 'falta' : 'faltan'} ${writeList((Array.isArray(months) ? months : []).map((month) => formatPeriod(parsePeriod(month)!)))}.`,
  },
};
