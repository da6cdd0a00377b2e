/** Equal figures have an equal digest, whatever package wrote the file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figuresDigest } from '#core/books/figures-digest.ts';
import { formats } from '#formats/registry.gen.ts';
import { readFile } from '#platform/workbook/read-file.ts';

const packages = ['siigo-nube', 'siigo-pyme', 'helisa', 'world-office', 'biable', 'csv'];

async function digestOf(folder: string, month: string): Promise<string> {
  const fileName = `balance-${month}.${folder === 'csv' ? 'csv' : 'xlsx'}`;
  const bytes = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'formats', folder, fileName));
  return figuresOf(bytes, fileName);
}

async function figuresOf(bytes: Uint8Array, fileName: string): Promise<string> {
  const { view } = await readFile(async () => ({ bytes, fileName }), formats);
  return figuresDigest(view!);
}

test.each(['2026-01', '2026-02'])('the same books of %s from six packages have one digest', async (month) => {
  const digests = await Promise.all(packages.map((folder) => digestOf(folder, month)));
  expect(new Set(digests).size).toBe(1);
});

test('another month, amount or third party has another digest, and the order and the split of rows do not matter', async () => {
  expect(await digestOf('csv', '2026-01')).not.toBe(await digestOf('csv', '2026-02'));
  const line = (nit: string, debit: number) => `130505;Clientes;${nit};Ana;0;${debit};0;${debit}`;
  const digest = async (...lines: string[]) => {
    const header = 'Código cuenta;Nombre cuenta;NIT;Nombre tercero;Saldo inicial;Débito;Crédito;Saldo final';
    const cash = '110505;Caja;900394374;Norte;0;0;100;-100';
    return figuresOf(Buffer.from([header, cash, ...lines].join('\n')), 'balance.csv');
  };
  const whole = await digest(line('800197268', 70), line('860005224', 30));
  expect(await digest(line('860005224', 30), line('800197268', 70))).toBe(whole);
  expect(await digest(line('800197268', 40), line('800197268', 30), line('860005224', 30))).toBe(whole);
  expect(await digest(line('800197268', 30), line('860005224', 70))).not.toBe(whole);
  expect(await digest(line('800197268', 100))).not.toBe(whole);
});
