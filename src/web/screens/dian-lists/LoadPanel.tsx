/** Loading of a list: what the file has, what it changes and whose books it touches, before it replaces. */
import { useState } from 'react';
import type { ReadDianList } from '#api/audits/dian-lists/contract.ts';
import { type DianList, dianLists } from '#core/reference/dian/dian-list.ts';
import { listName } from '#core/reference/dian/dian-words.es.ts';
import { useLoadDianList, useReadDianList } from '../../data/audits/dian-lists.ts';
import { notify } from '../../data/failures/notices.ts';
import { excelType, type FileKinds, OneFileArea } from '../../drop/OneFileArea.tsx';
import { problemsOf, refused } from '../../drop/upload.ts';
import { Button } from '../../ui/control/Button.tsx';
import { DayInput } from '../../ui/control/DayInput.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { Sum, SumName, Table } from '../../ui/table/Table.tsx';
import { uiText } from '../../ui/text.es.ts';
import { dianListsText } from './text.es.ts';

const text = dianListsText.load;

const kinds: FileKinds = {
  extensions: ['.xlsx', '.xls', '.csv', '.json'],
  mediaTypes: [excelType, 'application/vnd.ms-excel', 'text/csv', 'application/json'],
  words: text.kinds,
  other: text.other,
};

export function LoadPanel({ list, onList }: { list: DianList; onList: (list: DianList) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [from, setFrom] = useState('');
  const read = useReadDianList();
  const load = useLoadDianList({
    meta: { quiet: true },
    onSuccess: ({ data }) => {
      notify({ title: text.done, description: text.doneDetail(data.from) }, 'success');
      read.reset();
    },
  });
  const take = (nextFile: File | null, day: string) => {
    setFile(nextFile);
    setFrom(day);
    load.reset();
    if (nextFile !== null && day !== '') read.mutate({ list, from: day, file: nextFile });
    else read.reset();
  };
  const found = read.data;
  const reading = found && found.problems.length > 0 ? refused(text.refused, found.problems) : read;
  // What is wrong in the file or with the day stays wrong.
  const mayRetry = load.isIdle && problemsOf(reading.error).length === 0;
  return (
    <Panel title={text.title}>
      <Stack gap={12}>
        <Stack as="label" gap={4}>
          <Text weight="medium">{text.list}</Text>
          <Select<DianList>
            aria-label={text.list}
            value={list}
            options={dianLists.map((value) => ({ value, label: listName[value] }))}
            onChange={onList}
          />
        </Stack>
        <Stack as="label" gap={4}>
          <Text weight="medium">{text.from}</Text>
          <DayInput aria-label={text.from} value={from} onChange={(day) => take(file, day)} />
        </Stack>
        <OneFileArea
          title={text.drop}
          file={file}
          onFile={(next) => take(next, from)}
          upload={load.isIdle ? reading : load}
          kinds={kinds}
          action={mayRetry && <Button onClick={() => take(file, from)}>{uiText.retry}</Button>}
        />
        <div role="status">
          {file !== null && from === '' && <Text tone="wrong">{text.needsDay}</Text>}
          {read.isPending && <Text tone="muted">{text.reading}</Text>}
          {found && <Found list={list} found={found} />}
        </div>
        {found && found.problems.length === 0 && file !== null && (
          <>
            <Button
              type="primary"
              block
              loading={load.isPending}
              onClick={() => load.mutate({ list, from, file, against: found.against ?? 0 })}
            >
              {text.replace(from)}
            </Button>
            <Text as="p" size="small" tone="muted">
              {text.note}
            </Text>
          </>
        )}
      </Stack>
    </Panel>
  );
}

function Found({ list, found }: { list: DianList; found: ReadDianList }) {
  const { rows, repeated, wrongDigits, undated, count, problems } = found;
  const lines: [string, number][] = [
    [text.rows, rows],
    [text.repeated, repeated],
    [text.wrongDigits, wrongDigits],
    ...(list === 'ficticios' ? [[text.undated, undated] as [string, number]] : []),
  ];
  return (
    <Stack gap={12}>
      <Table
        look="sums"
        columns={[
          { key: 'name', title: '', isName: true, cell: ([name]) => name },
          { key: 'count', title: '', cell: ([, value]) => <Text figures>{dianListsText.count(value)}</Text> },
        ]}
        rows={lines}
        keyOf={([name]) => name}
        foot={
          <tr>
            <SumName>{text.remain}</SumName>
            <Sum>
              <Text figures>{dianListsText.count(count)}</Text>
            </Sum>
          </tr>
        }
      />
      {problems.length === 0 && (
        <Notice tone="warning">
          {text.difference(found)} {text.touches(found, list)}
        </Notice>
      )}
    </Stack>
  );
}
