// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listBudgets } from '#api/statements/budgets/contract.ts';
import { getStatement, getStatementTrend, listStatements } from '#api/statements/statements/contract.ts';
import {
  madeMark,
  madeOverview,
  madeTreeDocument,
  madeNodeDocument as node,
} from '../../../../tests/support/web/made-statement.ts';
import { type Asked, answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { CompanyStatements } from './Screen.tsx';
import { usualUnit } from './usual-unit.ts';

/** What was asked decides the columns. */
function statement({ query }: Asked) {
  const compared = (query.compare ?? '').split(',').filter(Boolean);
  const of = (...amounts: string[]) => ['0.00', ...compared].map((_, at) => amounts[at] ?? amounts[0]!);
  const account = node('administration.5135', of('-9163000.00', '-3227000.00'), {
    kind: 'account',
    code: '5135',
    label: 'Servicios',
  });
  return {
    data: madeTreeDocument({
      columns: [{ key: 'actual', label: 'Octubre 2026', kind: 'amount' as const }].concat(
        compared.map((key) => ({ key, label: key === 'acumulado-anterior' ? 'Acumulado 2025' : key, kind: 'amount' })),
      ),
      nodes: [
        node('netRevenue', of('612384000.00', '589390000.00'), { kind: 'total', label: 'Ingresos netos' }),
        node('administration', of('-9163000.00', '-3227000.00'), {
          code: '51',
          label: 'Gastos de administración',
          children: [account],
        }),
        node('otherIncome', of('0.00', '0.00'), { label: 'Otros ingresos' }),
        node('result', of('603221000.00', '586163000.00'), { kind: 'total', label: 'Utilidad del periodo' }),
      ],
    }),
    marks: [madeMark()],
  };
}

const trend = {
  data: {
    columns: [
      { period: '2026-09', isStored: true },
      { period: '2026-10', isStored: true },
    ],
    nodes: [
      { key: 'netRevenue', label: 'Ingresos netos', kind: 'total' as const, depth: 0, amounts: ['1.00', '2.00'] },
    ],
  },
};

function open(address = '/?mes=2026-10', ...server: ReturnType<typeof answers>[]) {
  return show(<CompanyStatements company={1} statement="resultado-integral" />, {
    address,
    server: [
      ...server,
      answers(listStatements, { data: madeOverview() }),
      answers(getStatement, statement),
      answers(getStatementTrend, trend),
    ],
  });
}

const sheet = () => screen.findByRole('treegrid', { name: 'Estado de resultado integral' });
const rowOf = async (name: string) => {
  const cell = within(await sheet()).getByRole('rowheader', { name: new RegExp(name) });
  return cell.closest('tr')!;
};

it('compares a month with those that there are, and tells what is derived', async () => {
  const { asked } = open();
  expect((await rowOf('Gastos de administración')).textContent).toContain('(9.163.000)1,5 %');
  const [first] = asked.filter(({ path }) => path.endsWith('/statements/resultado-integral'));
  // October 2025 is not stored, and said so.
  const said = await screen.findByText(/^Sin cifras comparativas para .*no hay balance de octubre de 2025\./);
  expect(within(said).getByRole('link', { name: 'Cargarlo' }).getAttribute('href')).toContain('mes=2025-10');
  expect(first?.query.compare).toBe('mes-anterior,acumulado,acumulado-anterior');
  const heads = within(await sheet()).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['Concepto', 'Octubre 2026', 'mes-anterior', 'acumulado'],
    ...['Valor', '% ventas', 'Valor', 'Variación', 'Var. %', 'Valor', '% ventas', 'vs 2025'],
  ]);
  expect(screen.getByRole('img', { name: /^De las ventas a la utilidad: cascada de octubre de 2026/ })).toBeDefined();
});

it('opens lines by keys and by the figure that is their sum, down to the balance of an account', async () => {
  const { user, address } = open();
  (await rowOf('Ingresos netos')).focus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  const account = await rowOf('Servicios');
  expect(account.getAttribute('aria-level')).toBe('2');
  expect(within(account).getByRole('link', { name: '(9.163.000)' }).getAttribute('href')).toBe(
    '/empresa/1/servicio/auditoria/balance?mes=2026-10&cuenta=5135',
  );
  expect(address()).toContain('lineas=administration');
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(address()).not.toContain('lineas'));
  await user.click(within(await rowOf('Gastos de administración')).getByRole('link', { name: '(9.163.000)' }));
  await rowOf('Servicios');
});

it('leads from what a ratio divides to the line of the other statement, and shows the row that an address names', async () => {
  const term = (key: string, label: string, shown: string) =>
    node(key, ['900000.00'], { label, shownIn: { statement: 'situacion-financiera', node: shown } });
  const ratio = node('currentRatio', ['185'], {
    kind: 'ratio',
    unit: 'times',
    label: 'Razón corriente',
    children: [term('currentRatio.of', 'Activo corriente', 'totalCurrentAssets')],
  });
  const rows = Array.from({ length: 3 }, (_, at) => node(`row${at}`, ['1.00'], { label: `Línea ${at}` }));
  const tree = madeTreeDocument({
    columns: [{ key: 'actual', label: 'Octubre 2026', kind: 'amount' }],
    nodes: [...rows, ratio],
  });
  const { user } = open('/?mes=2026-10&unidad=pesos#currentRatio', answers(getStatement, { data: tree, marks: [] }));
  const row = await rowOf('Razón corriente');
  await waitFor(() => expect(document.activeElement).toBe(row));
  await user.keyboard('{ArrowRight}');
  const link = within(await rowOf('Activo corriente')).getByRole('link');
  expect(link.getAttribute('href')).toBe(
    '/empresa/1/servicio/estado-financiero/situacion-financiera?mes=2026-10&unidad=pesos#totalCurrentAssets',
  );
});

