/** Drop zone and picker for files, folders and archives. Uploads nothing itself. */
import { Upload as UploadSign } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../../ui/control/Button.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import type { PlacedFile } from '../loaded-file.ts';
import { loadText } from '../text.es.ts';
import styles from './DropArea.module.css';
import { filesOfInput } from './files-of-drop.ts';

/** File types of the picker; the service rejects others with a message. */
const kinds = '.xlsx,.xlsm,.xls,.ods,.csv,.txt,.tsv,.htm,.html,.mht,.mhtml,.zip';
const folders = { webkitdirectory: '' };

interface DropAreaProps {
  onFiles: (files: readonly PlacedFile[]) => void;
  /** Taller, as empty state. */
  tall?: boolean;
}

/** The drop event is handled by the page (`use-page-drop.ts`). */
export function DropArea({ onFiles, tall = false }: DropAreaProps) {
  const folder = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = filesOfInput(event.target.files);
    // Reset, so that selecting the same file fires again.
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <div className={`${styles.drop} ${tall ? styles.tall : ''}`}>
      <label>
        <input type="file" multiple accept={kinds} onChange={take} />
        <Icon of={UploadSign} size={20} />
        <Text weight="strong">{loadText.dropTitle}</Text>
        <span className="mut">
          {loadText.dropOr}
          <span className={styles.choose}>{loadText.dropChoose}</span>
          {loadText.dropKinds}
        </span>
      </label>
      <input type="file" hidden ref={folder} onChange={take} {...folders} />
      <Button type="inline" className={styles.folder} onClick={() => folder.current?.click()}>
        {loadText.dropFolder}
      </Button>
    </div>
  );
}
