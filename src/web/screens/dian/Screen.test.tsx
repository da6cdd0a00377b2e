// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { auditMonths } from '#api/audits/audits/contract.ts';
import { exploreBalance } from '#api/audits/explorer/contract.ts';
import { type LookedUp, listNitSources, lookUpManyNits, lookUpNits } from '#api/audits/nit-lookups/contract.ts';
import { madeAccess, madeCompany } from '../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { useNitLookUp } from '../../data/audits/nit-lookups.ts';
import { session } from '../../data/session/session.ts';
import { Screen } from './Screen.tsx';

afterEach(() => session.logout({ stay: true }));

const sources = answers(listNitSources, { data: [{ list: 'grandes', count: 2655, from: '2025-01-01' }] });
const plain: LookedUp = {
  nit: '900534356',
  problem: null,
  dv: 3,
  givenDv: null,
  kind: 'company',
  lacks: 0,
  isSteady: false,
  name: null,
  memberships: [],
};
const rows: LookedUp[] = [
  { ...plain, name: 'Roble S.A.S.', memberships: [{ list: 'grandes', state: 'current', since: null, until: null }] },
  {
    ...plain,
    nit: '860069804',
    dv: 2,
    givenDv: 4,
    memberships: [{ list: 'ficticios', state: 'current', since: '2026-11-17', until: '2031-11-17' }],
  },
  { ...plain, nit: '', problem: 'blank', dv: null, kind: null },
  { ...plain, nit: '9004', problem: 'short', dv: null, kind: null },
];

async function lookUp(pasted: string, server = answers(lookUpNits, { data: rows })) {
  const page = show(<Screen />, { signedOut: true, server: [sources, server] });
  await page.user.click(screen.getByRole('textbox'));
  await page.user.paste(pasted);
  await page.user.click(screen.getByRole('button', { name: 'Consultar' }));
  return page;
}

it('sends the lines with the empty ones between them, and draws a row for each in their order', async () => {
  const { asked } = await lookUp('900534356\n  860069804-4\r\n\n9004\n\n');
  await screen.findByText('3 consultados');
  expect(asked.find(({ method }) => method === 'POST')!.body).toEqual({
    lines: ['900534356', '860069804-4', '', '9004'],
  });
  expect(screen.getByText('1 proveedor ficticio, 1 dígito errado, 1 no es un NIT')).toBeDefined();
  const [, first, second, blank, third] = screen.getAllByRole('row');
  expect(within(first!).getByText('Gran contribuyente')).toBeDefined();
  // The wrong digit is struck through, and only the fictitious supplier stands out.
  expect(within(second!).getByText('4').tagName).toBe('S');
  expect(within(second!).getByText('Proveedor ficticio').className).toMatch(/bad/);
  expect(within(first!).getByText('Gran contribuyente').className).not.toMatch(/bad/);
  expect(within(second!).getByText(/Desde el 17 nov 2026 hasta el 17 nov 2031/)).toBeDefined();
  expect(blank!.textContent).toBe('Línea en blanco');
  expect(within(third!).getByText(/No alcanza a ser un NIT: tiene 4 dígitos/)).toBeDefined();
});

it('copies the rows as cells, and one number', async () => {
  const { user } = await lookUp('900534356');
  await user.click(await screen.findByRole('button', { name: 'Copiar' }));
  const cells = (await navigator.clipboard.readText()).split('\n').map((line) => line.split('\t'));
  expect(cells).toHaveLength(4);
  expect(cells[2]).toEqual(['', '', '', '', '']);
  expect(cells[0]).toEqual(['900534356', '3', 'Roble S.A.S.', 'Persona jurídica', 'Gran contribuyente']);
  await user.click(screen.getByRole('button', { name: 'Copiar 900.534.356-3' }));
  expect(await navigator.clipboard.readText()).toBe('900.534.356-3');
});

