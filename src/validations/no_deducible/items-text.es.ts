/** Sentences of items identified by account: amount of the month or year, and tax treatment. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeThirdParties } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText } from '#core/engine/validation-text.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';
import type { ItemRule } from './items.ts';

/** Expense of the month, or of the year in December. */
function taken(fact: FactView): string {
  const { data, period, thirdParties } = fact;
  const of =
    thirdParties.length > 0 && thirdParties.some(({ nit }) => nit !== '')
      ? ` Terceros: ${writeThirdParties(thirdParties)}.`
      : '';
  if (countIn(data, 'yearly') === 1)
    return `En ${period.year}, ${writeAccount(fact)} acumuló ${writePesos(amountIn(data, 'taken'))}.${of}`;
  return `En ${formatPeriod(period)}, ${writeAccount(fact)} registró ${writePesos(amountIn(data, 'taken'))}; en el año acumula ${writePesos(amountIn(data, 'year'))}.${of}`;
}

const plainTitle = (fact: FactView): string => `${fact.accountName}: ${writePesos(fact.amount)} no deducibles`;
const RECONCILE = 'No hay asiento que hacer: el gasto es válido en los libros.';

interface Item {
  title?: RuleText['title'];
  /** Legal treatment, after the figures. */
  treatment(fact: FactView): string;
  why: string;
  correction: string;
}

/** Tax effect. */
export function taxOf({ data }: FactView): string {
  return `El efecto estimado en el impuesto de renta es de ${writePesos(amountIn(data, 'tax'))} (${formatPercent(countIn(data, 'rate'), 0)}).`;
}

function item({ title = plainTitle, treatment, why, correction }: Item): RuleText {
  return {
    title,
    message: (fact) => `${taken(fact)} ${treatment(fact)} ${taxOf(fact)}`,
    why,
    correction: () => correction,
  };
}

