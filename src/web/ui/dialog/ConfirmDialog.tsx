/** Asks before something that cannot be taken back in a moment. */
import type { ReactNode } from 'react';
import { Dialog } from '../overlay/Dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What it does, as on the button that asked. */
  okText: string;
  cancelText: string;
  pending: boolean;
  /** It cannot be done as things stand. */
  okDisabled?: boolean;
  onCancel: () => void;
  onOk: () => void;
  children: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  return <Dialog {...props} />;
}
