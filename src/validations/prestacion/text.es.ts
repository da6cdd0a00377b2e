/** Prestacion in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeCount, writeList, writeThirdParties } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';
import type { Role, Rule } from './roles.ts';
import { benefitNames, labels, parameters, roles } from './settings-text.es.ts';

const name = ({ data }: FactView): string => benefitNames[wordIn(data, 'benefit')]!;
const names = ({ data }: FactView): string =>
  writeList(
    listIn(data, 'benefits').map((benefit) => benefitNames[benefit]!),
    4,
  );
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isShort = ({ expected, found }: FactView): boolean => (found ?? 0n) < (expected ?? 0n);
const inMonth = (fact: FactView): string => `En ${formatPeriod(fact.period)}`;
const atClose = ({ period }: FactView): string =>
  period.month === 13 ? `Después del cierre de ${period.year}` : `Al cierre de ${formatPeriod(period)}`;
/** `enero de 1991` for an ISO day. */
const monthOfDay = (day: string): string =>
  formatPeriod({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });
const employees = ({ thirdParties }: FactView): string => writeCount(thirdParties.length, 'empleado', 'empleados');
const among = (fact: FactView): string =>
  fact.thirdParties.length === 0 ? '' : ` Por tercero: ${writeThirdParties(fact.thirdParties)}.`;

function circumstance({ data }: FactView): string {
  switch (wordIn(data, 'circumstance')) {
    case 'habit':
      return ' En los meses anteriores tampoco la provisionaste: parece que la registras al pagarla o al cierre del año.';
    case 'lessWages':
      return ' Es lo mismo que el mes anterior y lo que bajó son los salarios: puede haber vacaciones, incapacidades o retiros.';
    default:
      return '';
  }
}

const unpaidMessage = (fact: FactView, since: string): string =>
  `${atClose(fact)}, el pasivo de ${name(fact)} suma ${writePesos(amountIn(fact.data, 'closing'))} y desde ${since} se han causado ${writePesos(amountIn(fact.data, 'accrued'))}: quedan ${writePesos(fact.amount)} de periodos anteriores sin pagar.${among(fact)}`;

