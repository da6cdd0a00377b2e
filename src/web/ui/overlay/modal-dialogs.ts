/** The dialogs that are open over the page, the last on top: what must be seen and heard over all of them is drawn in that one. */
import { create } from 'zustand';

export const useModalDialogs = create<{ open: readonly HTMLDialogElement[] }>(() => ({ open: [] }));

/** Opens a dialog over everything; what is given back closes it, and the focus goes back to where it was. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  // What is there to be filled in comes first; the cross, which the browser would choose, last.
  const fields = 'input:not([disabled], [type=checkbox], [type=radio]), textarea:not([disabled])';
  (dialog.querySelector<HTMLElement>(fields) ?? dialog).focus();
  useModalDialogs.setState(({ open }) => ({ open: [...open, dialog] }));
  return () => {
    useModalDialogs.setState(({ open }) => ({ open: open.filter((other) => other !== dialog) }));
    dialog.close();
  };
}
