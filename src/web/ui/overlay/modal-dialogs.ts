/**
 * The one owner of modal dialogs: each asks for the screen, and it opens those whose turn it is. Notices are rendered
 * inside the topmost one.
 */
import { create } from 'zustand';

/**
 * `first`: alone, before all others, as the terms. `asked`: opened by the user or the address; they stack. `waits`: an
 * announcement, alone, while nothing else asks.
 */
export type Standing = 'first' | 'asked' | 'waits';

interface Claim {
  dialog: HTMLDialogElement;
  standing: Standing;
}

interface ModalDialogs {
  /** In the order in which they asked. */
  claims: readonly Claim[];
  /** Those shown, the topmost last. */
  open: readonly HTMLDialogElement[];
}

export const useModalDialogs = create<ModalDialogs>(() => ({ claims: [], open: [] }));

/** Whose turn it is. */
function turnOf(claims: readonly Claim[]): HTMLDialogElement[] {
  const of = (wanted: Standing) => claims.flatMap(({ dialog, standing }) => (standing === wanted ? [dialog] : []));
  const [first] = of('first');
  if (first) return [first];
  const asked = of('asked');
  return asked.length > 0 ? asked : of('waits').slice(0, 1);
}

/** Shows a dialog as soon as its turn comes; the returned function takes it back and restores the focus. */
export function claimModal(dialog: HTMLDialogElement, standing: Standing = 'asked'): () => void {
  settle((claims) => [...claims, { dialog, standing }]);
  return () => settle((claims) => claims.filter((claim) => claim.dialog !== dialog));
}

/** What waits is closed, and keeps what was written in it. */
function settle(change: (claims: readonly Claim[]) => readonly Claim[]): void {
  const { claims: before, open } = useModalDialogs.getState();
  const claims = change(before);
  const turn = turnOf(claims);
  for (const dialog of open.toReversed()) if (!turn.includes(dialog)) dialog.close();
  for (const dialog of turn) if (!open.includes(dialog)) present(dialog);
  for (const { dialog } of claims) dialog.hidden = !turn.includes(dialog);
  useModalDialogs.setState({ claims, open: turn });
}

function present(dialog: HTMLDialogElement): void {
  const { documentElement: page } = document;
  // Width of the scroll bar, which the dialog hides.
  if (!page.querySelector('dialog:modal')) page.style.setProperty('--bar', `${innerWidth - page.clientWidth}px`);
  dialog.hidden = false;
  dialog.showModal();
  // Initial focus: what asks for it, then the first field, which may scroll; the close button, the browser's choice, last.
  const fields = 'input:not([disabled], [type=checkbox], [type=radio]), textarea:not([disabled])';
  const asking = dialog.querySelector<HTMLElement>('[data-first-focus]');
  (asking ?? dialog.querySelector<HTMLElement>(fields) ?? dialog).focus();
}
