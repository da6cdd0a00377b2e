/** Name, code and books as witnesses of their own: each kind of error that one of them alone makes, on a chart without its words. */
import { describe, expect, it } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { type AccountInRole, inferRoles } from './infer-roles.ts';

const SIDE = /^[234]/;

/** Accounts, a line each: `code name`, and after a bar the third parties and the closing balance. */
function rolesOf(lines: string): Map<string, AccountInRole> {
  const rows = lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [account, ids = '900123456', amount] = line.split('|').map((cell) => cell.trim());
      if (account!.startsWith('=')) return [`${account} | | 0 | 0 | 0 | 0`];
      const closing = amount ?? (SIDE.test(account!) ? '-500_000' : '500_000');
      return ids.split(' ').map((id) => `${account} | ${id} Acme | ${closing} | 0 | 0 | ${closing}`);
    });
  return new Map(inferRoles(balanceOfBooks('2026-03', rows.join('\n'))).map((account) => [account.code, account]));
}

/** A list of an ERP: the digit of the class, and a number. */
const LIST = `100001 Caja principal
  100002 Bancolombia corriente
  100005 Anticipo a proveedores
  200001 Proveedores del país
  200002 Nómina por pagar
  200003 IVA descontable
  200004 Retefuente honorarios
  200005 Cesantías
  500001 Sueldos
  500002 Auxilio de transporte
  500003 Aportes AFP`;

describe('a name too wide to contradict the code', () => {
  it.each([
    ['23670501 IVA teórico', 'vatWithholding'],
    ['236705 RTE IVA X PAGAR', 'vatWithholding'],
    ['23680501 ICA por pagar proveedores', 'icaWithholding'],
    ['240801 IVA x pagar ventas', 'vatGenerated'],
    ['24080201 IVA 19%', 'vatDeductible'],
    ['236525 Retefuente del mes', 'withheldServices'],
    ['51052701 Auxilio legal', 'transportAllowance'],
    ['13051001 Clientes de Lima', 'foreignCustomers'],
  ])('%s: %s, where it is', (line, role) => {
    expect([...rolesOf(line).values()]).toMatchObject([{ role, standing: 'code' }]);
  });

  it('leaves the code where a title above says it', () => {
    const roles = rolesOf('= 236705 IVA teórico\n23670501 IVA teórico');
    expect(roles.get('23670501')).toMatchObject({ role: 'vatWithholding', standing: 'code' });
  });

  it('is not one that says another account', () => {
    expect(rolesOf('240801 IVA descontable').get('240801')).toMatchObject({ role: 'vatDeductible' });
  });
});

describe('a code alone', () => {
  it.each([
    ['53051501 Comisiones bancarias'],
    ['53953001 Faltante de caja'],
    ['51150501 Industria y comercio'],
    ['13559501 Otros'],
  ])('%s says nothing', (line) => {
    expect([...rolesOf(line).values()].map(({ role }) => role)).toEqual([]);
  });

  it.each([
    ['22051001 Maestros de obra', 'suppliers'],
    ['21201001 Cupo rotativo', 'bankLoans'],
    ['28051001 Anticipos sobre contratos de obra', 'customerAdvances'],
    ['53052501 Ajustes', 'exchangeDifference'],
    ['72059501 FIC', 'payrollCost'],
  ])('%s: %s', (line, role) => {
    expect([...rolesOf(line).values()]).toMatchObject([{ role, standing: 'code' }]);
  });

  it('is denied by its third parties: foreign customers who are all Colombian', () => {
    const own = rolesOf('13051001 Padres de familia | 52123456 79456123 1020304050').get('13051001');
    expect(own).toMatchObject({ role: 'customers', place: '13051001', standing: 'code' });
    expect(own!.reasons).toContainEqual({ witness: 'otherThirdParties' });
    const abroad = rolesOf('13051001 Padres de familia | 52123456 444444001 444444002').get('13051001');
    expect(abroad!.role).toBe('foreignCustomers');
  });
});

