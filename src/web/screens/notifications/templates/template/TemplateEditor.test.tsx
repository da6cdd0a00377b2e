// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as contract from '#api/users/notifications/templates/contract.ts';
import { madeTemplate } from '../../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../../tests/support/web/show.tsx';
import { everyDay } from './SeenDays.tsx';
import { TemplateEditor } from './TemplateEditor.tsx';

type Template = contract.NotificationTemplate;

function open(template: Template | null) {
  const saved = template ?? madeTemplate();
  const page = show(<TemplateEditor template={template} />, {
    address: '/notificaciones/nueva',
    isStaff: true,
    server: [
      answers(contract.measureAudience, ({ body }) => {
        const { audience } = body as { audience: contract.Audience };
        return { data: audience.kind === 'all' ? { users: 1214, companies: 61 } : { users: 1, companies: 2 } };
      }),
      answers(contract.createTemplate, { data: saved }),
      answers(contract.updateTemplate, { data: saved }),
      answers(contract.sendTemplate, {
        data: madeTemplate({ state: 'activa', scheduledAt: new Date().toISOString() }),
      }),
      answers(contract.templateResults, {
        data: {
          sent: 214,
          seen: 131,
          reminded: 22,
          waiting: 61,
          days: [
            { day: '2026-11-18', seen: 100 },
            { day: '2026-11-20', seen: 31 },
          ],
        },
      }),
      answers(contract.listRecipients, {
        data: [
          {
            id: 1,
            name: 'Camila Rojas',
            email: 'camila@ejemplo.co',
            account: 'El Roble S.A.S.',
            createdAt: '2026-11-18T13:00:00.000Z',
            seenAt: null,
            remindedAt: '2026-11-19T13:00:00.000Z',
          },
        ],
        meta: { page: 1, pageSize: 50, total: 1 },
      }),
    ],
  });
  const bodies = (method: string, path: string) =>
    page.asked.filter((one) => one.method === method && one.path === path).map(({ body }) => body);
  return { ...page, bodies };
}

const kind = (name: string) => screen.getByRole('radio', { name });
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft-'));
const button = (name: string) => screen.getByRole('button', { name });

it('a new one is written, its audience counted as it is chosen, previewed, and sent', async () => {
  const { user, bodies, address } = open(null);
  expect(await screen.findByText('1.214 usuarios de 61 empresas')).toBeDefined();
  await user.click(button('Enviar ahora'));
  expect(await screen.findByText('Por favor ingresar título')).toBeDefined();
  await user.type(screen.getByLabelText('Título'), 'Bases nuevas');
  await user.type(screen.getByLabelText('Descripción'), 'Son 2 y 10 UVT.');
  expect(screen.getByText('12 de 60')).toBeDefined();
  // The field and the preview.
  expect(screen.getAllByText('Son 2 y 10 UVT.').length).toBeGreaterThan(0);
  expect(screen.getByText('Recordar más tarde')).toBeDefined();
  await user.click(kind('Empresas'));
  await user.click(button('Enviar ahora'));
  expect(await screen.findByText(/Elige al menos uno/)).toBeDefined();
  expect(bodies('POST', '/notification-templates')).toEqual([]);
  await user.click(kind('Todas'));
  await user.click(button('Enviar ahora'));
  await waitFor(() => expect(bodies('POST', '/notification-templates/1003/send')).toHaveLength(1));
  expect(bodies('POST', '/notification-templates')).toEqual([
    {
      kind: 'popup',
      title: 'Bases nuevas',
      description: 'Son 2 y 10 UVT.',
      link: null,
      background: '#F9F2DB',
      font: '#14211D',
      audience: { kind: 'all', ids: [] },
      starts_at: null,
      ends_at: null,
    },
  ]);
  await waitFor(() => expect(address()).toBe('/notificaciones/1003'));
});

