/** Copies chosen cells; lines that were not read yet are read first. */
import { useCallback } from 'react';
import type { ExplorerLine, ExplorerView } from '#api/audits/explorer/contract.ts';
import { useReadLines } from '../../data/audits/explorer.ts';
import { notify } from '../../data/failures/notices.ts';
import { reportFailure } from '../../data/failures/report-failure.ts';
import { copyText } from '../../ui/copy/copy-text.ts';
import { copyCells, putOnClipboard } from './copy-cells.ts';
import { type GridColumn, plainNumber } from './grid-columns.ts';
import { statusText } from './text.es.ts';
import type { Chosen } from './use-grid-keys.ts';

/** Lines that are copied at once. */
const MOST_LINES = 20_000;
/** Figures in the notice. */
const SAMPLE = 2;

interface Copying {
  company: number;
  asked: ExplorerView;
  columns: readonly GridColumn[];
  /** Of the names. */
  title: string;
  nameOf: (line: ExplorerLine) => string;
}

export function useCopy({ company, asked, columns, title, nameOf }: Copying) {
  const readLines = useReadLines(company, asked);
  return useCallback(
    async ({ lines: [from, to], columns: [first, last] }: Chosen, withHeads: boolean) => {
      if (to - from >= MOST_LINES) {
        notify({ title: statusText.notCopied, description: statusText.tooMany(MOST_LINES) });
        return;
      }
      const chosen = columns.slice(first, last + 1);
      try {
        const lines = await readLines(from, to);
        const heads = withHeads ? { name: title, nameOf } : null;
        const copied = await putOnClipboard(copyCells({ lines, columns: chosen, heads }), copyText);
        const count = lines.length * chosen.length;
        const numbers = lines.flatMap((line) => chosen.map((column) => plainNumber(line, column))).slice(0, SAMPLE);
        const sample = `${numbers.join(', ')}${count > SAMPLE ? '…' : ''}`;
        if (copied) notify({ title: statusText.copied(count), description: statusText.ready(sample) }, 'success');
        else notify({ title: statusText.notCopied });
      } catch (failure) {
        reportFailure(failure);
      }
    },
    [readLines, columns, title, nameOf],
  );
}
