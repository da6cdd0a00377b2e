// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listNotifications, type Notification } from '#api/users/notifications/contract.ts';
import { madeNotification } from '../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { Bell } from './Bell.tsx';

const bell = () => screen.findByRole('button', { name: /^Notificaciones/ });

function open(list: readonly Notification[]) {
  return show(<Bell />, { server: [answers(listNotifications, { data: [...list] })] });
}

it('counts the notifications up to 99 and lists them', async () => {
  const list = Array.from({ length: 120 }, (_, at) => madeNotification({ id: at + 1, title: `Aviso ${at + 1}` }));
  const { user } = open(list);
  await waitFor(async () => expect((await bell()).textContent).toBe('99+'));
  await user.click(await bell());
  const panel = await screen.findByRole('region', { name: 'Notificaciones' });
  expect(within(panel).getAllByRole('listitem')).toHaveLength(120);
  expect(within(panel).getByText('Aviso 7')).toBeDefined();
});

it('says that there are none', async () => {
  const { user } = open([]);
  await user.click(await bell());
  expect(await screen.findByText('No hay notificaciones')).toBeDefined();
});

it('that cannot be read says so, and not that there are none', async () => {
  const server = [refuses(listNotifications, 500, { error: 'server.error', message: 'Falla.' })];
  const { user, notices } = show(<Bell />, { server });
  const words = 'Se ha producido un error listando las notificaciones.';
  await waitFor(() => expect(notices()).toEqual([words]));
  await user.click(await bell());
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByText('No hay notificaciones')).toBeNull();
});

it('is not shown to administrators, for whom nothing is asked', async () => {
  const { asked } = show(<Bell />, { isStaff: true });
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([]);
});
