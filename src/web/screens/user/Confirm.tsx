/** Button with confirmation for actions that are hard to undo. */
import { useState } from 'react';
import { Button } from '../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { userText } from './text.es.ts';

interface ConfirmProps {
  label: string;
  title: string;
  note: string;
  pending: boolean;
  /** `onSettled` must be called on success and on failure. */
  onConfirm: (done: { onSettled: () => void }) => void;
}

export function Confirm({ label, title, note, pending, onConfirm }: ConfirmProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{label}</Button>
      <ConfirmDialog
        open={asking}
        title={title}
        okText={label}
        cancelText={userText.cancel}
        pending={pending}
        onCancel={close}
        onOk={() => onConfirm({ onSettled: close })}
      >
        <p>{note}</p>
      </ConfirmDialog>
    </>
  );
}
