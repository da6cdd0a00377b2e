/** Parafiscal in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeCount, writeList, writeThirdParties } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';
import type { Role, Rule } from './roles.ts';
import { contributionNames, contributionTargets, labels, parameters, roles } from './settings-text.es.ts';

const name = ({ data }: FactView): string => contributionNames[wordIn(data, 'contribution')]!;
const target = ({ data }: FactView): string => contributionTargets[wordIn(data, 'contribution')]!;
const isShort = ({ expected, found }: FactView): boolean => (found ?? 0n) < (expected ?? 0n);
const inMonth = (fact: FactView): string => `En ${formatPeriod(fact.period)}`;
const atClose = (fact: FactView): string => `Al cierre de ${formatPeriod(fact.period)}`;

const circumstances: Readonly<Record<string, string>> = {
  yearAgrees: ' En lo corrido del año el aporte sí corresponde: puede haber un pago retroactivo o parte del mes.',
  otherRiskClass: ' Cabe dentro de las tarifas de las clases I a V: puede haber centros de trabajo con otra clase.',
  withoutEmployees:
    ' La nómina no está a nombre de cada empleado: puede ser de quienes ganan diez salarios mínimos o más.',
  lessWages:
    ' Es lo mismo que el mes anterior y lo que bajó son los salarios: puede haber incapacidades, vacaciones o retiros.',
};

/** `0,522 %`, without trailing zeros. */
const writeRate = (percent: number): string => `${String(percent).replace('.', ',')} %`;
/** `enero de 2008` for an ISO day. */
const monthOfDay = (day: string): string =>
  formatPeriod({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });

/** Rate and table row, or the range of risk classes. */
function rate({ data, expected }: FactView): string {
  const law = wordIn(data, 'law');
  const due = writePesos(expected ?? 0n);
  if (law === '') return `corresponden ${due} según la clase de riesgo`;
  return `corresponde el ${writeRate(countIn(data, 'percent'))}, ${due} (${law}; vigente desde ${monthOfDay(wordIn(data, 'from'))})`;
}

function excess({ data }: FactView): string {
  const amount = amountIn(data, 'excess');
  if (amount === 0n) return '';
  return ` La base incluye ${writePesos(amount)} de pagos que no son salario y pasan del 40 % de lo pagado.`;
}

const ratioMessage = (fact: FactView): string =>
  `${inMonth(fact)}, el gasto de ${name(fact)} es de ${writePesos(fact.found ?? 0n)}. A una base de ${writePesos(amountIn(fact.data, 'base'))} le ${rate(fact)}.${excess(fact)}${circumstances[wordIn(fact.data, 'circumstance')] ?? ''}`;

