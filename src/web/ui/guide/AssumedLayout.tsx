/** What the guide of a program says while no real file of it was seen: the four totals to compare. */
import { assumedLayoutText, assumedTotals } from '#core/reading/notices/assumed-layout.es.ts';
import { Facts } from '../layout/Facts.tsx';
import { Stack } from '../layout/Layout.tsx';
import { Notice } from '../state/Notice.tsx';

export function AssumedLayout() {
  const { sentence, withReport, totals, expected, refused } = assumedLayoutText;
  return (
    <Notice tone="early">
      <Stack gap={8}>
        <p>
          {sentence} {withReport}
        </p>
        <Facts facts={assumedTotals.map((total) => [totals[total], expected[total]])} />
        <p>{refused}</p>
      </Stack>
    </Notice>
  );
}
