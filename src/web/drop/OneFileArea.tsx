/** Drop zone and picker for one file, which is kept until somebody sends it. Uploads nothing itself. */
import { FileSpreadsheet, Upload as UploadSign, X } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { Button } from '../ui/control/Button.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import styles from './DropArea.module.css';
import { dropText } from './text.es.ts';

/** Csv and Excel, by extension and by media type. */
const csvAndExcel = [
  '.csv',
  '.xls',
  '.xlsx',
  'text/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join(',');

interface OneFileAreaProps {
  title: string;
  file: File | null;
  onFile: (file: File | null) => void;
}

/** Browsers open a file field with Space only. */
function openOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Another file takes the place of the first. */
export function OneFileArea({ title, file, onFile }: OneFileAreaProps) {
  const allow = (event: DragEvent) => event.preventDefault();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const [first] = event.dataTransfer.files;
    if (first) onFile(first);
  };
  return (
    <>
      <div className={`${styles.drop} ${styles.tall}`}>
        <label onDragOver={allow} onDrop={drop}>
          <input
            type="file"
            accept={csvAndExcel}
            onKeyDown={openOnEnter}
            onChange={(event) => {
              const [first] = event.target.files ?? [];
              // Reset, so that selecting the same file fires again.
              event.target.value = '';
              if (first) onFile(first);
            }}
          />
          <Icon of={UploadSign} size={20} />
          <Text weight="strong">{title}</Text>
          <span className="mut">
            {dropText.or}
            <span className={styles.choose}>{dropText.chooseOne}</span>
            {dropText.csvAndExcel}
          </span>
        </label>
      </div>
      {file && (
        <Row as="ul" above={8}>
          <Row as="li" gap={8}>
            <Icon of={FileSpreadsheet} />
            <Text overflow="breaks">{file.name}</Text>
            <Button
              type="text"
              size="small"
              icon={<Icon of={X} size={14} />}
              aria-label={dropText.remove(file.name)}
              onClick={() => onFile(null)}
            />
          </Row>
        </Row>
      )}
    </>
  );
}