const rules: Record<Rule, RuleText> = {
  'PRE-1': {
    title: (fact) => `No se provisionaron las prestaciones sociales de ${formatPeriod(fact.period)}`,
    message: (fact) =>
      `${inMonth(fact)} hay salarios por ${writePesos(amountIn(fact.data, 'base'))} y ninguna provisión de ${names(fact)}. Corresponden ${writePesos(fact.amount)}.${
        countIn(fact.data, 'habit') === 1
          ? ' En los meses anteriores tampoco hay: parece que las registras al pagarlas o al cierre del año.'
          : ''
      }`,
    why: 'Las prestaciones se causan con el trabajo de cada mes, aunque se paguen después. Sin la provisión, el gasto y el pasivo laboral del mes aparecen menores que los reales, y la prima o las cesantías caen de golpe en el mes en que se pagan.',
    correction: () =>
      'Liquida la provisión de cada empleado y regístrala con el asiento sugerido. Si ya cerraste el mes, regístrala en el siguiente junto con la de ese mes. Revisa que el proceso de provisiones de la nómina haya terminado.',
  },
  'PRE-2': {
    title: (fact) =>
      `${isShort(fact) ? 'Faltan' : 'Sobran'} ${writePesos(fact.amount)} en la provisión de ${name(fact)}`,
    message: (fact) =>
      `${inMonth(fact)}, el gasto de ${name(fact)} es de ${writePesos(fact.found ?? 0n)}. A una base de ${writePesos(amountIn(fact.data, 'base'))} le corresponde el ${formatPercent(countIn(fact.data, 'percent'), 4)}, ${writePesos(fact.expected ?? 0n)} (${wordIn(fact.data, 'law')}; vigente desde ${monthOfDay(wordIn(fact.data, 'from'))}). La diferencia pasa del ${formatPercent(countIn(fact.data, 'tolerance'), 0)} que se admite.${circumstance(fact)}`,
    why: 'La provisión es un porcentaje de los salarios que la ley señala. Si se aparta, a un empleado no se le provisionó, un concepto quedó fuera de la base o se usó un porcentaje equivocado; la diferencia aparece al liquidar.',
    correction: (fact) =>
      isShort(fact)
        ? 'Compara con la nómina qué empleados o conceptos quedaron fuera de la base y completa la provisión con el asiento sugerido. Si hay aprendices, salarios integrales o un pago retroactivo que explique la diferencia, déjalo anotado.'
        : 'Compara con la nómina si se provisionó dos veces, si se incluyó salario integral o si el gasto es una liquidación que no estaba provisionada. Devuelve el exceso con el asiento sugerido.',
  },
  'PRE-3': {
    title: (fact) => `El gasto de ${name(fact)} no coincide con su pasivo: ${writePesos(fact.amount)} de diferencia`,
    message: (fact) =>
      `${inMonth(fact)} se llevaron ${writePesos(amountIn(fact.data, 'charged'))} al gasto de ${name(fact)} y se acreditaron ${writePesos(amountIn(fact.data, 'credited'))} en su pasivo.`,
    why: 'Cada peso que se causa va al gasto y al pasivo a la vez. Un gasto sin pasivo es un pago que no consumió lo provisionado, o una provisión que quedó en otra cuenta; un pasivo sin gasto no afectó el resultado.',
    correction: (fact) =>
      (fact.found ?? 0n) < (fact.expected ?? 0n)
        ? `Revisa el comprobante. Si fue un pago de ${name(fact)}, debítalo del pasivo hasta lo provisionado y deja en el gasto solo el exceso. Si fue la provisión, traslada la contrapartida a ${writeAccount(fact)}.`
        : 'Revisa el comprobante que acreditó el pasivo: su débito debe estar en el gasto de la misma prestación, no en otra cuenta.',
  },
  'PRE-4': {
    title: (fact) => `${capital(employees(fact))} con salario y sin prestaciones`,
    message: (fact) =>
      `${inMonth(fact)} no hay ninguna provisión para ${employees(fact)} con salarios por ${writePesos(amountIn(fact.data, 'wages'))}, y para los demás sí. Corresponden: ${writeThirdParties(fact.thirdParties)}.`,
    why: 'Todo trabajador con salario ordinario causa cesantías, intereses, prima y vacaciones desde el primer día. Si uno queda fuera, al retirarse hay que pagarle lo que no está en los libros.',
    correction: () =>
      'Revisa en la nómina el contrato de estas personas. Si es ordinario, provisiona lo del mes y lo de los meses anteriores. Si es salario integral o contrato de aprendizaje, llévalo a su cuenta. Si no es empleado, su pago no es salario.',
  },
  'PRE-5': {
    title: (fact) => `${capital(employees(fact))} con prestaciones y sin salario en el año`,
    message: (fact) =>
      `${inMonth(fact)} se provisionaron ${writePesos(fact.amount)} a quienes no tienen salario en el mes ni en lo corrido del año: ${writeThirdParties(fact.thirdParties)}.`,
    why: 'Solo causa prestaciones quien trabaja. Una provisión sin salario suele ser de alguien que ya se retiró, o de una persona creada con dos números.',
    correction: () =>
      'Verifica si la persona sigue vinculada. Si se retiró, reversa lo provisionado después de su liquidación. Si el salario está a nombre de otro tercero, unifica los dos.',
  },
  'PRE-6': {
    title: (fact) => `Los intereses sobre cesantías del año anterior siguen sin pagar: ${writePesos(fact.amount)}`,
    message: (fact) => unpaidMessage(fact, 'enero'),
    why: 'Los intereses del 12 % sobre las cesantías se pagan al trabajador a más tardar el 31 de enero. Si no se pagan, la empresa debe otro tanto como sanción.',
    correction: () =>
      'Confirma en el banco si se pagaron. Si el pago fue al gasto, trasládalo al pasivo. Si no se pagaron, págalos y reconoce la sanción. Si el saldo es un ajuste que sobró al consolidar, devuélvelo al gasto. El asiento es el del pago que falta.',
  },
  'PRE-7': {
    title: (fact) => `Las cesantías del año anterior siguen sin consignar: ${writePesos(fact.amount)}`,
    message: (fact) => unpaidMessage(fact, 'enero'),
    why: 'Las cesantías causadas al 31 de diciembre se consignan en el fondo antes del 15 de febrero. Cada día de retardo cuesta un día de salario por trabajador.',
    correction: () =>
      'Revisa la planilla de consignación a los fondos. Si se consignaron y el pago fue a otra cuenta, trasládalo al pasivo. Si no, consigna cuanto antes. Si el saldo sobró al consolidar, devuélvelo al gasto. Las del régimen anterior van en su propia cuenta. El asiento es el de la consignación que falta.',
  },
  'PRE-8': {
    title: (fact) => `Queda prima de servicios sin pagar: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)}, el pasivo de prima de servicios suma ${writePesos(amountIn(fact.data, 'closing'))} y lo causado que aún no vence es ${writePesos(amountIn(fact.data, 'accrued'))}: ${writePesos(fact.amount)} debían estar pagados.${among(fact)}`,
    why: 'La prima se paga la mitad a más tardar el 30 de junio y la otra en los primeros veinte días de diciembre. Después de esas fechas no puede quedar saldo del semestre.',
    correction: () =>
      'Compara con la nómina de la prima. Si se pagó por el gasto, traslada el pago al pasivo. Si el saldo sobró porque la provisión fue mayor que la liquidación, devuélvelo al gasto. Si no se pagó, págala: el asiento es el de ese pago.',
  },
  'PRE-9': {
    title: (fact) => `Hay prestaciones estimadas sin consolidar por ${writePesos(fact.amount)}`,
    message: (fact) => `${atClose(fact)} quedan en cuentas de estimados ${writePesos(fact.amount)} de ${names(fact)}.`,
    why: 'Al 31 de diciembre lo estimado se liquida por empleado y pasa a ser una deuda cierta. Solo las prestaciones consolidadas y reconocidas al trabajador son deducibles del impuesto de renta.',
    correction: () =>
      'Liquida las prestaciones de cada empleado al 31 de diciembre, ajusta la diferencia contra el gasto y traslada el estimado a las cuentas consolidadas, por tercero, con el asiento sugerido.',
  },
  'PRE-10': {
    title: (fact) => `Se pagaron ${writePesos(fact.amount)} de ${name(fact)} por encima de lo provisionado`,
    message: (fact) =>
      `${atClose(fact)}, sumando lo estimado y lo consolidado, ${writeCount(fact.thirdParties.length, 'tercero tiene', 'terceros tienen')} saldo débito en ${name(fact)}: ${writeThirdParties(fact.thirdParties)}.`,
    why: 'A un empleado no se le puede deber una cantidad negativa. Se le pagó más de lo que se le había provisionado: falta gasto, o el pago era de otro tercero o de otra prestación.',
    correction: () =>
      'Compara la liquidación con lo provisionado. Si el pago es correcto, lleva la diferencia al gasto con el asiento sugerido. Si quedó a nombre de otro tercero o en otra prestación, trasládalo.',
  },
};

export const text: ValidationText<Rule, Role> = {
  title: 'Prestaciones sociales',
  summary:
    'Compara las provisiones de cesantías, intereses, prima y vacaciones con los salarios del mes, su gasto con su pasivo y cada empleado con los demás. Revisa que lo del año anterior se haya pagado en su fecha y que en diciembre se consolide.',
  rules,
  roles,
  parameters,
  labels,
  reasons: {
    withoutPayroll: () => 'El balance no tiene salarios, ni gasto ni pasivo de prestaciones sociales.',
    withoutWage: ({ year }) =>
      `No tenemos el salario mínimo de ${year}: no se sabe qué salarios son integrales y no causan prestaciones.`,
    withoutEmployees: () =>
      'Los salarios o las provisiones no están a nombre de cada empleado: no se puede comparar empleado por empleado.',
    withoutYear: ({ year }) =>
      `Los libros empiezan a mitad de ${year}: no se sabe cuánto se ha causado desde enero y, por tanto, cuánto es del año anterior.`,
    withoutJune: ({ missing }) =>
      `Falta ${formatPeriod(parsePeriod(String(missing))!)}: sin él no se sabe cuánto de la prima es del primer semestre.`,
  },
};
