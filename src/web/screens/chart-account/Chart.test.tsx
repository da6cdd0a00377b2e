// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { auditMonths } from '#api/audits/audits/contract.ts';
import {
  accountMonths,
  type ChartChange,
  type ChartPreview,
  editChart,
  getChart,
  listChartChanges,
  previewChartEdits,
  undoChartChange,
} from '#api/audits/parametrization/chart/contract.ts';
import { choosePredefined, getPredefined } from '#api/audits/predefined/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { madeChart } from '../../../../tests/support/web/made-chart.ts';
import { madeAccess, madeCompany } from '../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { uiText } from '../../ui/text.es.ts';
import { Chart } from './Chart.tsx';
import { Screen } from './Screen.tsx';

const change: ChartChange = {
  version: 1,
  action: 'edit',
  undoneVersion: null,
  changed: 1,
  changedAt: '2026-02-01T10:00:00.000Z',
  changedBy: { id: 1, name: 'Ana' },
};
const state = { nature: 'C', movements: true, takesThirdParties: true, isActive: true, marks: [], uses: [] } as const;
const preview: ChartPreview = {
  period: '2026-02',
  changed: 1,
  changes: [
    {
      code: '248520',
      name: 'Arrendamientos',
      before: { ...state, marks: [], uses: [] },
      after: { ...state, marks: [4], uses: [] },
    },
  ],
  problems: [],
  coverage: { before: 333, after: 500 },
  findings: { before: 12, after: 9 },
};

function open(address = '/', ...server: ReturnType<typeof answers>[]) {
  let changes: ChartChange[] = [];
  return show(<Chart company={1} chart={madeChart()} />, {
    address,
    server: [
      ...server,
      answers(auditMonths, { data: [] }),
      answers(accountMonths, {
        data: [
          { period: '2026-01', opening: '0.00', debit: '500.00', credit: '0.00', closing: '500.00' },
          { period: '2026-02', opening: '500.00', debit: '700.00', credit: '200.00', closing: '1000.00' },
        ],
      }),
      answers(listChartChanges, () => ({ data: changes, meta: { page: 1, pageSize: 1, total: changes.length } })),
      answers(previewChartEdits, { data: preview }),
      answers(editChart, () => {
        changes = [change];
        return { data: change };
      }),
      answers(undoChartChange, () => {
        changes = [{ ...change, version: 2, action: 'undo', undoneVersion: 1 }];
        return { data: changes[0]! };
      }),
    ],
  });
}

const codes = () => screen.getAllByRole('rowheader').map(({ textContent }) => /\d+/.exec(textContent ?? '')?.[0]);

it('shows the coverage, and the accounts that nothing looks at in one click', async () => {
  const { user } = open();
  expect(await screen.findByText(/Las validaciones miran el 33,3/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '2 cuentas sin uso' }));
  await waitFor(() => expect(codes()).toContain('248520'));
  expect(codes()).not.toContain('110505');
});

it('filters while typing, and says when nothing is found', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Buscar en el plan de cuentas' }), 'arrend');
  await waitFor(() => expect(codes()).toEqual(['2', '24', '2485', '248520']));
  await user.type(screen.getByRole('textbox', { name: 'Buscar en el plan de cuentas' }), 'xyz');
  expect(await screen.findByText(/dice «arrendxyz»/)).toBeDefined();
});

it('confirms a suggestion in one click, which can be undone', async () => {
  const { user, asked } = open();
  await user.click(await screen.findByRole('button', { name: 'Sí, así es' }));
  const edits = [{ accounts: ['248515'], equivalent: '236525' }];
  await waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ edits }));
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Se deshizo el cambio de 1 cuenta.')).toBeDefined();
});

