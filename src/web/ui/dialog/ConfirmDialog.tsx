/** Asks before something that cannot be taken back in a moment. */
import { Modal } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../mark/Icon.tsx';

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

export function ConfirmDialog({ pending, okDisabled = false, children, ...dialog }: ConfirmDialogProps) {
  return (
    <Modal
      {...dialog}
      width={500}
      okButtonProps={{ disabled: okDisabled }}
      confirmLoading={pending}
      closeIcon={<Icon of={X} />}
      destroyOnHidden
    >
      {children}
    </Modal>
  );
}
