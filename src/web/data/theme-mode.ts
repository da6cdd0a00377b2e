/**
 * Light or dark. The choice lives in a cookie, not in local storage, because signing out clears local storage; the script
 * theme-boot.js reads it before the first paint.
 */
import { useSyncExternalStore } from 'react';
import type { ThemeMode } from '../theme.ts';

const listeners = new Set<() => void>();
const aYear = 365 * 24 * 60 * 60 * 1000;

function current(): ThemeMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, current);
}

export function toggleThemeMode(): void {
  const mode = current() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = mode;
  const expires = Date.now() + aYear;
  // Browsers offer it over https and on this machine; elsewhere the choice lasts as long as the page.
  void globalThis.cookieStore?.set({ name: 'theme', value: mode, path: '/', expires, sameSite: 'lax' });
  for (const listener of listeners) listener();
}
