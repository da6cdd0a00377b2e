/** Polyfill of `popover` and `popovertarget`, as far as the client uses them: the test DOM has neither. */

const open = new WeakSet<Element>();

function turn(popover: Element, isOpen: boolean): void {
  if (open.has(popover) === isOpen) return;
  if (isOpen) open.add(popover);
  else open.delete(popover);
  const state = (shown: boolean) => (shown ? 'open' : 'closed');
  popover.dispatchEvent(Object.assign(new Event('toggle'), { oldState: state(!isOpen), newState: state(isOpen) }));
}

/** Installs it for a test file; a click elsewhere and Escape close open popovers. */
export function installPopovers(): void {
  if ('showPopover' in HTMLElement.prototype) return;
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      turn(this, true);
    },
    hidePopover(this: HTMLElement) {
      turn(this, false);
    },
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
    const asked = id ? document.getElementById(id) : null;
    const inside = target.closest('[popover]');
    for (const popover of document.querySelectorAll('[popover]'))
      if (popover !== asked && popover !== inside) turn(popover, false);
    if (asked) turn(asked, !open.has(asked));
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const popover of document.querySelectorAll('[popover]')) turn(popover, false);
  });
}
