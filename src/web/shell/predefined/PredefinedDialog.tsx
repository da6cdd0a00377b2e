/** Autoparametrización Predefinida: staff load and download the predefined parametrization of a Siigo package. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDownloadPredefined, useLoadPredefined } from '../../data/audits/predefined.ts';
import { notify } from '../../data/failures/notices.ts';
import { reportFailure } from '../../data/failures/report-failure.ts';
import { session } from '../../data/session/session.ts';
import { saveFile } from '../../data/transport/save-file.ts';
import { OneFileArea } from '../../drop/OneFileArea.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { accountsErrors, errorsText } from './errors-file.ts';
import { predefinedText } from './text.es.ts';

/** The seed offers these only. */
const offered = [
  { value: 1, label: 'Siigo Nube' },
  { value: 5, label: 'Siigo Pyme' },
];

interface PredefinedDialogProps {
  /** The seed's event after a success, and closing by hand. */
  onHide: () => void;
}

export function PredefinedDialog({ onHide }: PredefinedDialogProps) {
  const [software, setSoftware] = useState<number | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const load = useLoading(() => {
    setFile(null);
    onHide();
  });
  const download = useDownloadPredefined(predefinedText.fileName, {
    onSuccess: () => notify({ title: predefinedText.downloaded }, 'success'),
    onSettled: () => session.hideLoader(),
  });
  const send = () => {
    if (software === null) return notify({ title: predefinedText.noSoftware });
    if (file === null) return notify({ title: predefinedText.noFile });
    session.showLoader();
    load.mutate({ softwareId: software, file });
  };
  const fetchBook = () => {
    if (software === null) return notify({ title: predefinedText.noSoftware });
    session.showLoader();
    download.mutate(software);
  };
  return (
    <Dialog
      open
      title={predefinedText.title}
      width={600}
      closes="cross"
      onCancel={onHide}
      footer={
        <>
          <Button icon={<Icon of={Download} />} onClick={fetchBook}>
            {predefinedText.download}
          </Button>
          <Button type="primary" onClick={send}>
            {predefinedText.load}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Text as="p">{predefinedText.explanation}</Text>
        <Text as="p" tone="muted">
          {predefinedText.choice}
        </Text>
        <Select<number>
          aria-label={predefinedText.software}
          placeholder={predefinedText.chooseSoftware}
          value={software}
          options={offered}
          onChange={setSoftware}
        />
        <div>
          <OneFileArea title={predefinedText.drop} file={file} onFile={setFile} />
        </div>
      </Stack>
    </Dialog>
  );
}

/** With the notices of the file list, and what is wrong in the workbook as a file. */
function useLoading(onLoaded: () => void) {
  return useLoadPredefined({
    meta: { quiet: true },
    onSuccess: ({ data: { unused } }, { file }) => {
      notify({ title: predefinedText.fileLoaded(file.name) }, 'success');
      notify({ title: predefinedText.loadedTitle, description: predefinedText.loaded }, 'success');
      if (unused.length > 0) notify({ title: predefinedText.unusedTitle, description: unused.join('\n') }, 'success');
      onLoaded();
    },
    onError: (failure, { file }) => {
      const errors = accountsErrors(failure);
      if (errors.length > 0)
        saveFile(new Blob([errorsText(errors)], { type: 'text/plain' }), predefinedText.errorsFile);
      notify({ title: predefinedText.fileFailed(file.name) });
      reportFailure(failure);
    },
    onSettled: () => session.hideLoader(),
  });
}
