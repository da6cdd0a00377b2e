/** Portal for screen content in the top bar, e.g. the month of the audit. */
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Slot element in the top bar, provided by the shell. */
export const TopBarSlot = createContext<HTMLElement | null>(null);

export function TopBarPart({ children }: { children: ReactNode }) {
  const slot = useContext(TopBarSlot);
  return slot ? createPortal(children, slot) : null;
}
