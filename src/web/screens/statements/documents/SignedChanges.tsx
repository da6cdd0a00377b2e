/** What differs from the statements that were signed, figure by figure. */
import type { SignedDifference } from '#api/statements/signed/contract.ts';
import { formatCents } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { useSignedStatements } from '../../../data/statements/statement-documents.ts';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { signedText as text } from './text.es.ts';

const MOST_SHOWN = 20;

const written = (amount: string | null) => (amount === null ? '–' : formatCents(fromDecimal(amount)));

const columns: TableColumn<SignedDifference>[] = [
  { key: 'label', title: text.label, cell: ({ label }) => label, isName: true },
  { key: 'column', title: text.column, cell: ({ column }) => column },
  { key: 'signed', title: text.signed, cell: ({ signed }) => written(signed), isFigure: true },
  { key: 'now', title: text.now, cell: ({ now }) => written(now), isFigure: true },
];

export function SignedChanges({ company, period, signedOff }: { company: number; period: string; signedOff: boolean }) {
  const { data } = useSignedStatements(company, period, signedOff);
  if (!data || (data.count === 0 && !data.notesChanged)) return null;
  const { differences, count, notesChanged, digest } = data;
  const shown = differences.slice(0, MOST_SHOWN);
  return (
    <Panel title={text.title}>
      <Stack gap={8}>
        <Text as="p">{count === 0 ? text.onlyNotes : `${text.figures(count)}. ${notesChanged ? text.notes : ''}`}</Text>
        {count > 0 && (
          <ScrollFrame label={text.title}>
            <Table
              look="dense"
              columns={columns}
              rows={shown}
              keyOf={({ statement, key, column }) => `${statement} ${key} ${column}`}
            />
          </ScrollFrame>
        )}
        {count > shown.length && (
          <Text as="p" tone="muted">
            {text.more(count - shown.length)}
          </Text>
        )}
        <Text as="p" tone="muted" size="small">
          {text.kept(digest)}
        </Text>
      </Stack>
    </Panel>
  );
}
