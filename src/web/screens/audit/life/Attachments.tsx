/** Files of a finding: add, download, delete. */
import { FileText, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { FindingAttachment } from '#api/audits/finding-lives/contract.ts';
import {
  downloadAttachment,
  type LifePlace,
  useAttachFile,
  useDeleteAttachment,
} from '../../../data/audits/finding-lives.ts';
import { reportFailure } from '../../../data/failures/report-failure.ts';
import { useAddedFile } from '../../../drop/use-added-file.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Section } from '../Section.tsx';
import { lifeText } from './text.es.ts';

const mostBytes = 20 * 1024 ** 2;
const accepted = '.pdf,.png,.jpg,.jpeg,.webp,.xlsx,.xls,.docx,.doc,.pptx,.ods,.odt,.msg,.csv,.txt';

interface AttachmentsProps {
  place: LifePlace;
  files: readonly FindingAttachment[];
  mayEdit: boolean;
}

export function Attachments({ place, files, mayEdit }: AttachmentsProps) {
  const input = useRef<HTMLInputElement>(null);
  const attaching = useAttachFile(place, { meta: { quiet: true } });
  const added = useAddedFile(attaching, { mostBytes, tooLarge: lifeText.tooLarge });
  const removing = useDeleteAttachment(place.company);
  if (files.length === 0 && !mayEdit) return null;
  return (
    <Section
      title={lifeText.attachments}
      note={files.length > 0 ? files.length : lifeText.attachHelp}
      action={
        mayEdit && (
          <Button type="inline" loading={attaching.isPending} onClick={() => input.current?.click()}>
            {lifeText.attach}
          </Button>
        )
      }
    >
      <input
        ref={input}
        type="file"
        className="sr"
        tabIndex={-1}
        aria-label={lifeText.attach}
        accept={accepted}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) added.take(file);
          target.value = '';
        }}
      />
      <Stack as="ul" gap={4}>
        {files.map((file) => (
          <Row as="li" key={file.id}>
            <Icon of={FileText} className="mut" />
            <Button type="inline" onClick={() => void save(place.company, file)}>
              {file.fileName}
            </Button>
            <Text size="small" tone="muted" grow>
              {lifeText.size(file.size)}
            </Text>
            <Text size="small" tone="muted">
              {file.createdBy.name}
            </Text>
            {mayEdit && (
              <Button
                type="text"
                size="small"
                icon={<Icon of={Trash2} />}
                aria-label={lifeText.removeFile(file.fileName)}
                onClick={() => removing.mutate(file.id)}
              />
            )}
          </Row>
        ))}
        {added.item}
      </Stack>
    </Section>
  );
}

async function save(company: number, { id, fileName }: FindingAttachment): Promise<void> {
  try {
    const address = URL.createObjectURL(await downloadAttachment(company, id));
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(address);
  } catch (failure) {
    reportFailure(failure);
  }
}
