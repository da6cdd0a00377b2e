/** State of the explorer in its address, and its setters. */
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type BalanceView, readView, viewAddress } from './balance-view.ts';

export interface BalanceControl {
  view: BalanceView;
  /** Address of the view with a change. */
  address: (change: Partial<BalanceView>) => string;
  /** Navigates without scrolling; `replace` adds no history entry. */
  go: (change: Partial<BalanceView>, options?: { replace?: boolean }) => void;
}

export function useBalanceView(): BalanceControl {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => readView(params), [params]);
  const address = useCallback((change: Partial<BalanceView>) => viewAddress(view, change), [view]);
  const go = useCallback(
    (change: Partial<BalanceView>, { replace = false } = {}) =>
      void navigate(viewAddress(view, change), { replace, preventScrollReset: true }),
    [view, navigate],
  );
  return useMemo(() => ({ view, address, go }), [view, address, go]);
}
