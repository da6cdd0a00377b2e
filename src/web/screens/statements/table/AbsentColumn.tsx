/** What a statement is usually compared with and is not: why, and where its month is loaded. */
import { Text } from '../../../ui/layout/Text.tsx';
import { LoadLink } from '../../../ui/page/LoadLink.tsx';
import { comparedMonths } from '../compared-month.ts';
import type { Comparison } from '../statement-view.ts';
import { columnText } from '../text.es.ts';

interface AbsentColumnProps {
  company: number;
  comparison: Comparison;
  /** Shown. */
  period: string;
}

export function AbsentColumn({ company, comparison, period }: AbsentColumnProps) {
  const month = comparedMonths(comparison, period)[0]!;
  return (
    <Text as="p" size="small" tone="muted" inset>
      {columnText.absent(comparison, month)}{' '}
      <LoadLink company={company} period={month} type="inline">
        {columnText.load}
      </LoadLink>
    </Text>
  );
}
