/** A file of the client: what was recognised, and what stands against it. */
import { FileSpreadsheet, X } from 'lucide-react';
import type { AskedFiles } from '#api/balances/file-requests/contract.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { linkedText } from './text.es.ts';

interface ReceivingFileProps {
  file: AskedFiles['files'][number];
  asked: AskedFiles;
  isRemoving?: boolean;
  /** Absent: it was sent. */
  onRemove?: () => void;
}

export function ReceivingFile({ file, asked, isRemoving = false, onRemove }: ReceivingFileProps) {
  const text = linkedText(asked);
  const { fileName, kind, isOtherMonth, isBalanced } = file;
  return (
    <Stack as="li" gap={4} ground="well">
      <Row>
        <Icon of={FileSpreadsheet} />
        <Text weight="medium" overflow="breaks" grow>
          {fileName}
        </Text>
        {onRemove && (
          <Button
            type="text"
            icon={<Icon of={X} />}
            loading={isRemoving}
            aria-label={text.remove(fileName)}
            onClick={onRemove}
          />
        )}
      </Row>
      <Text tone="secondary">{kind === null ? text.unread : text.recognised(file)}</Text>
      {isOtherMonth && (
        <Text weight="medium" tone="wrong">
          {text.otherMonth(file, asked.period)}
        </Text>
      )}
      {isBalanced === false && <Text tone="secondary">{text.notBalanced}</Text>}
    </Stack>
  );
}
