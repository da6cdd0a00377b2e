/** Months of the sample company as they arrive. */
import type { SampleProgress } from '../data/companies/sample-company.ts';
import { ProgressBar } from '../ui/control/ProgressBar.tsx';
import { Stack } from '../ui/layout/Layout.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { sampleText } from './text.es.ts';

export function SampleMonths({ audited, months, newest }: SampleProgress) {
  return (
    <Stack as="span" gap={4} grow>
      <Text size="small" tone="muted" figures>
        <span role="status">{sampleText.progress(audited, months, newest)}</span>
      </Text>
      <ProgressBar share={months === 0 ? 0 : audited / months} label={sampleText.bar} />
    </Stack>
  );
}
