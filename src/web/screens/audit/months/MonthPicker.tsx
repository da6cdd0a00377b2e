/** Month picker of the top bar: previous, next, or any from a panel with the state of each. */
import { ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { comparePeriods, type Period, periodKey } from '#core/calendar/period.ts';
import { isClosed } from '../../../months/month-kind.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import { TopBarPart } from '../../../ui/page/TopBarPart.tsx';
import { monthsText } from '../text.es.ts';
import { MonthPanel } from './MonthPanel.tsx';
import styles from './MonthPicker.module.css';
import { lastMonth, neighbour } from './month-cells.ts';

interface MonthPickerProps {
  months: readonly AuditMonth[];
  period: Period;
  onChoose: (period: Period) => void;
}

export function MonthPicker({ months, period, onChoose }: MonthPickerProps) {
  const last = lastMonth(months, new Date());
  const after = neighbour(months, period, 1);
  const month = months.find((one) => one.period === periodKey(period));
  return (
    <TopBarPart>
      <Row gap={0} justify="between" className={styles.picker} data-tour="audit-month">
        <Button
          type="text"
          size="small"
          icon={<Icon of={ChevronLeft} />}
          aria-label={monthsText.previous}
          onClick={() => onChoose(neighbour(months, period, -1))}
        />
        <Popover
          side="center"
          trigger={
            <Button
              type="text"
              className={styles.month}
              icon={month && isClosed(month) && <Icon of={Lock} size={14} />}
              aria-label={monthsText.choose(period, month?.signOff)}
              aria-haspopup="dialog"
            >
              {formatPeriod(period)}
            </Button>
          }
        >
          {(close) => (
            <MonthPanel
              months={months}
              chosen={period}
              last={last}
              onChoose={(chosen) => {
                close();
                onChoose(chosen);
              }}
            />
          )}
        </Popover>
        <Button
          type="text"
          size="small"
          icon={<Icon of={ChevronRight} />}
          aria-label={monthsText.next}
          disabled={comparePeriods(after, last) > 0}
          onClick={() => onChoose(after)}
        />
      </Row>
    </TopBarPart>
  );
}
