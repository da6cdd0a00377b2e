/** Asks why the company registers a practice so. */
import { useState } from 'react';
import { TextArea } from '../../../ui/control/TextArea.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { practiceText } from './text.es.ts';

/** Letters of a reason, at least. */
const shortest = 3;

interface RegisterDialogProps {
  title: string;
  pending: boolean;
  onCancel: () => void;
  onSave: (reason: string) => void;
}

export function RegisterDialog({ title, pending, onCancel, onSave }: RegisterDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = () => {
    if (reason.trim().length < shortest) setMissing(true);
    else onSave(reason.trim());
  };
  return (
    <Dialog
      open
      title={practiceText.register}
      okText={practiceText.save}
      cancelText={practiceText.cancel}
      pending={pending}
      onCancel={onCancel}
      onOk={save}
    >
      <Stack gap={12}>
        <b>{title}</b>
        <p>{practiceText.ask}</p>
        <Stack gap={4}>
          <b>{practiceText.reason}</b>
          <TextArea
            rows={3}
            maxLength={2000}
            aria-label={practiceText.reason}
            aria-required
            aria-invalid={isMissing || undefined}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Text size="small" tone="muted" role={isMissing ? 'alert' : undefined}>
            {isMissing ? practiceText.reasonMissing : practiceText.reasonHelp}
          </Text>
        </Stack>
      </Stack>
    </Dialog>
  );
}
