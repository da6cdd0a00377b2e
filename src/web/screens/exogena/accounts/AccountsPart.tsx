/** Accounts of a format: where each goes, and how its balance is in rows, in small amounts and outside. */
import { useState } from 'react';
import type { ExogenaAccounts } from '#api/audits/exogena/contract.ts';
import { useExogenaAccounts } from '../../../data/audits/exogena/exogena.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Tag } from '../../../ui/mark/Tag.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { Sum, SumName, Table, type TableColumn } from '../../../ui/table/Table.tsx';
import type { FormatPartProps } from '../part-props.ts';
import { rowsText, accountsText as text } from '../text.es.ts';
import { unidentifiedIn } from '../unidentified.ts';
import { GoalDialog } from './GoalDialog.tsx';

type Account = ExogenaAccounts['accounts'][number];

export function AccountsPart(props: FormatPartProps) {
  const { company, year, format, mayEdit } = props;
  const { data, error, refetch } = useExogenaAccounts(company, year, format.key);
  const [changing, setChanging] = useState<Account | null>(null);
  if (!data) {
    if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
    return <SkeletonRows rows={10} columns="3fr 2fr 1fr 1fr 1fr" />;
  }
  if (data.accounts.length === 0) return <EmptyState>{rowsText.empty}</EmptyState>;
  const columns: TableColumn<Account>[] = [
    {
      key: 'account',
      title: text.account,
      isName: true,
      cell: ({ code, name }) => (
        <>
          <Text figures>{code}</Text>
          <Second>{name}</Second>
        </>
      ),
    },
    { key: 'goal', title: text.goal, cell: (account) => <Goal account={account} format={format} /> },
    { key: 'balance', title: text.balance, isFigure: true, cell: ({ balance }) => <Figure amount={balance} detail /> },
    {
      key: 'reported',
      title: text.reported,
      isFigure: true,
      cell: ({ reported }) => <Figure amount={reported} detail />,
    },
    { key: 'minor', title: text.minor, isFigure: true, cell: ({ minor }) => <Figure amount={minor} detail /> },
    { key: 'nobody', title: text.nobody, isFigure: true, cell: ({ left }) => <Nobody of={left} /> },
    { key: 'left', title: text.left, cell: ({ left }) => <Left of={left} /> },
  ];
  return (
    <>
      <ScrollFrame label={text.label(format.key)} inPanel>
        <Table
          columns={columns}
          rows={data.accounts}
          keyOf={({ code }) => code}
          actionsOf={
            mayEdit
              ? (account) => (
                  <Button
                    type="text"
                    size="small"
                    aria-label={text.changeOf(account.code)}
                    onClick={() => setChanging(account)}
                  >
                    {text.change}
                  </Button>
                )
              : undefined
          }
          foot={<Totals data={data} hasActions={mayEdit} />}
        />
      </ScrollFrame>
      {changing && <GoalDialog {...props} account={changing} onDone={() => setChanging(null)} />}
    </>
  );
}

function Goal({ account, format }: { account: Account; format: FormatPartProps['format'] }) {
  const { goal, standing, confidence, note } = account;
  const column = format.columns.find(({ key }) => key === goal?.column)?.name;
  const concept = goal?.concept === '*' ? text.main : goal?.concept === '-' ? '' : goal?.concept;
  const where = goal === null ? (standing === 'none' ? text.noGoal : text.leftOut) : [concept, column];
  return (
    <Stack gap={2} align="start">
      <span>
        {Array.isArray(where) ? where.filter(Boolean).join(' · ') : where}{' '}
        {standing === 'proposed' && <Tag muted>{confidence === 'low' ? text.doubtful : text.proposed}</Tag>}
      </span>
      {note !== null && <Second>{note}</Second>}
    </Stack>
  );
}

function Nobody({ of }: { of: Account['left'] }) {
  const amount = unidentifiedIn(of);
  return Number(amount) === 0 ? null : <Figure amount={amount} detail />;
}

/** Without what has no third party: that has its column. */
function Left({ of: all }: { of: Account['left'] }) {
  const of = all.filter(({ reason }) => reason !== 'unidentified');
  if (of.length === 0) return null;
  return (
    <Stack gap={2} as="ul">
      {of.map(({ reason, amount }) => (
        <Text as="li" key={reason} size="small" tone="secondary">
          {text.leftItem(reason, amount)}
        </Text>
      ))}
    </Stack>
  );
}

function Totals({ data, hasActions }: { data: ExogenaAccounts; hasActions: boolean }) {
  return (
    <tr>
      <SumName span={2}>{text.total}</SumName>
      {(['balance', 'reported', 'minor'] as const).map((key) => (
        <Sum key={key}>
          <Figure amount={data[key]} detail />
        </Sum>
      ))}
      <Sum>
        <Nobody of={data.left} />
      </Sum>
      <td>
        <Left of={data.left} />
        {Number(data.rounding) !== 0 && <Second>{text.rounding(data.rounding)}</Second>}
      </td>
      {hasActions && <td />}
    </tr>
  );
}
