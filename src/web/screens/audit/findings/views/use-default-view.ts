/** Opens the findings of a company with the view that the user chose, unless the address asks for something else. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FindingView } from '#api/audits/finding-views/contract.ts';
import { changeTo, isSameQuery, queryOf } from '../../audit-view.ts';
import type { ViewControl } from '../../use-audit-view.ts';

/** Companies whose default has been applied or passed over since the page was opened. */
const opened = new Set<number>();

export function useDefaultView(company: number, views: readonly FindingView[] | undefined, control: ViewControl): void {
  const first = useRef(true);
  const open = useEffectEvent((known: readonly FindingView[]) => {
    const { view, go } = control;
    const chosen = known.find(({ attributes }) => attributes.isDefault);
    const isPlain = isSameQuery(queryOf(view), {}) && view.finding === null;
    if (chosen && isPlain && !opened.has(company)) go(changeTo(chosen.attributes.query), { replace: true });
    opened.add(company);
  });
  useEffect(() => {
    if (views === undefined || !first.current) return;
    first.current = false;
    open(views);
  }, [views]);
}

/** For tests: as if the page were opened again. */
export function forgetOpened(): void {
  opened.clear();
}
