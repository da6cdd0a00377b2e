// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { call } from '#web/data/transport/api.ts';
import { show } from '../../../tests/support/web/show.tsx';
import { useConnection } from '../data/connection/connection.ts';
import { useDraft } from '../data/session/draft.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';

function open() {
  onTestFinished(() => useConnection.setState({ state: 'on' }));
  return show(<ConnectionNotice />);
}

it('a call without an answer says that the server does not answer, until an attempt gets one', async () => {
  const { user, notices } = open();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')));
  await expect(call(userCompanies)).rejects.toMatchObject({ status: 0 });
  expect((await screen.findByRole('alert')).textContent).toContain('Cuadre no responde.');
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await user.click(screen.getByRole('button', { name: 'Intentar ahora' }));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  expect(notices()).toEqual(['Cuadre volvió a responder. Ya puedes guardar.']);
});

it('a database that is away is told of, and what is on the page goes on by itself when it is back', async () => {
  const { notices } = open();
  const away = JSON.stringify({ code: 503, error: 'server.away', message: 'no responde' });
  vi.stubGlobal('fetch', async () => new Response(away, { status: 503 }));
  await expect(call(userCompanies)).rejects.toMatchObject({ status: 503 });
  expect((await screen.findByRole('alert')).textContent).toContain('La base de datos no responde.');
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await expect.poll(() => screen.queryByRole('alert'), { timeout: 10_000 }).toBeNull();
  expect(notices()).toEqual(['Cuadre volvió a responder. Ya puedes guardar.']);
});

it('without a network it says so', async () => {
  open();
  useConnection.setState({ state: 'offline' });
  expect((await screen.findByRole('alert')).textContent).toContain('Sin conexión a internet.');
});

function Comment() {
  const [text, setText] = useDraft('comment', '');
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <input aria-label="Comentario" value={text} onChange={({ target }) => setText(target.value)} />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Cambiar
      </button>
    </>
  );
}

it('what is typed outlives the page, for its user, and is gone once it is emptied', async () => {
  const { user } = show(<Comment />);
  await user.type(screen.getByLabelText('Comentario'), 'Falta el soporte');
  expect(sessionStorage.getItem('draft-1-comment')).toBe('"Falta el soporte"');
  await userEvent.clear(screen.getByLabelText('Comentario'));
  expect(sessionStorage.getItem('draft-1-comment')).toBeNull();
});
