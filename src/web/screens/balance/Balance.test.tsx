// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { auditMonths } from '#api/audits/audits/contract.ts';
import { type ExplorerPage, exploreBalance, exploreRow } from '#api/audits/explorer/contract.ts';
import { madeLine, madePage } from '../../../../tests/support/web/made-explorer.ts';
import { madeAccess } from '../../../../tests/support/web/made-records.ts';
import { type Asked, answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { useNotices } from '../../data/failures/notices.ts';
import { CompanyBalance } from './Screen.tsx';

const month = {
  period: '2026-10',
  state: 'auditado',
  version: 1,
  auditId: null,
  openFindings: 0,
  critical: 0,
  healthIndex: 100,
} as const;
const mark = {
  column: 3,
  severity: 'alta',
  auditId: '22222222-2222-4222-8222-222222222222',
  period: '2026-10',
  fingerprint: 'f1',
  title: 'Quedó con saldo crédito',
  count: 2,
} as const;

/** A server that answers what it is asked for. */
function pages(asked: Asked): { data: ExplorerPage } {
  const { account, list, words } = asked.query;
  if (words !== undefined)
    return { data: madePage({ total: 0, rows: 0, lines: [], elsewhere: { rows: 2, accounts: ['2205', '5135'] } }) };
  if (account === undefined && list === undefined)
    return { data: madePage({ lines: [{ ...madePage().lines[0]!, marks: [mark] }, madePage().lines[1]!] }) };
  const lines = [
    madeLine({ kind: 'thirdParty', account: '', accountName: '', marks: [mark] }),
    madeLine({
      kind: 'thirdParty',
      account: '',
      accountName: '',
      thirdParty: '-',
      nit: '',
      dv: null,
      thirdPartyName: '',
    }),
  ];
  return { data: madePage({ list: 'thirdParties', path: [{ account: account ?? '1', name: 'Activo' }], lines }) };
}

function open(address = '/?mes=2026-10', ...server: ReturnType<typeof answers>[]) {
  return show(<CompanyBalance company={1} />, {
    address,
    server: [...server, answers(exploreBalance, pages), answers(auditMonths, { data: [month] })],
  });
}

const rows = () => screen.getAllByRole('row').slice(1, -1);

it('shows the newest month beside the one before, and leads from a class to its third parties', async () => {
  const { user } = open('/');
  expect(await screen.findByText('3 filas de Siigo Nube, versión 1: 2 cuentas y 2 terceros. Cuadra.')).toBeDefined();
  await user.click(screen.getByRole('link', { name: /1\s*Activo/ }));
  await waitFor(() => expect(rows()[0]?.textContent).toContain('Acme S.A.S.900.123.456-8'));
  expect(rows()[1]?.textContent).toContain('Sin tercero');
  expect(screen.getByRole('link', { name: 'Todo' }).getAttribute('href')).toBe('/');
});

it('marks findings, which lead to them', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Quedó con saldo crédito, y 1 más' });
  expect(link.getAttribute('href')).toBe('/empresa/1/servicio/auditoria?mes=2026-10&ver=todos&hallazgo=f1');
});

it('moves by arrows, opens a line, chooses cells and copies them as numbers', async () => {
  const write = vi.fn(async (_: string) => {});
  const { user } = open();
  vi.stubGlobal('ClipboardItem', undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  (await screen.findByRole('link', { name: /1\s*Activo/ })).focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowUp}{/Shift}');
  expect(screen.getByText('4 celdas')).toBeDefined();
  await user.keyboard('{Control>}c{/Control}');
  await waitFor(() => expect(write).toHaveBeenCalledWith('50\t0\r\n0\t50'));
  expect(useNotices.getState().shown.at(-1)?.title).toBe('4 celdas copiadas como números');
  vi.unstubAllGlobals();
});

it('says where else the words are, and searches there', async () => {
  const { user } = open('/?mes=2026-10&cuenta=13050501&buscar=guadalupe');
  expect(
    await screen.findByText(
      /Ninguna fila de 13050501 dice «guadalupe»\. En todo el balance hay 2 filas, en 2205 y 5135\./,
    ),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Buscar en todo el balance' }));
  await waitFor(() => expect(screen.queryByText(/de 13050501/)).toBeNull());
});

it('asks for the balance of a month without one', async () => {
  open(
    '/?mes=2026-07',
    refuses(exploreBalance, 404, { error: 'audit.no_balance', message: 'No hay un balance de julio de 2026.' }),
  );
  const load = await screen.findByRole('link', { name: 'Carga el balance de julio' });
  expect(load.getAttribute('href')).toBe('/empresa/1/servicio/auditoria?mes=2026-07&cargar');
});

it('offers no file to whoever may not export', async () => {
  show(<CompanyBalance company={1} />, {
    address: '/?mes=2026-10',
    signedInAs: { isRootUser: false },
    server: [
      answers(exploreBalance, pages),
      answers(auditMonths, { data: [month] }),
      answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 1, permissions: ['auditoria.ver'] }] }) }),
    ],
  });
  expect(await screen.findByRole('button', { name: 'Versiones' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Exportar a Excel' })).toBeNull();
});

it('shows the year of a row beside it, with where else its third party is', async () => {
  const months = Array.from({ length: 12 }, (_, index) => ({
    period: index < 2 ? `2025-${11 + index}` : `2026-${String(index - 1).padStart(2, '0')}`,
    isStored: true,
    debit: '50.00',
    credit: '0.00',
    closing: index === 11 ? '150.00' : '100.00',
  }));
  const { thirdParty, nit, dv, thirdPartyName, account, accountName } = madeLine();
  const row = { thirdParty, nit, dv, thirdPartyName, account, accountName, months, sourceRow: 18_204, othersTotal: 1 };
  const others = [{ account: '28050501', accountName: 'Anticipos', closing: '-42.00' }];
  open(
    '/?mes=2026-10&cuenta=13050501&fila=13050501~900123456',
    answers(exploreRow, { data: { ...row, balance: madePage().balance, findings: [], others } }),
  );
  expect(await screen.findByRole('heading', { name: 'Acme S.A.S.' })).toBeDefined();
  expect(screen.getByText('Fila 18.204 de balance.xlsx, versión 1.')).toBeDefined();
  expect(screen.getByRole('link', { name: '28050501 Anticipos' })).toBeDefined();
});
