// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session, useSession } from './session.ts';
import { useLoader } from './use-loader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  session.hideLoader();
});
const overlay = () => {
  const { loader, loaderOption } = useSession.getState();
  return { loader, loaderOption };
};

it('covers a wait of more than a second, with its message, until it ends', () => {
  const { rerender, unmount } = renderHook(({ isWaiting }) => useLoader(isWaiting, 'chartAccounts'), {
    initialProps: { isWaiting: true },
  });
  act(() => void vi.advanceTimersByTime(999));
  expect(overlay()).toEqual({ loader: false, loaderOption: 0 });
  act(() => void vi.advanceTimersByTime(1));
  expect(overlay()).toEqual({ loader: true, loaderOption: 2 });
  rerender({ isWaiting: false });
  expect(overlay()).toEqual({ loader: false, loaderOption: 0 });
  unmount();
});

it('leaves alone an overlay that another wait raised', () => {
  session.showLoader();
  const { unmount } = renderHook(() => useLoader(true, 'audit'));
  unmount();
  expect(overlay().loader).toBe(true);
});
