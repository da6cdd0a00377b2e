/** Depreciacion in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';
import type { Role, Rule } from './roles.ts';
import { labels, parameters, roles } from './settings-text.es.ts';

const inMonth = (fact: FactView): string => `En ${formatPeriod(fact.period)}`;
const isMore = ({ expected, found }: FactView): boolean => (found ?? 0n) > (expected ?? 0n);
const isExpense = ({ data, found }: FactView): boolean => amountIn(data, 'charged') === found;

function kind({ data }: FactView): string {
  switch (wordIn(data, 'kind')) {
    case 'habit':
      return ' En los meses anteriores tampoco se depreció: parece que lo haces al cierre del año.';
    case 'new':
      return ' El activo se compró el mes anterior: si aún no está en uso, no se deprecia.';
    case 'between':
      return ' En total, el gasto y la acumulada coinciden: la diferencia está entre clases de activos.';
    case 'correction':
      return ' Hay un débito en resultados de ejercicios anteriores que lo explica: parece la corrección de otros años.';
    default:
      return '';
  }
}

const rules: Record<Rule, RuleText> = {
  'DEP-1': {
    title: (fact) =>
      isExpense(fact)
        ? `${writePesos(fact.amount)} de gasto de depreciación no se acumularon`
        : `${writePesos(fact.amount)} de depreciación acumulada no pasaron por el gasto`,
    message: (fact) =>
      `${inMonth(fact)}, en ${writeAccount(fact)}: el gasto de depreciación es de ${writePesos(amountIn(fact.data, 'charged'))} y la depreciación acumulada aumentó ${writePesos(amountIn(fact.data, 'accumulated'))}.${kind(fact)}`,
    why: 'La depreciación se registra una sola vez y en dos lados: el gasto y la depreciación acumulada. Si no coinciden, uno de los dos se hizo contra otra cuenta: el activo o el resultado quedan mal.',
    correction: (fact) =>
      isExpense(fact)
        ? 'Busca el comprobante que debitó el gasto: su crédito debe estar en la depreciación acumulada de la misma clase. Si quedó en otra cuenta, trasládalo; si el gasto no es depreciación, reclasifícalo.'
        : 'Busca el comprobante que acreditó la depreciación acumulada: su débito debe estar en el gasto de la misma clase. Si quedó en otra cuenta, trasládalo. Si corresponde a años anteriores, va contra resultados acumulados.',
  },
  'DEP-2': {
    title: (fact) =>
      `${fact.accountName}: el mes es el ${formatPercent(countIn(fact.data, 'share'), 0)} de lo que da su tasa`,
    message: (fact) =>
      `${inMonth(fact)} se depreciaron ${writePesos(fact.found ?? 0n)} sobre un costo de ${writePesos(amountIn(fact.data, 'cost'))}. Con la tasa anual de la parametrización corresponden ${writePesos(fact.expected ?? 0n)}: se admite hasta ${formatPercent(countIn(fact.data, 'band'), 0)} de diferencia.`,
    why: 'La depreciación reparte el costo en la vida útil. Si se aparta mucho de la tasa, la vida útil del sistema no es la de la política, hay activos sin ficha o se depreció dos veces.',
    correction: (fact) =>
      isMore(fact)
        ? 'Compara con el módulo de activos fijos. Si la vida útil es más corta que la fiscal, escribe la tasa en la parametrización y anota la diferencia temporaria. Si se depreció dos veces, reversa una.'
        : 'Compara con el módulo de activos fijos. Si hay activos totalmente depreciados y en uso, es normal: contrólalos en cuentas de orden. Si faltan fichas, créalas y deprecia desde su uso. Si la vida útil es más larga, escribe la tasa en la parametrización.',
  },
  'DEP-3': {
    title: (fact) =>
      `No se registró la depreciación de ${formatPeriod(fact.period)} en ${fact.accountName || fact.account}`,
    message: (fact) =>
      `Hay activos con un costo de ${writePesos(amountIn(fact.data, 'cost'))} y una depreciación acumulada de ${writePesos(amountIn(fact.data, 'accumulated'))}, y en ${formatPeriod(fact.period)} no se depreció nada. Un mes, según sus tasas, es de ${writePesos(fact.amount)}.${kind(fact)}`,
    why: 'El activo se desgasta todos los meses que está disponible para su uso, aunque no se use. Sin la depreciación del mes, el activo y la utilidad aparecen mayores que los reales.',
    correction: () =>
      'Ejecuta el proceso de depreciación del mes y regístrala con el asiento sugerido, ajustado a las fichas de tus activos. Si el mes ya está cerrado, regístrala en el siguiente junto con la de ese mes. Si es de años anteriores, va contra resultados acumulados.',
  },
  'DEP-4': {
    title: (fact) =>
      `La depreciación ${isMore(fact) ? 'subió' : 'bajó'} ${formatPercent(countIn(fact.data, 'share'), 0)} sin compras ni retiros`,
    message: (fact) =>
      `${inMonth(fact)} se depreciaron ${writePesos(fact.found ?? 0n)} y el promedio de ${countIn(fact.data, 'months')} meses anteriores, sobre el mismo costo, es de ${writePesos(fact.expected ?? 0n)}. Ni este mes ni el anterior hubo movimiento en el costo de esos activos.`,
    why: 'En línea recta la depreciación es la misma todos los meses mientras no se compre ni se retire nada. Un salto es un proceso repetido, una clase que se quedó por fuera o un cambio de vida útil.',
    correction: () =>
      'Compara la depreciación de cada clase con la del mes anterior. Si una clase se repitió o faltó, corrígela. Si cambió la vida útil o el método, deja el soporte: es un cambio de estimación y se revela.',
  },
  'DEP-5': {
    title: (fact) => `Se deprecia lo que no se deprecia: ${fact.accountName}`,
    message: (fact) =>
      `${inMonth(fact)}, ${writeAccount(fact)} muestra ${writePesos(fact.amount)} de depreciación. Los terrenos no se deprecian, y las obras en curso, los equipos en montaje o en tránsito empiezan a depreciarse cuando están listos para usarse.`,
    why: 'El terreno no tiene una vida útil limitada, y lo que está en construcción todavía no se usa. Esa depreciación es un gasto que no existe, y no es deducible.',
    correction: () =>
      'Revisa la ficha del activo. Si es un terreno, reversa la depreciación. Si la obra o el equipo ya está en uso, traslada su costo a la cuenta definitiva y la depreciación a la de su clase.',
  },
  'DEP-6': {
    title: (fact) => `Se siguió depreciando lo que ya estaba depreciado: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `Al empezar ${formatPeriod(fact.period)}, los activos de ${writeAccount(fact)} costaban ${writePesos(amountIn(fact.data, 'cost'))} y ya se habían depreciado ${writePesos(amountIn(fact.data, 'accumulated'))}. En el mes se depreciaron ${writePesos(fact.amount)} más.`,
    why: 'Un activo no se deprecia por más de lo que costó. El gasto del mes no existe, y el activo neto queda negativo.',
    correction: () =>
      'Reversa la depreciación con el asiento sugerido y desactiva las fichas que ya terminaron. Si los activos siguen en uso, contrólalos en cuentas de orden y revisa si la vida útil era la correcta.',
  },
  'DEP-7': {
    title: (fact) => `${writePesos(fact.amount)} de depreciación del año pasan del máximo fiscal`,
    message: (fact) =>
      `En ${fact.period.year} se llevaron al gasto ${writePesos(fact.found ?? 0n)} en ${writeAccount(fact)}. Para «${wordIn(fact.data, 'assets')}» el máximo fiscal es el ${formatPercent(countIn(fact.data, 'percent'), 2)} anual del costo (${wordIn(fact.data, 'law')}): ${writePesos(fact.expected ?? 0n)}.`,
    why: 'La vida útil contable puede ser más corta que la fiscal. El exceso del año no se deduce ahora sino después: es una diferencia temporaria que genera impuesto diferido.',
    correction: () =>
      'No hay nada que corregir en la contabilidad. Llévalo a la conciliación fiscal como diferencia temporaria y reconoce el impuesto diferido si tu grupo de NIIF lo exige.',
  },
};

export const text: ValidationText<Rule, Role> = {
  title: 'Depreciación',
  summary:
    'Comprueba que los activos se deprecien cada mes, que el gasto sea lo que se acumula y que corresponda al costo y a su tasa. Señala lo que se depreció de más, lo que no se deprecia y lo que pasa del máximo fiscal.',
  rules,
  roles,
  parameters,
  labels,
  reasons: {
    withoutAssets: () => 'El balance no tiene activos fijos que se deprecien.',
    closing: () => 'Es el periodo de cierre: la depreciación se revisa en los meses.',
    withoutHistory: ({ missing }) =>
      `Falta ${formatPeriod(parsePeriod(String(missing))!)}: para comparar con el promedio hacen falta al menos tres meses anteriores.`,
  },
};
