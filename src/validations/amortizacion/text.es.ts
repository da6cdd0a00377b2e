/** Amortizacion in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeThirdParties } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';
import type { Role, Rule } from './roles.ts';
import { labels, parameters, roles } from './settings-text.es.ts';

const inMonth = (fact: FactView): string => `En ${formatPeriod(fact.period)}`;
const atClose = (fact: FactView): string => `Al cierre de ${formatPeriod(fact.period)}`;
const isExpense = ({ expected, found }: FactView): boolean => (found ?? 0n) > (expected ?? 0n);

const kinds: Readonly<Record<string, string>> = {
  usual: ' Es lo del último mes en que se amortizó.',
  never: ' Nunca se ha amortizado: puede tener vida indefinida o no estar en uso.',
  habit: ' En los meses anteriores tampoco se amortizó: parece que lo haces al cierre del año.',
};

const rules: Record<Rule, RuleText> = {
  'AMO-1': {
    title: (fact) =>
      isExpense(fact)
        ? `${writePesos(fact.amount)} de gasto de amortización no disminuyeron ningún activo`
        : `${writePesos(fact.amount)} de amortización acumulada no pasaron por el gasto`,
    message: (fact) =>
      `${inMonth(fact)}, en ${writeAccount(fact)}: el gasto de amortización es de ${writePesos(amountIn(fact.data, 'charged'))} y los intangibles y diferidos disminuyeron ${writePesos(amountIn(fact.data, 'reduced'))}.${
        countIn(fact.data, 'correction') === 1
          ? ' Hay un débito en resultados de ejercicios anteriores que lo explica: parece la corrección de otros años.'
          : ''
      }`,
    why: 'Lo que se lleva al gasto como amortización sale de un activo: de la amortización acumulada, de los diferidos o de los gastos pagados por anticipado. Si no coinciden, una parte del registro quedó en otra cuenta.',
    correction: (fact) =>
      isExpense(fact)
        ? 'Busca el comprobante que debitó el gasto: su crédito debe estar en la amortización acumulada o en el diferido. Si quedó en otra cuenta, trasládalo; si no es amortización, reclasifica el gasto.'
        : 'Busca el comprobante que acreditó la amortización acumulada y lleva su débito al gasto. Si corresponde a años anteriores, va contra resultados acumulados.',
  },
  'AMO-2': {
    title: (fact) =>
      `No se registró la amortización de ${formatPeriod(fact.period)} en ${fact.accountName || fact.account}`,
    message: (fact) =>
      `Hay intangibles con un costo de ${writePesos(amountIn(fact.data, 'cost'))} y una amortización acumulada de ${writePesos(amountIn(fact.data, 'accumulated'))}, y en ${formatPeriod(fact.period)} no se amortizó nada. Corresponden ${writePesos(fact.amount)}.${kinds[wordIn(fact.data, 'kind')] ?? ''}`,
    why: 'Para las pymes todo intangible tiene una vida finita y se amortiza mes a mes. Sin la amortización, el activo y la utilidad aparecen mayores que los reales.',
    correction: () =>
      'Registra la amortización del mes con el asiento sugerido, ajustado a la ficha de cada intangible. Si no se amortiza porque no está en uso o tu marco contable permite vida indefinida, escríbelo en los parámetros.',
  },
  'AMO-3': {
    title: (fact) =>
      countIn(fact.data, 'months') === 1
        ? `${fact.accountName}: este mes no se llevó nada al gasto`
        : `${fact.accountName}: ${countIn(fact.data, 'months')} meses sin llevar nada al gasto`,
    message: (fact) =>
      countIn(fact.data, 'months') === 1
        ? `${inMonth(fact)} no se consumió nada de ${writeAccount(fact)}. Los meses anteriores tomaron siempre lo mismo: ${writeThirdParties(fact.thirdParties)}.`
        : `${atClose(fact)}, ${writeAccount(fact)} tiene ${writePesos(fact.amount)} que no se mueven hace ${countIn(fact.data, 'months')} meses: ${writeThirdParties(fact.thirdParties)}.`,
    why: 'Un gasto pagado por anticipado se consume con el paso de los meses: la póliza, el arriendo o la suscripción se van agotando. Si no se lleva al gasto, el activo ya no existe y la utilidad está inflada.',
    correction: () =>
      'Busca la póliza o el contrato: lleva al gasto de su naturaleza los meses que ya pasaron, y deja programados los que faltan. Si el servicio terminó o se canceló, lleva todo el saldo al gasto o a una cuenta por cobrar.',
  },
  'AMO-4': {
    title: (fact) => `${fact.accountName} quedó en ${writePesos(-fact.amount)}: se consumió más de lo pagado`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} tiene saldo crédito por ${writePesos(fact.amount)}: ${writeThirdParties(fact.thirdParties)}.`,
    why: 'No se puede consumir más de lo que se pagó. O se siguió amortizando un contrato terminado, o su pago quedó en otra cuenta o con otro tercero.',
    correction: () =>
      'Si el pago quedó en otra cuenta o tercero, trasládalo. Si se amortizó de más, devuelve el exceso: débito a la cuenta, crédito al gasto en que se llevó.',
  },
  'AMO-5': {
    title: (fact) => `${fact.accountName}: se llevó al gasto una cuota distinta de la del contrato`,
    message: (fact) =>
      `${inMonth(fact)} se consumieron ${writePesos(fact.found ?? 0n)} de ${writeAccount(fact)}. Sobre ${writePesos(amountIn(fact.data, 'paid'))} en ${countIn(fact.data, 'months')} meses corresponden ${writePesos(fact.expected ?? 0n)}.`,
    why: 'El gasto se reparte por igual entre los meses que cubre el contrato. Una cuota distinta deja saldo al final o se agota antes.',
    correction: () =>
      'Compara con la vigencia del contrato. Si la cuota está mal, ajústala en el mes; si el contrato cambió, actualiza sus meses en los parámetros.',
  },
  'AMO-6': {
    title: (fact) => `Se siguió amortizando lo que ya estaba amortizado: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `Al empezar ${formatPeriod(fact.period)}, los activos de ${writeAccount(fact)} costaban ${writePesos(amountIn(fact.data, 'cost'))} y ya se habían amortizado ${writePesos(amountIn(fact.data, 'accumulated'))}. En el mes se amortizaron ${writePesos(fact.amount)} más.`,
    why: 'Un intangible no se amortiza por más de lo que costó. El gasto del mes no existe, y el activo neto queda negativo.',
    correction: () => 'Reversa la amortización con el asiento sugerido y desactiva las fichas que ya terminaron.',
  },
  'AMO-8': {
    title: (fact) =>
      `La amortización de ${fact.accountName || fact.account} cambió de ${writePesos(fact.expected ?? 0n)} a ${writePesos(fact.found ?? 0n)}`,
    message: (fact) =>
      wordIn(fact.data, 'kind') === 'anticipado'
        ? `${inMonth(fact)} se consumieron ${writePesos(fact.found ?? 0n)} de ${writeAccount(fact)}, y los meses anteriores fueron siempre ${writePesos(fact.expected ?? 0n)}. De más: ${writeThirdParties(fact.thirdParties)}.`
        : `${inMonth(fact)} se amortizaron ${writePesos(fact.found ?? 0n)} en ${writeAccount(fact)}. Los meses anteriores fueron siempre ${writePesos(fact.expected ?? 0n)}, y el costo (${writePesos(amountIn(fact.data, 'cost'))}) no cambió.`,
    why: 'La amortización en línea recta es la misma cada mes mientras no entren ni salgan activos. Un mes distinto suele ser una cuota repetida, una incompleta o un cálculo sobre otra base.',
    correction: () =>
      'Compara el comprobante del mes con el del anterior. Reversa lo que esté de más o registra lo que falte; si cambió la vida útil, deja el soporte de la nueva estimación.',
  },
  'AMO-7': {
    title: (fact) => `${writePesos(fact.amount)} de amortización del año pasan del máximo fiscal`,
    message: (fact) =>
      `En ${fact.period.year} se llevaron al gasto ${writePesos(fact.found ?? 0n)} de amortización. El máximo fiscal es el ${formatPercent(countIn(fact.data, 'percent'), 0)} anual del costo (${wordIn(fact.data, 'law')}): ${writePesos(fact.expected ?? 0n)}.`,
    why: 'La vida contable puede ser más corta que la fiscal. El exceso se deduce en los años siguientes: es una diferencia temporaria.',
    correction: () =>
      'No hay nada que corregir en la contabilidad. Llévalo a la conciliación fiscal. Si el contrato que da derecho al intangible dura menos de cinco años, la ley permite ese plazo: deja el soporte.',
  },
};

export const text: ValidationText<Rule, Role> = {
  title: 'Amortización',
  summary:
    'Comprueba que los intangibles se amorticen cada mes y que el gasto salga de un activo. Señala los gastos pagados por anticipado que nadie consume, los que se consumieron de más y los que no siguen su contrato.',
  rules,
  roles,
  parameters,
  labels,
  reasons: {
    withoutAssets: () => 'El balance no tiene intangibles, ni diferidos, ni gastos pagados por anticipado.',
    closing: () => 'Es el periodo de cierre: la amortización se revisa en los meses.',
    withoutHistory: ({ missing }) =>
      `Falta ${formatPeriod(parsePeriod(String(missing))!)}: sin él no se sabe hace cuánto no se consume.`,
    withoutContracts: () =>
      'Faltan los meses de los contratos pagados por anticipado: escríbelos en los parámetros para comparar la cuota de cada mes.',
    withoutStart: ({ account }) =>
      `Falta el balance del mes en que se pagó el contrato de ${account}: sin él no se sabe cuánto se reparte.`,
  },
};
