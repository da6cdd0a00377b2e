/** Why something stays open: one text, saved or taken back. */
import { useId, useState } from 'react';
import { dropDraft, useDraft } from '../../../data/session/draft.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { TextArea } from '../../../ui/control/TextArea.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { focusAfter } from '../../../ui/page/focus-after.ts';
import { signOffText as text } from './text.es.ts';

interface ReasonEditorProps {
  /** Name of what is written until it is saved. */
  draft: string;
  /** Accessible name. */
  label: string;
  reason: string | null;
  pending: boolean;
  onCancel: () => void;
  /** Null takes the reason back. */
  onSave: (reason: string | null) => void;
}

const shortest = 3;

/** It opens in the place of the button that had the focus. */
const focused = (area: HTMLTextAreaElement | null) => {
  area?.focus();
  return focusAfter(area);
};

export function ReasonEditor({ draft, label, reason, pending, onCancel, onSave }: ReasonEditorProps) {
  const [words, setWords] = useDraft(draft, reason ?? '');
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const save = () => {
    const written = words.trim();
    const isShort = written.length < shortest && !(written === '' && reason !== null);
    setWrong(isShort);
    if (!isShort) onSave(written === '' ? null : written);
  };
  return (
    <Stack gap={8}>
      <TextArea
        ref={focused}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        value={words}
        maxLength={2000}
        placeholder={text.reason}
        onChange={(event) => setWords(event.target.value)}
      />
      {isWrong && (
        <Text id={id} tone="wrong" size="small" role="alert">
          {text.reasonMissing}
        </Text>
      )}
      <Row wrap>
        <Button type="primary" size="small" loading={pending} onClick={save}>
          {text.save}
        </Button>
        <Button
          size="small"
          onClick={() => {
            dropDraft(draft);
            onCancel();
          }}
        >
          {text.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
