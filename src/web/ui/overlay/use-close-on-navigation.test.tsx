// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { expect, it, vi } from 'vitest';
import { showPages } from '../../../../tests/support/web/show-pages.tsx';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';

/** Over all pages, as those of the shell; each is closed once. */
function Overlays({ closed }: { closed: (name: string) => void }) {
  const [open, setOpen] = useState(['Cajón', 'Pregunta', 'Ventana']);
  const [search, setSearch] = useSearchParams();
  const closes = (name: string) => () => {
    closed(name);
    setOpen((names) => names.filter((one) => one !== name));
  };
  return (
    <>
      <Outlet />
      <Drawer open={open.includes('Cajón')} title="Cajón" width={300} onClose={closes('Cajón')}>
        <button
          type="button"
          onClick={() => setSearch((before) => ({ ...Object.fromEntries(before), orden: 'nombre' }))}
        >
          Ordenar
        </button>
      </Drawer>
      <Dialog open={open.includes('Ventana')} title="Ventana" onCancel={closes('Ventana')}>
        <p>Texto</p>
      </Dialog>
      <Dialog open={open.includes('Pregunta')} closes="never" title="Pregunta" onCancel={closes('Pregunta')}>
        <p>Texto</p>
      </Dialog>
      <Drawer openedBy="address" open={search.has('fila')} title="Fila" width={300} onClose={closes('Fila')}>
        <p>Texto</p>
      </Drawer>
    </>
  );
}

function openOverlays(address: string) {
  const closed = vi.fn<(name: string) => void>();
  const code = Promise.withResolvers<null>();
  const { router } = showPages(
    [
      {
        element: <Overlays closed={closed} />,
        children: [
          { path: '/uno/:id', element: <h1>Uno</h1> },
          { path: '/dos', loader: () => code.promise, element: <h1>Dos</h1> },
        ],
      },
    ],
    address,
  );
  const shown = () =>
    screen
      .queryAllByRole('dialog')
      .map((each) => each.querySelector('header')?.textContent)
      .toSorted();
  const calls = () => closed.mock.calls.map(([name]) => name);
  return { router, shown, calls, codeArrives: () => code.resolve(null) };
}

it('is hidden as soon as another page is asked for, and closed when it comes', async () => {
  const { router, shown, calls, codeArrives } = openOverlays('/uno/1?fila=4');
  expect(shown()).toEqual(['Cajón', 'Fila', 'Pregunta', 'Ventana']);
  act(() => void router.navigate('/dos'));
  expect(screen.getByRole('heading', { name: 'Uno' })).toBeDefined();
  expect(shown()).toEqual(['Pregunta']);
  expect(calls()).toEqual([]);
  act(codeArrives);
  await screen.findByRole('heading', { name: 'Dos' });
  expect(shown()).toEqual(['Pregunta']);
  // Its own closing would write to the address of the new page.
  await waitFor(() => expect(calls().toSorted()).toEqual(['Cajón', 'Ventana']));
});

it('shows again what it hid for a navigation that was given up', async () => {
  const { router, shown, calls } = openOverlays('/uno/1');
  act(() => void router.navigate('/dos'));
  await act(() => router.navigate('/uno/1?mes=2026-02'));
  expect(shown()).toEqual(['Cajón', 'Pregunta', 'Ventana']);
  expect(calls()).toEqual([]);
});

it('closes with the same screen of another company', async () => {
  const { router, shown } = openOverlays('/uno/1');
  await act(() => router.navigate('/uno/2?fila=4'));
  expect(shown()).toEqual(['Fila', 'Pregunta']);
  await act(() => router.navigate('/uno/3?fila=4'));
  expect(shown()).toEqual(['Fila', 'Pregunta']);
});

it('keeps while it writes to the address, and closes at Back on the same page', async () => {
  const { router, shown, calls } = openOverlays('/uno/1?fila=4');
  await act(async () => screen.getByRole('button', { name: 'Ordenar' }).click());
  await waitFor(() => expect(router.state.location.search).toContain('orden=nombre'));
  expect(calls()).toEqual([]);
  await act(() => router.navigate(-1));
  expect(shown()).toEqual(['Fila', 'Pregunta']);
});
