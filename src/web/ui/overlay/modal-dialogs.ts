/** Stack of open modal dialogs: notices are rendered inside the topmost one. */
import { create } from 'zustand';

export const useModalDialogs = create<{ open: readonly HTMLDialogElement[] }>(() => ({ open: [] }));

/** Whether a dialog is open that does not yield to others. */
export function useOtherDialog(): boolean {
  return useModalDialogs(({ open }) => open.some((dialog) => dialog.dataset.yields === undefined));
}

/** Opens a dialog as modal; the returned function closes it and restores the focus. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const { documentElement: page } = document;
  // Width of the scroll bar, which the dialog hides.
  if (!page.querySelector('dialog:modal')) page.style.setProperty('--bar', `${innerWidth - page.clientWidth}px`);
  dialog.showModal();
  // Initial focus: what asks for it, then the first field, which may scroll; the close button, the browser's choice, last.
  const fields = 'input:not([disabled], [type=checkbox], [type=radio]), textarea:not([disabled])';
  const asking = dialog.querySelector<HTMLElement>('[data-first-focus]');
  (asking ?? dialog.querySelector<HTMLElement>(fields) ?? dialog).focus();
  useModalDialogs.setState(({ open }) => ({ open: [...open, dialog] }));
  return () => {
    useModalDialogs.setState(({ open }) => ({ open: open.filter((other) => other !== dialog) }));
    dialog.close();
  };
}
