/** A text that goes with an act: the comment of a return, the reason of a reopening. */
import { useId, useState } from 'react';
import { useDraft } from '../../../data/session/draft.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { TextArea } from '../../../ui/control/TextArea.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { focusAfter } from '../../../ui/page/focus-after.ts';
import { signOffText as text } from './text.es.ts';

interface ReasonFormProps {
  /** Name of what is written until it is sent. */
  draft: string;
  label: string;
  help: string;
  /** Of the button. */
  action: string;
  pending: boolean;
  /** Absent: it is always shown. */
  onCancel?: () => void;
  onSend: (reason: string) => void;
}

const shortest = 3;

export function ReasonForm({ draft, label, help, action, pending, onCancel, onSend }: ReasonFormProps) {
  const [reason, setReason] = useDraft(draft, '');
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const send = () => {
    const isShort = reason.trim().length < shortest;
    setMissing(isShort);
    if (!isShort) onSend(reason.trim());
  };
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <label htmlFor={id}>
          <b>{label}</b>
        </label>
        <TextArea
          ref={focusAfter}
          id={id}
          rows={3}
          value={reason}
          maxLength={2000}
          aria-invalid={isMissing}
          aria-describedby={`${id}-help`}
          onChange={(event) => setReason(event.target.value)}
        />
        <Text
          id={`${id}-help`}
          size="small"
          tone={isMissing ? 'wrong' : 'secondary'}
          role={isMissing ? 'alert' : undefined}
        >
          {isMissing ? text.reasonMissing : help}
        </Text>
      </Stack>
      <Button type="primary" block loading={pending} onClick={send}>
        {action}
      </Button>
      {onCancel && (
        <Button block onClick={onCancel}>
          {text.cancel}
        </Button>
      )}
    </Stack>
  );
}
