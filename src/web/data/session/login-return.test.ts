import { beforeEach, expect, test, vi } from 'vitest';
import { rememberPlace, takePlace } from './login-return.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('a page is gone back to once', () => {
  rememberPlace('/empresas?page=2');
  expect([takePlace(), takePlace()]).toEqual(['/empresas?page=2', null]);
});

test.each(['//malo.example/entrar', '/\\malo.example', 'https://malo.example', 'javascript:alert(1)', '/login', '/'])(
  '%s is no page to go back to',
  (place) => {
    rememberPlace(place);
    expect(takePlace()).toBeNull();
  },
);
