import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { csvBalance, type TestFile } from '../../../../tests/support/fixture-files.ts';
import {
  allowSupport,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { listParametrizationChanges, previewValidation, setValidation } from './contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

let companies = 0;

function company(owner = user): Promise<number> {
  companies += 1;
  const nit = String(900_120_000 + companies);
  return newCompany(owner, { comp_entity_id: nit, comp_check_digit: checkDigit(nit)! });
}

async function store(id: number, file: TestFile, period: string): Promise<void> {
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId, period } }, 201);
}

describe('roles that do not follow from the codes', () => {
  const withholding = 10;
  const equivalences = 0;
  const own = csvBalance([
    ['11100501', 'Banco', '899999068', 'Propia', '0', '0', '0', '0'],
    ['248541', 'Retención servicios 4%', '900123456', 'Acme', '0', '0', '40000', '-40000'],
    ['51359501', 'Servicios', '900123456', 'Acme', '0', '1000000', '0', '1000000'],
    ['22050501', 'Proveedores', '900123456', 'Acme', '0', '0', '960000', '-960000'],
  ]);
  const suggested = async (id: number) => {
    const asked = { params: { id, validationId: withholding }, body: { settings: {} } };
    return (await user.ok(previewValidation, asked)).data.suggestions.map(({ account, equivalent }) => [
      account,
      equivalent,
    ]);
  };
  const say = (id: number, pairs: [string, string][]) => ({
    params: { id, validationId: equivalences },
    body: { settings: { parameters: { equivalencias: pairs } } },
  });

  test('are suggested until the company says what they are, for all validations, in its history', async () => {
    const id = await company();
    await store(id, own, '2026-03');
    expect(await suggested(id)).toEqual([['248541', expect.stringMatching(/^2365/)]]);
    await user.ok(setValidation, say(id, [['248541', '236525']]));
    expect(await suggested(id)).toEqual([]);
    const asked = { params: { id, validationId: withholding }, body: { settings: {} } };
    expect((await user.ok(previewValidation, asked)).data.accounts.retServicios).toEqual(['248541']);
    const { data } = await user.ok(listParametrizationChanges, { params: { id } });
    expect(data[0]).toMatchObject({ validation: 'cuentas', validationTitle: 'Papel de las cuentas', action: 'set' });
  });

  test('are refused by saying that the code is right', async () => {
    const id = await company();
    await store(id, own, '2026-03');
    await user.ok(setValidation, say(id, [['248541', '248541']]));
    expect(await suggested(id)).toEqual([]);
    const asked = { params: { id, validationId: withholding }, body: { settings: {} } };
    expect((await user.ok(previewValidation, asked)).data.accounts.retServicios).toEqual([]);
  });

  test('are not said by who may not edit, and have no preview of their own', async () => {
    const owner = await service.newUser();
    const id = await company(owner);
    const staff = await service.newUser({ isAdmin: true });
    await allowSupport(owner);
    await staff.fails(setValidation, 'auth.forbidden', say(id, [['248541', '236525']]));
    const mine = await company();
    await user.fails(setValidation, 'request.invalid', {
      ...say(mine, []),
      body: { settings: { roles: { caja: ['1105'] } } },
    });
    await user.fails(previewValidation, 'resource.not_found', say(mine, []));
  });
});
