/** Exports a filtered list: Excel, or CSV for other programs. */
import { Download } from 'lucide-react';
import { type ListFile, useListFile } from '../data/transport/list-file.ts';
import { Button } from '../ui/control/Button.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { Menu } from '../ui/overlay/Menu.tsx';
import { listText } from './text.es.ts';

interface ExportButtonProps {
  file: ListFile;
  filter?: object;
  disabled?: boolean;
  size?: 'small';
  /** Distinguishes several buttons. */
  label?: string;
}

export function ExportButton({ file, filter = {}, disabled = false, size, label }: ExportButtonProps) {
  const save = useListFile(file, filter, listText.exportedFile);
  const items = [
    { key: 'xlsx', label: listText.excel },
    { key: 'csv', label: listText.csv },
  ] as const;
  const trigger = (
    <Button
      icon={size === undefined && <Icon of={Download} />}
      loading={save.isPending}
      disabled={disabled}
      aria-label={label}
      {...(size && { size })}
    >
      {listText.export}
    </Button>
  );
  return <Menu trigger={trigger} items={items} onChoose={(format) => save.mutate(format)} />;
}
