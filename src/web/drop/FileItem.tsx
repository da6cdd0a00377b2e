/** A file in a list, beside the state of its upload: on its way, ready, or failed with why, until it is removed. */
import { FileSpreadsheet, type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/control/Button.tsx';
import { Row, Stack } from '../ui/layout/Layout.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import styles from './DropArea.module.css';
import { dropText } from './text.es.ts';
import { UploadMark } from './UploadMark.tsx';
import { problemsOf, type Upload, whyFailed } from './upload.ts';

/** Shown at once, so that what stands below the file stays in sight, and in all. */
const firstProblems = 5;
const mostProblems = 500;

interface FileItemProps {
  name: string;
  sign?: LucideIcon;
  /** Absent: it goes nowhere. */
  upload?: Upload | undefined;
  /** Beside why it failed. */
  action?: ReactNode;
  onRemove: () => void;
}

export function FileItem({ name, sign = FileSpreadsheet, upload, action, onRemove }: FileItemProps) {
  const error = upload?.error ?? null;
  return (
    <Stack as="li" gap={2}>
      <Row gap={8}>
        <Icon of={sign} />
        <Text overflow="breaks">{name}</Text>
        <span aria-live="polite">
          {upload?.isPending && <UploadMark state="uploading" />}
          {upload?.isSuccess && <UploadMark state="done" />}
          {error !== null && <UploadMark state="error" />}
        </span>
        <Button
          type="text"
          size="small"
          disabled={upload?.isPending}
          icon={<Icon of={X} size={14} />}
          aria-label={dropText.remove(name)}
          onClick={onRemove}
        />
      </Row>
      {error !== null && <Failure error={error} />}
      {error !== null && action}
    </Stack>
  );
}

/** Why, and what is wrong in the file, as far as a person reads. */
function Failure({ error }: { error: Error }) {
  const [isOpen, setIsOpen] = useState(false);
  const problems = problemsOf(error);
  const beyond = problems.length - mostProblems;
  return (
    <Text as="div" tone="wrong" role="alert" overflow="breaks">
      <p>{whyFailed(error)}</p>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.slice(0, isOpen ? mostProblems : firstProblems).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {isOpen && beyond > 0 && <li>{dropText.more(beyond)}</li>}
        </ul>
      )}
      {problems.length > firstProblems && (
        <Button type="inline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? dropText.fewer : dropText.allProblems(problems.length, mostProblems)}
        </Button>
      )}
    </Text>
  );
}
