/** Loads a calendar: from its table, or with other dates for one return; with the norm behind it. */

import { useState } from 'react';
import { lookUp } from '#core/dictionary/look-up.ts';
import {
  type DueCalendar,
  type DueCalendarRow,
  useLoadCalendar,
  useReadCalendar,
} from '../../../data/audits/due-calendars.ts';
import { notify } from '../../../data/failures/notices.ts';
import { OneFileArea } from '../../../drop/OneFileArea.tsx';
import { refused } from '../../../drop/upload.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { DayInput } from '../../../ui/control/DayInput.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { Form, useForm } from '../../../ui/form/Form.tsx';
import { FormButtons } from '../../../ui/form/FormButtons.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { uiText } from '../../../ui/text.es.ts';
import { NormFields } from '../NormFields.tsx';
import { digits } from './digits.ts';
import { calendarText as text } from './text.es.ts';

/** A whole table, or one row. */
export type Task = { kind: 'file' } | { kind: 'row'; row: DueCalendarRow };

interface CalendarDrawerProps {
  calendar: DueCalendar;
  task: Task | null;
  onClose: () => void;
}

export function CalendarDrawer({ calendar, task, onClose }: CalendarDrawerProps) {
  const title = task?.kind === 'row' ? text.rowTitle(task.row) : text.loadOf(calendar.id);
  return (
    <Drawer open={task !== null} onClose={onClose} width={560} title={title} closeLabel={text.close}>
      {task && <CalendarForm key={calendar.id} calendar={calendar} task={task} onClose={onClose} />}
    </Drawer>
  );
}

/** Dates by digit, as `d4`, and the norm. */
interface Values {
  norm?: string;
  source?: string;
  normDay?: string;
  [digit: string]: string | undefined;
}

const nameOf = (digit: number) => `d${digit}`;

function CalendarForm({ calendar, task, onClose }: CalendarDrawerProps & { task: Task }) {
  const form = useForm<Values>();
  const [rows, setRows] = useState<readonly DueCalendarRow[] | null>(null);
  const load = useLoadCalendar(calendar, {
    meta: { quiet: true },
    onSuccess: () => {
      notify({ title: text.saved, description: text.savedDetail }, 'success');
      onClose();
    },
  });
  const send = ({ norm = '', source = '', normDay = '', ...dates }: Values) => {
    const all = task.kind === 'row' ? withRow(calendar, task.row, dates) : rows;
    if (all === null) return notify({ title: text.noFile });
    load.mutate({ rows: [...all], norm: norm.trim(), source: source.trim(), normDay });
  };
  const initial =
    task.kind === 'row' ? Object.fromEntries(task.row.dates.map((date, digit) => [nameOf(digit), date])) : {};
  return (
    <Form<Values> form={form} initial={initial} onSubmit={send}>
      {task.kind === 'file' && <TableFile calendar={calendar} onRead={setRows} />}
      {task.kind === 'row' && (
        <FieldGrid>
          {digits.map((digit) => (
            <Field key={digit} name={nameOf(digit)} label={text.digitOf(digit)} rules={[{ required: true }]}>
              <DayInput />
            </Field>
          ))}
        </FieldGrid>
      )}
      <NormFields hint={text.normHint} />
      {load.error && <Notice urgent>{load.error.message}</Notice>}
      <FormButtons>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={load.isPending}>
          {text.save}
        </Button>
      </FormButtons>
    </Form>
  );
}

/** The calendar with other dates for one return. */
function withRow({ attributes }: DueCalendar, row: DueCalendarRow, dates: Values): DueCalendarRow[] {
  const changed = { ...row, dates: row.dates.map((date, digit) => lookUp(dates, nameOf(digit)) ?? date) };
  const isIt = ({ obligation, period }: DueCalendarRow) => obligation === row.obligation && period === row.period;
  return attributes.rows.map((one) => (isIt(one) ? changed : one));
}

function TableFile({
  calendar,
  onRead,
}: {
  calendar: DueCalendar;
  onRead: (rows: readonly DueCalendarRow[] | null) => void;
}) {
  const [file, setFile] = useState<File | null>(null);
  const read = useReadCalendar(calendar, {
    meta: { quiet: true },
    onSuccess: ({ data }) => onRead(data.problems.length > 0 ? null : data.rows),
    onError: () => onRead(null),
  });
  const take = (next: File | null) => {
    setFile(next);
    onRead(null);
    if (next) read.mutate(next);
    else read.reset();
  };
  const { problems = [], changes = 0 } = read.data?.data ?? {};
  return (
    <Stack gap={12} below={16}>
      <Text as="p" tone="secondary">
        {text.help}
      </Text>
      <OneFileArea
        title={text.drop}
        file={file}
        onFile={take}
        upload={problems.length > 0 ? refused(text.problems(problems.length), problems) : read}
        action={read.error && <Button onClick={() => take(file)}>{uiText.retry}</Button>}
      />
      {read.data && problems.length === 0 && <Notice>{changes === 0 ? text.noChanges : text.changes(changes)}</Notice>}
    </Stack>
  );
}
