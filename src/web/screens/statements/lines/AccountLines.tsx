/** Accounts with their balance, their line, why it is that one, and what can be done about it. */
import { useState } from 'react';
import type { StatementLinesDocument } from '#api/statements/statement-lines/contract.ts';
import { balancePath } from '../../../data/routes/company-route.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Tag } from '../../../ui/mark/Tag.tsx';
import type { OptionGroup } from '../../../ui/select/options.ts';
import { Select } from '../../../ui/select/Select.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { useGrowing } from '../../../ui/table/use-growing.ts';
import { isProposed, type LineAccount, noLine } from './line-accounts.ts';
import { linesText } from './text.es.ts';

interface AccountLinesProps {
  accounts: readonly LineAccount[];
  period: string | null;
  lines: StatementLinesDocument['lines'];
  company: number;
  readOnly: boolean;
  isSaving: boolean;
  onSay: (code: string, line: string) => void;
  onUndo: (pattern: string) => void;
}

export function AccountLines(props: AccountLinesProps) {
  const { accounts, period, lines, company, readOnly } = props;
  const [choosing, setChoosing] = useState<string | null>(null);
  const [shown, sentinel] = useGrowing(accounts.length, 0);
  const names = new Map(lines.map(({ key, name }) => [key, name]));
  const columns: TableColumn<LineAccount>[] = [
    {
      key: 'account',
      title: linesText.account,
      isName: true,
      cell: ({ code, name }) => (
        <span>
          <Text tone="muted" figures>
            {code}
          </Text>{' '}
          {name}
        </span>
      ),
    },
    {
      key: 'closing',
      title: linesText.balance(period),
      isFigure: true,
      cell: ({ code, closing }) => (
        <Figure
          amount={closing}
          {...(period !== null && { to: balancePath(company, { mes: period, cuenta: code }) })}
        />
      ),
    },
    {
      key: 'line',
      title: linesText.line,
      cell: (account) =>
        choosing === account.code ? (
          <LineSelect {...props} account={account} onDone={() => setChoosing(null)} />
        ) : (
          <LineOf account={account} name={account.line === null ? null : (names.get(account.line) ?? account.line)} />
        ),
    },
  ];
  return (
    <>
      <Table
        columns={columns}
        rows={accounts.slice(0, shown)}
        keyOf={({ code }) => code}
        actionsOf={
          readOnly
            ? undefined
            : (account) => <LineActions {...props} account={account} onChange={() => setChoosing(account.code)} />
        }
      />
      {shown < accounts.length && (
        <Text as="p" tone="muted" inset>
          <span ref={sentinel}>{linesText.more(accounts.length - shown)}</span>
        </Text>
      )}
    </>
  );
}

/** `name`: null for an account without line. */
function LineOf({ account, name }: { account: LineAccount; name: string | null }) {
  const { assignedBy } = account;
  if (name === null && assignedBy === null) return <Text tone="wrong">{linesText.none}</Text>;
  return (
    <span>
      {name ?? linesText.none}
      {isProposed(account) && (
        <span title={linesText.proposedWhy}>
          <Tag>{linesText.proposed}</Tag>
        </span>
      )}
      {assignedBy !== null && (
        <span title={linesText.ownBy(assignedBy)}>
          <Tag muted>{linesText.own}</Tag>
        </span>
      )}
    </span>
  );
}

type RowProps = AccountLinesProps & { account: LineAccount };

function LineActions({ account, isSaving, onSay, onUndo, onChange }: RowProps & { onChange: () => void }) {
  const { code, line, assignedBy } = account;
  return (
    <Row gap={8} justify="end">
      {isProposed(account) && (
        <Button
          size="small"
          disabled={isSaving}
          aria-label={linesText.acceptOf(code)}
          onClick={() => onSay(code, line!)}
        >
          {linesText.accept}
        </Button>
      )}
      {assignedBy !== null && (
        <Button
          size="small"
          disabled={isSaving}
          aria-label={linesText.undoOf(assignedBy)}
          onClick={() => onUndo(assignedBy)}
        >
          {linesText.undo}
        </Button>
      )}
      <Button size="small" disabled={isSaving} aria-label={linesText.changeOf(code)} onClick={onChange}>
        {linesText.change}
      </Button>
    </Row>
  );
}

/** Lines of the section where the account is likely come as the table has them. */
function LineSelect({ account: { code, line }, lines, onSay, onDone }: RowProps & { onDone: () => void }) {
  const groups = [...Map.groupBy(lines, ({ section }) => section)].map(
    ([section, own]): OptionGroup<string> => ({
      label: linesText.section(section),
      options: own.map(({ key, name }) => ({ value: key, label: name })),
    }),
  );
  return (
    <Select<string>
      aria-label={linesText.choosing(code)}
      searchable
      value={line ?? noLine}
      options={[{ value: noLine, label: linesText.none }, ...groups]}
      onChange={(chosen) => {
        onDone();
        if (chosen !== line) onSay(code, chosen);
      }}
    />
  );
}
