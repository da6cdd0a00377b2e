// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../../tests/support/web/show.tsx';
import { notify } from '../data/failures/notices.ts';
import { session } from '../data/session/session.ts';
import { PublicPage } from '../ui/page/PublicPage.tsx';
import { Notices } from '../ui/state/Notices.tsx';
import { Footer } from './Footer.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

afterEach(() => {
  vi.useRealTimers();
  session.hideLoader();
});

it('the footer comes after the page, with the current year, a link to the product and the rights', async () => {
  show(<Footer />);
  expect(screen.queryByRole('contentinfo')).toBeNull();
  const footer = await screen.findByRole('contentinfo');
  expect(footer.textContent?.trim()).toBe(`© ${new Date().getFullYear()} Cuadre. Todos los derechos reservados`);
  expect(screen.getByRole('link', { name: 'Cuadre' }).getAttribute('href')).toBe('/');
});

it('a public page has the link to sign in', () => {
  show(<PublicPage>Registro</PublicPage>, { signedOut: true });
  expect(screen.getByRole('link', { name: '¿Deseas iniciar sesión?' }).getAttribute('href')).toBe('/login');
});

it('the overlay is visible only while the flag is on, with a spinner of 100 px', () => {
  show(<LoadingOverlay />);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => session.showLoader(1));
  expect(screen.getByRole('status').textContent).toMatch(/^Estamos realizando el proceso de auditoría/);
  expect(screen.getByRole('status').querySelector('i')?.style.width).toBe('100px');
  act(() => session.hideLoader());
  expect(screen.queryByRole('status')).toBeNull();
});

it('notices stand at the bottom left, where they cover neither the month nor the search', () => {
  const style = readFileSync('src/web/ui/state/Notices.module.css', 'utf8');
  expect(style).toMatch(/^\.notices \{\n {2}position: fixed;\n {2}inset: auto auto 16px 16px;/);
});

it('a notice lasts ten seconds', async () => {
  show(<Notices />);
  vi.useFakeTimers();
  act(() => notify({ title: 'Guardado' }, 'success'));
  await act(() => vi.advanceTimersByTimeAsync(9900));
  expect(screen.getByText('Guardado')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText('Guardado')).toBeNull();
});
