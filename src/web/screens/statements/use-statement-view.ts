/** State of a statement in its address, and its setters. */
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readView, type StatementView, viewAddress } from './statement-view.ts';
import { rememberUnit, usualUnit } from './usual-unit.ts';

export interface ViewControl {
  view: StatementView;
  /** Address of the view with a change. */
  address: (change: Partial<StatementView>) => string;
  /** Navigates without scrolling; a change of how it is shown adds no history entry. */
  go: (change: Partial<StatementView>) => void;
}

export function useStatementView(): ViewControl {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return useMemo(() => {
    const view = readView(params, usualUnit());
    const address = (change: Partial<StatementView>) => viewAddress(view, change);
    return {
      view,
      address,
      go: (change) => {
        if (change.unit !== undefined) rememberUnit(change.unit);
        void navigate(address(change), { replace: change.period === undefined, preventScrollReset: true });
      },
    };
  }, [params, navigate]);
}
