/**
 * Beyond the cases: suggested entries line by line, new or inherited balances, and roles consistent with the reference
 * tables.
 */
import { describe, expect, test } from 'vitest';
import { runValidations } from '#core/engine/run-validations.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { natureRules } from '#core/reference/chart/nature-exceptions.ts';
import { text } from './text.es.ts';
import { validation } from './validation.ts';

function findings(books: string) {
  const errors: unknown[] = [];
  const { report } = runValidations(
    { balance: balanceOfBooks('2026-03', books), period: { year: 2026, month: 3 }, history: [], profile: {} },
    { validations: [validation], texts: { naturaleza: text } },
    undefined,
    (_, error) => errors.push(error),
  );
  expect(errors).toEqual([]);
  return report.validations[0]!.findings;
}

/** `account nit debit credit` of each line. */
function entryOf(books: string): string[] {
  const [finding] = findings(books);
  return finding!.entry.map(({ account, nit, debit, credit }) => [account, nit ?? '-', debit, credit].join(' '));
}

describe('the suggested entry', () => {
  test("moves a customer's balance to advances received, on the company's own account", () => {
    const books = `
      13050501 Clientes              | 900100200 Almacén Sur |  0 | 0 | 90_000 | -90_000
      28050501 Anticipos de clientes | 900100201 Almacén Luz |  0 | 0 | 50_000 | -50_000`;
    expect(entryOf(books)).toEqual(['13050501 900100200 90000.00 0.00', '28050501 900100200 0.00 90000.00']);
  });

  test("moves a supplier's balance to advances given, on the largest account of the company", () => {
    const books = `
      22050501 Proveedores | 800200300 Textiles | 0 | 70_000 | 0 | 70_000
      13300501 Anticipos A | 800200301 Papeles  | 0 | 10_000 | 0 | 10_000
      13300502 Anticipos B | 800200301 Papeles  | 0 | 30_000 | 0 | 30_000`;
    expect(entryOf(books)).toEqual(['13300502 800200300 70000.00 0.00', '22050501 800200300 0.00 70000.00']);
  });

  test("moves a bank's balance, and no more, when its third parties offset each other", () => {
    const books = `
      11100501 Banco corriente | 860002964 Banco de Bogotá | 0 | 0 | 80_000 | -80_000
      11100501 Banco corriente | 900100200 Almacén Sur     | 0 | 30_000 | 0 | 30_000`;
    expect(entryOf(books)).toEqual(['11100501 860002964 50000.00 0.00', '210505 860002964 0.00 50000.00']);
  });

  test('says which account the company lacks, also where the one under its code is of something else', () => {
    const books = `
      13050501 Clientes | 900100200 Almacén Sur |  0 | 0 | 90_000 | -90_000
      28050501 Copagos  | 900100201 Ana         |  0 | 0 | 50_000 | -50_000`;
    expect(entryOf(books)).toEqual(['13050501 900100200 90000.00 0.00', '280505 900100200 0.00 90000.00']);
    expect(findings(books)[0]!.entry.map(({ outsideChart = false }) => outsideChart)).toEqual([false, true]);
  });

  test('nets a tax account within itself and moves the difference to the authority', () => {
    const books = `
      24080101 IVA generado    | 900100200 Almacén Sur | 0 |       0 | 100_000 | -100_000
      24081001 IVA descontable | 800200300 Textiles    | 0 | 400_000 |       0 |  400_000
      24081001 IVA descontable | 800197268 DIAN        | 0 |       0 |  50_000 |  -50_000`;
    expect(entryOf(books)).toEqual([
      '24080101 900100200 100000.00 0.00',
      '135520 800197268 250000.00 0.00',
      '24081001 800197268 0.00 350000.00',
    ]);
  });

  test('assigns a migrated balance without third party, as far as it goes', () => {
    const books = `
      13050501 Clientes |                       | 100_000 | 0 |      0 | 100_000
      13050501 Clientes | 900100200 Almacén Sur |       0 | 0 | 80_000 | -80_000
      13050501 Clientes | 900100201 Almacén Luz |       0 | 0 | 60_000 | -60_000`;
    expect(entryOf(books)).toEqual([
      '13050501 900100200 80000.00 0.00',
      '13050501  0.00 80000.00',
      '13050501 900100201 60000.00 0.00',
      '280505 900100201 0.00 60000.00',
    ]);
  });

  test('shows the largest of many third parties, and says so', () => {
    const thirdParties = Array.from({ length: 510 }, (_, index) => {
      const amount = (index + 1) * 10_000;
      return `13050501 Clientes | 52100${1000 + index} Cliente ${index} | 0 | 0 | ${amount} | -${amount}`;
    });
    const [finding] = findings(thirdParties.join('\n'));
    expect(finding!.thirdPartyCount).toBe(510);
    expect(finding!.entry).toHaveLength(1000);
    expect(finding!.entry[0]).toMatchObject({ nit: '521001509', debit: '5100000.00' });
    expect(finding!.correction).toContain('los 500 terceros de mayor valor');
  });
});

test.each([
  ['0 | 0 | 90_000 | -90_000', / Apareció este mes\.$/],
  ['-90_000 | 0 | 0 | -90_000', / Viene de meses anteriores y no cambió en el mes\.$/],
  ['-30_000 | 0 | 60_000 | -90_000', /: al empezar el mes ya era de \$\s30\.000\.$/],
])('distinguishes new from inherited: %s', (amounts, sentence) => {
  const [finding] = findings(`13050501 Clientes | 900100200 Almacén Sur | ${amounts}`);
  expect(finding!.message).toMatch(sentence);
});

test('accounts judged individually, by third party or in total match the reference table', () => {
  const { roles } = validation;
  const prefixesOf = (kind: string) => natureRules().flatMap((rule) => (rule.kind === kind ? [rule.prefix] : []));
  const { caja, bancos, ahorros, inventarios, activosFijos, impuestosPorPagar, retenciones } = roles;
  expect([...caja, ...bancos, ...ahorros, ...inventarios, ...activosFijos]).toEqual(prefixesOf('strict'));
  expect([...impuestosPorPagar, ...retenciones]).toEqual(expect.arrayContaining(prefixesOf('account_total_only')));
  expect(roles.correctoras).toEqual(prefixesOf('contra'));
});
