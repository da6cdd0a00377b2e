/** What restated figures are in, how they were taken to it, and why a column has none. */
import type { Restatement } from '#core/statement/statement-tree.ts';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { columnText } from '../text.es.ts';

export function Measure({ restated: { words, notes, missing } }: { restated: Restatement }) {
  return (
    <Stack gap={4} inset="bar">
      <Text as="p" size="small" weight="strong">
        {words}.
      </Text>
      {missing.map((line) => (
        <Text key={line} as="p" size="small" weight="medium">
          {line}
        </Text>
      ))}
      {missing.length > 0 && (
        <Text as="p" size="small" tone="muted">
          {columnText.whoLoadsRates}
        </Text>
      )}
      {notes.map((line) => (
        <Text key={line} as="p" size="small" tone="muted">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
