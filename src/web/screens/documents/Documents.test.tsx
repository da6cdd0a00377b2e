// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import {
  type CrossedDocuments,
  type CrossedPartyItem,
  crossDocuments,
  partyDocuments,
} from '#api/audits/crossed-documents/contract.ts';
import { madeAccess } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { Documents } from './Documents.tsx';

const party = (changes: Partial<CrossedPartyItem>): CrossedPartyItem => ({
  key: '900731118',
  nit: '900.731.118',
  name: 'La Esquina S.A.S.',
  state: 'agrees',
  how: 'sum',
  other: null,
  documents: 2,
  open: 0,
  waiting: 0,
  booked: '1190000.00',
  issued: '1190000.00',
  difference: '0.00',
  ...changes,
});

const missing = party({
  key: '901578238',
  nit: '901.578.238',
  name: 'Tecniservicios S.A.S.',
  state: 'unbooked',
  how: null,
  documents: 1,
  open: 1,
  booked: '0.00',
  issued: '2380000.00',
  difference: '-2380000.00',
});

const crossed: CrossedDocuments = {
  period: '2026-02',
  side: 'received',
  problem: null,
  counts: { received: 2, issued: 61, payroll: 8 },
  notCrossed: [],
  totals: { documents: 3, crossed: 2, booked: '1190000.00', issued: '3570000.00', difference: '-2380000.00' },
  states: [
    { state: 'unbooked', count: 1 },
    { state: 'agrees', count: 1 },
  ],
  parties: [missing, party({})],
  total: 2,
};

function open(data: CrossedDocuments = crossed) {
  return show(<Documents company={7} period="2026-02" periods={['2026-01', '2026-02']} />, {
    server: [
      answers(ownAccess, { data: madeAccess() }),
      answers(crossDocuments, { data }),
      answers(partyDocuments, {
        data: {
          balanceId: '01890000-0000-7000-8000-000000000011',
          rows: [],
          documents: [
            {
              kind: 'invoice',
              folio: 'BOG9514',
              cufe: 'abc',
              day: '2026-02-12',
              base: '2000000.00',
              vat: '380000.00',
              total: '2380000.00',
              place: 'open',
            },
          ],
        },
      }),
    ],
  });
}

it('has both sides of each third party with why, and opens one to its documents', async () => {
  const { user, asked } = open();
  await screen.findByText('2 de 3 documentos están en los libros');
  const row = screen.getByText('Tecniservicios S.A.S.').closest('tr')!;
  expect(row.textContent).toContain('–2.380.000(2.380.000)Falta en libros');
  expect(row.textContent).toContain('1 documento no está en su mes ni en el siguiente');
  expect(screen.getByText('Por suma: 2 documentos suman lo registrado')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Ver los documentos y las filas de Tecniservicios/ }));
  const side = await screen.findByRole('region', { name: '1 documento de la DIAN' });
  expect(within(side).getByText('BOG9514')).toBeDefined();
  expect(within(side).getByText('No está en libros')).toBeDefined();
  expect(screen.getByText(/no tiene movimiento de este tercero/)).toBeDefined();
  expect(asked.find(({ path }) => path.endsWith('/party'))!.query).toMatchObject({
    key: '901578238',
    side: 'received',
  });
});

it('asks for a side, a state and words', async () => {
  const { user, asked } = open();
  const last = () => asked.findLast(({ path }) => path.endsWith('/crossed-documents'))!.query;
  await user.click(await screen.findByRole('radio', { name: 'Ventas 61' }));
  await waitFor(() => expect(last()).toEqual({ period: '2026-02', side: 'issued' }));
  await user.click(screen.getByRole('radio', { name: 'Falta en libros 1' }));
  await waitFor(() => expect(last()).toMatchObject({ side: 'issued', state: 'unbooked' }));
  await user.type(screen.getByRole('textbox', { name: 'Buscar' }), 'bog');
  await waitFor(() => expect(last()).toMatchObject({ search: 'bog' }));
});

it('says what is missing, and how to get it', async () => {
  const problem = 'Falta el reporte de documentos electrónicos de la DIAN.';
  open({ ...crossed, problem, parties: [], total: 0, states: [] });
  await screen.findByText(problem);
  const how = screen.getByRole('link', { name: 'Cómo descargarlos de la DIAN' });
  expect(how.getAttribute('href')).toBe('/ayuda/validacion/documentos');
  expect(screen.queryByRole('button', { name: 'Excel' })).toBeNull();
});