describe('in a list whose codes say the class only', () => {
  it.each([
    ['100010 Muebles y enseres', 'officeEquipment', '1524'],
    ['100011 Dep. acum. muebles | 900123456 | -1', 'accumulatedDepreciation', '159215'],
    ['100012 Camioneta de reparto', 'vehicles', '1540'],
    ['100013 Deterioro de cartera | 900123456 | -1', 'receivablesImpairment', '1399'],
    ['100014 Deterioro de inventarios | 900123456 | -1', 'inventoryImpairment', '1499'],
    ['100015 Lote sede', 'land', '1504'],
    ['200010 Crédito Davivienda', 'bankLoans', '2105'],
    ['200011 IVA x pagar ventas', 'vatGenerated', '240801'],
    ['200012 Recaudos por cuenta de mandantes', 'heldForThirdParties', '2815'],
    ['200013 Mantenimiento por pagar', 'accruedExpenses', '2335'],
    ['400001 Ajuste al peso', 'roundingAdjustment', '4295'],
    ['400002 Diferencia en cambio', 'exchangeDifference', '421020'],
    ['500010 Gasto depreciación', 'depreciationExpense', '5160'],
    ['500011 CCF', 'familyFundExpense', '510572'],
    ['500012 Cesant.', 'severanceExpense', '510530'],
    ['500013 Prima', 'bonusExpense', '510536'],
    ['500014 Intereses crédito Davivienda', 'bankInterest', '530520'],
    ['300001 Pérdidas de años anteriores | 900123456 | 1', 'accumulatedLosses', '3710'],
  ])('%s: %s', (line, role, place) => {
    const [code] = line.split(' ');
    expect(rolesOf(`${LIST}\n${line}`).get(code!)).toMatchObject({ role, place, standing: 'inferred' });
  });

  it.each([
    ['machinery on the credit side is what is depreciated of it', '100020 Maquinaria', 'accumulatedDepreciation', '-1'],
    ['depreciation on the debit side is no such thing', '100020 Dep. formaleta obra', undefined, '1'],
  ])('the side chooses: %s', (_, account, role, closing) => {
    const roles = rolesOf(`${LIST}\n${account} | 900123456 | ${closing}`);
    expect(roles.get('100020')?.role).toBe(role);
  });

  it.each([
    ['860502580 Fontur', 'accruedExpenses'],
    ['860007336 Colsubsidio', 'parafiscalPayable'],
    // Not in the tables: its name says what it is.
    ['891123456 Caja de Compensación Familiar del Sur', 'parafiscalPayable'],
  ])('third parties deny: a parafiscal contribution owed to %s', (who, role) => {
    const books = balanceOfBooks('2026-03', `23352001 Contribución parafiscal | ${who} | 0 | 0 | 500_000 | -500_000`);
    const [account] = inferRoles(books);
    expect(account?.role ?? 'accruedExpenses').toBe(role);
  });

  it('nor is one under a number that the decree does not have', () => {
    const books = balanceOfBooks(
      '2026-03',
      '246505 Contribución parafiscal turismo | 900649119 Fontur | 0 | 0 | 500_000 | -500_000',
    );
    expect(inferRoles(books).filter(({ role }) => role === 'parafiscalPayable')).toEqual([]);
  });

  it('and no code of the decree is believed by chance', () => {
    expect(rolesOf(`${LIST}\n5120 Vacaciones\n1110 Licencias`).get('5120')).toMatchObject({ role: 'vacationExpense' });
  });
});

describe('a withholding that the decree has not', () => {
  it.each([
    ['236501001 Retefuente salarios', 'withheldWages', '236505'],
    ['236501005 Retefuente dividendos', 'withheldDividends', '236510'],
    ['23651501 Retefuente salarios', 'withheldWages', '23651501'],
  ])('%s: %s', (line, role, place) => {
    const [code] = line.split(' ');
    expect(rolesOf(line).get(code!)).toMatchObject({ role, place });
  });
});

describe('work is read in expenses and in costs alike', () => {
  it.each([
    ['61600601 Sueldos docentes', 'wages'],
    ['61603001 Cesantías docentes', 'severanceExpense'],
    ['72053901 Vacaciones obra', 'vacationExpense'],
    ['73950501 Aportes caja planta', 'familyFundExpense'],
    ['61950501 Mano de obra', 'payrollCost'],
  ])('%s: %s', (line, role) => {
    const [code] = line.split(' ');
    expect(rolesOf(line).get(code!)).toMatchObject({ role, place: expect.stringMatching(`^${line[0]}`) });
  });
});
