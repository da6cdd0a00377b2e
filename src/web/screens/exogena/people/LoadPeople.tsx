/** Data of many third parties by a workbook: what is lacking to be filled in, the file, and each wrong cell of a refused one. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDownloadPeople, useLoadPeople } from '../../../data/audits/exogena/people.ts';
import { notify } from '../../../data/failures/notices.ts';
import { OneFileArea } from '../../../drop/OneFileArea.tsx';
import { problemsOf, refused } from '../../../drop/upload.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { loadText as text } from './text.es.ts';

export function LoadPeople({ company, year }: { company: number; year: number }) {
  const [file, setFile] = useState<File | null>(null);
  const download = useDownloadPeople(company, year, text.file(year));
  const load = useLoadPeople(company, year, {
    meta: { quiet: true },
    onSuccess: (loaded) => {
      notify({ title: text.done(loaded), description: text.doneDetail(loaded) }, 'success');
    },
  });
  const take = (next: File | null) => {
    setFile(next);
    load.reset();
  };
  const problems = problemsOf(load.error);
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
        <OneFileArea
          title={text.drop}
          file={file}
          onFile={take}
          upload={problems.length > 0 ? refused(text.refused, problems) : load}
        />
        <Row>
          <Button type="primary" disabled={file === null || load.isSuccess} loading={load.isPending} onClick={send}>
            {text.load}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
