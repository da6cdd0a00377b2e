/** Cuentas que deben quedar en cero in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeThirdParties } from '#core/engine/fact-words.es.ts';
import type { FactView, ValidationText } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import type { Role, Rule } from './clearing.ts';

function side({ found }: FactView): string {
  return (found ?? 0n) > 0n ? 'débito' : 'crédito';
}

/** Third parties of the balance, if any. */
function who({ thirdParties }: FactView): string {
  return thirdParties.some(({ nit }) => nit !== '') ? ` Está en: ${writeThirdParties(thirdParties)}.` : '';
}

function origin(fact: FactView): string {
  const inherited = amountIn(fact.data, 'inherited');
  if (inherited === 0n) return ' Se formó en el mes.';
  return inherited >= fact.amount ? ' Viene de antes.' : ` De meses anteriores vienen ${writePesos(inherited)}.`;
}

export const text: ValidationText<Rule, Role> = {
  title: 'Cuentas que deben quedar en cero',
  summary:
    'Las cuentas puente, transitorias y de partidas por identificar solo dejan pasar registros: al cierre del mes deben estar vacías. Busca las que conservan saldo, desde cuándo, y las que están en cero solo porque sus terceros se compensan.',
  rules: {
    'PUE-1': {
      title: (fact) => `${fact.accountName} quedó con saldo ${side(fact)} de ${writePesos(fact.amount)}`,
      message: (fact) =>
        `Al cierre de ${formatPeriod(fact.period)}, ${writeAccount(fact)} conserva un saldo ${side(fact)} de ${writePesos(fact.amount)} y debería estar en cero.${origin(fact)}${who(fact)}`,
      why: 'Lo que queda en una cuenta de paso está sin clasificar: falta un ingreso, un gasto, un recaudo o un pago en la cuenta donde debe estar. Ni el balance ni los impuestos del mes están completos hasta identificarlo.',
      correction: () =>
        'Busca en el auxiliar las partidas abiertas y llévalas a su cuenta y tercero definitivos con el soporte de cada una: recaudos al cliente, pagos al proveedor, comisiones al gasto. No la canceles contra otra cuenta de paso.',
    },
    'PUE-2': {
      title: (fact) =>
        `${fact.accountName} lleva ${countIn(fact.data, 'still')} meses con ${writePesos(fact.amount)} sin aclarar`,
      message: (fact) =>
        `${writeAccount(fact)} tiene un saldo ${side(fact)} de ${writePesos(fact.amount)} que no se ha movido en los últimos ${countIn(fact.data, 'still')} meses.${who(fact)}`,
      why: 'Una partida por identificar que nadie mueve deja de ser transitoria: es un activo o un pasivo que no existe, o un resultado sin registrar. Ante la DIAN, un recaudo sin identificar es un ingreso probable.',
      correction: () =>
        'Pide los soportes al banco o al tercero y clasifícala ya. Si no aparece quién consignó, trátala como pasivo con su evidencia; si es un error de años anteriores, corrígela contra resultados acumulados.',
    },
    'PUE-3': {
      title: (fact) => `${fact.accountName}: ${writePesos(fact.amount)} siguen en tránsito desde el mes anterior`,
      message: (fact) =>
        `${writeAccount(fact)} empezó ${formatPeriod(fact.period)} con dinero en tránsito y ${writePesos(fact.amount)} no llegaron a su destino en el mes. El saldo final es de ${writePesos(amountIn(fact.data, 'closing'))}.${who(fact)}`,
      why: 'Una remesa o una consignación en tránsito llega en días. Si pasa de un mes, no se registró su llegada, se registró dos veces el envío, o el dinero no llegó.',
      correction: () =>
        'Concilia con el extracto: registra la llegada al banco, o reversa el envío repetido. Si el dinero no aparece en el extracto, averigua quién lo tenía.',
    },
    'PUE-4': {
      title: (fact) => `${fact.accountName} está en cero, pero ${formatCount(fact.thirdParties.length)} terceros no`,
      message: (fact) =>
        `${writeAccount(fact)} suma cero, pero ${formatCount(fact.thirdParties.length)} terceros tienen saldos que se compensan por ${writePesos(fact.amount)}: ${writeThirdParties(fact.thirdParties)}.`,
      why: 'El registro entró con un tercero y salió con otro. La cuenta cuadra y la información por tercero no: alguien sigue debiendo y a alguien se le sigue debiendo.',
      correction: (fact) =>
        fact.thirdParties.length > 20
          ? 'Haz un asiento entre terceros de la misma cuenta, que sume cero, con cada entrada y su salida.'
          : 'Cruza los terceros con el asiento sugerido, que suma cero en la misma cuenta, después de confirmar que cada entrada corresponde a su salida.',
    },
  },
  roles: {
    puente: 'Cuentas puente, por su código',
    transito: 'Dinero en tránsito',
    excluidas: 'Cuentas que no son de paso aunque su nombre lo diga',
  },
  parameters: {
    nombres: {
      label: 'Nombres de cuentas de paso',
      help: 'Palabras o frases completas: una cuenta cuyo nombre contiene una de ellas debe quedar en cero.',
    },
    mesesSinMovimiento: {
      label: 'Meses sin movimiento',
      help: 'Meses seguidos, con el auditado, desde los que un saldo quieto es más grave.',
    },
  },
  labels: {
    opening: 'Saldo inicial',
    debits: 'Más débitos del mes',
    credits: 'Menos créditos del mes',
    closing: 'Saldo final, que debe ser cero',
  },
  reasons: {
    withoutClearing: () =>
      'El balance no tiene cuentas puente ni transitorias. Si las hay con otros nombres, agrégalas en la parametrización.',
  },
};
