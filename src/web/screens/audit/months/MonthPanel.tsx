/** A year of selectable months, each with its cell of the strip if known. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import { monthNames, shortMonth } from '#core/calendar/period.es.ts';
import { comparePeriods, isPeriod, type Period, periodKey, samePeriod } from '#core/calendar/period.ts';
import { MonthCell } from '../../../months/MonthCell.tsx';
import { cellKind } from '../../../months/month-kind.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { moveFocus } from '../../../ui/page/move-focus.ts';
import { monthsText } from '../text.es.ts';
import styles from './MonthPicker.module.css';

interface MonthPanelProps {
  months: readonly AuditMonth[];
  chosen: Period;
  /** No later month is selectable. */
  last: Period;
  onChoose: (period: Period) => void;
}

/** The twelve months, and the closing period if there is one. */
function monthsOf(year: number, months: readonly AuditMonth[]): Period[] {
  return monthNames
    .map((_, index) => ({ year, month: index + 1 }))
    .filter((period) => period.month < 13 || months.some((month) => month.period === periodKey(period)));
}

export function MonthPanel({ months, chosen, last, onChoose }: MonthPanelProps) {
  const [year, setYear] = useState(chosen.year);
  return (
    <Stack className={styles.panel}>
      <Row justify="between">
        <Button
          type="text"
          size="small"
          icon={<Icon of={ChevronLeft} />}
          aria-label={monthsText.previousYear}
          disabled={!isPeriod(year - 1, 1)}
          onClick={() => setYear(year - 1)}
        />
        <Text weight="strong" figures aria-live="polite">
          {year}
        </Text>
        <Button
          type="text"
          size="small"
          icon={<Icon of={ChevronRight} />}
          aria-label={monthsText.nextYear}
          disabled={year >= last.year}
          onClick={() => setYear(year + 1)}
        />
      </Row>
      <Stack
        as="ol"
        gap={4}
        className={styles.grid}
        onKeyDown={(event) => moveFocus(event, 'button:enabled', 'horizontal')}
      >
        {monthsOf(year, months).map((period) => {
          const known = months.find((month) => month.period === periodKey(period));
          const kind = known ? cellKind(known) : 'missing';
          return (
            <li key={period.month}>
              <Button
                type="text"
                block
                className={styles.choice}
                aria-current={samePeriod(period, chosen) ? 'date' : undefined}
                disabled={comparePeriods(period, last) > 0}
                onClick={() => onChoose(period)}
              >
                <Row as="span">
                  <MonthCell kind={kind} count={known?.openFindings ?? 0} />
                  {shortMonth(period.month)}
                  <span className="sr"> {known ? monthsText.rest(known) : year}</span>
                </Row>
              </Button>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
