/** Sends waiting files to be inspected, two at a time. */
import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { inspectLoaded } from './inspect-loaded.ts';
import type { FileStatus, LoadedFile } from './loaded-file.ts';
import { type FilesAction, nextToSend } from './loaded-files.ts';
import { loadText } from './text.es.ts';
import { loadFailure } from './use-store-file.ts';

/** Upload limit, checked before sending. */
const mostBytes = 100 * 1024 ** 2;

/** `inspected` is called once a file was inspected. Returns what stops the sending of a file. */
export function useSendFiles(
  files: readonly LoadedFile[],
  dispatch: Dispatch<FilesAction>,
  inspected: (file: LoadedFile) => Promise<void>,
): (id: number) => void {
  const sending = useRef(new Map<number, AbortController>());
  const send = useCallback(
    async (loaded: LoadedFile) => {
      const { id } = loaded;
      const move = (status: FileStatus) => dispatch({ type: 'moved', id, status });
      if (loaded.size > mostBytes) {
        move({ step: 'failed', message: loadText.tooLarge, inspection: null });
        return;
      }
      const abort = new AbortController();
      sending.current.set(id, abort);
      move({ step: 'sending', share: 0 });
      try {
        const found = await inspectLoaded(loaded, abort.signal, (share) => move({ step: 'sending', share }));
        if ('files' in found) {
          if (found.files.length > 0) dispatch({ type: 'unpacked', id, ...found });
          else move({ step: 'failed', message: loadText.emptyArchive, inspection: null });
          return;
        }
        const status: FileStatus = { step: 'inspected', inspection: found };
        move(status);
        await inspected({ ...loaded, company: found.companyId, status });
      } catch (failure) {
        if (!abort.signal.aborted) move({ step: 'failed', message: loadFailure(failure), inspection: null });
      } finally {
        sending.current.delete(id);
      }
    },
    [dispatch, inspected],
  );

  useEffect(() => {
    const next = nextToSend(files);
    if (next) void send(next);
  }, [files, send]);

  useEffect(() => {
    const under = sending.current;
    return () => {
      for (const abort of under.values()) abort.abort();
    };
  }, []);

  return useCallback((id) => sending.current.get(id)?.abort(), []);
}
