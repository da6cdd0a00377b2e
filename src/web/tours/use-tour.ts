/** Offers a guided tour on the screen that it explains, once to each user. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { GuidedTour } from '#core/product/guided-tour.ts';
import { markTourTaken, useOffersTour } from '../data/users/guided-tours.ts';
import type { TourStep } from './tour-step.ts';

/** Milliseconds for the page to settle before a tour begins. */
const DELAY = 800;

interface TourControl {
  /** Shows it again. */
  start: () => void;
}

/** `isReady`: the parts of the page are there. */
export function useTour(tour: GuidedTour, steps: readonly TourStep[], isReady: boolean): TourControl {
  const isOffered = useOffersTour(tour);
  const [asked, setAsked] = useState(0);
  const run = useEffectEvent(async (leaving: AbortSignal) => {
    const { runTour } = await import('./run-tour.ts');
    // A dialog keeps the focus to itself.
    if (leaving.aborted || document.querySelector('dialog:modal')) return;
    leaving.addEventListener(
      'abort',
      runTour(steps, () => void markTourTaken(tour)),
    );
  });
  const isWanted = isReady && (isOffered || asked > 0);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => void run(leaving.signal), asked > 0 ? 0 : DELAY);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isWanted, asked]);
  return { start: () => setAsked((times) => times + 1) };
}
