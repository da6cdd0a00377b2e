/** Data of many third parties by a workbook: what is lacking to be filled in, the file, and each wrong cell of a refused one. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDownloadPeople, useLoadPeople } from '../../../data/audits/exogena/people.ts';
import { ApiError } from '../../../data/failures/failure.ts';
import { notify } from '../../../data/failures/notices.ts';
import { excelType, type FileKinds, OneFileArea } from '../../../drop/OneFileArea.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { loadText as text } from './text.es.ts';

const kinds: FileKinds = {
  extensions: ['.xlsx', '.xls'],
  mediaTypes: [excelType, 'application/vnd.ms-excel'],
  words: text.kinds,
  other: text.other,
};

export function LoadPeople({ company, year }: { company: number; year: number }) {
  const [file, setFile] = useState<File | null>(null);
  const download = useDownloadPeople(company, year, text.file(year));
  const load = useLoadPeople(company, year, {
    meta: { quiet: true },
    onSuccess: (loaded) => {
      notify({ title: text.done(loaded), description: text.doneDetail(loaded) }, 'success');
      setFile(null);
    },
  });
  const take = (next: File | null) => {
    setFile(next);
    load.reset();
  };
  const send = () => file && load.mutate(file);
  return (
    <Panel title={text.title}>
      <Stack gap={12}>
        <Text as="p" tone="secondary" width="reading">
          {text.help}
        </Text>
        <Row gap={12} wrap>
          {[false, true].map((all) => (
            <Button
              key={String(all)}
              icon={<Icon of={Download} />}
              loading={download.isPending && download.variables === all}
              onClick={() => download.mutate(all)}
            >
              {all ? text.everybody : text.template}
            </Button>
          ))}
        </Row>
        <OneFileArea title={text.drop} file={file} onFile={take} kinds={kinds} />
        {load.error && <Refusal failure={load.error} onRetry={send} />}
        <Row>
          <Button type="primary" disabled={file === null} loading={load.isPending} onClick={send}>
            {text.load}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}

/** Problems shown. */
const MOST = 30;

function Refusal({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const told = failure instanceof ApiError ? failure : null;
  const problems = [...(told?.fields.map(({ message }) => message) ?? []), ...(told?.body.accounts_errors ?? [])];
  if (problems.length === 0) return <ErrorState failure={failure} onRetry={onRetry} />;
  return (
    <Notice urgent>
      <p>{text.refused}</p>
      <ul>
        {problems.slice(0, MOST).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {problems.length > MOST && <li>{text.more(problems.length - MOST)}</li>}
      </ul>
    </Notice>
  );
}
