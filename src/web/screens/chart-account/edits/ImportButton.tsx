/** Takes a chart of accounts from an Excel: its differences are shown before they are stored. */
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import type { ChartEdit } from '#api/audits/parametrization/chart/contract.ts';
import { useReadChartFile } from '../../../data/audits/chart.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { chartText } from '../text.es.ts';

interface ImportProps {
  company: number;
  onEdits: (title: string, edits: ChartEdit[]) => void;
  /** Within a sentence. */
  inline?: boolean;
}

export function ImportButton({ company, onEdits, inline = false }: ImportProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = useReadChartFile(company, {
    onSuccess: ({ accounts, edits }, file) => onEdits(chartText.importTitle(file.name, accounts), edits),
  });
  return (
    <>
      {inline ? (
        <Button type="inline" loading={read.isPending} onClick={() => input.current?.click()}>
          {chartText.bringIt}
        </Button>
      ) : (
        <Button
          data-tour="chart-import"
          icon={<Icon of={Upload} />}
          loading={read.isPending}
          onClick={() => input.current?.click()}
        >
          {chartText.import}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={chartText.import}
        accept=".xlsx,.xls,.csv,.ods,.txt"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) read.mutate(file);
          target.value = '';
        }}
      />
      <Dialog
        open={read.error !== null}
        title={chartText.notImported}
        footer={<Button onClick={() => read.reset()}>{chartText.close}</Button>}
        onCancel={() => read.reset()}
      >
        {read.error?.message}
      </Dialog>
    </>
  );
}
