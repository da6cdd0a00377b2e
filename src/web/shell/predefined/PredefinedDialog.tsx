/** Autoparametrización Predefinida: staff load and download the predefined parametrization of a Siigo package. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDownloadPredefined } from '../../data/audits/predefined.ts';
import { isBalanceRefusal } from '../../data/failures/failure.ts';
import { notify } from '../../data/failures/notices.ts';
import { auditPath } from '../../data/routes/company-route.ts';
import { predefinedRunsPath } from '../../data/routes/predefined-route.ts';
import { session, useSession } from '../../data/session/session.ts';
import { csvAndExcel, OneFileArea } from '../../drop/OneFileArea.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { Plan } from './Plan.tsx';
import { predefinedText } from './text.es.ts';
import { useLoad } from './use-load.ts';

/** The seed offers these only. */
const offered = [
  { value: 1, label: 'Siigo Nube' },
  { value: 5, label: 'Siigo Pyme' },
];

const kinds = { ...csvAndExcel, words: predefinedText.which };

interface PredefinedDialogProps {
  /** The seed's event after a success, and closing by hand. */
  onHide: () => void;
}

export function PredefinedDialog({ onHide }: PredefinedDialogProps) {
  const [software, setSoftware] = useState<number | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const { planned, upload, plan, apply, leave } = useLoad(() => {
    setFile(null);
    onHide();
  });
  const download = useDownloadPredefined(predefinedText.fileName, {
    onSuccess: () => notify({ title: predefinedText.downloaded }, 'success'),
    onSettled: () => session.hideLoader(),
  });
  const company = useSession((state) => state.companyGlobal);
  const name = offered.find(({ value }) => value === software)?.label ?? '';
  const withBook = (send: (book: { softwareId: number; file: File }) => void) => () => {
    if (software === null) return notify({ title: predefinedText.noSoftware });
    if (file === null) return notify({ title: predefinedText.noFile });
    send({ softwareId: software, file });
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
        planned ? (
          <>
            <Button onClick={leave}>{predefinedText.back}</Button>
            <Button type="primary" onClick={withBook(apply)}>
              {predefinedText.apply}
            </Button>
          </>
        ) : (
          <>
            <Button icon={<Icon of={Download} />} onClick={fetchBook}>
              {predefinedText.download}
            </Button>
            <Button type="primary" onClick={withBook(plan)}>
              {predefinedText.load}
            </Button>
          </>
        )
      }
    >
      {planned ? (
        <Plan software={name} planned={planned} />
      ) : (
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
            <OneFileArea
              title={predefinedText.drop}
              file={file}
              kinds={kinds}
              upload={upload}
              action={
                isBalanceRefusal(upload.error) && (
                  <Link to={auditPath(company)} onClick={onHide}>
                    {predefinedText.toAudit}
                  </Link>
                )
              }
              onFile={(next) => {
                setFile(next);
                leave();
              }}
            />
          </div>
          <Link to={predefinedRunsPath} onClick={onHide}>
            {predefinedText.runs}
          </Link>
        </Stack>
      )}
    </Dialog>
  );
}
