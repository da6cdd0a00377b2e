// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { type ClientQuestion, listClientQuestions } from '#api/audits/finding-lives/questions/contract.ts';
import {
  acceptReceived,
  askForFiles,
  discardReceived,
  type FileRequest,
  keepReceived,
  listFileRequests,
} from '#api/balances/file-requests/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { madeAccess, madeCompany } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { takeKept } from '../../data/balances/waiting-files.ts';
import { RequestsScreen } from './RequestsScreen.tsx';

const received: FileRequest['files'][number] = {
  id: 'r1',
  fileName: 'marzo.xlsx',
  size: 9,
  kind: 'balance',
  from: '2026-03',
  to: '2026-03',
  nit: null,
  rows: 2,
  isBalanced: false,
  isOtherMonth: false,
  sentAt: '2026-04-08T15:00:00.000Z',
  outcome: null,
  reason: null,
  decidedBy: null,
};
const arrived: FileRequest = {
  id: 'q1',
  period: '2026-03',
  wants: ['balance'],
  state: 'arrived',
  recipient: 'Gloria Ruiz',
  greeting: 'Doña Gloria',
  email: null,
  expiresOn: '2026-04-15',
  askedBy: 'Camila Rojas',
  askedAt: '2026-04-06T15:00:00.000Z',
  deliveredAt: '2026-04-06T15:00:00.000Z',
  openedAt: '2026-04-08T14:00:00.000Z',
  passedAt: null,
  files: [received],
};

const asked: ClientQuestion = {
  id: 'p1',
  period: '2026-02',
  state: 'answered',
  answerer: { id: null, name: 'Gloria Ruiz', email: null },
  asks: ['text'],
  expiresOn: '2026-04-15',
  reminds: false,
  reminders: 0,
  remindedAt: null,
  askedBy: { id: 1, name: 'Camila Rojas' },
  askedAt: '2026-04-06T15:00:00.000Z',
  openedAt: '2026-04-07T15:00:00.000Z',
  sentAt: '2026-04-07T16:00:00.000Z',
  renewalAskedAt: null,
  withdrawnAt: null,
  closedAt: null,
  items: [
    {
      id: 'i1',
      fingerprint: 'NAT-4|1305',
      words: '¿Es un anticipo?',
      shown: {
        title: 'Clientes con saldo contrario',
        plainTitle: 'Clientes con saldo contrario',
        period: '2026-02',
        account: null,
        thirdParties: [],
        thirdPartyCount: 0,
        amount: null,
        lines: [],
      },
      choice: 'yes',
      answer: 'Lo devolvemos en mayo',
      sentAt: '2026-04-07T16:00:00.000Z',
      files: [],
    },
  ],
};
let questions: ClientQuestion[] = [];

function open(requests: FileRequest[], ...server: NonNullable<NonNullable<Parameters<typeof show>[1]>['server']>) {
  const recipient = { name: 'Gloria Ruiz', greeting: 'Doña Gloria', email: null };
  const meta = { recipient, firm: { name: 'Rojas & Peña', isFormal: true } };
  return show(
    <Routes>
      <Route path="/empresa/:company/servicio/auditoria/pedir/:period" element={<RequestsScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      address: '/empresa/7/servicio/auditoria/pedir/2026-03',
      server: [
        answers(userCompanies, { data: [madeCompany()] }),
        answers(ownAccess, { data: madeAccess() }),
        answers(listClientQuestions, { data: questions }),
        answers(listFileRequests, { data: requests, meta }),
        ...server,
      ],
    },
  );
}

it('shows the message as the client will read it, asks, and tells the link once', async () => {
  const made = {
    data: { ...arrived, state: 'sent' as const, files: [] },
    link: 'https://x/subir#abc',
    message: 'Buen día',
  };
  const { user, asked } = open([], answers(askForFiles, made));
  await screen.findByText(/Buen día, Doña Gloria\. Nos falta el balance de prueba por tercero de marzo de 2026/);
  await user.click(screen.getByRole('checkbox', { name: 'Documentos electrónicos de la DIAN' }));
  await screen.findByText(/Nos faltan el balance .* y los documentos electrónicos de la DIAN/);
  await user.click(screen.getByRole('button', { name: 'Crear enlace' }));
  within(await screen.findByRole('dialog')).getByText('https://x/subir#abc');
  expect(asked.find(({ method, path }) => method === 'POST' && path.endsWith('/file-requests'))?.body).toMatchObject({
    period: '2026-03',
    wants: ['balance', 'documentos'],
    name: 'Gloria Ruiz',
    greeting: 'Doña Gloria',
  });
});

it('accepts what arrived, or takes it to the loading view', async () => {
  const stored = { ...arrived, state: 'stored' as const, files: [{ ...received, outcome: 'stored' as const }] };
  const { user, asked, address } = open(
    [arrived],
    answers(acceptReceived, { data: stored, meta: { audits: [] } }),
    answers(keepReceived, { data: { id: 'k1', fileName: 'marzo.xlsx', size: 9, files: null } }),
  );
  await screen.findByText('Balance de prueba por tercero, marzo de 2026, 2 filas. No cuadra.');
  screen.getByText('No dice de qué empresa es.');
  await user.click(screen.getByRole('button', { name: 'Aceptar marzo.xlsx' }));
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/received-files/r1/accept'))).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Revisar marzo.xlsx antes de guardarlo' }));
  await waitFor(() => expect(address()).toBe('/empresa/7/servicio/auditoria?cargar'));
  expect(takeKept(7)).toMatchObject({ source: { kind: 'kept', fileId: 'k1', company: 7 }, name: 'marzo.xlsx' });
});

it('discards with a reason', async () => {
  const gone = { ...arrived, files: [{ ...received, outcome: 'discarded' as const, reason: 'Repetido' }] };
  const { user, asked } = open([arrived], answers(discardReceived, { data: gone }));
  await user.click(await screen.findByRole('button', { name: 'Descartar marzo.xlsx' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Descartar' }).disabled).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: 'Por qué' }), 'Repetido');
  await user.click(dialog.getByRole('button', { name: 'Descartar' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('/discard'))?.body).toEqual({ reason: 'Repetido' }),
  );
});

it('lists what the client was asked about the findings of all months, each leading to its finding', async () => {
  questions = [asked];
  onTestFinished(() => {
    questions = [];
  });
  open([]);
  const link = await screen.findByRole('link', { name: 'Clientes con saldo contrario' });
  expect(link.getAttribute('href')).toBe('/empresa/7/servicio/auditoria?mes=2026-02&ver=todos&hallazgo=NAT-4%7C1305');
  screen.getByText('Gloria Ruiz, febrero de 2026');
  screen.getByText('«¿Es un anticipo?»');
  screen.getByText(/Lo devolvemos en mayo/);
  screen.getByText(/respondió 1 de 1/);
});

it.each([
  ['sent', 1],
  ['expired', 1],
] as const)('of a request that nobody opened it is said once: %s', async (state, times) => {
  open([{ ...arrived, state, openedAt: null, files: [] }]);
  await screen.findByText('Gloria Ruiz', { exact: false, selector: 'li *' });
  expect(screen.getAllByText(/sin abrir/i)).toHaveLength(times);
});
