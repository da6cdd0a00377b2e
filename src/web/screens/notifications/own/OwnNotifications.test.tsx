// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { listAllNotifications, markAllSeen, markSeen } from '#api/users/notifications/contract.ts';
import { madeNotification } from '../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { OwnNotifications } from './OwnNotifications.tsx';

const kept = (id: number, title: string, seenAt: string | null) => ({
  ...madeNotification({ id, title, display: 3, link: '/home' }),
  meta: {
    topic: 'novedades' as const,
    company: { id: 7, name: 'Hotel Puerta del Sol S.A.S.' },
    createdAt: new Date().toISOString(),
    seenAt,
  },
});

function open(address = '/') {
  const data = [kept(2, 'Terminó la auditoría', null), kept(1, 'Firmaron septiembre', new Date().toISOString())];
  const meta = { page: 1, pageSize: 20, total: 2, all: 2, unseen: 1 };
  return show(<OwnNotifications />, {
    address,
    server: [
      answers(listAllNotifications, ({ query }) => ({
        data: query.q === 'nada' ? [] : data,
        meta: { ...meta, total: query.q === 'nada' ? 0 : 2 },
      })),
      answers(userCompanies, { data: [] }),
      answers(markSeen, { data: madeNotification({ id: 2 }) }),
      answers(markAllSeen, undefined as never),
    ],
  });
}

it('lists those seen and not, with company and time, and marks one or all', async () => {
  const { user, asked } = open();
  const today = within(await screen.findByRole('region', { name: 'Hoy' }));
  expect(today.getAllByText(/^Hotel Puerta del Sol S\.A\.S\. · /)).toHaveLength(2);
  expect(today.getByText('Vista')).toBeDefined();
  await user.click(today.getByRole('button', { name: 'Marcar vista: Terminó la auditoría' }));
  await waitFor(() => expect(asked.some(({ path }) => path === '/notification/2/mark-seen')).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Marcar todas como vistas' }));
  await waitFor(() => expect(asked.some(({ path }) => path === '/notification/mark-all-seen')).toBe(true));
  expect(screen.getByRole('link', { name: /Elige qué quieres/ }).getAttribute('href')).toBe(
    '/editar-perfil?seccion=preferencias',
  );
});

it('filters by what the address says, and takes the filters away', async () => {
  const { user, asked, address } = open('/?ver=sin-ver&tipo=novedades&buscar=nada');
  expect(await screen.findByText('Ninguna notificación coincide.')).toBeDefined();
  expect(asked.find(({ path }) => path === '/notifications')?.query).toEqual({
    unseen: 'true',
    topic: 'novedades',
    q: 'nada',
  });
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(address()).toBe('/');
  expect(await screen.findByRole('region', { name: 'Hoy' })).toBeDefined();
});
