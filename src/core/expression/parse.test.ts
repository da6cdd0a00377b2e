import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../tests/support/test-sizes.ts';
import { compileExpression } from './compile-expression.ts';
import { LONGEST_EXPRESSION } from './custom-names.ts';
import { describeExpressionError } from './expression-error.es.ts';
import { ExpressionError, pointAt } from './expression-error.ts';
import { parse } from './parse.ts';
import { print } from './print.ts';
import { comparisons, figures, type Node } from './syntax-tree.ts';
import { vocabulary } from './vocabulary.ts';

/** The error of parsing; fails if there is none or another. */
function errorOf(source: string): ExpressionError {
  try {
    compileExpression(source);
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
  throw new Error(`no error in ${source}`);
}

describe('an expression', () => {
  it.each([
    ['saldo("1105") <= 10_000_000', 'saldo("1105") <= 10_000_000'],
    ['SALDO(“1105*”)≤10000000', 'saldo("1105") <= 10_000_000'],
    ['débitos("51", "52") <> 0', 'debitos(["51", "52"]) != 0'],
    ['saldo("1")/saldo("2") >= 5 %', 'saldo("1") / saldo("2") >= 0.05'],
    [
      '(saldo("1") - (2 - 3)) = 0 y (saldo("1") > 1 o no (saldo("2") > 1))',
      'saldo("1") - (2 - 3) = 0 y (saldo("1") > 1 o no saldo("2") > 1)',
    ],
    ['promedio(saldo("1"), 1 meses) > -saldo("2") * 1.1250', 'promedio(saldo("1"), 1 mes) > -saldo("2") * 1.1250'],
    ['tercero("1305","1330", saldo("1305") > 0)', 'tercero(["1305", "1330"], saldo("1305") > 0)'],
    [
      'absoluto(movimiento("11") + saldo_inicial("11") - creditos("11")) > 0',
      'absoluto(movimiento("11") + saldo_inicial("11") - creditos("11")) > 0',
    ],
  ])('%s is read', (source, printed) => {
    expect(print(compileExpression(source).tree)).toBe(printed);
  });

  it.each([
    ['saldos("1105") <= 3', 1, '¿Quisiste decir saldo?'],
    ['sadlo("1105") <= 3', 1, '¿Quisiste decir saldo?'],
    ['saldo("1") > 3 and saldo("2") > 1', 16, '¿Quisiste decir y?'],
    ['inventario("14") > 1', 1, 'no conocemos «inventario».'],
    ['saldo(1105) <= 3', 7, 'esperábamos un código de cuenta entre comillas, como "1105" y encontramos «1105».'],
    ['saldo("1105" <= 3', 14, 'esperábamos un paréntesis «)» o una coma y encontramos «<=».'],
    ['saldo "1105" <= 3', 7, 'esperábamos un paréntesis «(» y encontramos «"1105"».'],
    ['saldo("1") <= ', 15, 'la expresión termina antes de tiempo'],
    ['saldo("1") <= 3 saldo("2")', 17, 'esperábamos una operación o una comparación y encontramos «saldo»'],
    ['saldo(["1", "2") <= 3', 16, 'esperábamos un corchete «]» o una coma'],
    ['saldo("11o5") > 1', 7, '«11o5» no es un código de cuenta'],
    ['saldo("") > 1', 7, 'no es un código de cuenta'],
    ['saldo("11 > 3', 7, 'falta la comilla'],
    ['saldo("1") > 1.000.000', 14, 'Separa los miles con raya baja'],
    ['saldo("1") > 10.000', 14, 'Parece un millar'],
    ['saldo("1") > 1__0', 14, 'no es un número'],
    ['saldo("1") > 1234567890123456', 14, 'Caben hasta 15 cifras'],
    ['saldo("1") > 3 $', 16, 'el carácter «$» no se usa'],
    ['saldo("11") < saldo("12") < 3', 27, 'Une las dos con «y»'],
    ['promedio(saldo("1"), 30 meses) > 1', 22, 'entre 1 y 24 meses'],
    ['promedio(saldo("1"), 2.5 meses) > 1', 22, 'esperábamos cuántos meses'],
    ['promedio(saldo("1"), 3) > 1', 23, 'la palabra «meses»'],
    ['promedio(promedio(saldo("1"), 3 meses), 3 meses) > 1', 10, 'no puede ir dentro de otro'],
    ['promedio(5, 3 meses) > saldo("1")', 10, 'falta una cuenta'],
    ['tercero("13", tercero("13", saldo("13") > 1))', 15, 'no puede ir dentro de otro'],
    ['tercero("1305") > 3', 15, 'esperábamos una coma'],
    ['saldo("1105")', 1, 'aquí debe haber una condición'],
    ['saldo("1105") > 1 y saldo("1110")', 21, 'aquí debe haber una condición'],
    ['(saldo("1") > 1) + 2 > 3', 1, 'esto es una condición'],
    ['1 < 2', 1, 'falta una cuenta'],
    ['saldo("1") * saldo("2") > 3', 1, 'no se multiplican'],
    ['saldo("1") / saldo("2") > saldo("3")', 1, 'una proporción'],
    ['   ', 1, 'la expresión está vacía'],
  ])('%s is refused at character %i', (source, character, sentence) => {
    const error = errorOf(source);
    const said = describeExpressionError(error);
    expect(said).toContain(sentence);
    expect(said).toMatch(/^En el carácter \d+: .*[.?]$/);
    expect(error.at + 1).toBe(character);
    expect(said).not.toMatch(/undefined|null/);
  });

  it('has limits of length and depth, and reports where they are exceeded', () => {
    expect(errorOf(`${'('.repeat(60)}saldo("1")${')'.repeat(60)} > 1`)).toMatchObject({ code: 'too_deep', at: 51 });
    expect(errorOf('no '.repeat(60))).toMatchObject({ code: 'too_deep' });
    expect(errorOf(' '.repeat(LONGEST_EXPRESSION + 1))).toMatchObject({ code: 'too_long', at: LONGEST_EXPRESSION });
    const longest = `saldo("1") > 0${' + 1'.repeat(496)}`;
    expect(longest.length).toBeLessThanOrEqual(LONGEST_EXPRESSION);
    expect(compileExpression(longest).account).toBe('1');
  });

  it('is shown with its error marked on its line', () => {
    const source = 'saldo("11") > 1\n\ty saldo(12) > 1';
    expect(pointAt(source, errorOf(source))).toBe('\ty saldo(12) > 1\n\t        ^^');
  });
});

const span = { at: 0, length: 0 };
const accounts = fc.array(fc.stringMatching(/^\d{1,10}$/), { minLength: 1, maxLength: 3 });
const tree = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    fc.bigInt(0n, 10n ** 21n - 1n).map((millionths): Node => ({ kind: 'number', millionths, ...span })),
    fc
      .tuple(fc.constantFrom(...figures), accounts)
      .map(([figure, list]): Node => ({ kind: 'figure', figure, accounts: list, ...span })),
    fc
      .tuple(tie('node'), fc.integer({ min: 1, max: 24 }))
      .map(([of, months]): Node => ({ kind: 'average', of, months, ...span })),
    fc
      .tuple(accounts, tie('node'))
      .map(([list, condition]): Node => ({ kind: 'thirdParty', accounts: list, condition, ...span })),
    fc
      .tuple(fc.constantFrom('absolute' as const, 'negative' as const, 'not' as const), tie('node'))
      .map(([kind, of]): Node => ({ kind, of, ...span })),
    fc
      .tuple(fc.constantFrom(...comparisons), tie('node'), tie('node'))
      .map(([operator, left, right]): Node => ({ kind: 'comparison', operator, left, right, ...span })),
    fc
      .tuple(fc.constantFrom('y' as const, 'o' as const), tie('node'), tie('node'))
      .map(([operator, left, right]): Node => ({ kind: 'connective', operator, left, right, ...span })),
    fc
      .tuple(fc.constantFrom('+' as const, '-' as const, '*' as const, '/' as const), tie('node'), tie('node'))
      .map(([operator, left, right]): Node => ({ kind: 'arithmetic', operator, left, right, ...span })),
  ),
})).node;

