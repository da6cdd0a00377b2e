/** Confirmation dialog for actions that are hard to undo. */
import type { ReactNode } from 'react';
import { Dialog } from '../overlay/Dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** Label of the confirm button: the action, as on the button that opened it. */
  okText: string;
  cancelText: string;
  pending: boolean;
  /** The action is not possible now. */
  okDisabled?: boolean;
  onCancel: () => void;
  onOk: () => void;
  children: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  return <Dialog {...props} />;
}
