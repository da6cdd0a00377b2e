/** Gastos no deducibles in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeList, writeThirdParties } from '#core/engine/fact-words.es.ts';
import type { RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import { items, taxOf } from './items-text.es.ts';
import { parameters, roles } from './settings-text.es.ts';
import type { Rule, validation } from './validation.ts';

const payments: Record<'NDE-13' | 'NDE-14' | 'NDE-15', RuleText> = {
  'NDE-13': {
    title: (fact) => `Pagos en efectivo por encima del tope del año: ${writePesos(fact.amount)} no se aceptan`,
    message: (fact) =>
      `Según lo que registraste en los parámetros, hasta ${formatPeriod(fact.period)} se pagaron en efectivo ${writePesos(fact.found ?? 0n)}. Con costos y gastos por ${writePesos(amountIn(fact.data, 'costs'))}, el tope es de ${writePesos(amountIn(fact.data, 'limit'))}: el menor entre el 35 % de los costos y deducciones, el 40 % de lo pagado y 40.000 UVT de ${writePesos(amountIn(fact.data, 'unit'))}. ${taxOf(fact)}`,
    why: 'Para que un pago se acepte como costo o deducción debe hacerse por un medio bancarizado, salvo los topes en efectivo. Además, un pago individual en efectivo de más de 100 UVT se rechaza aunque el total quepa en el tope.',
    correction: () =>
      'Paga por banco lo que falta del año y conserva los soportes del medio de pago. En la conciliación fiscal, lleva el exceso a no deducible, con los pagos individuales de más de 100 UVT.',
  },
  'NDE-14': {
    title: (fact) => `${fact.accountName}: ${writePesos(fact.amount)} sin tercero que los soporte`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} tiene gastos sin tercero o con un número genérico: ${writeThirdParties(fact.thirdParties)}. Sin saber quién facturó no hay documento que los pruebe. ${taxOf(fact)}`,
    why: 'El costo o gasto se prueba con la factura o el documento soporte de quien lo vendió. Registrado sin tercero, o con un número que no es de nadie, tampoco puede informarse en exógena.',
    correction: () =>
      'Busca el documento y traslada el registro al tercero que facturó. Lo que no tenga documento llévalo a no deducible en la conciliación fiscal.',
  },
  'NDE-15': {
    title: (fact) =>
      `${fact.thirdParties.length === 1 ? fact.thirdParties[0]!.name || fact.thirdParties[0]!.nit : `${formatCount(fact.thirdParties.length)} personas naturales`}: ${writePesos(fact.amount)} sobre el tope con no responsables de IVA`,
    message: (fact) =>
      `En lo corrido de ${countIn(fact.data, 'year')} los gastos con personas naturales que no facturan IVA superan ${formatCount(countIn(fact.data, 'units'))} UVT (${writePesos(amountIn(fact.data, 'limit'))}, con la UVT de ${writePesos(amountIn(fact.data, 'unit'))}) en: ${writeThirdParties(fact.thirdParties)}. ${taxOf(fact)}`,
    why: 'Quien vende bienes o servicios gravados por más de 3.300 UVT al mismo contratante debe ser responsable de IVA. Si no lo es, el exceso no se acepta como costo ni gasto.',
    correction: () =>
      'Pide el RUT actualizado. Si lo vendido no está gravado (salud, educación, arriendo de vivienda), justifica el hallazgo; si lo está, exige que facture con IVA y lleva el exceso a no deducible.',
  },
};

export const text: ValidationText<Rule, keyof (typeof validation)['roles']> = {
  title: 'Gastos no deducibles',
  summary:
    'Reúne, mes a mes y para el año, los gastos que la contabilidad acepta y la declaración de renta no: sanciones, impuestos asumidos, la mitad del 4×1000, donaciones, provisiones, pagos en efectivo. Estima su efecto en el impuesto; no pide asientos.',
  rules: { ...items, ...payments },
  roles,
  parameters,
  labels: {
    before: 'Gasto de los meses anteriores del año',
    month: 'Más gasto del mes',
    year: 'Gasto acumulado del año',
    rejectedMonth: 'No deducible del mes',
    rejectedYear: 'No deducible del año',
    tax: 'Efecto estimado en el impuesto',
  },
  reasons: {
    simpleRegime: () =>
      'La empresa está en el régimen simple: su impuesto se calcula sobre los ingresos brutos, sin deducciones.',
    missingUvt: ({ year }) => `Falta la UVT de ${year}: sin ella no se conoce el tope de pagos en efectivo.`,
    missingMonths: ({ months }) => {
      const list = (Array.isArray(months) ? months : []).map((month) => formatPeriod(parsePeriod(month)!));
      return `Para saber cuánto salió de caja en el año ${list.length === 1 ? 'falta' : 'faltan'} ${writeList(list)}.`;
    },
    unknownCash: (data) =>
      `El balance no dice cómo se pagó: de caja salieron ${writePesos(amountIn(data, 'left'))} en el año, más que el tope de ${writePesos(amountIn(data, 'limit'))}. Escribe en los parámetros cuánto se pagó en efectivo.`,
  },
};
