/** Anticipos entregados in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeList, writeThirdParties, writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import { parameters, roles } from './settings-text.es.ts';
import type { Rule, validation } from './validation.ts';

/** One third party by name, several by number. */
function who({ thirdParties }: FactView, several: string): string {
  const [only, second] = thirdParties;
  return only !== undefined && second === undefined
    ? only.name || writeThirdParty(only)
    : `${formatCount(thirdParties.length)} ${several}`;
}

function title(several: string, what: string): RuleText['title'] {
  return (fact) => `${who(fact, several)}: ${what} por ${writePesos(fact.amount)}`;
}

/** Advance and debt of each third party, with possible reasons. */
function crossed(fact: FactView): string {
  const debts = writeList(listIn(fact.data, 'debts'));
  const [only, second] = fact.thirdParties;
  const start = `Al cierre de ${formatPeriod(fact.period)}`;
  const body =
    only !== undefined && second === undefined
      ? `${start}, ${writeThirdParty(only)} tiene un anticipo en ${writeAccount(fact)} y, a la vez, la empresa le debe en ${debts}. Se pueden cruzar ${writePesos(fact.amount)}.`
      : `${start}, ${formatCount(fact.thirdParties.length)} terceros tienen un anticipo en ${writeAccount(fact)} y, a la vez, la empresa les debe en ${debts}. Se pueden cruzar ${writePesos(fact.amount)}: ${writeThirdParties(fact.thirdParties)}.`;
  const kind = wordIn(fact.data, 'kind');
  if (kind === 'progress')
    return `${body} Es un anticipo de contrato u obra, que se amortiza con cada acta, y este mes no bajó: está por verificar.`;
  if (kind === 'foreign')
    return `${body} La deuda es con un proveedor del exterior: está por verificar que ambos saldos sean del mismo pedido y de la misma moneda.`;
  return body;
}

/** Amount that the entry leaves for the reader to repeat. */
function rest({ data, thirdParties }: FactView): string {
  const moved = countIn(data, 'moved');
  return moved < thirdParties.length
    ? ` El asiento cubre los ${formatCount(moved)} terceros de mayor valor; repítelo con los demás.`
    : '';
}