it('draws what is in view of many accounts, and the row that keys reach', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => node(`row${at}`, ['1000000.00'], { label: `Línea ${at}.` }));
  const columns = [{ key: 'actual', label: 'Octubre 2026', kind: 'amount' as const }];
  const { user } = open(
    '/?mes=2026-10',
    answers(getStatement, { data: madeTreeDocument({ columns, nodes: rows }), marks: [] }),
  );
  (await rowOf('Línea 0\\.')).focus();
  expect((await sheet()).getAttribute('aria-rowcount')).toBe('1002');
  expect(within(await sheet()).getAllByRole('row').length).toBeLessThan(300);
  await user.keyboard('{End}');
  const last = await rowOf('Línea 999\\.');
  await waitFor(() => expect(document.activeElement).toBe(last));
  expect(last.getAttribute('aria-rowindex')).toBe('1002');
});

it('marks a line with the worst finding of its accounts', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'VAR-1: Subió frente al mes anterior' });
  expect(link.textContent).toBe('VAR-1');
  expect(link.getAttribute('href')).toBe('/empresa/1/servicio/auditoria?mes=2026-10&ver=todos&hallazgo=f1');
});

it('keeps unit, depth, zeros and comparisons in the address', async () => {
  const { user, address } = open();
  await sheet();
  expect(screen.queryByText('Otros ingresos')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Ocultar ceros' }));
  expect(await screen.findByText('Otros ingresos')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Miles' }));
  expect((await rowOf('Ingresos netos')).textContent).toContain('612.384');
  expect(usualUnit()).toBe('miles');
  await user.click(screen.getByRole('radio', { name: 'Pesos' }));
  expect((await rowOf('Ingresos netos')).textContent).toContain('612.384.000');
  await user.click(screen.getByRole('radio', { name: 'Cuenta' }));
  await rowOf('Servicios');
  await user.click(screen.getByRole('button', { name: /^Comparar con: mes y acumulado/ }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /El mismo mes del año anterior/ }).disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Mes anterior' }));
  await waitFor(() => expect(address()).toBe('/?mes=2026-10&comparar=acumulado&unidad=pesos&nivel=cuenta&ceros'));
});

it('leads to the loading of a budget where it is chosen and the year has none', async () => {
  const { user } = open('/?mes=2026-10', answers(listBudgets, { data: [] }));
  await sheet();
  await user.click(screen.getByRole('button', { name: /^Comparar con/ }));
  expect(screen.queryByText(/no tiene presupuesto/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Presupuesto' }));
  await screen.findByText(/^2026 no tiene presupuesto/);
  const to = '/empresa/1/servicio/estado-financiero/presupuesto?mes=2026-10';
  expect(screen.getByRole('link', { name: 'Cargarlo' }).getAttribute('href')).toBe(to);
  expect(screen.getByRole('link', { name: 'Presupuesto' }).getAttribute('href')).toBe(to);
});

it('shows every chart as a table too', async () => {
  const { user } = open();
  await screen.findByRole('img', { name: /^Ingresos netos por mes/ });
  for (const button of screen.getAllByRole('button', { name: 'Ver como tabla' })) await user.click(button);
  const tables = screen.getAllByRole('table');
  expect(tables[0]?.textContent).toContain('Utilidad del periodo603.221.000');
  expect(tables.at(-1)?.textContent).toContain('octubre de 20262');
});

it('says what does not hold, and what of the lines is to be reviewed', async () => {
  const checks = [
    { key: 'balances', label: 'Ecuación', holds: false, difference: '50.00', words: 'El activo no es igual.' },
    { key: 'mapped', label: 'Líneas', holds: true, difference: null, words: 'Todo tiene línea.' },
  ];
  open(
    '/?mes=2026-10',
    answers(listStatements, { data: madeOverview({ checks, mapping: { proposed: 2, unmapped: 1 } }) }),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    '1 prueba no se cumpleEl activo no es igual (diferencia $\u00a050). Ver los hallazgos del mes',
  );
  expect(within(alert).getByRole('link').getAttribute('href')).toBe('/empresa/1/servicio/auditoria?mes=2026-10');
  expect(screen.getByText('2 cuentas con línea propuesta y 1 cuenta sin línea')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Revisar las líneas' }).getAttribute('href')).toBe(
    '/empresa/1/servicio/estado-financiero/lineas?mes=2026-10',
  );
});

it('asks a company without months for a balance', async () => {
  open('/', answers(listStatements, { data: madeOverview({ period: null, periods: [], statements: [], checks: [] }) }));
  expect(await screen.findByText(/^Los estados financieros salen del balance de prueba/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Cargar un balance' }).getAttribute('href')).toMatch(
    /auditoria\?mes=.*&cargar$/,
  );
});

it('leads from a month without balance to the newest', async () => {
  const { user, address } = open(
    '/?mes=2026-07',
    refuses(listStatements, 404, { error: 'audit.no_balance', message: 'No hay un balance.' }),
  );
  expect(await screen.findByText('No hay un balance de julio de 2026.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Ver el último mes' }));
  expect(address()).toBe('/');
});

it.each([
  ['Los libros y las notas difieren en $\u00a01.767.000.', 'Los libros y las notas difieren en $\u00a01.767.000.'],
  ['El efectivo no es igual', 'El efectivo no es igual (diferencia −\u2060$\u00a01.767.000).'],
])('tells the difference of a check once: %s', async (words, told) => {
  const checks = [{ key: 'audit', label: 'Efectivo', holds: false, difference: '-1767000.00', words }];
  open('/?mes=2026-10', answers(listStatements, { data: madeOverview({ checks }) }));
  expect((await screen.findByRole('alert')).textContent).toContain(`se cumple${told} Ver`);
});