function withoutSpans(node: Node): unknown {
  return JSON.parse(
    JSON.stringify(node, (key, value) =>
      key === 'at' || key === 'length' ? undefined : typeof value === 'bigint' ? `${value}` : value,
    ),
  );
}

describe('any text', () => {
  const soup = fc
    .array(
      fc.constantFrom(
        ...vocabulary,
        '"1105"',
        '"51*"',
        '"x"',
        '"',
        '(',
        ')',
        '[',
        ']',
        ',',
        '<=',
        '=',
        '+',
        '-',
        '*',
        '/',
        '3',
        '0.5',
        '5%',
        '1.000',
        'saldos',
        '\n',
        ' ',
        '$',
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(' '));

  it('is parsed, or refused with an ExpressionError inside it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), soup), (source) => {
        try {
          compileExpression(source);
        } catch (error) {
          expect(error).toBeInstanceOf(ExpressionError);
          const { at, length } = error as ExpressionError;
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(source.length);
          expect(length).toBeGreaterThan(0);
          expect(describeExpressionError(error as ExpressionError)).toMatch(/^En el carácter \d+: /);
        }
      }),
      { numRuns: cases(10_000, 150) },
    );
  });

  it('printed from a tree parses to that tree, and prints the same', () => {
    fc.assert(
      fc.property(tree, (node) => {
        const printed = print(node);
        fc.pre(printed.length <= LONGEST_EXPRESSION);
        const read = parse(printed);
        expect(withoutSpans(read)).toEqual(withoutSpans(node));
        expect(print(read)).toBe(printed);
      }),
      { numRuns: cases(5000, 150) },
    );
  });
});
