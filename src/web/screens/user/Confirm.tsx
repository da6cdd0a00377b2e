/** A button that asks before it does what cannot be taken back in a moment. */
import { useState } from 'react';
import { Button } from '../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { userText } from './text.es.ts';

interface ConfirmProps {
  label: string;
  title: string;
  note: string;
  pending: boolean;
  /** Calls back when it is over, either way. */
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
