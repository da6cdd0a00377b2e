/**
 * Names that every JavaScript object inherits, wherever a file, its name, settings or an expression may hold a word: the
 * answer is that of a neutral word of the same letters and order.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { toDecimal } from '#core/money/money.ts';
import { balanceRows } from '../reading/one-balance.ts';
import { xlsxParts, zipOf } from '../support/made-files.ts';
import { type CuadreRun, cuadre } from '../support/run-cuadre.ts';
import { spread } from '../support/test-sizes.ts';

const folder = mkdtempSync(join(tmpdir(), 'cuadre-inherited-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The word, and a neutral one that sorts like it. */
const words = [
  ['constructor', 'constructos'],
  ['__proto__', '__protp__'],
  ['toString', 'toStrinh'],
  ['hasOwnProperty', 'hasOwnPropertz'],
] as const;

const rows = balanceRows(false);

/** The books with the word as name of the company, the sheet, a column and every seventh account and third party. */
function book(word: string): string {
  const named = (name: string, index: number) =>
    index % 7 === 0 ? word : index % 7 === 1 ? `${name} ${word}` : index % 7 === 2 ? `Credito ${word}` : name;
  const written = rows
    .filter(({ title }) => !title)
    .map(({ account, accountName, thirdParty, ...amounts }, index) => [
      account,
      named(accountName, index),
      thirdParty?.id ?? '',
      thirdParty === null ? '' : named(thirdParty.name, Number(thirdParty.id.replace(/\D/g, '')) || 0),
      ...[amounts.opening, amounts.debit, amounts.credit, amounts.closing].map(toDecimal),
      word,
    ]);
  const titles = ['Código cuenta', 'Nombre cuenta', 'NIT', 'Nombre tercero'];
  const table = [
    [word],
    ['NIT 900394374-4'],
    ['Balance de prueba de marzo de 2026'],
    [...titles, 'Saldo inicial', 'Débito', 'Crédito', 'Saldo final', word],
    ...written,
  ];
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text.replaceAll('&', '&amp;')}</t></is></c>`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = xlsxParts({
    sheet: table.map((line, index) => `<row r="${index + 1}">${line.map(cell).join('')}</row>`).join(''),
    workbook: `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${word}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  });
  mkdirSync(join(folder, word), { recursive: true });
  const path = join(folder, word, `${word}.xlsx`);
  writeFileSync(path, zipOf(parts));
  return path;
}

function document(word: string, name: string, content: string): string {
  const path = join(folder, word, name);
  writeFileSync(path, content);
  return path;
}

/** What was said, without the word in any case, and without times. */
function said({ code, out, err }: CuadreRun, word: string): { code: number; told: string } {
  const anyCase = new RegExp(word.replace(/^_+|_+$/g, '_*'), 'gi');
  const told = [out, err].join('\n').replace(anyCase, '§');
  return { code, told: told.replace(/"(milliseconds|fingerprint)": ?[^,\n]*/g, '') };
}

describe.each(spread(words, 2))('%s', (word, neutral) => {
  const path = book(word);
  const other = book(neutral);
  const same = async (run: (word: string, path: string) => Promise<CuadreRun>) => {
    const given = said(await run(word, path), word);
    expect(given).toEqual(said(await run(neutral, other), neutral));
    return given;
  };

  test('in a file: it is read, its accounts have their roles and it is audited', async () => {
    for (const command of ['inspeccionar', 'cuentas', 'auditar']) {
      const { code, told } = await same((_, file) => cuadre(command, file, '--json'));
      expect(code).toBeLessThan(2);
      expect(told).toContain('§');
    }
    await same((_, file) => cuadre('columnas', file));
    await same((_, file) => cuadre('estados', file, '--json'));
  });

  test('in settings: it is refused as any other', async () => {
    const settings = [
      (name: string) => `{ "${name}": {} }`,
      (name: string) => `{ "retencion": { "parameters": { "${name}": 1 } } }`,
      (name: string) => `{ "retencion": { "roles": { "${name}": ["2365"] } } }`,
      (name: string) => `{ "retencion": { "rules": { "${name}": { "off": true, "reason": "No aplica" } } } }`,
      (name: string) => `{ "retencion": { "parameters": { "codigosCiiu": ["${name}"] } } }`,
    ];
    for (const [index, write] of settings.entries()) {
      const { code } = await same((name, file) =>
        cuadre('auditar', file, '--parametros', document(name, `parametros-${index}.json`, write(name))),
      );
      expect(code).toBe(2);
    }
    await same((name, file) =>
      cuadre('auditar', file, '--perfil', document(name, 'perfil.json', `{ "${name}": "${name}" }`)),
    );
    await same((name, file) => cuadre('auditar', file, '--software', name));
  });

  test('in an expression: it is no word of the language', async () => {
    for (const write of [
      (name: string) => `${name} > 0`,
      (name: string) => `${name}("51") > 0`,
      (name: string) => `saldo("${name}") > 0`,
      (name: string) => `saldo("51", ${name}) > 0`,
    ]) {
      const { code } = await same((name, file) => cuadre('probar', write(name), file));
      expect(code).toBe(2);
    }
    const rules = (name: string) =>
      `[{ "nombre": "${name}", "severidad": "alta", "expresion": "saldo(\\"1105\\") < 0", "mensaje": "${name}" }]`;
    const { code } = await same((name, file) =>
      cuadre('auditar', file, '--reglas', document(name, 'reglas.json', rules(name)), '--json'),
    );
    expect(code).toBe(1);
  });
});
