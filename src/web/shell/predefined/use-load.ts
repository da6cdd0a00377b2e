/** Loading in two steps, what it would do and doing it, with the notices of the file list and what is wrong as a file. */
import { useState } from 'react';
import { type LoadedPredefined, useLoadPredefined, usePlanPredefined } from '../../data/audits/predefined.ts';
import { isBalanceRefusal } from '../../data/failures/failure.ts';
import { notify } from '../../data/failures/notices.ts';
import { reportFailure } from '../../data/failures/report-failure.ts';
import { session } from '../../data/session/session.ts';
import { saveFile } from '../../data/transport/save-file.ts';
import type { Upload } from '../../drop/upload.ts';
import { accountsErrors, errorsText } from './errors-file.ts';
import { predefinedText as text } from './text.es.ts';

interface Book {
  softwareId: number;
  file: File;
}

interface Load {
  /** What a new version would do, to be applied or left. */
  planned: LoadedPredefined | null;
  /** Of what is sent: the question, or the book itself. */
  upload: Upload;
  plan: (book: Book) => void;
  apply: (book: Book) => void;
  leave: () => void;
}

export function useLoad(onLoaded: () => void): Load {
  const [planned, setPlanned] = useState<LoadedPredefined | null>(null);
  const reaction = {
    meta: { quiet: true },
    onError: (failure: Error, { file }: Book) => {
      session.hideLoader();
      setPlanned(null);
      notify({ title: text.fileFailed(file.name) });
      if (isBalanceRefusal(failure)) return;
      const errors = accountsErrors(failure);
      if (errors.length > 0) saveFile(new Blob([errorsText(errors)], { type: 'text/plain' }), text.errorsFile);
      reportFailure(failure);
    },
  };
  const load = useLoadPredefined({
    ...reaction,
    onSuccess: ({ data: { unused } }, { file }) => {
      session.hideLoader();
      notify({ title: text.fileLoaded(file.name) }, 'success');
      notify({ title: text.loadedTitle, description: text.loaded }, 'success');
      if (unused.length > 0) notify({ title: text.unusedTitle, description: unused.join('\n') }, 'success');
      leave();
      onLoaded();
    },
  });
  const apply = (book: Book, over?: number) => {
    session.showLoader();
    load.mutate(over === undefined ? book : { ...book, over });
  };
  const plan = usePlanPredefined({
    ...reaction,
    onSuccess: ({ data }, book) => {
      // Without a new version there is nothing to ask.
      if (data.version === data.before) return apply(book);
      session.hideLoader();
      setPlanned(data);
    },
  });
  function leave(): void {
    setPlanned(null);
    plan.reset();
    load.reset();
  }
  return {
    planned,
    upload: load.isIdle ? plan : load,
    plan: (book) => {
      leave();
      session.showLoader();
      plan.mutate(book);
    },
    apply: (book) => apply(book, planned?.before),
    leave,
  };
}
