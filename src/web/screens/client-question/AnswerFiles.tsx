/** Files of an answer: chosen, photographed, removed until they are sent. */
import { Camera, Check, FileText, Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import type { AskedQuestion } from '#api/audits/finding-lives/questions/contract.ts';
import { type QuestionDoor, useAddAnswerFile, useRemoveAnswerFile } from '../../data/audits/asked-questions.ts';
import { useAddedFile } from '../../drop/use-added-file.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import styles from './Question.module.css';
import { questionText } from './text.es.ts';

const mostBytes = 20 * 1024 ** 2;
const accepted = '.pdf,.png,.jpg,.jpeg,.webp,.xlsx,.xls,.docx,.doc,.pptx,.ods,.odt,.msg,.csv,.txt';

interface AnswerFilesProps {
  door: QuestionDoor;
  item: AskedQuestion['items'][number];
}

export function AnswerFiles({ door, item }: AnswerFilesProps) {
  const file = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const adding = useAddAnswerFile(door, item.id, { meta: { quiet: true } });
  const added = useAddedFile(adding, { mostBytes, tooLarge: questionText.tooLarge });
  const removing = useRemoveAnswerFile(door);
  const take = (input: HTMLInputElement) => {
    const [chosen] = input.files ?? [];
    if (chosen !== undefined) added.take(chosen);
    input.value = '';
  };
  const hidden = { type: 'file', className: 'sr', tabIndex: -1 } as const;
  return (
    <Stack above={12}>
      {(item.files.length > 0 || added.item !== null) && (
        <Stack as="ul" aria-label={questionText.files}>
          {item.files.map(({ id, fileName, size, isSent }) => (
            <Row as="li" key={id} className={styles.file}>
              <Icon of={FileText} className="mut" />
              <Text overflow="ellipsis" grow>
                {fileName}
              </Text>
              <Text size="small" tone="muted" figures>
                {questionText.size(size)}
              </Text>
              <Icon of={Check} size={14} bold label={isSent ? questionText.sent : questionText.kept} />
              {!isSent && (
                <Button
                  type="text"
                  icon={<Icon of={X} />}
                  aria-label={questionText.remove(fileName)}
                  onClick={() => removing.mutate(id)}
                />
              )}
            </Row>
          ))}
          {added.item}
        </Stack>
      )}
      <Row wrap>
        <input
          {...hidden}
          ref={file}
          aria-label={questionText.attach}
          accept={accepted}
          onChange={({ target }) => take(target)}
        />
        <input
          {...hidden}
          ref={photo}
          aria-label={questionText.photo}
          accept="image/jpeg,image/png"
          capture="environment"
          onChange={({ target }) => take(target)}
        />
        <Button
          size="large"
          icon={<Icon of={Paperclip} />}
          loading={adding.isPending}
          onClick={() => file.current?.click()}
        >
          {questionText.attach}
        </Button>
        <Button
          size="large"
          className={styles.camera}
          icon={<Icon of={Camera} />}
          onClick={() => photo.current?.click()}
        >
          {questionText.photo}
        </Button>
      </Row>
      <Text as="p" size="small" tone="muted">
        {questionText.fileHelp}
      </Text>
    </Stack>
  );
}
