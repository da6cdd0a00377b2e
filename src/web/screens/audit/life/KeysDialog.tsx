/** The keys of the list of findings. */
import { Button } from '../../../ui/control/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { keysText } from './text.es.ts';

const columns = [
  {
    key: 'key',
    title: keysText.open,
    isName: true as const,
    cell: ([key]: readonly [string, string]) => <kbd>{key}</kbd>,
  },
  { key: 'does', title: keysText.title, cell: ([, does]: readonly [string, string]) => does },
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      title={keysText.title}
      width={420}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{keysText.close}</Button>}
    >
      <Table look="dense" columns={columns} rows={keysText.keys} keyOf={([key]) => key} />
    </Dialog>
  );
}
