/** The view of the address and the ways to change it, for the parts of the audit screen. */
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type AuditView, readView, viewAddress } from './audit-view.ts';

export interface ViewControl {
  view: AuditView;
  /** The address of the view with some of it changed, for links. */
  address(change: Partial<AuditView>): string;
  /** Goes there without moving the page; `replace` leaves no step to go back to. */
  go(change: Partial<AuditView>, options?: { replace?: boolean }): void;
}

/** `shown` is the month that the page shows when the address names none. */
export function useAuditView(shown: AuditView['period'] = null): ViewControl {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => {
    const read = readView(params);
    return read.period ? read : { ...read, period: shown };
  }, [params, shown]);
  const address = useCallback((change: Partial<AuditView>) => viewAddress(view, change), [view]);
  const go = useCallback(
    (change: Partial<AuditView>, { replace = false } = {}) =>
      void navigate(viewAddress(view, change), { replace, preventScrollReset: true }),
    [view, navigate],
  );
  return { view, address, go };
}
