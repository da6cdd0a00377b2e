// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { type BudgetDocument, deleteBudget, listBudgets, loadBudget } from '#api/statements/budgets/contract.ts';
import { listStatements } from '#api/statements/statements/contract.ts';
import { madeAccess } from '../../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { CompanyBudgets } from './BudgetScreen.tsx';
import { MissingBudget } from './MissingBudget.tsx';

const budget = (year: number, fileName = `presupuesto-${year}.xlsx`): BudgetDocument => ({
  year,
  fileName,
  accounts: 2,
  income: '2100.00',
  expenses: '2500.00',
  results: Array.from({ length: 12 }, () => '0.00'),
  loadedAt: '2026-01-20T15:00:00.000Z',
  loadedBy: { id: 7, name: 'Camila Rojas' },
});

/** Stores what it is told. */
function open(
  start: BudgetDocument[],
  server: ReturnType<typeof answers>[] = [],
  more: Parameters<typeof show>[1] = {},
) {
  let stored = start;
  const yearOf = (path: string) => Number(path.split('/').at(-1));
  return show(<CompanyBudgets company={1} />, {
    address: '/?mes=2026-10',
    ...more,
    server: [
      ...server,
      answers(listBudgets, () => ({ data: stored })),
      answers(loadBudget, ({ path }) => {
        const loaded = budget(yearOf(path), 'nuevo.xlsx');
        stored = [loaded, ...stored.filter(({ year }) => year !== loaded.year)];
        return { data: loaded };
      }),
      {
        endpoint: deleteBudget,
        reply: ({ path }) => {
          stored = stored.filter(({ year }) => year !== yearOf(path));
          return { status: 204, body: undefined };
        },
      },
    ],
  });
}

const file = () => new File(['x'], 'nuevo.xlsx');
const area = (year: number) => screen.findByLabelText<HTMLInputElement>(new RegExp(`aquí el presupuesto de ${year}`));
const load = (year: number) => screen.getByRole('button', { name: `Cargar el presupuesto de ${year}` });
const row = async (year: number) =>
  (await screen.findByRole('rowheader', { name: new RegExp(`^${year}`) })).closest('tr')!;
