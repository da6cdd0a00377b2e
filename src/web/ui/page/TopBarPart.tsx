/** Lets a screen put something of its own in the top bar, beside the company: the month of the audit, for example. */
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The element of the top bar that screens fill; the shell provides it. */
export const TopBarSlot = createContext<HTMLElement | null>(null);

export function TopBarPart({ children }: { children: ReactNode }) {
  const slot = useContext(TopBarSlot);
  return slot ? createPortal(children, slot) : null;
}
