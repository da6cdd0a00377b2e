/** A button that asks before it does what cannot be taken back in a moment. */
import { Button, Modal } from 'antd';
import { X } from 'lucide-react';
import { useState } from 'react';
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
      <Modal
        open={asking}
        width={500}
        title={title}
        okText={label}
        cancelText={userText.cancel}
        confirmLoading={pending}
        closeIcon={<X size={16} strokeWidth={1.75} aria-hidden />}
        onCancel={close}
        onOk={() => onConfirm({ onSettled: close })}
        destroyOnHidden
      >
        <p>{note}</p>
      </Modal>
    </>
  );
}
