/** Button for actions that are hard to undo, which take the password of the signed-in user. */
import { useState } from 'react';
import { PasswordDialog } from '../../sign-in/PasswordDialog.tsx';
import { Button } from '../../ui/control/Button.tsx';

interface ConfirmProps {
  label: string;
  title: string;
  note: string;
  pending: boolean;
  /** Of the last attempt. */
  failure: Error | null;
  /** The dialog stays until `onSuccess` is called. */
  onConfirm: (password: string, done: { onSuccess: () => void }) => void;
  /** Forgets the last failure. */
  onOpen: () => void;
}

export function Confirm({ label, title, note, pending, failure, onConfirm, onOpen }: ConfirmProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const open = () => {
    onOpen();
    setAsking(true);
  };
  return (
    <>
      <Button onClick={open}>{label}</Button>
      {asking && (
        <PasswordDialog
          open
          title={title}
          note={note}
          okText={label}
          danger
          pending={pending}
          failure={failure}
          onClose={close}
          onSubmit={(password) => onConfirm(password, { onSuccess: close })}
        />
      )}
    </>
  );
}