it('edits many at once only after showing before and after', async () => {
  const { user, asked } = open('/?ver=unused');
  await user.click(await screen.findByRole('checkbox', { name: /Elegir 248520/ }));
  await user.click(screen.getByRole('button', { name: 'Marcas' }));
  await user.click(await screen.findByRole('button', { name: 'Marcar no deducible' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/pasa de 12 a 9 hallazgos.*del 33,3.*al 50/)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Guardar 1 cambio' }));
  await waitFor(() =>
    expect(asked.find(({ method, path }) => method === 'POST' && path.endsWith('/changes'))?.body).toEqual({
      edits: [{ accounts: ['248520'], marks: [{ mark: 4, isOn: true }] }],
    }),
  );
});

it('chooses with a title what the filter shows of it, and nothing that it hides', async () => {
  const { user } = open('/?ver=new');
  await user.click(await screen.findByRole('checkbox', { name: 'Elegir todas las cuentas' }));
  expect(await screen.findByText('1 cuenta')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Elegir 24 Impuestos' }));
  await waitFor(() => expect(screen.queryByText('1 cuenta')).toBeNull());
});

it('on a phone the acts on the chosen are in one menu, and class and movement behind one button', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 640px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { user } = open('/?ver=new');
  await user.click(await screen.findByRole('checkbox', { name: 'Elegir 248515 Servicios' }));
  expect(screen.queryByRole('button', { name: 'Marcas' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Más' }));
  await user.click(await screen.findByRole('button', { name: 'Quitar no deducible' }));
  expect(await screen.findByRole('dialog', { name: 'Quitar no deducible' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Más filtros' }));
  expect(await screen.findByLabelText('Movimiento')).toBeDefined();
});

it('moves by keyboard: open, close, choose, and open the account', async () => {
  const { user } = open();
  const row = await screen.findByRole('row', { name: '1 Activo' });
  row.focus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  await waitFor(() => expect(codes()).toContain('1105'));
  await user.keyboard('{ArrowLeft} ');
  expect(await screen.findByText('1 cuenta')).toBeDefined();
});

it('the keys act on the row that has the focus, also where a press or a screen reader put it', async () => {
  const { user } = open('/?ver=unused');
  const row = await screen.findByRole('row', { name: '248520 Arrendamientos' });
  row.focus();
  await user.keyboard(' ');
  expect(row.getAttribute('aria-selected')).toBe('true');
  expect(await screen.findByText('1 cuenta')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Elegir 248520 Arrendamientos' })).toHaveProperty('checked', true);
});

/** The chart that another person changed since: the first try is refused. */
function openChanged(now: ReturnType<typeof madeChart>) {
  let tries = 0;
  const conflict = { code: 409, error: 'resource.conflict', message: 'Cambió desde que lo leíste.' };
  const refused = { ...answers(editChart, { data: change }), reply: () => ({ status: 409, body: conflict }) };
  const accepted = answers(editChart, { data: change });
  return show(<Chart company={1} chart={madeChart()} />, {
    address: '/?cuenta=110505',
    server: [
      answers(auditMonths, { data: [] }),
      answers(accountMonths, { data: [] }),
      answers(getChart, { data: now }),
      answers(listChartChanges, {
        data: [{ ...change, changedBy: { id: 2, name: 'Julián Peña' } }],
        meta: { page: 1, pageSize: 1, total: 1 },
      }),
      {
        endpoint: editChart,
        reply: (asked) => (++tries === 1 ? refused : accepted).reply(asked as never),
      },
    ],
  });
}
const stores = (asked: ReturnType<typeof openChanged>['asked']) =>
  asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/changes'));

it('follows what somebody else stored of other accounts', async () => {
  const { user, asked } = openChanged({ ...madeChart(), version: 1 });
  await user.click(await screen.findByRole('checkbox', { name: /^No deducible/ }));
  await waitFor(() => expect(stores(asked)).toHaveLength(2));
  expect(screen.queryByRole('dialog', { name: /cambiaron lo mismo/i })).toBeNull();
});

it.each([
  ['Dejar lo mío', 2],
  ['theirs', 1],
] as const)('lets the user choose where two changed the same account: %s', async (choice, sent) => {
  const now = madeChart();
  now.accounts = now.accounts.map(({ inferred, ...one }) =>
    one.code === '248515' ? one : { ...one, ...(inferred !== undefined && { inferred }) },
  );
  const { user, asked } = openChanged({ ...now, version: 1 });
  await user.click(await screen.findByRole('button', { name: 'Sí, así es' }));
  const group = await screen.findByRole('radiogroup', { name: '248515 Servicios' });
  expect(screen.getByText(/Julián Peña/)).toBeDefined();
  if (choice === 'theirs') await user.click(within(group).getAllByRole('radio')[1]!);
  await user.click(screen.getByRole('button', { name: uiText.merge.take }));
  await waitFor(() => expect(screen.queryByRole('radiogroup', { name: '248515 Servicios' })).toBeNull());
  expect(stores(asked)).toHaveLength(sent);
});

it('shows the months of an account, drawn or as a table', async () => {
  const { user } = open('/?cuenta=110505');
  expect(
    await screen.findByRole('img', {
      name: /^Débitos y créditos de la 110505\. Débitos: primero, ene 2026: 500; último, feb 2026: 700\. Créditos: /,
    }),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Ver como tabla' }));
  expect(await screen.findByRole('cell', { name: '700' })).toBeDefined();
});

it('a company without accounts begins with a balance, an Excel, or the predefined parametrization', async () => {
  const chart = { ...madeChart(), period: null, accounts: [], inferred: [], useSets: [] };
  const predefined = {
    software: { id: 1, name: 'Siigo Nube' },
    version: 1,
    newest: 2,
    changes: [],
    applied: null,
  };
  const { user, asked, address } = show(<Chart company={1} chart={chart} />, {
    server: [
      answers(auditMonths, { data: [] }),
      answers(listChartChanges, { data: [], meta: { page: 1, pageSize: 1, total: 0 } }),
      answers(getPredefined, { data: predefined }),
      answers(choosePredefined, { data: { ...predefined, version: 2 } }),
    ],
  });
  expect(screen.getByRole('button', { name: 'traerlo de un Excel' })).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'empezar con lo predefinido' }));
  await waitFor(() => expect(address()).toBe('/empresa/1/servicio/edicion-plan-cuentas/0'));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ version: 2 });
});

it('opens the account of the address with its uses and marks, the focus on its name', async () => {
  const { user, asked } = open('/?cuenta=110505');
  expect(await screen.findByText(/papel Servicios, por 1105/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: /^110505/ }));
  await user.click(screen.getByRole('checkbox', { name: /^No deducible/ }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      edits: [{ accounts: ['110505'], marks: [{ mark: 4, isOn: true }] }],
    }),
  );
});

it('shows everything to whoever may not change it, and says why nothing can be changed', async () => {
  const companies = [{ companyId: 1, permissions: ['parametrizacion.ver' as const] }];
  const { user } = open('/?cuenta=248515', answers(ownAccess, { data: madeAccess({ companies }) }));
  await screen.findByText(/Tu cargo te deja ver esto, pero no cambiarlo/);
  for (const name of [/^Traer de un Excel/, /^Confirmar/, 'Sí, así es', /^Dejar la/])
    expect(screen.queryByRole('button', { name }), String(name)).toBeNull();
  expect(screen.queryByLabelText('Usar también en…')).toBeNull();
  expect(screen.getByRole('checkbox', { name: /^No deducible/ })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: 'Elegir 248515 Servicios' }));
  expect(screen.getByRole('region', { name: '1 cuenta' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Marcas' })).toBeNull();
});

it('says to whoever may not see the books what they need, without a retry that cannot help', async () => {
  const companies = [
    { companyId: 7, permissions: ['parametrizacion.ver' as const, 'parametrizacion.editar' as const] },
  ];
  show(
    <Routes>
      <Route path="/empresa/:company/servicio/plan-cuentas" element={<Screen />} />
    </Routes>,
    {
      address: '/empresa/7/servicio/plan-cuentas',
      signedInAs: { isRootUser: false },
      server: [
        answers(userCompanies, { data: [madeCompany()] }),
        answers(ownAccess, { data: madeAccess({ companies }) }),
        // Before the permissions are known.
        refuses(getChart, 403, { error: 'auth.forbidden', message: 'No.' }),
      ],
    },
  );
  expect(await screen.findByText(/necesitas también el permiso de ver auditorías/)).toBeDefined();
  expect(screen.queryByRole('button', { name: uiText.retry })).toBeNull();
});
