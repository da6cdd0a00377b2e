/** Dropped files with what was recognised and their actions. */

import { useRef, useState } from 'react';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { useWidth } from '../../../../ui/page/use-media.ts';
import tables from '../../../../ui/table/Table.module.css';
import { Table, type TableColumn } from '../../../../ui/table/Table.tsx';
import { inspectionOf, type LoadedFile } from '../loaded-file.ts';
import { summarise } from '../loaded-files.ts';
import { besideEachOther, standings } from '../same-month.ts';
import { loadText } from '../text.es.ts';
import { FileActions } from './FileActions.tsx';
import { FileIssues, needsWords } from './FileIssues.tsx';
import styles from './FileTable.module.css';
import { companyColumn, fileColumn, formatColumn, proofColumn, rowsColumn } from './file-columns.tsx';
import type { FileTableProps } from './file-table-props.ts';
import { hasNoMonth, MonthCell } from './MonthCell.tsx';
import { StoreProgress } from './StoreProgress.tsx';

/** Width in px below which files are cards: seven columns do not fit. */
const cardsWidth = 900;

interface Shown {
  /** Those drawn here; default: all. */
  shown?: readonly LoadedFile[];
  /** They are stored by another button. */
  isDecidedAsWhole?: boolean;
}

export function FileTable({ shown, isDecidedAsWhole = false, ...props }: FileTableProps & Shown) {
  const { loading } = props;
  const { files } = loading;
  const drawn = shown ?? files;
  const region = useRef<HTMLElement>(null);
  const width = useWidth(region);
  const readable = files.filter((file) => inspectionOf(file)?.readable || inspectionOf(file)?.question).length;
  const pending = files.filter(({ status }) => status.step === 'waiting' || status.step === 'sending').length;
  return (
    <Panel
      ref={region}
      label={loadText.recognisedRegion}
      title={<span role="status">{loadText.recognised(files.length - pending, readable, files.length)}</span>}
      note={files.length > 1 && <span className="small">{loadText.summary(summarise(files))}</span>}
      actions={<StoreProgress loading={loading} isDecidedAsWhole={isDecidedAsWhole} />}
      flush
    >
      {drawn.length > 0 && <Files {...props} files={drawn} asCards={width !== null && width < cardsWidth} />}
    </Panel>
  );
}

interface FilesProps extends FileTableProps {
  /** Those drawn here. */
  files: readonly LoadedFile[];
  asCards: boolean;
}

export function Files({ asCards, files, ...props }: FilesProps) {
  // Months selected by the user for files that name none, by file id.
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const monthOf = ({ id }: LoadedFile) => chosen[id] ?? null;
  const places = standings(props.loading.files);
  const monthColumn: TableColumn<LoadedFile> = {
    key: 'month',
    title: loadText.month,
    className: tables.date,
    cell: (file) =>
      hasNoMonth(file) ? (
        '–'
      ) : (
        <MonthCell
          company={props.company.id}
          file={file}
          place={places.get(file.id)}
          chosen={monthOf(file)}
          onChoose={(period) => setChosen((before) => ({ ...before, [file.id]: period }))}
        />
      ),
  };
  return (
    <Table
      className={styles.files}
      asCards={asCards}
      columns={[fileColumn, formatColumn, companyColumn(props, places), monthColumn, rowsColumn(asCards), proofColumn]}
      rows={besideEachOther(files)}
      keyOf={({ id }) => id}
      actionsOf={(file) => (
        <FileActions {...props} file={file} place={places.get(file.id)} period={monthOf(file)} asCards={asCards} />
      )}
      below={(file) => needsWords(file) && <FileIssues file={file} loading={props.loading} />}
    />
  );
}
