/** Files may be dropped anywhere on the page, not only on the area for it. */
import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Whether files are being dragged over the page. */
export function usePageDrop(onFiles: (files: readonly File[]) => void): boolean {
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
      // Leaving an element for another one has a related target; leaving the window has none.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      // The drop area has taken them already.
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      dropped([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', drag, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => page.abort();
  }, []);
  return over;
}
