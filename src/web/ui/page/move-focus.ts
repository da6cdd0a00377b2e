/** Roving tabindex: arrow keys among the items of a list. */

import type { KeyboardEvent } from 'react';
import { lookUp } from '#core/dictionary/look-up.ts';

const steps: Record<'horizontal' | 'vertical', Record<string, number>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
};

/** `onKeyDown` handler of the list. Home and End jump to its ends. */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  direction: 'horizontal' | 'vertical',
): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = items.findIndex((item) => item.contains(document.activeElement));
  if (at < 0) return;
  const step = lookUp(steps[direction], event.key);
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : step ? at + step : null;
  const target = to === null ? undefined : items[to];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
