/** Months to fetch: one, or a range. */
import { useState } from 'react';
import { mostPulledMonths } from '#api/balances/balance-pulls/calls.gen.ts';
import { monthInBogota } from '#core/calendar/bogota.ts';
import { monthsBetween, type Period, parsePeriod, periodKey, previousMonth } from '#core/calendar/period.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { LooseField } from '../../../../ui/form/Field.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import { choosableMonths } from '../files/choosable-months.ts';
import styles from './Siigo.module.css';
import { siigoText } from './text.es.ts';

interface MonthsChoiceProps {
  /** Month in the URL as the default; else the last closed month. */
  asked: Period | null;
  starting: boolean;
  onStart: (from: string, to: string) => void;
}

const option = (value: string) => ({ value, label: siigoText.monthOf(value) });

export function MonthsChoice({ asked, starting, onStart }: MonthsChoiceProps) {
  const [today] = useState(() => new Date());
  const now = monthInBogota(today);
  const all = choosableMonths(today).map(periodKey).reverse();
  const wanted = periodKey(asked ?? previousMonth(now));
  const [from, setFrom] = useState(all.includes(wanted) ? wanted : periodKey(previousMonth(now)));
  const [to, setTo] = useState(from);
  const start = parsePeriod(from)!;
  // The closing period is fetched alone.
  const reachable = start.month === 13 ? [from] : monthsBetween(start, now).slice(0, mostPulledMonths).map(periodKey);
  const last = reachable.includes(to) ? to : from;
  const count = reachable.indexOf(last) + 1;
  return (
    <form
      className={styles.choice}
      aria-label={siigoText.choice}
      onSubmit={(event) => {
        event.preventDefault();
        onStart(from, last);
      }}
    >
      <LooseField label={siigoText.from}>
        <Select options={all.toReversed().map(option)} value={from} onChange={setFrom} searchable />
      </LooseField>
      <LooseField label={siigoText.to}>
        <Select
          options={reachable.toReversed().map(option)}
          value={last}
          onChange={setTo}
          disabled={start.month === 13}
          searchable
        />
      </LooseField>
      <Text as="p" size="small" tone="muted" below={12}>
        {start.month === 13 ? siigoText.noteOfClosing : siigoText.note}
      </Text>
      <Button type="primary" htmlType="submit" loading={starting}>
        {siigoText.start(count)}
      </Button>
    </form>
  );
}
