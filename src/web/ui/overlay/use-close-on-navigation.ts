/** What stands over a page goes before the page does. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';

/**
 * `page`: the state of a page or of the shell. `address`: a part of the address, which closes it too. `answer`: waits
 * for an answer that no navigation gives.
 */
export type OpenedBy = 'page' | 'address' | 'answer';

/**
 * Closes at any navigation to another path, and at Back and Forward. What it writes into the address itself (filters,
 * tabs) keeps it open. Returns whether it is hidden: from the
 * moment another path is asked for.
 */
export function useCloseOnNavigation(openedBy: OpenedBy, close: (() => void) | undefined): boolean {
  const { pathname, key } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const next = useNavigation().location?.pathname;
  // Opened while a navigation is pending, it belongs to the page that comes.
  const [place, setPlace] = useState({ pathname: next ?? pathname, key });
  const leave = useEffectEvent(() => {
    if (openedBy === 'page') close?.();
  });
  useEffect(() => {
    if (next !== undefined || (pathname === place.pathname && key === place.key)) return;
    setPlace({ pathname, key });
    if (pathname !== place.pathname || isBackOrForward) leave();
  }, [pathname, key, next, place, isBackOrForward]);
  if (openedBy === 'answer') return false;
  return (next ?? (openedBy === 'page' ? pathname : place.pathname)) !== place.pathname;
}
