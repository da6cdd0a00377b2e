/** Utilidad in Spanish. */

import { formatPeriod, monthNames } from '#core/calendar/period.es.ts';
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { Role, Rule } from './roles.ts';
import { labels, parameters, roles } from './settings-text.es.ts';

const inMonth = (fact: FactView): string => `En ${formatPeriod(fact.period)}`;
const atClose = ({ period }: FactView): string =>
  period.month === 13 ? `Después del cierre de ${period.year}` : `Al cierre de ${formatPeriod(period)}`;
const resultName = (amount: Cents): string => (amount < 0n ? 'pérdida' : 'utilidad');
const side = (amount: Cents): string => (amount < 0n ? 'crédito' : 'débito');

const rules: Record<Rule, RuleText> = {
  'UTI-1': {
    title: (fact) => `Se registraron ${writePesos(fact.amount)} en ${fact.accountName} durante el año`,
    message: (fact) =>
      `${inMonth(fact)}, ${writeAccount(fact)} se movió ${writePesos(abs(amountIn(fact.data, 'moved')))}: el resultado que muestra el patrimonio pasó de ${writePesos(fact.expected ?? 0n)} a ${writePesos(fact.found ?? 0n)}. ${
        amountIn(fact.data, 'covered') === 0n
          ? 'Ni reservas, ni dividendos, ni resultados acumulados, ni capital se movieron a la vez.'
          : `Reservas, dividendos, resultados acumulados y capital explican ${writePesos(amountIn(fact.data, 'covered'))}.`
      } El resultado del mes es de ${writePesos(amountIn(fact.data, 'result'))}.`,
    why: 'La utilidad del ejercicio solo se mueve con el cierre del año y con lo que decida la asamblea: reservas, dividendos, capital o resultados acumulados. Un gasto, un pago o un ajuste registrado aquí no pasa por el estado de resultados.',
    correction: () =>
      'Busca el comprobante. Si es un gasto o un ingreso del año, llévalo a su cuenta; si es un error de años anteriores, a resultados acumulados; si es un pago a los socios, a dividendos o a cuentas por cobrar a socios. Si es una distribución, registra el acta completa.',
  },
  'UTI-2': {
    title: (fact) => `El resultado con que abre el año difiere en ${writePesos(fact.amount)} del de diciembre`,
    message: (fact) =>
      `En diciembre de ${countIn(fact.data, 'year')} las cuentas de resultado dejaron una ${resultName(amountIn(fact.data, 'result'))} de ${writePesos(abs(amountIn(fact.data, 'result')))}. Con ella, los resultados del ejercicio y acumulados deben abrir enero en ${writePesos(fact.expected ?? 0n)} y abren en ${writePesos(fact.found ?? 0n)}.`,
    why: 'El cierre traslada al patrimonio exactamente lo que dicen ingresos, gastos y costos. Si enero abre con otro valor, diciembre se modificó después de exportarlo, o el cierre quedó incompleto.',
    correction: () =>
      'Exporta de nuevo diciembre y compáralo. Si se registraron ajustes después, súbelo otra vez. Si el cierre quedó incompleto, vuelve a ejecutarlo.',
  },
  'UTI-3': {
    title: ({ data, accountName }) =>
      countIn(data, 'january') === 1
        ? 'El año abre con saldos de ingresos, gastos o costos del anterior'
        : `El cierre del año dejó saldo en ${accountName}`,
    message: (fact) =>
      countIn(fact.data, 'january') === 1
        ? `Enero de ${fact.period.year} empieza con saldos en las cuentas de resultado que suman una ${resultName(amountIn(fact.data, 'net'))} de ${writePesos(abs(amountIn(fact.data, 'net')))}. La mayor es ${writeAccount(fact)}.`
        : `${atClose(fact)} quedan saldos en las cuentas de resultado que suman ${writePesos(abs(amountIn(fact.data, 'net')))}. La mayor es ${writeAccount(fact)}.`,
    why: 'Ingresos, gastos y costos empiezan cada año en cero. Si conservan saldo, el resultado de un año se mezcla con el del siguiente.',
    correction: () =>
      'Ejecuta el cierre del año en el programa contable: debita los ingresos y acredita gastos y costos contra ganancias y pérdidas, y lleva el neto a utilidad o pérdida del ejercicio. El asiento sugerido es el resultado de esas dos partidas, cuando son pocas cuentas. Después exporta de nuevo.',
  },
  'UTI-4': {
    title: (fact) => `${fact.accountName} quedó con ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} tiene un saldo ${side(fact.found ?? 0n)} de ${writePesos(fact.amount)}.`,
    why: 'Esa cuenta solo se usa un instante: recibe el cierre de los resultados y lo entrega al patrimonio. Con saldo, el cierre está a medias o alguien la usó como una cuenta cualquiera.',
    correction: () =>
      'Si el cierre está a medias, complétalo con el asiento sugerido. Si es un registro del mes, trasládalo a su cuenta.',
  },
  'UTI-5': {
    title: (fact) => `Quedan ${writePesos(fact.amount)} en costos de producción sin trasladar`,
    message: (fact) =>
      `${atClose(fact)}, las cuentas de costos de producción suman ${writePesos(fact.amount)}; la mayor es ${writeAccount(fact)}. ${fact.period.month === 12 ? 'El año termina y deben quedar en cero.' : 'En otros meses sí se trasladaron.'}`,
    why: 'Lo que costó producir pasa a inventarios mientras no se vende, y al costo de ventas cuando se vende. Si se queda aquí, el inventario y el costo del mes están incompletos.',
    correction: () =>
      'Traslada el costo del mes a productos en proceso o terminados, y al costo de ventas lo que se vendió o el servicio que ya se prestó. El asiento sugerido lo lleva todo al costo: separa lo que quedó en proceso.',
  },
  'UTI-6': {
    title: () => 'Hay utilidad y pérdida del ejercicio a la vez',
    message: (fact) =>
      `${atClose(fact)}, la utilidad del ejercicio es de ${writePesos(amountIn(fact.data, 'profit'))} y la pérdida del ejercicio de ${writePesos(amountIn(fact.data, 'loss'))}.`,
    why: 'Un año termina en utilidad o en pérdida, no en las dos. Una de ellas es de otro año, o el cierre se registró dos veces.',
    correction: () =>
      'Si son de años distintos, lleva la anterior a resultados acumulados. Si son del mismo, deja el neto con el asiento sugerido.',
  },
  'UTI-7': {
    title: (fact) => `El resultado del año anterior sigue en ${fact.accountName}: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} conserva una ${resultName(amountIn(fact.data, 'prior'))} de ${writePesos(fact.amount)} de un año anterior. La asamblea ordinaria se reúne a más tardar en ${monthNames[countIn(fact.data, 'month') - 1]}.`,
    why: 'Aprobados los estados financieros, el resultado deja de ser el del ejercicio: se reserva, se reparte o se acumula. Si sigue aquí, se confunde con el del año en curso.',
    correction: () =>
      'Busca el acta de la asamblea. Registra la reserva y los dividendos que haya decidido, y lleva el resto a resultados acumulados con el asiento sugerido. Si no se ha reunido, convócala.',
  },
  'UTI-8': {
    title: (fact) => `Hay ${writePesos(fact.amount)} en ${fact.accountName} sin distribución que los explique`,
    message: (fact) =>
      `${inMonth(fact)}, los resultados acumulados ${amountIn(fact.data, 'moved') > 0n ? 'aumentaron' : 'disminuyeron'} ${writePesos(abs(amountIn(fact.data, 'moved')))}. El traslado del ejercicio, los dividendos, las reservas y el capital explican ${writePesos(amountIn(fact.data, 'explained'))}.`,
    why: 'Los resultados acumulados solo cambian por decisión de la asamblea o por la corrección de errores de años anteriores. Otros movimientos esconden gastos o ingresos del año.',
    correction: () =>
      'Busca el comprobante. Si corrige un error de años anteriores, deja el soporte y revélalo. Si es del año, llévalo a su ingreso o gasto. Si es un pago a socios, registra primero el dividendo decretado.',
  },
  'UTI-9': {
    title: (fact) => `Falta apropiar ${writePesos(fact.amount)} de reserva legal`,
    message: (fact) =>
      `${inMonth(fact)} se distribuyó o trasladó una utilidad de ${writePesos(amountIn(fact.data, 'profit'))}. La reserva legal era de ${writePesos(amountIn(fact.data, 'before'))} y el capital es de ${writePesos(amountIn(fact.data, 'capital'))}: corresponde reservar ${writePesos(fact.expected ?? 0n)} y se reservaron ${writePesos(fact.found ?? 0n)}.`,
    why: 'Las sociedades anónimas y limitadas reservan el 10 % de la utilidad de cada año hasta completar el 50 % del capital. Es anterior a cualquier reparto.',
    correction: () =>
      'Revisa el acta de distribución. Apropia la reserva con el asiento sugerido; si el acta no la incluyó, debe corregirla el máximo órgano social.',
  },
  'UTI-10': {
    title: (fact) => `El patrimonio es negativo: ${writePesos(-fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)}, el patrimonio en libros es de ${writePesos(amountIn(fact.data, 'equity'))}${
        amountIn(fact.data, 'result') === 0n
          ? ''
          : ` y el resultado del año, de ${writePesos(amountIn(fact.data, 'result'))}`
      }: la empresa debe ${writePesos(fact.amount)} más de lo que tiene.`,
    why: 'Un patrimonio negativo pone en duda que el negocio pueda continuar. Los administradores deben verificarlo y convocar al máximo órgano social; no cumplir la hipótesis de negocio en marcha es causal de disolución.',
    correction: () =>
      'Confirma primero que no sea un error: activos sin registrar, pasivos repetidos. Si es real, informa a los administradores: hay que evaluar el negocio en marcha, capitalizar deudas de socios o enjugar pérdidas, y revelarlo.',
  },
};

export const text: ValidationText<Rule, Role> = {
  title: 'Utilidad del ejercicio',
  summary:
    'Compara el resultado que dicen ingresos, gastos y costos con el que muestra el patrimonio, durante el año y en el cierre. Revisa qué se hace con él: traslado, reserva legal, dividendos y resultados acumulados.',
  rules,
  roles,
  parameters,
  labels,
  reasons: {
    withoutResults: () => 'El balance no tiene patrimonio ni cuentas de resultado.',
    withoutName: () => 'Falta el nombre de la empresa: su forma societaria dice si debe apropiar reserva legal.',
  },
};
