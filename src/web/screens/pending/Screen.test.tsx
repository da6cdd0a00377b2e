// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { pendingWork, workCalendar } from '#api/audits/pending/contract.ts';
import { askForFiles, type FileRequest } from '#api/balances/file-requests/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { madeAccess, madeCompany } from '../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { Screen } from './Screen.tsx';

const roble = { id: 7, name: 'Distribuidora El Roble S.A.S.' };
const ceiba = { id: 8, name: 'Fundación La Ceiba' };
const guadua = { id: 9, name: 'Textiles La Guadua S.A.S.' };
const figures = { state: 'sin_cargar', openFindings: 0, critical: 0, waits: false, mayAsk: true } as const;
const gloria = { name: 'Gloria Ruiz', greeting: 'Doña Gloria', email: 'gloria@cliente.co' };

const work: AnswerOf<typeof pendingWork> = {
  data: {
    findings: [
      {
        company: roble,
        period: '2026-02',
        fingerprint: 'RET-1|2365',
        title: 'Retención de febrero sin pagar',
        severity: 'critica',
        account: '2365',
        amount: '8746000.00',
        state: 'en_revision',
        assignee: 'Camila Rojas',
        due: '2026-03-13',
      },
    ],
    answers: [
      {
        company: roble,
        period: '2026-03',
        id: 'q1',
        fingerprint: 'NAT-4|1305',
        title: 'Préstamo a socio',
        findings: 1,
        client: 'Don Jairo',
        askedBy: 'Camila Rojas',
        answeredAt: '2026-04-08T14:00:00.000Z',
        expiresOn: '2026-04-15',
      },
    ],
    files: [],
    signOffs: [
      { company: roble, period: '2026-03', state: 'prepared', preparedBy: 'Ana Paz', at: '2026-04-07T14:00:00.000Z' },
    ],
    returns: [{ obligation: 'retencion', period: '2026-03', date: '2026-04-09', companies: [roble, ceiba] }],
    balances: [
      { ...figures, company: roble, state: 'auditado', openFindings: 3, critical: 1, request: null, recipient: null },
      { ...figures, company: ceiba, request: null, recipient: gloria },
      {
        ...figures,
        company: guadua,
        request: { id: 'p1', state: 'sent', deliveredAt: '2026-04-06T15:00:00.000Z', openedAt: null },
        recipient: { ...gloria, email: null },
      },
    ],
  },
  meta: { today: '2026-04-08', period: '2026-03', hasMore: false, lacksCalendar: null },
};
const calendar: AnswerOf<typeof workCalendar> = {
  data: [
    { date: '2026-04-07', returns: [], loads: [{ company: roble, period: '2026-03' }] },
    {
      date: '2026-04-09',
      returns: [{ obligation: 'retencion', period: '2026-03', companies: [roble, ceiba] }],
      loads: [],
    },
  ],
  meta: { today: '2026-04-08', lacksCalendar: null },
};

const open = (...server: NonNullable<NonNullable<Parameters<typeof show>[1]>['server']>) =>
  show(<Screen />, {
    address: '/pendientes',
    server: [
      answers(userCompanies, { data: [madeCompany()] }),
      answers(ownAccess, { data: madeAccess() }),
      answers(pendingWork, work),
      answers(workCalendar, calendar),
      ...server,
    ],
  });

it('has one list by date, each row leading where it is worked', async () => {
  const { user, asked } = open();
  const late = await screen.findByRole('region', { name: 'Vencido' });
  const link = within(late).getByRole('link', { name: 'Retención de febrero sin pagar' });
  expect(link.getAttribute('href')).toBe('/empresa/7/servicio/auditoria?mes=2026-02&ver=todos&hallazgo=RET-1%7C2365');
  within(late).getByText('13 mar');
  const today = screen.getByRole('region', { name: 'Hoy, miércoles 8 de abril' });
  within(today).getByText('Respondió: Préstamo a socio');
  within(today).getByText('Marzo de 2026 espera tu firma');
  const tomorrow = screen.getByRole('region', { name: 'Mañana, jueves 9 de abril' });
  within(tomorrow).getByText('Retención en la fuente de marzo de 2026: 2 empresas');
  screen.getByText('1 vencido');
  await user.type(screen.getByLabelText('Buscar en los pendientes'), 'prestamo');
  await waitFor(() => expect(screen.queryByText('Retención de febrero sin pagar')).toBeNull());
  await user.click(screen.getByLabelText('Del equipo'));
  await waitFor(() => expect(asked.some(({ query }) => query.whose === 'team')).toBe(true));
});

it('tells what a day of the calendar has', async () => {
  const { user } = open();
  const day = await screen.findByRole('button', { name: '9 de abril: 2 declaraciones que vencen' });
  await user.click(day);
  const chosen = await screen.findByRole('region', { name: 'jueves 9 de abril' });
  within(chosen).getByRole('link', { name: ceiba.name });
});

it('asks the clients of a month in one go, and tells what came of each', async () => {
  const made: FileRequest = {
    id: 'p2',
    period: '2026-03',
    wants: ['balance'],
    state: 'sent',
    recipient: 'Gloria Ruiz',
    greeting: 'Doña Gloria',
    email: 'gloria@cliente.co',
    expiresOn: '2026-04-15',
    askedBy: 'Camila Rojas',
    askedAt: '2026-04-08T15:00:00.000Z',
    deliveredAt: '2026-04-08T15:00:00.000Z',
    openedAt: null,
    passedAt: null,
    files: [],
  };
  const link = `https://cuadre.example/subir#${'t'.repeat(43)}`;
  const { user, asked } = open(answers(askForFiles, { data: made, link, message: `Buen día: ${link}` }));
  await user.click(await screen.findByRole('button', { name: 'Pedir el que falta' }));
  const dialog = screen.getByRole('dialog');
  // Who was asked before is reminded only if chosen.
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^Pedir a Textiles/).checked).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Pedir a 1 cliente' }));
  await within(dialog).findByText('Enviado a gloria@cliente.co');
  within(dialog).getByText('Pedido a 1 cliente.');
  const sent = asked.filter(({ method }) => method === 'POST');
  expect(sent).toMatchObject([
    {
      path: '/companies/8/file-requests',
      body: { period: '2026-03', wants: ['balance'], name: 'Gloria Ruiz', greeting: 'Doña Gloria' },
    },
  ]);
});

it('says why one could not be asked, and lets it be tried again', async () => {
  const failure = { error: 'request.rate_limited', message: 'Espera una hora.' };
  const { user } = open(refuses(askForFiles, 429, failure));
  await user.click(await screen.findByRole('button', { name: 'Pedir el que falta' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Pedir a 1 cliente' }));
  await within(dialog).findByText('Espera una hora.');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Pedir a 1 cliente' }).disabled).toBe(false);
});
