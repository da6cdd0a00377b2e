/** Raises the full-screen overlay over a wait during which nothing else can be done. */
import { useEffect } from 'react';
import { session } from './session.ts';

/** Options of the overlay with a message. */
export const loaderOptions = { audit: 1, chartAccounts: 2 } as const;

/** Milliseconds that a wait takes before it is covered. */
export const loaderDelay = 1000;

export function useLoader(isWaiting: boolean, option: keyof typeof loaderOptions): void {
  useEffect(() => {
    if (!isWaiting) return;
    let isRaised = false;
    const timer = setTimeout(() => {
      isRaised = true;
      session.showLoader(loaderOptions[option]);
    }, loaderDelay);
    return () => {
      clearTimeout(timer);
      if (isRaised) session.hideLoader();
    };
  }, [isWaiting, option]);
}
