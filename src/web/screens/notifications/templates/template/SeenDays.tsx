/** On which days a template was seen: drawn, or as a table for whoever prefers it. */
import { useState } from 'react';
import { formatCount } from '#core/money/money.es.ts';
import { addDays } from '#core/product/license.ts';
import { formatDay } from '#web/dates.es.ts';
import { Bars } from '../../../../ui/chart/Bars.tsx';
import { Button } from '../../../../ui/control/Button.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Table } from '../../../../ui/table/Table.tsx';
import { templatesText as text } from '../text.es.ts';

interface Day {
  day: string;
  seen: number;
}

/** Days that a drawing holds. */
const mostDays = 31;

/** Days between the first and the last on which it was seen have theirs too. */
export function everyDay(days: readonly Day[]): Day[] {
  const seen = new Map(days.map((one) => [one.day, one.seen]));
  const last = days.at(-1)!.day;
  const all: Day[] = [];
  for (let { day } = days[0]!; day <= last; day = addDays(day, 1)) all.push({ day, seen: seen.get(day) ?? 0 });
  return all;
}

const name = (day: string) => formatDay(`${day}T12:00`);

/** `days`: at least one, oldest first. */
export function SeenDays({ days }: { days: readonly Day[] }) {
  const [isTable, setIsTable] = useState(false);
  const drawn = everyDay(days).slice(-mostDays);
  const said = days.map(({ day, seen }) => `${name(day)}, ${formatCount(seen)}`).join('; ');
  return (
    <div>
      <Row justify="between" inset="bar">
        <Text size="small" tone="muted">
          {text.byDay}
        </Text>
        <Button type="link" size="small" onClick={() => setIsTable(!isTable)}>
          {isTable ? text.asChart : text.asTable}
        </Button>
      </Row>
      {isTable ? (
        <Table
          columns={[
            { key: 'day', title: text.day, isName: true, cell: ({ day }) => name(day) },
            { key: 'seen', title: text.seen, isFigure: true, cell: ({ seen }) => formatCount(seen) },
          ]}
          rows={days}
          keyOf={({ day }) => day}
          asCards={false}
        />
      ) : (
        <Bars
          label={text.saidByDay(said)}
          bars={drawn.map(({ day, seen }) => ({ key: day, name: text.shortDay(day), value: seen }))}
          eachStandsOut
        />
      )}
    </div>
  );
}
