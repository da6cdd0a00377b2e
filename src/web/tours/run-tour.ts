/** Guided tour over parts of the page, one after the other. */
import { driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import control from '../ui/control/Button.module.css';
import './tour.css';
import { setTourRunning } from './running-tour.ts';
import { tourText } from './text.es.ts';
import type { TourStep } from './tour-step.ts';

/** The first that is drawn: a phone hides the head of a table, whose cells stand for its columns. */
function seenPart(part: string): Element | undefined {
  return [...document.querySelectorAll(part)].find((element) => element.checkVisibility());
}

interface TourCourse {
  /** Finished, skipped or closed. */
  onEnd: () => void;
  /** Another tour follows: finishing this one is not an end. */
  onFollow?: () => void;
  /** Another tour came before: the first step goes back to it, and cannot be skipped. */
  onBack?: () => void;
}

/**
 * Steps whose part is not on the page are left out; a tour without any is passed over. Returns the function that removes
 * the tour without an end, as when the page is left.
 */
export function runTour(steps: readonly TourStep[], { onEnd, onFollow, onBack }: TourCourse): () => void {
  // Between two tours nothing else takes the page.
  const leave = (to: () => void) => {
    tour.destroy();
    to();
  };
  const end = () => {
    tour.destroy();
    setTourRunning(false);
    // The library goes back to what had the focus at its last step, which is gone.
    if (opened instanceof HTMLElement) opened.focus({ preventScroll: true });
    onEnd();
  };
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
    doneBtnText: onFollow ? tourText.next : tourText.done,
    popoverClass: 'cuadre-tour',
    stageRadius: 8,
    overlayOpacity: 0.5,
    disableActiveInteraction: true,
    onPopoverRender({ closeButton, previousButton, nextButton }) {
      queueMicrotask(() => {
        // The library gives the focus to the first button, which closes.
        nextButton.focus();
        // It makes the part the popover's button, which no part is.
        const part = document.querySelector('.driver-active-element');
        for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) part?.removeAttribute(name);
      });
      for (const button of [previousButton, nextButton]) {
        button.classList.remove('driver-popover-footer-btn');
        button.classList.add(control.button!);
      }
      nextButton.classList.add(control.primary!);
      closeButton.setAttribute('aria-label', tourText.close);
      if (!tour.isFirstStep()) return;
      // Without a tour to go back to, the first step can be skipped instead.
      previousButton.textContent = onBack ? tourText.back : tourText.skip;
      previousButton.classList.remove('driver-popover-btn-disabled');
      previousButton.disabled = false;
    },
    onPrevClick() {
      if (!tour.isFirstStep()) tour.movePrevious();
      else if (onBack) leave(onBack);
      else end();
    },
    onDoneClick() {
      if (onFollow) leave(onFollow);
      else end();
    },
    // Closed by its cross, a key or a click beside it.
    onDestroyStarted: end,
  });
  setTourRunning(present.length > 0 || onFollow !== undefined);
  if (present.length > 0) tour.drive();
  else onFollow?.();
  return () => {
    tour.destroy();
    setTourRunning(false);
  };
}
