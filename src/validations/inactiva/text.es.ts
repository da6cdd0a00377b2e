/** Saldos sin movimiento in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeList, writeThirdParties } from '#core/engine/fact-words.es.ts';
import type { FactView, ValidationText } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import type { Role, Rule } from './idle.ts';

/** One third party by name, several by number, or the account. */
function who({ thirdParties, accountName }: FactView, several: string): string {
  const [only, second] = thirdParties;
  if (only === undefined) return accountName;
  return second === undefined ? only.name || only.nit : `${formatCount(thirdParties.length)} ${several}`;
}

function title(several: string): (fact: FactView) => string {
  return (fact) =>
    `${who(fact, several)}: ${writePesos(fact.amount)} sin movimiento hace ${countIn(fact.data, 'months')} meses`;
}

function message(fact: FactView): string {
  const months = countIn(fact.data, 'months');
  const start = `Al cierre de ${formatPeriod(fact.period)}, ${writeAccount(fact)}`;
  return fact.thirdParties.length === 0
    ? `${start} tiene un saldo de ${writePesos(fact.found ?? fact.amount)} y no registra débitos ni créditos en los últimos ${months} meses.`
    : `${start} tiene saldos sin débitos ni créditos en los últimos ${months} meses: ${writeThirdParties(fact.thirdParties)}.`;
}

function rest({ thirdParties }: FactView): string {
  return thirdParties.length > 20 ? ' El asiento cubre los 20 terceros de mayor valor; repítelo con los demás.' : '';
}

export const text: ValidationText<Rule, Role> = {
  title: 'Saldos sin movimiento',
  summary:
    'Busca cartera, deudas, inventarios y otros saldos importantes que llevan un año sin débitos ni créditos, por cuenta y tercero. También cuentas que estuvieron quietas un año y volvieron a usarse.',
  rules: {
    'INA-1': {
      title: title('deudores'),
      message,
      why: 'Una cuenta por cobrar que en un año no tuvo ni un abono probablemente no se va a cobrar. Mantenerla completa infla el activo y la utilidad. Para deducir su deterioro hay que reconocerlo y probar la gestión de cobro, antes de que prescriba.',
      correction: (fact) =>
        `Confirma el saldo por escrito con el tercero y reúne la gestión de cobro. Reconoce el deterioro de lo que no esperas recuperar: el asiento sugerido lo hace por el total. Si el recaudo está en otra cuenta o tercero, trasládalo; si prescribió, castígala.${rest(fact)}`,
    },
    'INA-2': {
      title: title('acreedores'),
      message,
      why: 'Una deuda que nadie cobra en un año puede estar pagada y sin cruzar, duplicada, o no existir. Un pasivo inexistente que la DIAN encuentre es renta gravable. Si el acreedor ya no puede exigirla, es un ingreso.',
      correction: (fact) =>
        `Pide el estado de cuenta al acreedor. Si se pagó, busca el egreso y crúzalo; si la factura se anuló, reversa el gasto. Solo si la deuda prescribió o fue condonada, llévala a recuperaciones con el asiento sugerido.${rest(fact)}`,
    },
    'INA-3': {
      title: title('terceros'),
      message,
      why: 'Un inventario que no se compra ni se vende en un año puede estar dañado, vencido o no existir. Se mide al menor entre su costo y lo que se obtendría al venderlo.',
      correction: () =>
        'Haz el conteo físico. Lo que no está se ajusta contra el costo; lo que está y no se vende se lleva a su valor realizable; lo que se destruye necesita acta.',
    },
    'INA-4': {
      title: title('terceros'),
      message,
      why: 'Bancos que no se usan, depósitos, inversiones y préstamos de largo plazo pueden estar quietos con razón, pero cada uno necesita un soporte vigente: extracto, contrato o certificado.',
      correction: () =>
        'Pide el extracto, el contrato o la certificación del saldo al cierre. Si ya no existe, cancélalo con su soporte; si sigue vigente, justifica el hallazgo.',
    },
    'INA-5': {
      title: (fact) =>
        'who' in fact.data
          ? `${fact.accountName}: un saldo quieto por ${countIn(fact.data, 'months')} meses volvió a moverse: ${writePesos(fact.amount)}`
          : `${fact.accountName} volvió a usarse después de ${countIn(fact.data, 'months')} meses: ${writePesos(fact.amount)}`,
      message: (fact) =>
        `${'who' in fact.data ? `En ${writeAccount(fact)}, el saldo de estos terceros` : writeAccount(fact)} no tuvo movimiento en ${countIn(fact.data, 'months')} meses y en ${formatPeriod(fact.period)} registró débitos por ${writePesos(amountIn(fact.data, 'debit'))} y créditos por ${writePesos(amountIn(fact.data, 'credit'))}.${fact.thirdParties.length === 0 ? '' : ` Terceros: ${writeThirdParties(fact.thirdParties)}.`}`,
      why: 'Una cuenta dormida que revive merece una mirada: puede ser la cancelación de un saldo viejo, una cuenta escogida por error, o un registro que alguien no quería que se viera.',
      correction: () =>
        'Revisa el comprobante, quién lo elaboró y su soporte. Si la cuenta está mal escogida, trasládalo; si cancela un saldo viejo, conserva la conciliación que lo respalda.',
    },
  },
  roles: {
    deudores: 'Cuentas por cobrar',
    pasivos: 'Proveedores, cuentas por pagar, obligaciones laborales y otros pasivos',
    inventarios: 'Inventarios',
    otros: 'Bancos, inversiones, depósitos, diferidos y deudas con socios',
    permanentes: 'Activos fijos, intangibles y patrimonio, que por naturaleza están quietos',
    conPropiaValidacion: 'Cuentas que revisan otras validaciones',
    gastoDeterioro: 'Gasto por deterioro de cartera',
    deterioro: 'Deterioro acumulado de cartera',
    recuperaciones: 'Ingreso por recuperaciones',
    rendimientos: 'Intereses que se ganan',
  },
  parameters: {
    mesesSinMovimiento: {
      label: 'Meses sin movimiento',
      help: 'Meses seguidos, con el auditado, sin débitos ni créditos.',
    },
  },
  labels: {},
  reasons: {
    missingMonths: ({ months, wait }) => {
      const list = (Array.isArray(months) ? months : []).map((month) => formatPeriod(parsePeriod(month)!));
      return `Se necesitan ${wait} meses seguidos, con el auditado: ${list.length === 1 ? 'falta' : 'faltan'} ${writeList(list, 4)}.`;
    },
  },
};
