/** Portal for further skip links of a screen, after the one to its content. */
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Slot element before the page, provided by the shell. */
export const SkipSlot = createContext<HTMLElement | null>(null);

export function SkipPart({ children }: { children: ReactNode }) {
  const slot = useContext(SkipSlot);
  return slot ? createPortal(children, slot) : null;
}
