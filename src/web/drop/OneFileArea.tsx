/** Drop zone and picker for one file, which is kept with its state until it is removed. Uploads nothing itself. */
import { Upload as UploadSign } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Row } from '../ui/layout/Layout.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import styles from './DropArea.module.css';
import { FileItem } from './FileItem.tsx';
import { dropText } from './text.es.ts';
import type { Upload } from './upload.ts';

/** Files that an area takes. */
export interface FileKinds {
  extensions: readonly string[];
  mediaTypes: readonly string[];
  /** After "elige el archivo". */
  words: string;
  /** Why none of the dropped files is taken. */
  other: (files: readonly string[]) => string;
}

export const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const csvAndExcel: FileKinds = {
  extensions: ['.csv', '.xls', '.xlsx'],
  mediaTypes: ['text/csv', 'application/vnd.ms-excel', excelType],
  words: dropText.csvAndExcel,
  other: dropText.otherKind,
};

interface OneFileAreaProps {
  title: string;
  file: File | null;
  onFile: (file: File | null) => void;
  /** What the file is sent by, or was; its state stands beside the file. */
  upload?: Upload;
  /** Beside why it failed. */
  action?: ReactNode;
  /** Default: CSV and Excel. */
  kinds?: FileKinds;
}

/** Browsers open a file field with Space only. */
function openOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Dropped files pass by the browser's filter of a file field. */
function isTaken({ name }: File, { extensions }: FileKinds): boolean {
  return extensions.some((extension) => name.toLowerCase().endsWith(extension));
}

/** Another file takes the place of the first; what is not taken of a drop is said. */
export function OneFileArea({ title, file, onFile, kinds = csvAndExcel, ...sent }: OneFileAreaProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const allow = (event: DragEvent) => event.preventDefault();
  const take = (next: File | null) => {
    setRefused(null);
    onFile(next);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const dropped = [...event.dataTransfer.files];
    const first = dropped.find((one) => isTaken(one, kinds));
    if (first) take(first);
    if (first && dropped.length > 1) setRefused(dropText.onlyOne(first.name, dropped.length));
    if (!first && dropped.length > 0) setRefused(kinds.other(dropped.map(({ name }) => name)));
  };
  return (
    <>
      <div className={`${styles.drop} ${styles.tall}`}>
        <label onDragOver={allow} onDrop={drop}>
          <input
            className="sr"
            type="file"
            accept={[...kinds.extensions, ...kinds.mediaTypes].join(',')}
            onKeyDown={openOnEnter}
            onChange={(event) => {
              const [first] = event.target.files ?? [];
              // Reset, so that selecting the same file fires again.
              event.target.value = '';
              if (first) take(first);
            }}
          />
          <Icon of={UploadSign} size={20} />
          <Text weight="strong">{title}</Text>
          <span className="mut">
            {dropText.or}
            <span className={styles.choose}>{dropText.chooseOne}</span>
            {kinds.words}
          </span>
        </label>
      </div>
      <div role="status">
        {refused !== null && (
          <Text as="p" tone="wrong">
            {refused}
          </Text>
        )}
      </div>
      {file && (
        <Row as="ul" above={8}>
          <FileItem name={file.name} {...sent} onRemove={() => take(null)} />
        </Row>
      )}
    </>
  );
}
