/** Spanish sentences of expression errors: position, expected, found. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { formatCount } from '#core/money/money.es.ts';
import type { Expected, ExpressionError, ExpressionErrorCode } from './expression-error.ts';

const expectedText: Readonly<Record<Expected, string>> = {
  value: 'un número, una función como saldo("1105") o un paréntesis',
  opening: 'un paréntesis «(»',
  closing: 'un paréntesis «)»',
  closing_list: 'un corchete «]»',
  comma: 'una coma',
  operator: 'una operación o una comparación',
  accounts: 'un código de cuenta entre comillas, como "1105"',
  months: 'cuántos meses, como 3 meses',
  months_word: 'la palabra «meses»',
};

type Data = ExpressionError['data'];

const numberProblem: Readonly<Record<string, string>> = {
  points: 'Separa los miles con raya baja y los decimales con un punto: 1_000_000.50.',
  thousands: 'Parece un millar: escribe los miles con raya baja, 10_000. Si son decimales, agrega un cero, 1.1250.',
  form: 'Separa los miles con raya baja y los decimales con un punto: 1_000_000.50.',
  size: 'Caben hasta 15 cifras enteras y 6 decimales (4 en un porcentaje).',
};

const problem: Readonly<Record<ExpressionErrorCode, (data: Data) => string>> = {
  empty: () => 'la expresión está vacía. Escribe una condición, como saldo("1105") <= 10_000_000',
  too_long: ({ limit }) => `la expresión es demasiado larga: caben ${formatCount(Number(limit))} caracteres`,
  too_deep: ({ limit }) => `hay más de ${limit} paréntesis o funciones unos dentro de otros`,
  unexpected: ({ found }) => (found === '' ? 'la expresión termina antes de tiempo' : `encontramos «${found}»`),
  unknown_word: ({ found, meant }) =>
    `no conocemos «${found}»${meant === undefined ? '' : `. ¿Quisiste decir ${meant}?`}`,
  unknown_character: ({ found }) => `el carácter «${found}» no se usa en las expresiones`,
  open_text: () => 'falta la comilla que cierra el código de la cuenta',
  bad_account: ({ found }) => `«${found}» no es un código de cuenta: usa solo cifras, con un * al final si quieres`,
  bad_number: ({ found, problem: which }) =>
    `«${found}» no es un número. ${lookUp(numberProblem, String(which)) ?? ''}`,
  months_range: ({ limit }) => `se puede promediar entre 1 y ${limit} meses`,
  chained: () => 'aquí empieza otra comparación. Une las dos con «y»: 0 <= a y a <= 10',
  nested: ({ found }) => `«${found}» no puede ir dentro de otro «${found}»`,
  not_a_condition: () => 'aquí debe haber una condición, algo que se cumple o no: compáralo con <=, >= o =',
  not_a_number: () => 'aquí debe haber un número, y esto es una condición',
  mixed: () => 'un monto en pesos y una proporción (un monto dividido entre otro) no se suman ni se comparan',
  product: () => 'dos montos en pesos no se multiplican. Multiplica un monto por un número, como 0.05',
  no_accounts: () => 'falta una cuenta: usa saldo("1105") o una función parecida',
};

/** `En el carácter 7: esperábamos un paréntesis «)» y encontramos «;».` Characters are counted from 1. */
export function describeExpressionError(error: ExpressionError): string {
  const expected = error.expected.map((one) => expectedText[one]);
  const wanted = expected.length === 0 ? '' : `esperábamos ${expected.join(' o ')} y `;
  const sentence = `En el carácter ${error.at + 1}: ${wanted}${problem[error.code](error.data)}`;
  return /[.?]$/.test(sentence) ? sentence : `${sentence}.`;
}