const rules: Record<Rule, RuleText> = {
  'ANT-1': {
    title: title('proveedores', 'anticipo sin cruzar con su factura'),
    message: crossed,
    why: 'Un proveedor no puede tener a la vez un anticipo y una factura por pagar de lo mismo: la factura se paga dos veces o el activo y el pasivo aparecen inflados. Cuando la deuda corresponde al anticipo, cruzarlos no es compensar: es cancelar una obligación ya pagada.',
    correction: (fact) =>
      wordIn(fact.data, 'kind') === 'progress'
        ? `Revisa el contrato y las actas: amortiza el anticipo en la proporción pactada y cruza solo esa parte. El asiento sugerido es el cruce completo.${rest(fact)}`
        : `Confirma en el estado de cuenta que el anticipo era de esas facturas y haz el cruce con el asiento sugerido antes de programar pagos. Si son pedidos distintos, documéntalo y justifica el hallazgo.${rest(fact)}`,
  },
  'ANT-2': {
    title: title('trabajadores', 'anticipo sin cruzar con lo que legalizaron'),
    message: crossed,
    why: 'Si la relación de gastos del empleado se registró como una cuenta por pagar, el anticipo con que los pagó ya está legalizado. Sin el cruce se le puede reembolsar lo que ya tenía.',
    correction: (fact) =>
      `Compara la relación de gastos con el anticipo y cruza con el asiento sugerido. Lo que sobre del anticipo se descuenta o se devuelve; lo que falte se reembolsa.${rest(fact)}`,
  },
  'ANT-3': {
    title: title('trabajadores', 'deudas con la empresa y salarios por pagar'),
    message: (fact) => `${crossed(fact)} Es normal mientras el préstamo se descuente por cuotas: está por verificar.`,
    why: 'El salario solo se compensa con lo que el trabajador autorizó por escrito (Código Sustantivo del Trabajo, art. 149). Un préstamo con cuotas pactadas puede convivir con el salario del mes; uno vencido debería descontarse.',
    correction: () =>
      'Revisa la autorización de descuento y la cuota. Si la cuota del mes no se descontó, inclúyela en la próxima nómina. No cruces el saldo completo sin orden escrita.',
  },
  'ANT-4': {
    title: title('socios', 'deben a la empresa y la empresa les debe'),
    message: (fact) => `${crossed(fact)} Se informa: cruzarlos es decisión de la empresa y del socio.`,
    why: 'Lo que un socio debe genera intereses presuntivos, aunque a la vez la empresa le deba a él (Estatuto Tributario, art. 35). Además son operaciones con partes relacionadas, que se revelan.',
    correction: () =>
      'Decide con el socio si los saldos se compensan y déjalo en un documento firmado; regístralo con su fecha. Mientras tanto, calcula los intereses presuntivos sobre lo que debe y revela ambos saldos.',
  },
  'ANT-5': {
    title: (fact) =>
      `${who(fact, 'terceros')}: anticipo sin movimiento hace ${countIn(fact.data, 'months')} meses por ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${writeAccount(fact)} tiene anticipos sin débitos ni créditos desde hace ${countIn(fact.data, 'months')} meses o más: ${writeThirdParties(fact.thirdParties)}.`,
    why: 'Un anticipo se cancela cuando llega el bien o el servicio. Si no se mueve en meses, o la factura se registró sin usarlo, o nunca llegó lo contratado y el saldo ya no es un activo. Sin factura, además, el costo no se puede deducir.',
    correction: () =>
      'Pide al proveedor la factura o la devolución. Si la factura ya está en los libros, cruza; si el proveedor no va a cumplir, exige el reintegro y trátalo como deudor, con su deterioro si no es recuperable.',
  },
  'ANT-6': {
    title: title('trabajadores', 'anticipo de meses anteriores sin legalizar'),
    message: (fact) =>
      `Al cierre de ${formatPeriod(fact.period)}, ${writeAccount(fact)} conserva anticipos recibidos antes del mes y sin legalizar: ${writeThirdParties(fact.thirdParties)}.`,
    why: 'El gasto de viaje o de compra ya ocurrió y no está en los resultados, o el empleado tiene dinero que debe devolver. Sin los soportes no hay deducción, y un saldo viejo puede terminar tratado como pago laboral.',
    correction: (fact) =>
      `Exige la relación de gastos con sus facturas y legaliza con el asiento sugerido, en la cuenta de gasto que corresponda. Lo que no se soporte se devuelve o, con autorización escrita, se descuenta de la nómina.${fact.thirdParties.length > 20 ? ' El asiento cubre los 20 trabajadores de mayor valor.' : ''}`,
  },
  'ANT-7': {
    title: title('proveedores', 'facturaron y su anticipo sigue abierto'),
    message: (fact) =>
      `En ${formatPeriod(fact.period)} se registraron bienes, costos o gastos de ${writeThirdParties(fact.thirdParties)}, y su anticipo en ${writeAccount(fact)} sigue abierto sin que se les deba nada: la factura se pagó sin usar el anticipo.${countIn(fact.data, 'old') === 1 ? ' El anticipo ya estaba al empezar el mes.' : ' Parte del anticipo se entregó en el mismo mes: está por verificar.'}`,
    why: 'Cuando llega la factura, primero se aplica el anticipo. Si se pagó completa, el proveedor tiene en su poder dinero de la empresa; si el anticipo era de otro pedido, debe constar.',
    correction: () =>
      'Revisa con qué se pagó la factura. Si se pagó completa, pide la devolución o aplica el anticipo a la próxima. Si el pago se registró contra el gasto directamente, corrige el comprobante para usar el anticipo.',
  },
};

export const text: ValidationText<Rule, keyof (typeof validation)['roles']> = {
  title: 'Anticipos entregados',
  summary:
    'Busca anticipos a proveedores, contratistas, trabajadores y socios que deberían cruzarse con lo que la empresa les debe. También los que nadie legaliza: sin movimiento por meses, de empleados con el mes cerrado, o abiertos aunque ya llegó la factura.',
  rules,
  roles,
  parameters,
  labels: {
    advance: 'Anticipo o cuenta por cobrar',
    debt: 'Lo que la empresa le debe',
    crossed: 'Se puede cruzar (el menor)',
  },
  reasons: {
    withoutAdvances: () => 'El balance no tiene anticipos entregados ni préstamos a trabajadores o socios.',
    missingMonths: ({ months }) =>
      `Para saber si un anticipo lleva meses sin movimiento ${Array.isArray(months) && months.length === 1 ? 'falta' : 'faltan'} ${writeList((Array.isArray(months) ? months : []).map((month) => formatPeriod(parsePeriod(month)!)))}.`,
  },
};
