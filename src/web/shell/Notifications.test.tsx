// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { acceptTerms, getTermsAgreement } from '#api/access/terms/contract.ts';
import {
  getNotificationImage,
  listNotifications,
  markSeen,
  type Notification,
  remindLater,
} from '#api/users/notifications/contract.ts';
import { madeNotification } from '../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../tests/support/web/show.tsx';
import { session, useSession } from '../data/session/session.ts';
import { afterSeen } from '../data/users/notifications.ts';
import { setTourRunning } from '../tours/running-tour.ts';
import { Input } from '../ui/control/Input.tsx';
import { Drawer } from '../ui/overlay/Drawer.tsx';
import { claimModal } from '../ui/overlay/modal-dialogs.ts';
import { Notifications } from './Notifications.tsx';
import { TermsGate } from './TermsGate.tsx';

afterEach(() => {
  session.logout({ stay: true });
  setTourRunning(false);
});

type Pending = { version: string; acceptedAt: null };
const agreed = { version: '1.0.1', acceptedAt: '2026-01-05T12:00:00.000Z' };

function AddressDrawer() {
  const [isOpen, setIsOpen] = useState(true);
  const [note, setNote] = useState('');
  return (
    <Drawer openedBy="address" open={isOpen} title="Cajón" width={300} onClose={() => setIsOpen(false)}>
      <Input aria-label="Nota" value={note} onChange={(event) => setNote(event.target.value)} />
    </Drawer>
  );
}

/** A server that has these, takes off what was seen, and puts off what it is asked to. */
function open(
  given: readonly Notification[],
  { isStaff = false, terms = agreed as typeof agreed | Pending, drawer = false } = {},
) {
  let list = [...given];
  let agreement = terms;
  const idOf = (path: string) => Number(path.split('/')[2]);
  const server = [
    answers(listNotifications, () => ({ data: list })),
    answers(markSeen, ({ path }) => {
      const data = list.find(({ id }) => id === idOf(path))!;
      list = afterSeen(list, data.id);
      return { data };
    }),
    answers(remindLater, ({ path }) => {
      list = list.map((one) =>
        one.id === idOf(path) ? { ...one, attributes: { ...one.attributes, noti_is_postponed: true } } : one,
      );
      return { data: list.find(({ id }) => id === idOf(path))! };
    }),
    answers(getTermsAgreement, () => ({ data: agreement })),
    answers(acceptTerms, () => {
      agreement = agreed;
      return undefined;
    }),
    refuses(getNotificationImage, 404, { error: 'resource.not_found', message: 'No existe.' }),
  ];
  const page = show(
    <>
      <Notifications />
      <TermsGate />
      {drawer && <AddressDrawer />}
    </>,
    { server, isStaff },
  );
  const calls = (method: string) => page.asked.filter((one) => one.method === method).map(({ path }) => path);
  return { ...page, calls };
}

