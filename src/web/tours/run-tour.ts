/** Guided tour over parts of the page, one after the other. */
import { driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import control from '../ui/control/Button.module.css';
import './tour.css';
import { tourText } from './text.es.ts';
import type { TourStep } from './tour-step.ts';

/** The first that is drawn: a phone hides the head of a table, whose cells stand for its columns. */
function seenPart(part: string): Element | undefined {
  return [...document.querySelectorAll(part)].find((element) => element.checkVisibility());
}

/**
 * Steps whose part is not on the page are left out. `onEnd`: finished, skipped or closed. Returns the function that
 * removes the tour without an end, as when the page is left.
 */
export function runTour(steps: readonly TourStep[], onEnd: () => void): () => void {
  const isLeaving = { now: false };
  const opened = document.activeElement;
  // A column that a phone hides is not there either.
  const present = steps.filter(({ part }) => seenPart(part) !== undefined);
  const tour = driver({
    steps: present.map(({ part, title, text }) => ({
      element: () => seenPart(part)!,
      popover: { title, description: text },
    })),
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    showProgress: present.length > 1,
    progressText: tourText.progress,
    nextBtnText: tourText.next,
    prevBtnText: tourText.back,
    doneBtnText: tourText.done,
    popoverClass: 'cuadre-tour',
    stageRadius: 8,
    overlayOpacity: 0.5,
    disableActiveInteraction: true,
    onPopoverRender({ closeButton, previousButton, nextButton }) {
      // The library gives the focus to the first button, which closes.
      queueMicrotask(() => nextButton.focus());
      for (const button of [previousButton, nextButton]) {
        button.classList.remove('driver-popover-footer-btn');
        button.classList.add(control.button!);
      }
      nextButton.classList.add(control.primary!);
      closeButton.setAttribute('aria-label', tourText.close);
      if (!tour.isFirstStep()) return;
      // There is nothing to go back to: the first step can be skipped instead.
      previousButton.textContent = tourText.skip;
      previousButton.classList.remove('driver-popover-btn-disabled');
      previousButton.disabled = false;
    },
    onPrevClick() {
      if (tour.isFirstStep()) tour.destroy();
      else tour.movePrevious();
    },
    onDestroyed() {
      if (isLeaving.now) return;
      // The library goes back to what had the focus at its last step, which is gone.
      if (opened instanceof HTMLElement) opened.focus({ preventScroll: true });
      onEnd();
    },
  });
  if (present.length > 0) tour.drive();
  return () => {
    isLeaving.now = true;
    tour.destroy();
  };
}
