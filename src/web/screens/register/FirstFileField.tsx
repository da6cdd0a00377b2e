/** Drop area of the first balance. The files wait for the audit that follows the registration. */
import type { FirstFile } from '#api/balances/first-file/contract.ts';
import { useReadFirstFile } from '../../data/access/registration.ts';
import { leaveFiles } from '../../data/balances/waiting-files.ts';
import { DropArea } from '../../drop/DropArea.tsx';
import { FileItem } from '../../drop/FileItem.tsx';
import type { PlacedFile } from '../../drop/files-of-drop.ts';
import { refused } from '../../drop/upload.ts';
import { usePageDrop } from '../../drop/use-page-drop.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Spinner } from '../../ui/mark/Spinner.tsx';
import { companyStepText as text } from './text.es.ts';

interface FirstFileFieldProps {
  /** Secret of the registration. */
  registration: string;
  onRead: (file: FirstFile) => void;
  /** Undefined: the fields are shown already. */
  onByHand: (() => void) | undefined;
}

export function FirstFileField({ registration, onRead, onByHand }: FirstFileFieldProps) {
  const reading = useReadFirstFile(registration, {
    meta: { quiet: true },
    onSuccess: (file) => file.readable && onRead(file),
  });
  const take = (placed: readonly PlacedFile[]) => {
    const files = placed.map(({ file }) => file);
    const [first] = files;
    if (first === undefined || reading.isPending) return;
    leaveFiles(files);
    reading.mutate(first);
  };
  usePageDrop(take);
  const { data } = reading;
  const name = data?.fileName ?? reading.variables?.name ?? '';
  const upload = data && !data.readable ? refused(text.unreadable, data.reasons) : reading;
  const remove = () => {
    reading.reset();
    leaveFiles([]);
  };
  return (
    <>
      {upload.error && (
        <ul>
          <FileItem name={name} upload={upload} onRemove={remove} />
        </ul>
      )}
      {reading.isPending ? (
        <Row as="p" ground="sheet" inset role="status">
          <Spinner /> {text.reading(reading.variables.name)}
        </Row>
      ) : (
        <DropArea onFiles={take} tall={onByHand !== undefined} folders={false} title={text.drop} />
      )}
      <Text as="p" tone="muted" above={8} below={16}>
        {text.notStored}{' '}
        {onByHand && (
          <Button type="inline" onClick={onByHand}>
            {text.byHand}
          </Button>
        )}
      </Text>
    </>
  );
}
