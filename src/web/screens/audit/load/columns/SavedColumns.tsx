/** Saved mappings of the company: origin, and deletion. Renders nothing if there are none. */
import { useState } from 'react';
import type { SavedMapping } from '#api/balances/column-mappings/contract.ts';
import { formatDay } from '#web/dates.es.ts';
import { useForgetColumns, useSavedColumns } from '../../../../data/balances/column-mappings.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { Lines, Row } from '../../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../../ui/layout/Text.tsx';
import { ConfirmPopover } from '../../../../ui/overlay/ConfirmPopover.tsx';
import { Dialog } from '../../../../ui/overlay/Dialog.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { columnsText } from './text.es.ts';

export function SavedColumns({ company }: { company: number }) {
  const { data: saved = [] } = useSavedColumns(company);
  const forget = useForgetColumns(company);
  const [open, setOpen] = useState(false);
  if (saved.length === 0 && !open) return null;
  return (
    <>
      <Button type="inline" onClick={() => setOpen(true)}>
        {columnsText.saved(saved.length)}
      </Button>
      <Dialog open={open} onCancel={() => setOpen(false)} title={columnsText.savedTitle} footer={null} width={560}>
        <p className="mut">{columnsText.savedContext}</p>
        {saved.length === 0 && <EmptyState>{columnsText.nothingSaved}</EmptyState>}
        <Lines tight>
          {saved.map((mapping) => (
            <Saved key={mapping.id} mapping={mapping} onForget={() => forget.mutate(mapping.id)} />
          ))}
        </Lines>
      </Dialog>
    </>
  );
}

function Saved({ mapping, onForget }: { mapping: SavedMapping; onForget: () => void }) {
  const { fileName, sheet, savedAt, savedBy } = mapping.attributes;
  const details = [columnsText.savedSheet(sheet), columnsText.savedBy(savedBy, formatDay(savedAt))];
  return (
    <Row as="li" gap={12}>
      <Text as="div" grow overflow="breaks">
        {fileName}
        <Second>{details.filter(Boolean).join(' · ')}</Second>
      </Text>
      <ConfirmPopover
        trigger={
          <Button size="small" aria-label={columnsText.forgetOf(fileName)}>
            {columnsText.forget}
          </Button>
        }
        title={columnsText.forgetOf(fileName)}
        okText={columnsText.yes}
        cancelText={columnsText.no}
        onConfirm={onForget}
      >
        {columnsText.forgetQuestion}
      </ConfirmPopover>
    </Row>
  );
}
