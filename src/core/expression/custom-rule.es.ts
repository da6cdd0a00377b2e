/** Spanish text of custom rules: the finding, with the figures of the expression. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { FactValue } from '#core/engine/fact.ts';
import { amountIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeList, writeThirdParties } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import type { CustomRule } from './custom-rule.ts';

type Data = Readonly<Record<string, FactValue>>;

/** The comparison that was required, for one that fails. */
const wanted: Readonly<Record<string, string>> = {
  '<': 'debía ser menos de',
  '<=': 'debía ser a lo sumo',
  '>': 'debía ser más de',
  '>=': 'debía ser al menos',
  '=': 'debía ser igual a',
  '!=': 'no debía ser',
};

export const customReasons: Readonly<
  Record<'sin_filas' | 'division' | 'faltan_meses' | 'demasiados_calculos' | 'sin_cuentas', (data: Data) => string>
> = {
  sin_filas: () => 'El archivo no tiene filas de detalle.',
  division: (data: Data) => `No se puede dividir entre cero: ${wordIn(data, 'part')}.`,
  sin_cuentas: (data: Data) => {
    const accounts = listIn(data, 'accounts');
    return `Ningún balance cargado tiene ${accounts.length === 1 ? 'la cuenta' : 'las cuentas'} ${writeList(accounts, 4)}.`;
  },
  demasiados_calculos: (data: Data) =>
    `La condición pide más de ${formatCount(Number(data.most))} de cálculos: acórtala, o reduce sus cuentas o sus meses.`,
  faltan_meses: (data: Data) => {
    const months = listIn(data, 'months').map((month) => formatPeriod(parsePeriod(month)!));
    return `${months.length === 1 ? 'Falta' : 'Faltan'} ${writeList(months, 4)} en la historia.`;
  },
};

/** Labels of formula lines that differ from the expression's own notation. */
export const customLabels: Readonly<Record<string, string>> = { diferencia: 'Diferencia' };

export function customText({ name, expression }: CustomRule): ValidationText {
  return {
    title: name,
    summary: `Validación propia de la empresa: ${expression}`,
    question: '¿Nos cuentas qué pasó aquí? Si tienes un soporte, adjúntalo.',
    client: {
      subject: 'Un control propio de la empresa',
      found: 'Una condición que la empresa pidió vigilar no se cumple.',
      need: 'Cuéntenos qué pasó aquí y envíenos el soporte.',
    },
    roles: {},
    parameters: {},
    labels: customLabels,
    reasons: customReasons,
  };
}

export function customRuleText({ name, message }: CustomRule): RuleText {
  return {
    title: ({ thirdParties }) =>
      thirdParties.length === 0 ? name : `${name}: ${countThirdParties(thirdParties.length)}`,
    message: (fact) => [message, describe(fact)].filter(Boolean).join(' '),
    why: 'Es una validación que la empresa escribió para sus propios controles: sus libros deben cumplir esta condición todos los meses.',
    correction: () =>
      'Revisa las cuentas de la fórmula y corrige lo que haga falta. Si la condición ya no corresponde, cámbiala o desactívala en las validaciones propias.',
  };
}

function describe({ data, thirdParties }: FactView): string {
  const broken = `No se cumple ${wordIn(data, 'condition')}`;
  if (!('left' in data)) return `${broken}: lo cumple cada uno de los terceros.`;
  const sides = `${wordIn(data, 'left')} da ${side(data, 'found')} y ${lookUp(wanted, wordIn(data, 'required'))} ${side(data, 'limit')}`;
  if (thirdParties.length === 0) return `${broken}: ${sides}.`;
  const where = thirdParties.length === 1 ? '' : 'en el primero, ';
  return `${broken} para ${writeThirdParties(thirdParties)}: ${where}${sides}.`;
}

function side(data: Data, name: 'found' | 'limit'): string {
  const size = amountIn(data, name);
  return wordIn(data, 'unit') === 'amount' ? writePesos(size) : formatIdentity(size);
}

/** Formats millionths: `0,35`. */
function formatIdentity(millionths: bigint): string {
  const size = millionths < 0n ? -millionths : millionths;
  const decimals = (size % 1_000_000n).toString().padStart(6, '0').replace(/0+$/, '');
  const whole = formatCount(Number(size / 1_000_000n));
  return `${millionths < 0n ? '−' : ''}${whole}${decimals === '' ? '' : `,${decimals}`}`;
}

function countThirdParties(count: number): string {
  return count === 1 ? '1 tercero' : `${formatCount(count)} terceros`;
}