const rules: Record<Rule, RuleText> = {
  'PAR-1': {
    title: (fact) => `No se registraron los aportes del empleador de ${formatPeriod(fact.period)}`,
    message: (fact) =>
      `${inMonth(fact)} hay salarios con una base de cotización de ${writePesos(amountIn(fact.data, 'base'))} y ningún gasto de ${writeList(
        listIn(fact.data, 'contributions').map((one) => contributionNames[one]!),
        6,
      )}. Corresponden ${writePesos(fact.amount)}.`,
    why: 'Los aportes se causan con la nómina del mes y se pagan con la planilla del siguiente. Sin ellos falta gasto y falta pasivo; y los salarios solo son deducibles si los aportes están pagados.',
    correction: () =>
      'Compara con la planilla (PILA) del mes y registra los aportes con el asiento sugerido. Si la planilla se pagó, revisa en qué cuenta quedó el pago.',
  },
  'PAR-2': {
    title: (fact) => `${isShort(fact) ? 'Faltan' : 'Sobran'} ${writePesos(fact.amount)} en los aportes ${target(fact)}`,
    message: ratioMessage,
    why: 'Cada aporte es un porcentaje fijo de la base de cotización. Si se aparta, un empleado o un pago quedó fuera de la planilla, o el registro está incompleto. La UGPP compara la nómina contable con la planilla.',
    correction: (fact) =>
      isShort(fact)
        ? 'Compara la nómina con la planilla, empleado por empleado. Si falta el registro, complétalo con el asiento sugerido; si la planilla quedó corta, corrígela y paga la diferencia con sus intereses.'
        : 'Compara con la planilla. Si se registró dos veces o incluye lo descontado al empleado, devuelve el exceso con el asiento sugerido.',
  },
  'PAR-3': {
    title: (fact) => `Aporte ${target(fact)} de una empresa exonerada: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)}, el gasto de ${name(fact)} es de ${writePesos(fact.found ?? 0n)}. La empresa está exonerada por sus trabajadores que ganan menos de diez salarios mínimos: por los demás ${(fact.expected ?? 0n) === 0n ? 'no se debe nada, porque no los hay' : `se deben ${writePesos(fact.expected ?? 0n)}`}.${circumstances[wordIn(fact.data, 'circumstance')] ?? ''}`,
    why: 'Una sociedad exonerada por el artículo 114-1 no paga salud, SENA ni ICBF por quienes devengan menos de diez salarios mínimos. Si los registra, está pagando lo que no debe, o la exoneración de su perfil no es cierta.',
    correction: () =>
      'Revisa la planilla. Si se pagó sin deberse, pide la devolución y llévala a cuentas por cobrar. Si es lo descontado al empleado o un plan complementario, reclasifícalo. Si la empresa no está exonerada, corrige su perfil.',
  },
  'PAR-4': {
    title: ({ data }) =>
      countIn(data, 'missing') === 1
        ? 'La empresa está exonerada de aportes y no se autorretiene'
        : 'La empresa no está exonerada de aportes y se autorretiene',
    message: (fact) =>
      countIn(fact.data, 'missing') === 1
        ? `${inMonth(fact)} hay ingresos por ${writePesos(amountIn(fact.data, 'income'))} y ningún crédito en la autorretención de renta. Quien está exonerado por el artículo 114-1 se autorretiene sobre todos sus ingresos.`
        : `${inMonth(fact)} hay ${writePesos(amountIn(fact.data, 'credited'))} de autorretención de renta, y según su perfil la empresa paga todos los aportes y no es autorretenedora por resolución.`,
    why: 'La autorretención reemplazó los aportes: las dos cosas van juntas. Si falta una, o la empresa omite un impuesto mensual, o su perfil está equivocado.',
    correction: ({ data }) =>
      countIn(data, 'missing') === 1
        ? 'Calcula la autorretención del mes con la tarifa de su actividad económica, regístrala y corrige la declaración de retenciones. Si la empresa no está exonerada, corrige su perfil.'
        : 'Verifica en el RUT si la empresa es autorretenedora por resolución y anótalo en su perfil. Si está exonerada de aportes, corrígelo allí.',
  },
  'PAR-5': {
    title: (fact) => `Hay aportes de meses anteriores sin pagar: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)} se deben ${writePesos(fact.found ?? 0n)} en ${writeAccount(fact)} y en el mes solo se causaron ${writePesos(fact.expected ?? 0n)}: ${writePesos(fact.amount)} vienen de atrás.${fact.thirdParties.length === 0 ? '' : ` Son de ${writeThirdParties(fact.thirdParties)}.`}`,
    why: 'La planilla de un mes se paga en el siguiente. Lo que no se paga a tiempo causa intereses diarios, deja a los trabajadores sin cobertura y hace que los salarios no sean deducibles. Lo descontado al trabajador no es dinero de la empresa.',
    correction: () =>
      'Busca el pago de la planilla en el banco. Si se hizo, revisa la cuenta y el tercero en que quedó. Si no, paga con intereses. Si el saldo es antiguo y ya no se debe, concílialo con la administradora antes de cancelarlo. El asiento es el del pago que falta, sin intereses.',
  },
  'PAR-6': {
    title: (fact) => `Aportes a una entidad liquidada en ${fact.accountName}`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} tiene saldo o movimiento con ${writeThirdParties(fact.thirdParties)}, que ya no existe como administradora.`,
    why: 'Nadie puede estar afiliado a una entidad liquidada. O el tercero está mal, o queda un saldo que nunca se va a pagar así.',
    correction: () =>
      'Verifica en la planilla a qué entidad se aporta y corrige el tercero. Un saldo antiguo se concilia con el liquidador o se cancela con el soporte del caso.',
  },
  'PAR-7': {
    title: (fact) => `El gasto y el pasivo de ${name(fact)} están con terceros distintos`,
    message: (fact) =>
      `${inMonth(fact)}, el gasto de ${name(fact)} está a nombre de ${writeThirdParties(fact.thirdParties)}, y en el pasivo ${wordIn(fact.data, 'kind') === 'menos' ? 'se acreditó menos que eso con la misma entidad' : 'no hay ningún crédito con esa entidad'}.`,
    why: 'La información exógena y los certificados salen del tercero. Si el gasto está con una entidad y la deuda con otra, ninguna de las dos concilia. Un fondo de pensiones y su administradora se tratan como uno solo.',
    correction: () => 'Deja el mismo tercero en el gasto y en el pasivo: la entidad que recibe el aporte.',
  },
  'PAR-8': {
    title: (fact) =>
      isShort(fact)
        ? `A los empleados se les descontó menos de lo que deben aportar: faltan ${writePesos(fact.amount)}`
        : `Los pasivos de aportes recibieron ${writePesos(fact.amount)} de más`,
    message: (fact) =>
      `${inMonth(fact)} los pasivos de aportes recibieron ${writePesos(amountIn(fact.data, 'credited'))}; ${writePesos(amountIn(fact.data, 'charged'))} son del empleador y quedan ${writePesos(fact.found ?? 0n)} de los empleados. A una base de ${writePesos(amountIn(fact.data, 'base'))} le corresponde el ${formatPercent(countIn(fact.data, 'percent'), 0)} de salud y pensión, ${writePesos(fact.expected ?? 0n)}.`,
    why: 'Al trabajador se le descuenta el 4 % para salud y el 4 % para pensión, más el fondo de solidaridad desde cuatro salarios mínimos. Lo que no se le descuenta lo termina pagando la empresa.',
    correction: () =>
      'Compara los descuentos de la nómina con la planilla. Si el descuento quedó en otra cuenta, trasládalo. Si el aporte del empleador se pagó por el gasto sin pasar por el pasivo, corrige el registro.',
  },
  'PAR-9': {
    title: (fact) =>
      `${writeCount(fact.thirdParties.length, 'persona natural', 'personas naturales')} con honorarios: pide el pago de sus aportes`,
    message: (fact) =>
      `${inMonth(fact)} hay honorarios de un salario mínimo (${writePesos(amountIn(fact.data, 'least'))}) o más con personas naturales: ${writeThirdParties(fact.thirdParties)}.`,
    why: 'El pago a un trabajador independiente solo es deducible si quien contrata verifica que cotizó a seguridad social en la proporción que le corresponde.',
    correction: () => 'Guarda con cada factura o documento soporte la planilla pagada del mes al que corresponde.',
  },
};

export const text: ValidationText<Rule, Role> = {
  title: 'Parafiscales y seguridad social',
  summary:
    'Compara los aportes del empleador y los descuentos a los empleados con la nómina del mes, según si la empresa está exonerada. Revisa que se paguen al mes siguiente y que estén a nombre de la entidad que los recibe.',
  rules,
  roles,
  parameters,
  labels,
  reasons: {
    withoutPayroll: () => 'El balance no tiene salarios, ni aportes, ni honorarios.',
    closing: () => 'Es el periodo de cierre: no tiene nómina.',
    withoutExemption: () =>
      'Falta saber si la empresa está exonerada de aportes (art. 114-1): salud, SENA e ICBF no se compararon.',
    withoutWage: ({ year }) =>
      `No tenemos el salario mínimo de ${year}: de él dependen el tope de la base de cada empleado, quién está exonerado y desde cuánto se piden los aportes de los honorarios.`,
    withoutRiskClass: () =>
      'Falta la clase de riesgo (ARL) de la empresa: los riesgos laborales se compararon con las tarifas de las clases I a V.',
  },
};
