/** Variación in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeThirdParties } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import { ratios } from './ratios-text.es.ts';
import { comparisons, explanation, makers, moved, parts } from './sentences.es.ts';
import { parameters, roles } from './settings-text.es.ts';
import type { Rule, validation } from './validation.ts';

function body(fact: FactView, start: string): string {
  return `${start}${comparisons(fact)}${parts(fact)}${makers(fact)}${explanation(fact)}`;
}

const asked =
  'Pide la explicación al responsable y consérvala con su soporte. Si la variación es real, justifica el hallazgo con ella; si es un error de cuenta, de tercero, de valor o de mes, corrige el comprobante.';

const accounts: Record<'VAR-1' | 'VAR-2' | 'VAR-3' | 'VAR-4' | 'VAR-5', RuleText> = {
  'VAR-1': {
    title: (fact) =>
      `${fact.accountName} ${moved(fact.expected ?? 0n, fact.found ?? 0n)}: ${writePesos(fact.found ?? 0n)} en el mes`,
    message: (fact) =>
      body(fact, `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} registró ${writePesos(fact.found ?? 0n)}.`),
    why: 'Un ingreso, costo o gasto que se aparta de lo usual tiene una causa: más actividad, un precio nuevo, algo de una sola vez, o un registro en la cuenta, el valor o el mes que no era. El revisor la preguntará.',
    correction: () => asked,
  },
  'VAR-2': {
    title: (fact) =>
      `El saldo de ${fact.accountName} ${moved(fact.expected ?? 0n, fact.found ?? 0n)}: quedó en ${writePesos(fact.found ?? 0n)}`,
    message: (fact) =>
      body(
        fact,
        `Al cierre de ${formatPeriod(fact.period)}, ${writeAccount(fact)} quedó en ${writePesos(fact.found ?? 0n)}.`,
      ),
    why: 'Un saldo que cambia de repente puede ser una compra, un crédito o un recaudo grande, y también un registro doble, un cruce incompleto o una reclasificación sin explicar.',
    correction: () => asked,
  },
  'VAR-3': {
    title: (fact) =>
      `${fact.accountName} dejó de tener ${wordIn(fact.data, 'kind') === 'result' ? 'movimiento' : 'saldo'} (venía en ${writePesos(fact.expected ?? 0n)})`,
    message: (fact) =>
      body(
        fact,
        `${writeAccount(fact)} tuvo ${wordIn(fact.data, 'kind') === 'result' ? 'movimiento' : 'saldo'} en los tres meses anteriores y en ${formatPeriod(fact.period)} está en cero.`,
      ),
    why: 'Cuando una cuenta activa se apaga, o el hecho terminó, o falta el registro, o se está contabilizando en otra cuenta.',
    correction: () =>
      'Confirma si terminó el contrato o la operación. Si no, busca el documento del mes: falta registrarlo o quedó en otra cuenta; regístralo o trasládalo.',
  },
  'VAR-4': {
    title: (fact) => `${fact.accountName} aparece por ${writePesos(fact.found ?? 0n)}`,
    message: (fact) =>
      body(
        fact,
        `En ${formatPeriod(fact.period)} aparece ${writeAccount(fact)} por ${writePesos(fact.found ?? 0n)}; antes no tenía movimiento.`,
      ),
    why: 'Una cuenta nueva por un valor importante es una operación nueva o un registro en la cuenta equivocada. En ambos casos conviene ver el documento.',
    correction: () =>
      'Revisa los documentos: si la operación es nueva, documenta de qué se trata; si es de otra cuenta o el valor está mal digitado, corrige el comprobante.',
  },
  'VAR-5': {
    title: (fact) => `Reclasificación dentro de ${fact.accountName} por ${writePesos(fact.amount)}`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} cambió poco en total, pero unas subcuentas subieron y otras bajaron.${parts(fact)}${explanation(fact)}`,
    why: 'Un traslado entre subcuentas no cambia el total, pero sí la comparación entre meses y, a veces, la retención o la deducción que corresponde a cada una.',
    correction: () =>
      'Confirma que el cambio de subcuenta fue decidido y mantenlo en adelante. Si fue un error, devuelve el registro a la subcuenta de siempre.',
  },
};

export const text: ValidationText<Rule, keyof (typeof validation)['roles']> = {
  title: 'Variación',
  summary:
    'Compara cada cuenta con el mes anterior, el promedio de los últimos doce y el mismo mes del año pasado, y destaca lo que no tiene precedente ni explicación de calendario. También revisa el margen, la rotación y el costo por empleado.',
  rules: {
    ...accounts,
    ...ratios,
    'VAR-10': {
      title: (fact) => `${fact.accountName}: el total es el usual, pero cambiaron sus terceros`,
      message: (fact) =>
        `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} registró ${writePesos(amountIn(fact.data, 'total'))}, como en los ${countIn(fact.data, 'months')} meses anteriores, pero con otros terceros: ${writeThirdParties(fact.thirdParties)} frente a su promedio.`,
      why: 'Cuando el gasto es el mismo y cambia quién lo cobra, puede ser un proveedor nuevo, o un registro al tercero equivocado: la retención, el IVA y la información exógena saldrían mal.',
      correction: () =>
        'Confirma el cambio de proveedor con el contrato o la factura. Si el tercero es el equivocado, trasládalo entre terceros de la misma cuenta.',
    },
  },
  roles,
  parameters,
  labels: {
    now: 'Este mes',
    month: 'Menos el mes anterior',
    mean: 'Menos el promedio de los meses anteriores',
    year: 'Menos el mismo mes del año anterior',
    change: 'Variación',
  },
  reasons: {
    closingPeriod: () => 'El periodo de cierre cancela las cuentas de resultado: no se compara con los meses.',
    missingHistory: ({ month }) =>
      `Faltan meses anteriores: con ${formatPeriod(parsePeriod(String(month))!)} ya se puede comparar.`,
    missingPrevious: ({ month }) =>
      `Falta ${formatPeriod(parsePeriod(String(month))!)}: los ingresos, costos y gastos se compararon solo con el promedio y con el año anterior.`,
  },
};
