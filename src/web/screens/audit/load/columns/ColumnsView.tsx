/** Column editor of an unrecognised file: the sheet beside its column mapping, with a live proof. */
import { useSheets } from '../../../../data/balances/column-mappings.ts';
import type { FileSource } from '../../../../data/balances/trial-balances.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { PageHeader } from '../../../../ui/page/PageHeader.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../../ui/state/SkeletonRows.tsx';
import type { LoadedFile } from '../loaded-file.ts';
import { ColumnsEditor } from './ColumnsEditor.tsx';
import { columnsText } from './text.es.ts';

interface ColumnsViewProps {
  file: LoadedFile;
  onBack: () => void;
  /** The mapping is saved; `source`: where the service keeps the file. */
  onNamed: (source: FileSource) => void;
}

export function ColumnsView({ file, onBack, onNamed }: ColumnsViewProps) {
  const { data, error, refetch } = useSheets(file);
  return (
    <>
      <PageHeader
        title={columnsText.title}
        context={columnsText.context(file.name)}
        actions={<Button onClick={onBack}>{columnsText.back}</Button>}
      />
      {data ? (
        <ColumnsEditor key={data.kept.fileId} kept={data.kept} sheets={data.sheets} onNamed={onNamed} />
      ) : (
        <Panel label={columnsText.preview} flush>
          {error ? (
            <ErrorState failure={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={10} columns="1fr 2fr 1fr 1fr" />
          )}
        </Panel>
      )}
    </>
  );
}
