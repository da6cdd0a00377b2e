// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { type ConsolidatedDocument, getConsolidated } from '#api/statements/consolidated/contract.ts';
import { listStatements } from '#api/statements/statements/contract.ts';
import { madeCompany } from '../../../../../tests/support/web/made-records.ts';
import { madeNodeDocument, madeOverview, madeTreeDocument } from '../../../../../tests/support/web/made-statement.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { CompanyGroup } from './ConsolidatedScreen.tsx';

const roble = madeCompany();
const cedro = { ...madeCompany({ comp_business_name: 'El Cedro S.A.S.', comp_entity_id: '900481238' }), id: 8 };
const names = { 7: 'Distribuidora El Roble S.A.S.', 8: 'El Cedro S.A.S.' };

const consolidated: ConsolidatedDocument = {
  tree: madeTreeDocument({
    columns: [
      { key: '7', label: names[7], kind: 'amount' },
      { key: '8', label: names[8], kind: 'amount' },
      { key: 'eliminaciones', label: 'Eliminaciones', kind: 'amount' },
      { key: 'consolidado', label: 'Consolidado', kind: 'amount' },
    ],
    nodes: [
      madeNodeDocument('netRevenue', ['1000000.00', '1500000.00', '-900000.00', '1600000.00'], {
        kind: 'total',
        label: 'Ingresos netos',
      }),
    ],
  }),
  companies: [
    { id: 7, name: names[7], nit: '900481237', checkDigit: 1 },
    { id: 8, name: names[8], nit: '900481238', checkDigit: 2 },
  ],
  missing: [{ id: 9, name: 'El Pino S.A.S.', newest: '2026-08' }],
  notices: ['El Pino S.A.S. no tiene balance de octubre de 2026: el consolidado no la incluye.'],
  eliminations: [
    {
      ...{ companies: [7, 8], kind: 'results', amounts: ['-1000000.00', '900000.00'], difference: '-100000.00' },
      accounts: [
        { company: 7, code: '413505', name: 'Ventas', amount: '-1000000.00' },
        { company: 8, code: '613505', name: 'Costo de ventas', amount: '900000.00' },
      ],
    },
  ],
};

function open(address: string, companies = [roble, cedro], answer = consolidated) {
  return show(<CompanyGroup company={7} />, {
    address,
    server: [
      answers(userCompanies, { data: companies }),
      answers(listStatements, { data: madeOverview() }),
      answers(getConsolidated, { data: answer }),
    ],
  });
}

it('draws the group beside its companies, and says what they do not agree on and who is missing', async () => {
  const { asked, user } = open('/?mes=2026-10&empresas=8&estado=resultado-integral&unidad=miles');
  const row = (await screen.findByRole('rowheader', { name: 'Ingresos netos' })).closest('tr')!;
  expect(row.textContent?.replaceAll('\u00a0', ' ')).toBe('Ingresos netos1.000100,0 %1.500100,0 %(900)1.600100,0 %');
  expect(within(row).getByRole('link', { name: '1.500' }).getAttribute('href')).toMatch(
    /^\/empresa\/8\/servicio\/estado-financiero\/resultado-integral/,
  );
  const call = asked.find(({ path }) => path === '/statements/consolidated');
  expect(call?.query).toMatchObject({ companies: '7,8', period: '2026-10', statement: 'resultado-integral' });
  const differences = screen.getByRole('region', { name: 'Eliminaciones' });
  expect(within(differences).getByRole('rowheader').textContent).toBe(`${names[7]} y ${names[8]}`);
  expect(differences.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Ingresos y gastos$ 1.000.000 crédito$ 900.000 débito$ 100.000 crédito',
  );
  await user.click(within(differences).getByRole('button', { name: /^Cuentas de/ }));
  const rows = within(differences)
    .getByText(/613505/)
    .closest('tr')!;
  expect(decodeURIComponent(within(rows).getByRole('link').getAttribute('href')!)).toBe(
    '/empresa/8/servicio/auditoria/balance?mes=2026-10&lista=fila&cuenta=613505&tercero=900481237',
  );
  expect(screen.getByText(/^El Pino S\.A\.S\. no tiene balance de octubre de 2026/)).toBeDefined();
});

it('asks for the companies of the group, and keeps them in the address', async () => {
  const { user, address } = open('/?mes=2026-10');
  await screen.findByText('Elige con cuáles de tus empresas consolidar esta.');
  await user.click(screen.getByRole('button', { name: 'Empresas: 1' }));
  await user.click(await screen.findByRole('checkbox', { name: names[8] }));
  await waitFor(() => expect(address()).toBe('/?empresas=8&mes=2026-10'));
  await screen.findByRole('button', { name: 'Empresas: 2' });
});

it('says that two companies are needed, and that those of a group agree', async () => {
  open('/?mes=2026-10', [roble]);
  await screen.findByText('Para consolidar se necesitan dos empresas, y tienes una.');
  open('/?mes=2026-10&empresas=8', [roble, cedro], { ...consolidated, eliminations: [], missing: [], notices: [] });
  await screen.findByText(/^Las empresas no tienen saldos ni operaciones entre ellas/);
});
