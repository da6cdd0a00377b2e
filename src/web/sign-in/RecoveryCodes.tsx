/** Recovery codes, shown once: copy, save, print. */
import { Download } from 'lucide-react';
import { Button } from '../ui/control/Button.tsx';
import { CopyButton } from '../ui/copy/CopyButton.tsx';
import { Columns, Row } from '../ui/layout/Layout.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { factorText as text } from './text.es.ts';

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      closes="cross"
      open
      width={560}
      title={text.codesTitle}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {text.codesKept}
        </Button>
      }
    >
      <Text as="p" tone="secondary" below={16}>
        {text.codesNote}
      </Text>
      <Columns
        as="ul"
        of="repeat(auto-fill, minmax(200px, 1fr))"
        ground="well"
        gap={4}
        below={16}
        aria-label={text.codesTitle}
      >
        {codes.map((code) => (
          <Text as="li" key={code} mono>
            {code}
          </Text>
        ))}
      </Columns>
      <Row wrap>
        <CopyButton text={codes.join('\n')} />
        <Button
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text.codesFile}\n\n${codes.join('\n')}\n`)}`}
          download={text.codesFileName}
          icon={<Icon of={Download} />}
        >
          {text.codesDownload}
        </Button>
      </Row>
    </Dialog>
  );
}
