/** `cuadre cuentas`: the roles of a company's accounts, for people and as a document. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixturesFolder } from '../ruling/audit-folder.ts';
import { cuadre } from '../support/run-cuadre.ts';

const layouts = join(fixturesFolder, 'formats/siigo-nube');

test('the role of each account is told, with its reasons', async () => {
  const { code, out } = await cuadre('cuentas', layouts);
  expect(code).toBe(0);
  expect(out).toMatch(/Su papel es el de su código \(\d+ cuentas\)/);
  expect(out).toMatch(/2365\d+ .*retención por/);
});

test('and as a document', async () => {
  const { out } = await cuadre('cuentas', layouts, '--json');
  const [told] = JSON.parse(out);
  expect(told).toMatchObject({ company: { nit: expect.any(String) }, period: expect.stringMatching(/^\d{4}-\d\d$/) });
  expect(told.accounts).toContainEqual(
    expect.objectContaining({
      role: 'suppliers',
      roleName: 'proveedores',
      standing: 'code',
      reasons: expect.any(Array),
    }),
  );
});

test('without files it says what to give it', async () => {
  expect(await cuadre('cuentas')).toMatchObject({ code: 2, err: expect.stringContaining('Dinos qué archivo') });
});
