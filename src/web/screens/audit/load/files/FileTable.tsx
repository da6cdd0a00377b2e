/** The files that were dropped, each with what was recognised in it and what can be done with it. */
import { Button } from '../../../../ui/control/Button.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { inspectionOf, summarise, sureFiles } from '../loaded-files.ts';
import { loadText } from '../text.es.ts';
import { FileRow } from './FileRow.tsx';
import styles from './FileTable.module.css';
import type { FileRowProps } from './file-row-props.ts';

export function FileTable(props: Omit<FileRowProps, 'file'>) {
  const { loading } = props;
  const { files } = loading;
  const readable = files.filter((file) => inspectionOf(file)?.readable).length;
  const pending = files.filter(({ status }) => status.step === 'waiting' || status.step === 'sending').length;
  const sure = sureFiles(files);
  return (
    <Panel label={loadText.recognisedRegion} flush>
      <header className={styles.filesHead}>
        <h2>
          <span role="status">{loadText.recognised(files.length - pending, readable, files.length)}</span>
        </h2>
        {files.length > 1 && <span className="small mut">{loadText.summary(summarise(files))}</span>}
        {sure.length > 0 && (
          <Button type="primary" className={styles.saveAll} onClick={() => void loading.store(sure)}>
            {loadText.saveSure(sure.length)}
          </Button>
        )}
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{loadText.file}</th>
            <th scope="col">{loadText.format}</th>
            <th scope="col">{loadText.company}</th>
            <th scope="col">{loadText.month}</th>
            <th scope="col" className={styles.num}>
              {loadText.rows}
            </th>
            <th scope="col">{loadText.proof}</th>
            <th scope="col">
              <span className="sr">{loadText.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <FileRow key={file.id} {...props} file={file} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
