/** Column editor: after each change the service parses the sheet again, until the checks pass. */
import { useEffect, useState } from 'react';
import type { SheetPreview } from '#api/balances/column-mappings/contract.ts';
import { NO_TITLES } from '#core/columns/sheet-places.ts';
import { useSaveColumns, useTriedColumns } from '../../../../data/balances/column-mappings.ts';
import type { FileSource, KeptSource } from '../../../../data/balances/trial-balances.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { SaveBar } from '../../../../ui/form/SaveBar.tsx';
import { Stack } from '../../../../ui/layout/Layout.tsx';
import { ConfirmPopover } from '../../../../ui/overlay/ConfirmPopover.tsx';
import styles from './Columns.module.css';
import { FieldsPanel } from './FieldsPanel.tsx';
import { FirstRows } from './FirstRows.tsx';
import { ProofPanel } from './ProofPanel.tsx';
import { SheetTable } from './SheetTable.tsx';
import { columnsText } from './text.es.ts';

interface ColumnsEditorProps {
  kept: KeptSource;
  sheets: readonly SheetPreview[];
  onNamed: (source: FileSource) => void;
}

/** Debounce in ms. */
const pause = 350;

export function ColumnsEditor({ kept, sheets, onNamed }: ColumnsEditorProps) {
  const [place, setPlace] = useState(0);
  const sheet = sheets[place];
  const [mapping, setMapping] = useState(sheet?.guess);
  const [settled, setDebounced] = useState(mapping);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(mapping), pause);
    return () => clearTimeout(timer);
  }, [mapping]);
  const asked = settled ?? mapping;
  const tried = useTriedColumns(kept, sheet?.name, asked);
  const saving = useSaveColumns(kept, { onSuccess: () => onNamed(kept) });
  if (!sheet || !mapping) return null;
  const current = tried.data !== undefined && !tried.isPlaceholderData && settled === mapping;
  const proof = current ? tried.data.proof : null;

  const save = () => saving.mutate({ sheet: sheet.name, mapping });
  const chooseSheet = (next: number) => {
    const guess = sheets[next]?.guess;
    setPlace(next);
    setMapping(guess);
    setDebounced(guess);
  };
  return (
    <>
      <div className={styles.editor}>
        <FieldsPanel sheets={sheets} place={place} onSheet={chooseSheet} mapping={mapping} onChange={setMapping} />
        <Stack gap={12}>
          <ProofPanel tried={tried.data} failure={tried.error} busy={!current && !tried.error} />
          <SheetTable
            sheet={sheet}
            mapping={mapping}
            issues={tried.data?.issues ?? []}
            onHeaderRow={(headerRow) => setMapping({ ...mapping, headerRow })}
          />
          <FirstRows rows={tried.data?.firstRows ?? []} />
        </Stack>
      </div>
      <SaveBar
        status={
          proof === null
            ? columnsText.reading
            : {
                proved: mapping.headerRow === NO_TITLES ? columnsText.readyByPlace : columnsText.ready,
                doubtful: columnsText.almost,
                wrong: columnsText.notYet,
              }[proof]
        }
      >
        {proof === 'doubtful' ? (
          <ConfirmPopover
            trigger={
              <Button type="primary" loading={saving.isPending}>
                {columnsText.use}
              </Button>
            }
            title={columnsText.doubtful}
            okText={columnsText.useAnyway}
            cancelText={columnsText.review}
            onConfirm={save}
          >
            {columnsText.doubtfulDetail}
          </ConfirmPopover>
        ) : (
          <Button type="primary" loading={saving.isPending} disabled={proof !== 'proved'} onClick={save}>
            {columnsText.use}
          </Button>
        )}
      </SaveBar>
    </>
  );
}
