/** Saves a list as it is filtered: for Excel, or as CSV for other programs. */
import { useMutation } from '@tanstack/react-query';
import { Dropdown } from 'antd';
import { Download } from 'lucide-react';
import type { Endpoint } from '#core/call/endpoint.ts';
import type { TableFormat } from '#core/call/table-format.ts';
import { download } from '../data/transport/download.ts';
import { Button } from '../ui/control/Button.tsx';
import { listText } from './text.es.ts';

interface ExportButtonProps {
  /** Of what produces the file; it takes the format in its query. */
  endpoint: Endpoint;
  query?: object;
  disabled?: boolean;
  size?: 'small';
  /** Where many stand together. */
  label?: string;
}

export function ExportButton({ endpoint, query = {}, disabled = false, size, label }: ExportButtonProps) {
  const save = useMutation({
    mutationFn: (format: TableFormat) =>
      download(endpoint, { query: { ...query, format } }, listText.exportedFile(format)),
  });
  const items = [
    { key: 'xlsx', label: listText.excel },
    { key: 'csv', label: listText.csv },
  ];
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled}
      menu={{ items, onClick: ({ key }) => save.mutate(key as TableFormat) }}
    >
      <Button
        icon={size === undefined && <Download size={16} strokeWidth={1.75} aria-hidden />}
        loading={save.isPending}
        aria-label={label}
        {...(size && { size })}
      >
        {listText.export}
      </Button>
    </Dropdown>
  );
}
