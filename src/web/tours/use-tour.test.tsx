// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeTour } from '#api/users/guided-tours/contract.ts';
import { madeCompany, madeNotification, madeUser } from '../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../tests/support/web/show.tsx';
import { useSession } from '../data/session/session.ts';
import { useCompanyTour } from './use-company-tour.ts';
import { useTour } from './use-tour.ts';

const steps = [{ part: '#part', title: 'Parte', text: 'Una.' }];

function Page() {
  const { start } = useTour('audit', steps, true, useCompanyTour());
  return (
    <>
      <div data-tour="company">Empresa</div>
      <div data-tour="help">Ayuda</div>
      <button type="button" id="part" onClick={start}>
        Ver
      </button>
    </>
  );
}

const title = () => document.querySelector('.driver-popover-title')?.textContent;
const press = (name: string) => screen.getByRole('button', { name }).click();
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(async () => {
  // Loaded before time stands still.
  await import('./run-tour.ts');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  useSession.setState({ companies: [], popUpNotifications: [] });
});

function open(companies: number, { popUp = false, isTaken = false, address = '/' } = {}) {
  const { tours } = madeUser().attributes;
  const shown = show(<Page />, {
    address,
    signedInAs: { tours: { ...tours, audit: isTaken } },
    server: [answers(takeTour, { data: { user_id: 1, guito_type: 'audit' } })],
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const popUps = popUp ? [madeNotification()] : [];
  const list = Array.from({ length: companies }, (_, index) => ({ ...madeCompany(), id: index + 1 }));
  act(() => useSession.setState({ companies: list, popUpNotifications: popUps }));
  return shown;
}
const taken = ({ asked }: ReturnType<typeof open>) => asked.filter(({ path }) => path === '/guided-tour/taken');

it('begins 800 ms after the screen is complete, and is marked when it is skipped', async () => {
  const page = open(2);
  await wait(799);
  expect(title()).toBeUndefined();
  await wait(50);
  expect(title()).toBe('Parte');
  press('Omitir');
  await wait(10);
  expect(taken(page).map(({ body }) => body)).toEqual([{ guided_tour: { user_id: 1, guito_type: 'audit' } }]);
});

it('is marked when it is finished', async () => {
  const page = open(2);
  await wait(850);
  expect(taken(page)).toEqual([]);
  press('Terminar');
  await wait(10);
  expect(taken(page).map(({ body }) => body)).toEqual([{ guided_tour: { user_id: 1, guito_type: 'audit' } }]);
});

it('the only company comes first: after 3 s, and its tour leads to the screen’s, which goes back to it', async () => {
  const page = open(1);
  await wait(2999);
  expect(title()).toBeUndefined();
  await wait(50);
  expect(title()).toBe('Tu empresa');
  press('Siguiente');
  await wait(10);
  expect(title()).toBe('Ayuda a la mano');
  press('Siguiente');
  await wait(499);
  expect(title()).toBeUndefined();
  await wait(50);
  expect(title()).toBe('Parte');
  expect(taken(page)).toEqual([]);
  press('Atrás');
  await wait(10);
  expect(title()).toBe('Tu empresa');
  press('Omitir');
  await wait(10);
  expect(taken(page)).toHaveLength(1);
});

it('has no tour of the company while a pop-up waits', async () => {
  open(1, { popUp: true });
  await wait(850);
  expect(title()).toBe('Parte');
});

it('asked for again it begins at once, without the company', async () => {
  open(1);
  await wait(0);
  press('Ver');
  await wait(10);
  expect(title()).toBe('Parte');
  expect(screen.getByRole('button', { name: 'Omitir' })).toBeDefined();
});

it('begins again where the help asks for it, once', async () => {
  const page = open(2, { isTaken: true, address: '/?mes=2026-10&recorrido=audit' });
  await wait(50);
  expect(title()).toBe('Parte');
  expect(page.address()).toBe('/?mes=2026-10');
});

it('does not begin for the tour of another screen', async () => {
  open(2, { isTaken: true, address: '/?recorrido=chart_accounts' });
  await wait(5000);
  expect(title()).toBeUndefined();
});
