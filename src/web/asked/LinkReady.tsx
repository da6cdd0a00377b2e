/** The link of something for a client, which is told once, and the message that takes it there. */
import { MessageCircle } from 'lucide-react';
import { useId, useState } from 'react';
import { mostInMessage } from '#core/report/client-sheet.es.ts';
import { Button } from '../ui/control/Button.tsx';
import { TextArea } from '../ui/control/TextArea.tsx';
import { CopyButton } from '../ui/copy/CopyButton.tsx';
import { Row, Stack } from '../ui/layout/Layout.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { linkText as text } from './text.es.ts';

interface LinkReadyProps {
  title: string;
  note: string;
  link: string;
  message: string;
  onClose: () => void;
}

export function LinkReady({ title, note, link, message, onClose }: LinkReadyProps) {
  const id = useId();
  const [written, setWritten] = useState(message);
  return (
    <Dialog
      open
      closes="cross"
      title={title}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {text.done}
        </Button>
      }
    >
      <Stack gap={12}>
        <p>{note}</p>
        <Row>
          <Text mono overflow="ellipsis" grow>
            {link}
          </Text>
          <CopyButton text={link} />
        </Row>
        <Stack gap={4}>
          <label htmlFor={id}>
            <b>{text.message}</b>
          </label>
          <TextArea id={id} rows={6} value={written} onChange={({ target }) => setWritten(target.value)} />
          <Text as="p" size="small" tone="muted">
            {text.length(written.length, mostInMessage)}
          </Text>
        </Stack>
        <Row>
          <Button
            href={`https://wa.me/?text=${encodeURIComponent(written)}`}
            target="_blank"
            rel="noreferrer"
            icon={<Icon of={MessageCircle} />}
          >
            {text.whatsapp}
          </Button>
          <CopyButton text={written} />
        </Row>
      </Stack>
    </Dialog>
  );
}
