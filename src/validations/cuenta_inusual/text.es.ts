/** Tercero en cuenta inusual in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { listIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeList, writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView, ValidationText } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import type { Rule } from './unusual.ts';
import type { validation } from './validation.ts';

function who({ thirdParties }: FactView): string {
  const [only, second] = thirdParties;
  return only !== undefined && second === undefined
    ? only.name || writeThirdParty(only)
    : `${formatCount(thirdParties.length)} terceros`;
}

export const text: ValidationText<Rule, keyof (typeof validation)['roles']> = {
  title: 'Tercero en cuenta inusual',
  summary:
    'Aprende de los meses anteriores a qué cuenta de gasto se registra cada tercero y por cuánto, y avisa cuando aparece en otra o por un valor muy distinto. Encuentra registros en la cuenta equivocada y facturas mal digitadas.',
  rules: {
    'INU-1': {
      title: (fact) =>
        `${who(fact)} en ${fact.accountName}, que no es su cuenta de siempre: ${writePesos(fact.amount)}`,
      message: (fact) => {
        const usual = listIn(fact.data, 'usual');
        const thirdParties = fact.thirdParties.map(
          (thirdParty, index) =>
            `${writeThirdParty(thirdParty)} ${writePesos(thirdParty.amount)} (siempre en ${usual[index]})`,
        );
        return `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} tiene registros de terceros que en seis meses o más se registraron en una sola cuenta de gasto, y nunca en esta: ${writeList(thirdParties)}.`;
      },
      why: 'Un proveedor suele vender siempre lo mismo. Si cambia de cuenta, o vendió algo distinto, o el registro quedó donde no era: la comparación entre meses, la retención por concepto y la información exógena saldrían mal.',
      correction: (fact) =>
        `Mira en la factura qué se compró. Si es lo de siempre, trasládalo a su cuenta con el asiento sugerido y revisa la retención; si es otra cosa, justifica el hallazgo.${fact.thirdParties.length > 20 ? ' El asiento cubre los 20 terceros de mayor valor.' : ''}`,
    },
    'INU-2': {
      title: (fact) =>
        `${who(fact)} en ${fact.accountName}: ${writePesos(fact.found ?? 0n)}, cuando lo usual son ${writePesos(fact.expected ?? 0n)}`,
      message: (fact) => {
        const means = listIn(fact.data, 'means');
        const thirdParties = fact.thirdParties.map(
          (thirdParty, index) =>
            `${writeThirdParty(thirdParty)} ${writePesos(thirdParty.amount)}, y en promedio ${writePesos(BigInt(means[index]!))}`,
        );
        return `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} tiene valores muy distintos de los de siempre: ${writeList(thirdParties)}.`;
      },
      why: 'Un valor que se aparta más de tres desviaciones de la historia del mismo tercero puede ser una factura doble, un cero de más, varias facturas juntas o un servicio extraordinario.',
      correction: () =>
        'Compara con la factura y con el contrato. Si el valor está mal digitado o la factura está repetida, corrige el comprobante; si son varias facturas o un servicio extraordinario, justifica el hallazgo.',
    },
  },
  roles: {
    gastos: 'Gastos y costos indirectos en que cada proveedor tiene su cuenta',
    ingresos: 'Ventas: los gastos que crecen con ellas no se acusan',
    excluidas: 'Nómina, impuestos, depreciación y provisiones, que no dependen de un proveedor',
  },
  parameters: {
    desviaciones: {
      label: 'Desviaciones estándar',
      help: 'Distancia del promedio del tercero desde la que se informa.',
    },
    cambio: { label: 'Cambio mínimo', help: 'Porcentaje del valor usual que además debe cambiar.' },
  },
  labels: {
    now: 'Registrado en el mes',
    usual: 'Menos lo usual (promedio)',
    difference: 'Diferencia',
  },
  reasons: {
    closingPeriod: () => 'En el periodo de cierre no se registran facturas de proveedores.',
    missingMonths: ({ known, fewest }) =>
      `Hacen falta ${fewest} meses anteriores para conocer las costumbres de cada tercero y hay ${known}.`,
  },
};
