/** Drop zone and picker for files, folders and archives. Uploads nothing itself. */
import { Upload as UploadSign } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from '../ui/control/Button.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import styles from './DropArea.module.css';
import { filesOfInput, type PlacedFile } from './files-of-drop.ts';
import { dropText } from './text.es.ts';

/** File types of the picker; the service rejects others with a message. */
const kinds = '.xlsx,.xlsm,.xls,.ods,.csv,.txt,.tsv,.htm,.html,.mht,.mhtml,.zip';
const wholeFolder = { webkitdirectory: '' };

interface DropAreaProps {
  onFiles: (files: readonly PlacedFile[]) => void;
  /** Taller, as empty state. */
  tall?: boolean;
  title?: string;
  /** Below the title, in place of the words to users. */
  hint?: ReactNode;
  /** Offers to choose a whole folder. */
  folders?: boolean;
}

/** Browsers open a file field with Space only. */
function openOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** The drop event is handled by the page (`use-page-drop.ts`). */
export function DropArea({ onFiles, tall = false, title = dropText.title, hint, folders = true }: DropAreaProps) {
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
        <input className="sr" type="file" multiple accept={kinds} onChange={take} onKeyDown={openOnEnter} />
        <Icon of={UploadSign} size={20} />
        <Text weight="strong">{title}</Text>
        <span className="mut">
          {hint ?? (
            <>
              {dropText.or}
              <span className={styles.choose}>{dropText.choose}</span>
              {dropText.kinds}
            </>
          )}
        </span>
      </label>
      {folders && (
        <>
          <input type="file" hidden ref={folder} onChange={take} {...wholeFolder} />
          <Button type="inline" className={styles.folder} onClick={() => folder.current?.click()}>
            {dropText.folder}
          </Button>
        </>
      )}
    </div>
  );
}