it('says which lists there are, and which are not loaded yet', async () => {
  show(<Screen />, { signedOut: true, server: [sources] });
  await screen.findByText('vigente desde el 1 ene 2025');
  expect(screen.getByText('2.655')).toBeDefined();
  expect(screen.getByText(/Sin cargar todavía: Proveedores ficticios, Autorretenedores y Agentes/)).toBeDefined();
});

it('asks for lines, refuses more than a hundred, and says failures in place', async () => {
  const { user, asked } = await lookUp(Array(101).fill('900534356').join('\n'));
  expect(screen.getByText('Pegaste 101 números: consulta 100 a la vez.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Limpiar' }));
  await user.click(screen.getByRole('button', { name: 'Consultar' }));
  expect(screen.getByText('Pega al menos un NIT.')).toBeDefined();
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
});

it('says that too many were looked up', async () => {
  const message = 'Demasiados intentos: espera 5 minutos.';
  await lookUp('900534356', refuses(lookUpNits, 429, { error: 'request.rate_limited', message }));
  await screen.findByText(message);
});

it('takes a thousand numbers of who is signed in', async () => {
  const server = [sources, answers(lookUpManyNits, { data: rows })];
  const { user, asked } = show(<Screen />, { server });
  screen.getByText(/Pega hasta 1\.000/);
  await user.click(screen.getByRole('textbox'));
  await user.paste(Array(101).fill('900534356').join('\n'));
  await user.click(screen.getByRole('button', { name: 'Consultar' }));
  await screen.findByText('3 consultados');
  expect(asked.some(({ method, path }) => method === 'POST' && path === '/nit-lookups/many')).toBe(true);
});

it('looks up the third parties of the newest balance of the chosen company', async () => {
  const company = madeCompany();
  const access = { companies: [{ companyId: company.id, permissions: ['auditoria.ver' as const] }] };
  const none = { version: 1, auditId: null, openFindings: 0, critical: 0, healthIndex: null };
  const booked = [
    { nit: '900534356', dv: 1, thirdPartyName: 'Roble 2000 S.A.S.' },
    { nit: '', dv: null, thirdPartyName: 'Sin número' },
    { nit: '71334902', dv: null, thirdPartyName: 'Ana Ruiz' },
  ];
  const { user, asked } = show(<Screen />, {
    server: [
      sources,
      answers(ownAccess, { data: madeAccess(access) }),
      answers(auditMonths, {
        data: [
          { ...none, period: '2026-02', state: 'cargado' },
          { ...none, period: '2026-03', state: 'sin_cargar' },
        ],
      }),
      { endpoint: exploreBalance, reply: () => ({ status: 200, body: { data: { total: 3, lines: booked } } }) },
      answers(lookUpManyNits, { data: rows }),
    ],
  });
  expect(screen.queryByRole('button', { name: /de mi balance/ })).toBeNull();
  act(() => session.selectCompany(company));
  await user.click(await screen.findByRole('button', { name: 'Revisar los terceros de mi balance' }));
  await screen.findByText('3 consultados');
  expect(asked.find(({ path }) => path.endsWith('/explorer'))!.query).toMatchObject({ period: '2026-02' });
  const lines = ['900534356-1\tRoble 2000 S.A.S.', '71334902\tAna Ruiz'];
  expect(asked.find(({ path }) => path === '/nit-lookups/many')!.body).toEqual({ lines });
});

function LookUpOfMany() {
  const { mutate, data } = useNitLookUp();
  const lines = Array.from({ length: 1200 }, (_, index) => String(900_000_000 + index));
  return <button type="button" onClick={() => mutate(lines)}>{`Filas: ${data?.length}`}</button>;
}

it('asks for those of a large balance in several calls', async () => {
  const many = answers(lookUpManyNits, ({ body }) => ({ data: (body as { lines: string[] }).lines.map(() => plain) }));
  const { user, asked } = show(<LookUpOfMany />, { server: [many] });
  await user.click(screen.getByRole('button'));
  await screen.findByText('Filas: 1200');
  expect(asked.map(({ body }) => (body as { lines: string[] }).lines.length)).toEqual([1000, 200]);
});
