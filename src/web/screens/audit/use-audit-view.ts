/** URL state of the audit screen and its setters. */
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type AuditView, readView, viewAddress } from './audit-view.ts';

export interface ViewControl {
  view: AuditView;
  /** URL of the view with `change` applied. */
  address(change: Partial<AuditView>): string;
  /** Navigates without scrolling; `replace` adds no history entry. */
  go(change: Partial<AuditView>, options?: { replace?: boolean }): void;
}

/** `shown`: month displayed when the URL names none. */
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
