/** Where files are dropped or chosen. Nothing goes anywhere by itself: the caller takes the files. */
import { Upload } from 'antd';
import { Upload as UploadSign } from 'lucide-react';
import styles from './DropArea.module.css';
import { loadText } from './text.es.ts';

/** What the service can read; the rest is refused there with a sentence. */
const kinds = '.xlsx,.xlsm,.xls,.ods,.csv,.txt,.tsv';

interface DropAreaProps {
  onFiles: (files: readonly File[]) => void;
  /** The empty state of a month: taller. */
  tall?: boolean;
}

export function DropArea({ onFiles, tall = false }: DropAreaProps) {
  return (
    <Upload.Dragger
      multiple
      accept={kinds}
      showUploadList={false}
      className={`${styles.drop} ${tall ? styles.tall : ''}`}
      beforeUpload={(file, all) => {
        // Called once a file; the whole drop is handed over with its first.
        if (file === all[0]) onFiles(all);
        return false;
      }}
    >
      <div className={styles.words}>
        <UploadSign size={20} strokeWidth={1.75} className={styles.dropSign} aria-hidden />
        <span className={styles.dropTitle}>{loadText.dropTitle}</span>
        <span className="mut">
          {loadText.dropOr}
          <span className={styles.choose}>{loadText.dropChoose}</span>
          {loadText.dropKinds}
        </span>
      </div>
    </Upload.Dragger>
  );
}
