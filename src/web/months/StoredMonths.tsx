/** Choice among the months with a balance, in the top bar: the one before, the one after, or any. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../ui/control/Button.tsx';
import { Row, Stack } from '../ui/layout/Layout.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { TopBarPart } from '../ui/page/TopBarPart.tsx';
import { phone, useMedia } from '../ui/page/use-media.ts';
import { Select } from '../ui/select/Select.tsx';
import { storedMonthsText } from './text.es.ts';

/** Letters are larger on a phone. */
const widths = { desktop: { width: 192 }, phone: { width: 208 } };

interface StoredMonthsProps {
  period: string;
  /** Oldest first. */
  periods: readonly string[];
  onChoose: (period: string) => void;
}

export function StoredMonths({ period, periods, onChoose }: StoredMonthsProps) {
  const width = useMedia(phone) ? widths.phone : widths.desktop;
  const at = periods.indexOf(period);
  const step = (by: 1 | -1, icon: typeof ChevronLeft, label: string) => {
    const other = periods[at + by];
    return (
      <Button
        type="text"
        size="small"
        icon={<Icon of={icon} />}
        aria-label={label}
        disabled={at < 0 || other === undefined}
        onClick={() => other !== undefined && onChoose(other)}
      />
    );
  };
  return (
    <TopBarPart>
      <Row gap={0}>
        {step(-1, ChevronLeft, storedMonthsText.previous)}
        <Stack style={width}>
          <Select
            aria-label={storedMonthsText.month}
            value={period}
            options={periods.toReversed().map((value) => ({ value, label: storedMonthsText.name(value) }))}
            onChange={onChoose}
          />
        </Stack>
        {step(1, ChevronRight, storedMonthsText.next)}
      </Row>
    </TopBarPart>
  );
}
