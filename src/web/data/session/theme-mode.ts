/**
 * Theme: light, dark, or the device's. The server stores the user's choice; locally it is in a cookie rather than local
 * storage, because signing out clears that, and theme-boot.js reads it before the first paint.
 */
import { useSyncExternalStore } from 'react';
import type { Theme } from '#api/access/auth/contract.ts';

export type ThemeMode = 'light' | 'dark';

const listeners = new Set<() => void>();
const aYear = 365 * 24 * 60 * 60 * 1000;
const device = matchMedia('(prefers-color-scheme: dark)');
const modes = { claro: 'light', oscuro: 'dark' } as const;

function current(): ThemeMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function show(mode: ThemeMode): void {
  if (mode === current()) return;
  document.documentElement.dataset.theme = mode;
  for (const listener of listeners) listener();
}

let chosen: Theme = /(?:^|; )theme=(light|dark)/.test(document.cookie)
  ? current() === 'dark'
    ? 'oscuro'
    : 'claro'
  : 'sistema';

const deviceMode = (): ThemeMode => (device.matches ? 'dark' : 'light');
device.addEventListener('change', () => {
  if (chosen === 'sistema') show(deviceMode());
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, current);
}

/** The opposite theme, as a choice. */
export function otherTheme(): Theme {
  return current() === 'dark' ? 'claro' : 'oscuro';
}

/**
 * Applies a theme on this device. Browsers store the cookie over https and on localhost; elsewhere it lasts as long as
 * the page.
 */
export function applyTheme(choice: Theme): void {
  if (choice === chosen) return;
  chosen = choice;
  if (choice === 'sistema') {
    show(deviceMode());
    void globalThis.cookieStore?.delete({ name: 'theme', path: '/' });
    return;
  }
  show(modes[choice]);
  const expires = Date.now() + aYear;
  void globalThis.cookieStore?.set({ name: 'theme', value: modes[choice], path: '/', expires, sameSite: 'lax' });
}