export const items: Record<ItemRule, RuleText> = {
  'NDE-1': item({
    treatment: () => 'No es deducible en ninguna proporción.',
    why: 'La ley no acepta que el castigo por incumplir reduzca el impuesto: multas, sanciones, intereses moratorios sancionatorios y condenas distintas de las laborales quedan fuera de la deducción.',
    correction: `${RECONCILE} Llévalo completo a no deducible en la conciliación fiscal. Si la sanción es de un tercero o de un empleado, y la va a pagar, regístrala por cobrar.`,
  }),
  'NDE-2': item({
    title: (fact) => `${fact.accountName}: ${writePesos(fact.amount)} deducibles solo cuando se paguen`,
    treatment: () => 'Se deduce en el año en que la condena se paga, y está por verificar que se haya pagado.',
    why: 'Las condenas laborales sí se aceptan, pero cuando se pagan y con los soportes de la sentencia o la conciliación. Un litigio provisionado todavía no.',
    correction: `${RECONCILE} Comprueba el pago; lo que falte por pagar al cierre llévalo a no deducible en este año y a deducible cuando se pague.`,
  }),
  'NDE-3': item({
    treatment: () => 'No es deducible en ninguna proporción.',
    why: 'El impuesto o la retención que debía soportar otro no es gasto propio, aunque la empresa lo haya pagado.',
    correction: `${RECONCILE} Llévalo completo a no deducible y corrige la causa: la retención que no se practicó se asume una sola vez.`,
  }),
  'NDE-4': item({
    treatment: () => 'No es deducible.',
    why: 'El impuesto de renta se calcula sobre la utilidad y no la reduce; el impuesto al patrimonio tampoco se acepta.',
    correction: `${RECONCILE} Súmalo de nuevo a la utilidad contable para llegar a la renta líquida.`,
  }),
  'NDE-5': item({
    title: (fact) => `${fact.accountName}: ${writePesos(fact.amount)} no deducibles (la mitad)`,
    treatment: () => 'Se deduce el 50 %, tenga o no relación con la actividad, si lo certifica el banco.',
    why: 'Del gravamen a los movimientos financieros solo se acepta la mitad.',
    correction: `${RECONCILE} Pide a cada banco el certificado del año y lleva la otra mitad a no deducible.`,
  }),
  'NDE-6': item({
    title: (fact) => `${fact.accountName}: ${writePesos(fact.amount)} deducibles solo si se pagan antes de declarar`,
    treatment: (fact) =>
      `Al cierre quedan por pagar ${writePesos(fact.amount)} de impuestos: se aceptan si se pagan antes de presentar la declaración de renta.`,
    why: 'Los impuestos con relación con la actividad se deducen completos, pero deben pagarse. Lo causado en el año y sin pagar se acepta si se paga antes de la declaración inicial.',
    correction: `${RECONCILE} Paga antes de presentar la declaración de renta y guarda los recibos; si no, llévalo a no deducible.`,
  }),
  'NDE-7': item({
    treatment: () => 'No se deduce: da derecho a un descuento del 25 % del impuesto si cumple los requisitos.',
    why: 'La donación no es gasto fiscal. Si quien la recibe está calificado en el régimen especial y la certifica, el 25 % se resta directamente del impuesto.',
    correction: `${RECONCILE} Llévala a no deducible, pide el certificado de donación y toma el descuento con sus límites.`,
  }),
  'NDE-8': item({
    title: (fact) =>
      amountIn(fact.data, 'rejected') === 0n
        ? `Atenciones y obsequios por ${writePesos(fact.amount)}, dentro del tope del ${formatPercent(countIn(fact.data, 'percent'), 0)}`
        : `Atenciones y obsequios por encima del tope: ${writePesos(fact.amount)} no deducibles`,
    treatment: ({ data }) =>
      `En el año, las cuentas de atenciones suman ${writePesos(amountIn(data, 'year'))}; se acepta hasta el ${formatPercent(countIn(data, 'percent'), 0)} de los ingresos, que van en ${writePesos(amountIn(data, 'sales'))}: ${writePesos(amountIn(data, 'limit'))}.`,
    why: 'Regalos, cortesías y festejos con clientes, proveedores y empleados se aceptan hasta el 1 % de los ingresos fiscales netos. El tope es del año: durante él es una advertencia.',
    correction: `${RECONCILE} Lleva el exceso del año a no deducible. Si parte del gasto es publicidad, con logotipo o contrato, regístralo donde corresponde.`,
  }),
  'NDE-9': item({
    title: (fact) => `${fact.accountName}: ${writePesos(fact.amount)} no deducibles hasta que se realicen`,
    treatment: () =>
      'No se deduce hasta que la pérdida se realice; la de cartera, dentro de los límites del reglamento.',
    why: 'Una provisión o un deterioro es una estimación: la ley la acepta cuando el activo se vende, se da de baja o la obligación surge. De la cartera se acepta la provisión individual o la general.',
    correction: `${RECONCILE} Calcula la provisión fiscal de cartera y lleva la diferencia a no deducible temporal, con su impuesto diferido.`,
  }),
  'NDE-10': item({
    treatment: () => 'En general no se deduce: el gasto es del año en que se causó.',
    why: 'La deducción es del año en que se devenga el gasto. Registrado en otro, se rechaza en este y se habría podido deducir en aquel.',
    correction:
      'Llévalo a no deducible y evalúa corregir la declaración del año al que pertenece. Si el error es material, contablemente va contra resultados acumulados y no contra el gasto del año.',
  }),
  'NDE-11': item({
    treatment: () => 'No es deducible, salvo que sea pago laboral.',
    why: 'Las cuotas de clubes y los gastos personales de los socios no tienen relación con la renta. Si son para un trabajador, se deducen como salario, con su retención y sus aportes.',
    correction: `${RECONCILE} Si el gasto es de un socio, considera cobrárselo (1325). Si es de un trabajador, trátalo como pago laboral.`,
  }),
  'NDE-12': item({
    treatment: () => 'La empresa marcó esta cuenta como no deducible, o su nombre lo dice.',
    why: 'Es una marca de la parametrización o el nombre de la cuenta: la empresa decidió llevar estos gastos a la conciliación fiscal.',
    correction: `${RECONCILE} Llévalo a no deducible en la conciliación fiscal; si la cuenta ya no lo es, quita la marca.`,
  }),
};