const sent = (asked: { method: string; path: string }[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

it('loads the first budget, of the year that was looked at, and lists what it adds up to', async () => {
  const { user, asked, notices } = open([]);
  await screen.findByText(/^Con el presupuesto de un año/);
  await user.upload(await area(2026), file());
  await user.click(load(2026));
  const { textContent } = await row(2026);
  expect(textContent).toContain('nuevo.xlsx');
  expect(textContent).toContain('2.1002.500(400)');
  expect(textContent).toContain('20 ene 2026, Camila Rojas');
  expect(sent(asked)).toEqual(['POST /companies/1/budgets/2026']);
  expect(notices()).toEqual(['Presupuesto de 2026 cargado']);
});

it('loads the budget of another year, also as CSV', async () => {
  const { user, asked } = open([]);
  await user.click(await screen.findByRole('combobox', { name: 'Año' }));
  await user.click(screen.getByRole('option', { name: '2025' }));
  await user.upload(await area(2025), new File(['x'], 'otro.csv'));
  await user.click(load(2025));
  await row(2025);
  expect(sent(asked)).toEqual(['POST /companies/1/budgets/2025']);
});

it('asks before it replaces, and does nothing without a yes', async () => {
  const { user, asked } = open([budget(2026)]);
  await user.upload(await area(2026), file());
  await user.click(load(2026));
  const dialog = await screen.findByRole('dialog', { name: '¿Reemplazar el presupuesto de 2026?' });
  expect(dialog.textContent).toContain('El que hay (presupuesto-2026.xlsx) lo cargó Camila Rojas el 20 ene 2026.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(sent(asked)).toEqual([]);
  await user.click(load(2026));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reemplazar' }));
  await waitFor(async () => expect((await row(2026)).textContent).toContain('nuevo.xlsx'));
  expect(sent(asked)).toEqual(['POST /companies/1/budgets/2026']);
});

it('tells each wrong cell of a refused file by its row and column, and forgets them with another file', async () => {
  const message = 'Fila 4, columna C: «diez» no es un valor en pesos.';
  const errors = [
    { field: 'A2', message: 'Fila 2, columna A: «1105» no es una cuenta de resultados.' },
    { field: 'C4', message },
  ];
  const { user, notices } = open(
    [],
    [refuses(loadBudget, 422, { error: 'request.invalid', message: 'La información no es válida.', errors })],
  );
  await user.upload(await area(2026), file());
  await user.click(load(2026));
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain('sigue como estaba');
  expect(
    within(told)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(errors.map((error) => error.message));
  expect(notices()).toEqual([]);
  await user.upload(await area(2026), file());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('tells why a file cannot be opened', async () => {
  const refused = {
    error: 'parametrization.invalid',
    message: 'Hay errores.',
    accounts_errors: ['El libro está dañado.'],
  };
  const { user } = open([], [refuses(loadBudget, 422, refused)]);
  await user.upload(await area(2026), file());
  await user.click(load(2026));
  expect((await screen.findByRole('alert')).textContent).toContain('El libro está dañado.');
});

it('leads from a budget to the newest statement of its year, compared with it', async () => {
  const periods = ['2026-01', '2026-03'];
  const [none, mapping] = [
    { statements: [], checks: [] },
    { proposed: 0, unmapped: 0 },
  ];
  const months = { period: '2026-03', periods, isClosed: false, signedOff: false, ...none, mapping };
  open([budget(2026), budget(2025)], [answers(listStatements, { data: months })]);
  const link = await within(await row(2026)).findByRole('link', {
    name: 'Ver el resultado de 2026 con su presupuesto',
  });
  expect(link.getAttribute('href')).toBe(
    '/empresa/1/servicio/estado-financiero/resultado-integral?mes=2026-03&comparar=presupuesto',
  );
  within(await row(2025)).getByText('Aún no hay balances de 2025');
});

it('asks before it removes', async () => {
  const { user, asked, notices } = open([budget(2026), budget(2025)]);
  await user.click(within(await row(2025)).getByRole('button', { name: 'Quitar el presupuesto de 2025' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Quitar el presupuesto de 2025?' });
  expect(sent(asked)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^2025/ })).toBeNull());
  expect(sent(asked)).toEqual(['DELETE /companies/1/budgets/2025']);
  expect(notices()).toEqual(['Presupuesto de 2025 quitado']);
});

const reader = {
  access: answers(ownAccess, {
    data: madeAccess({ companies: [{ companyId: 1, permissions: ['estados_financieros.ver'] }] }),
  }),
  who: { signedInAs: { isRootUser: false } },
};

it('lets who may only look download, and neither load nor remove', async () => {
  open([budget(2026)], [reader.access], reader.who);
  await row(2026);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull());
  expect(screen.queryByRole('button', { name: /^Cargar/ })).toBeNull();
  screen.getByRole('button', { name: 'Descargar el presupuesto de 2026' });
  screen.getByText(/^Tu cargo te deja ver esto/);
});

it('leads from a comparison without a budget to its loading, whoever may load it', async () => {
  const list = answers(listBudgets, { data: [budget(2025)] });
  show(<MissingBudget company={1} period="2026-10" />, { server: [list] });
  await screen.findByText(/^2026 no tiene presupuesto/);
  const link = screen.getByRole('link', { name: 'Cargarlo' });
  expect(link.getAttribute('href')).toBe('/empresa/1/servicio/estado-financiero/presupuesto?mes=2026-10');
});

it('tells who may only look that a year has no budget, without a link', async () => {
  show(<MissingBudget company={1} period="2026-10" />, {
    ...reader.who,
    server: [reader.access, answers(listBudgets, { data: [] })],
  });
  await screen.findByText(/^2026 no tiene presupuesto/);
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});
