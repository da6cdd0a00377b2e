// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listNotifications, markAllSeen, type Notification } from '#api/users/notifications/contract.ts';
import { madeNotification } from '../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { Bell } from './Bell.tsx';

const bell = () => screen.findByRole('button', { name: /^Notificaciones/ });

function open(list: readonly Notification[], more: ReturnType<typeof answers>[] = []) {
  return show(<Bell />, { server: [answers(listNotifications, { data: [...list] }), ...more] });
}

it('counts the notifications up to 99 and lists them', async () => {
  const list = Array.from({ length: 120 }, (_, at) =>
    madeNotification({ id: at + 1, title: `Aviso ${at + 1}`, display: 3 }),
  );
  const { user } = open(list);
  await waitFor(async () => expect((await bell()).textContent).toBe('99+'));
  await user.click(await bell());
  const panel = await screen.findByRole('region', { name: 'Notificaciones' });
  expect(within(panel).getAllByRole('listitem')).toHaveLength(120);
  expect(within(panel).getByText('Aviso 7')).toBeDefined();
});

it('says that there are none, whatever stands over the page', async () => {
  const { user } = open([madeNotification(), madeNotification({ display: 2 })]);
  expect((await bell()).textContent).toBe('');
  await user.click(await bell());
  expect(await screen.findByText('No hay notificaciones')).toBeDefined();
});

it('says the severity of an alert beside its icon, which is that of its template', async () => {
  const { user } = open([
    madeNotification({ id: 2, noteId: 4, title: 'Alerta: NIT', display: 3, severity: 'critica' }),
    madeNotification({ id: 1, noteId: 3, title: 'Alerta: naturaleza', display: 3, severity: 'baja' }),
  ]);
  await user.click(await bell());
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => within(item).getByText(/^(Crítica|Baja)$/).textContent)).toEqual(['Crítica', 'Baja']);
  expect(items.map((item) => item.querySelector('svg')?.classList.contains('lucide-triangle-alert'))).toEqual([
    false,
    true,
  ]);
});

it('marks as seen what it lists, and nothing over the page', async () => {
  const list = [madeNotification({ id: 2, display: 3 }), madeNotification({ id: 1 })];
  const { user, asked } = open(list, [answers(markAllSeen, undefined as never)]);
  await user.click(await bell());
  await user.click(await screen.findByRole('button', { name: /^Marcar tod/ }));
  await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.query).toEqual({ bell: 'true' }));
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