describe('a pop-up', () => {
  it('asks to be accepted in a dialog of 500 px; accepting marks it seen and leads to the next', async () => {
    const list = [madeNotification({ id: 2, title: 'Segunda' }), madeNotification({ id: 1, title: 'Primera' })];
    const { user, calls } = open(list);
    const dialog = await screen.findByRole('dialog', { name: 'Primera' });
    expect(dialog.style.width).toBe('500px');
    expect(within(dialog).getByText(/2 y 10 UVT/)).toBeDefined();
    expect(useSession.getState().popUpNotifications.map(({ id }) => id)).toEqual([1, 2]);
    await user.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByRole('dialog', { name: 'Segunda' })).toBeDefined();
    expect(calls('PUT')).toEqual(['/notification/1/mark-seen']);
  });

  it('that is to be remembered later goes at once, stays in the list, and the list is read again', async () => {
    const { user, calls } = open([madeNotification({ id: 4 })]);
    await user.click(await screen.findByRole('button', { name: 'Recordar más tarde' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(calls('GET').filter((path) => path === '/notification/user')).toHaveLength(2));
    expect(calls('PUT')).toEqual(['/notification/4/remind-later']);
    expect(useSession.getState().popUpNotifications).toEqual([]);
  });

  it('waits until a guided tour has ended', async () => {
    setTourRunning(true);
    open([madeNotification({ id: 4 }), madeNotification({ id: 5, image: true })]);
    await waitFor(() => expect(useSession.getState().popUpNotifications).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => setTourRunning(false));
    expect(await screen.findByRole('button', { name: 'Aceptar' })).toBeDefined();
  });

  it('waits until the terms are accepted: never two dialogs at once', async () => {
    const { user } = open([madeNotification({ id: 4 })], { terms: { version: '1.0.1', acceptedAt: null } });
    await waitFor(() => expect(useSession.getState().popUpNotifications).toHaveLength(1));
    const terms = await screen.findByRole('dialog');
    expect(screen.getAllByRole('dialog')).toEqual([terms]);
    await user.click(within(terms).getByRole('button', { name: /^Acept/ }));
    expect(await screen.findByRole('dialog', { name: 'Nuevas bases de retención' })).toBeDefined();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('and a drawer of the address wait for the terms, which never stand over another dialog', async () => {
    const pending = { version: '1.0.1', acceptedAt: null };
    const { user } = open([madeNotification({ id: 4 })], { terms: pending, drawer: true });
    const shown = () => [...document.querySelectorAll('dialog[open]')];
    const note = screen.getByRole('textbox', { name: 'Nota' });
    fireEvent.change(note, { target: { value: 'a medias' } });
    const terms = await screen.findByRole('dialog', { name: 'Términos y condiciones' });
    expect(shown()).toEqual([terms]);
    await user.click(within(terms).getByRole('button', { name: /^Acept/ }));
    const drawer = screen.getByRole('dialog', { name: 'Cajón' });
    await waitFor(() => expect(shown()).toEqual([drawer]));
    // What was being written is still there.
    expect(note).toHaveProperty('value', 'a medias');
    await user.click(within(drawer).getByRole('button', { name: 'Cerrar' }));
    expect(shown()).toEqual([screen.getByRole('dialog', { name: 'Nuevas bases de retención' })]);
  });

  it('goes while another dialog is open, and comes back after it', async () => {
    open([madeNotification({ id: 4 })]);
    await screen.findByRole('dialog', { name: 'Nuevas bases de retención' });
    const other = document.createElement('dialog');
    document.body.append(other);
    let close = () => {};
    act(() => {
      close = claimModal(other);
    });
    expect([...document.querySelectorAll('dialog[open]')]).toEqual([other]);
    act(close);
    other.remove();
    expect(document.querySelector('dialog[open]')).toBe(screen.getByRole('dialog'));
  });

  it('about the license goes when accepted, and stays in the bell', async () => {
    const { user } = open([madeNotification({ id: 4, noteId: 1 })]);
    await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that cannot be marked says so in the seed’s words, and stays', async () => {
    const page = show(<Notifications />, {
      server: [
        answers(listNotifications, { data: [madeNotification()] }),
        answers(getTermsAgreement, { data: agreed }),
        refuses(markSeen, 500, { error: 'server.error', message: 'Falla.' }),
      ],
    });
    await page.user.click(await screen.findByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(page.notices()).toEqual(['Error']));
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});

describe('a banner', () => {
  it('is a strip in its colours; closing it marks it seen', async () => {
    const { user, calls } = open([madeNotification({ id: 3, display: 2, link: 'https://ejemplo.co/nota' })]);
    const strip = (await screen.findByText(/^Nuevas bases/)).closest('div')!;
    expect([strip.style.background, strip.style.color]).toEqual(['#F9F2DB', '#14211D']);
    const link = screen.getByRole('link', { name: /Leer más/ });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://ejemplo.co/nota',
      'noopener noreferrer',
    ]);
    await user.click(screen.getByRole('button', { name: 'Cerrar: Nuevas bases de retención' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Comunicados' })).toBeNull());
    expect(calls('PUT')).toEqual(['/notification/3/mark-seen']);
  });

  it('about the license closes too, until the next sign-in', async () => {
    const { user } = open([madeNotification({ id: 3, noteId: 1, display: 2 })]);
    await user.click(await screen.findByRole('button', { name: /^Cerrar/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Cerrar/ })).toBeNull());
    expect(useSession.getState().bannerNotifications).toEqual([]);
  });
});

describe('an image', () => {
  it('is seen when closed or followed; the last one turns the showing of images off', async () => {
    const list = [
      madeNotification({ id: 2, image: true, title: 'Segunda', link: '/ayuda' }),
      madeNotification({ id: 1, image: true, title: 'Primera' }),
    ];
    const { user, calls, address } = open(list);
    await user.click(await screen.findByRole('button', { name: 'Cerrar: Primera' }));
    expect(useSession.getState().showImagesNotifications).toBe(true);
    await user.click(await screen.findByRole('link', { name: 'Leer más: Segunda' }));
    await waitFor(() => expect(useSession.getState().showImagesNotifications).toBe(false));
    expect(calls('PUT')).toEqual(['/notification/1/mark-seen', '/notification/2/mark-seen']);
    expect(address()).toBe('/ayuda');
    session.logout({ stay: true });
    expect(useSession.getState().showImagesNotifications).toBe(true);
  });

  it('without a link is seen when pressed', async () => {
    const { user, calls } = open([madeNotification({ id: 1, image: true, title: 'Primera' })]);
    await user.click(await screen.findByRole('button', { name: /Marcar como vista$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('PUT')).toEqual(['/notification/1/mark-seen']);
  });

  it('that arrives after the last one was seen is shown too', async () => {
    session.lastImageSeen();
    open([madeNotification({ id: 3, image: true, title: 'Tercera' })]);
    expect(await screen.findByRole('dialog', { name: 'Tercera' })).toBeDefined();
    expect(useSession.getState().showImagesNotifications).toBe(true);
  });
});

it('staff is not asked for notifications', async () => {
  const { asked } = open([madeNotification()], { isStaff: true });
  await Promise.resolve();
  expect(asked.filter(({ path }) => path.startsWith('/notification'))).toEqual([]);
});
