/** Offers a guided tour on the screen that it explains, once to each user. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { GuidedTour } from '#core/product/guided-tour.ts';
import { markTourTaken, useOffersTour } from '../data/users/guided-tours.ts';
import { tourDelays } from './tour-delays.ts';
import type { TourStep } from './tour-step.ts';

/** Query parameter by which another page asks a screen for its tour. */
export const tourParameter = 'recorrido';

interface TourControl {
  /** Shows it again. */
  start: () => void;
}

function withoutTour(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(tourParameter);
  return next;
}

/**
 * `isReady`: the parts of the page are there. `before`: steps of a tour that leads to it the first time; skipping them is
 * skipping both.
 */
export function useTour(
  tour: GuidedTour,
  steps: readonly TourStep[],
  isReady: boolean,
  before: readonly TourStep[] = [],
): TourControl {
  const isOffered = useOffersTour(tour);
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState(search.get(tourParameter) === tour ? 1 : 0);
  const run = useEffectEvent(async (leaving: AbortSignal) => {
    const { runTour } = await import('./run-tour.ts');
    // A dialog keeps the focus to itself.
    if (leaving.aborted || document.querySelector('dialog:modal')) return;
    // Once: neither a reload nor going back begins it again.
    if (search.has(tourParameter)) setSearch(withoutTour, { replace: true, preventScrollReset: true });
    const onEnd = () => void markTourTaken(tour);
    const begin = (...course: Parameters<typeof runTour>) => {
      if (!leaving.aborted) leaving.addEventListener('abort', runTour(...course));
    };
    const beginOwn = (onBack?: () => void) => begin(steps, { onEnd, ...(onBack && { onBack }) });
    const follow = () => setTimeout(beginOwn, tourDelays.between, beginBefore);
    const beginBefore = () => begin(before, { onEnd, onFollow: follow });
    if (asked > 0 || before.length === 0) beginOwn();
    else beginBefore();
  });
  const isWanted = isReady && (isOffered || asked > 0);
  const settling = before.length > 0 ? tourDelays.company : tourDelays.screen;
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => void run(leaving.signal), asked > 0 ? 0 : settling);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isWanted, asked, settling]);
  return { start: () => setAsked((times) => times + 1) };
}
