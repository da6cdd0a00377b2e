/** Drag and drop of files anywhere on the page. */

import { useEffect, useEffectEvent, useState } from 'react';
import { reportFailure } from '../data/failures/report-failure.ts';
import { filesOfDrop, type PlacedFile } from './files-of-drop.ts';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Whether files are being dragged over the page. */
export function usePageDrop(onFiles: (files: readonly PlacedFile[]) => void): boolean {
  const [over, setOver] = useState(false);
  const dropped = useEffectEvent(onFiles);
  useEffect(() => {
    const page = new AbortController();
    const { signal } = page;
    const drag = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // Leaving the window has no related target.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      // Already handled elsewhere on the page.
      if (!hasFiles(event) || event.defaultPrevented || !event.dataTransfer) return;
      event.preventDefault();
      filesOfDrop(event.dataTransfer).then((files) => files.length > 0 && dropped(files), reportFailure);
    };
    addEventListener('dragover', drag, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => page.abort();
  }, []);
  return over;
}