it('a banner whose text cannot be read is not saved; its contrast is shown', async () => {
  const { user, asked } = open(madeTemplate({ kind: 'banner' }));
  expect(await screen.findByText('Contraste 14,8 : 1, se lee bien')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Texto'), { target: { value: '#F0E0B0' } });
  expect((await screen.findAllByText(/no se lee bien/)).length).toBeGreaterThan(0);
  await user.click(button('Guardar borrador'));
  await waitFor(() => expect(screen.getByLabelText('Texto').getAttribute('aria-invalid')).toBe('true'));
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
});

it('an image is not sent without its picture', async () => {
  const { user, asked } = open(madeTemplate({ kind: 'image', audience: { kind: 'all', chosen: [] } }));
  await user.click(button('Enviar ahora'));
  expect(await screen.findByText('Elige la imagen antes de enviarla.')).toBeDefined();
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
});

it('of one that was sent neither audience nor start change, and the results add up', async () => {
  const startsAt = '2026-11-18T13:00:00.000Z';
  open(madeTemplate({ state: 'activa', startsAt, scheduledAt: startsAt, sentAt: startsAt, sent: 214, seen: 131 }));
  const rows = await screen.findAllByRole('row');
  const texts = rows.map(({ textContent }) => textContent);
  for (const text of [
    'Vieron y aceptaron13161,2 %',
    'Recordar más tarde2210,3 %',
    'Sin entrar todavía6128,5 %',
    'Enviadas214100,0 %',
  ])
    expect(texts.some((one) => one?.replace(/\s/g, ' ').includes(text))).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Desde').disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Hasta').disabled).toBe(false);
  expect(button('Terminar ya')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Enviar ahora' })).toBeNull();
});

it('of one that was sent the days are drawn or told, and each figure names its people', async () => {
  const startsAt = '2026-11-18T13:00:00.000Z';
  const { user, asked, address } = open(
    madeTemplate({ state: 'activa', startsAt, scheduledAt: startsAt, sentAt: startsAt, sent: 214, seen: 131 }),
  );
  await user.click(await screen.findByRole('button', { name: 'Ver como tabla' }));
  const days = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(days).toEqual(expect.arrayContaining(['18 nov 2026100', '20 nov 202631']));
  expect(
    everyDay([
      { day: '2026-11-30', seen: 1 },
      { day: '2026-12-02', seen: 2 },
    ]),
  ).toEqual([
    { day: '2026-11-30', seen: 1 },
    { day: '2026-12-01', seen: 0 },
    { day: '2026-12-02', seen: 2 },
  ]);
  await user.click(screen.getByRole('link', { name: 'Recordar más tarde: 22' }));
  const drawer = await screen.findByRole('dialog', { name: 'Recordar más tarde' });
  expect(await within(drawer).findByText('camila@ejemplo.co')).toBeDefined();
  expect(asked.find(({ path }) => path.endsWith('/recipients'))!.query).toEqual({ state: 'reminded', page: '1' });
  await user.click(within(drawer).getByRole('button', { name: 'Cerrar' }));
  expect(address()).toBe('/notificaciones/nueva');
});

it('of one of the product only its words and looks change', async () => {
  const { user, bodies } = open({
    ...madeTemplate({ isAnnouncement: false, state: 'activa', kind: 'bell', link: '/codigos' }),
    id: 1,
  });
  expect(screen.queryByLabelText('Enlace')).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Pop-up' })).toBeNull();
  expect(screen.queryByLabelText('Desde')).toBeNull();
  await user.click(button('Guardar cambios'));
  await waitFor(() => expect(bodies('PUT', '/notification-templates/1')).toHaveLength(1));
  expect(bodies('PUT', '/notification-templates/1')[0]).toMatchObject({ link: '/codigos', starts_at: null });
});

it('keeps what is typed through a reload, until it is saved', async () => {
  const first = open(madeTemplate({ title: 'Bases nuevas' }));
  await first.user.type(screen.getByLabelText('Título'), ' de 2027');
  first.close();
  const { user, bodies } = open(madeTemplate({ title: 'Bases nuevas' }));
  expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Bases nuevas de 2027');
  expect(screen.getByText('Recuperamos lo que habías escrito y no guardaste.')).toBeDefined();
  await user.click(button('Guardar borrador'));
  await waitFor(() => expect(bodies('PUT', '/notification-templates/1003')).toHaveLength(1));
  await waitFor(() => expect(drafts()).toEqual([]));
});

it('says that somebody else saved what is typed over, and takes theirs', async () => {
  const first = open(madeTemplate({ title: 'Bases nuevas' }));
  await first.user.type(screen.getByLabelText('Título'), ' de 2027');
  first.close();
  const { user } = open(madeTemplate({ title: 'Bases de retención' }));
  expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Bases nuevas de 2027');
  expect(screen.getByText(/^Otra persona guardó mientras escribías/)).toBeDefined();
  await user.click(button('Descartar lo mío'));
  expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Bases de retención');
  expect(drafts()).toEqual([]);
});
