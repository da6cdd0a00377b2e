/** Accounts whose balance is not the one that was signed. */
import type { SignOff } from '#api/audits/audits/sign-off/contract.ts';
import { fromDecimal } from '#core/money/money.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { Sum, SumName, Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { signOffText as text } from './text.es.ts';

type Changed = NonNullable<SignOff['changed']>;
type Account = Changed['accounts'][number];

const differenceOf = ({ signed, now }: Account) => fromDecimal(now) - fromDecimal(signed);

const columns: TableColumn<Account>[] = [
  { key: 'account', title: text.code, cell: ({ account }) => account },
  { key: 'name', title: text.name, isName: true, cell: ({ name }) => name },
  { key: 'signed', title: text.wasSigned, isFigure: true, cell: ({ signed }) => <Figure amount={signed} /> },
  { key: 'now', title: text.now, isFigure: true, cell: ({ now }) => <Figure amount={now} /> },
  {
    key: 'difference',
    title: text.difference,
    isFigure: true,
    cell: (account) => <Figure amount={differenceOf(account)} />,
  },
];

export function ChangedAccounts({ changed, signed }: { changed: Changed; signed: number }) {
  const { accounts, total, version } = changed;
  const others = total - accounts.length;
  return (
    <Panel title={text.changedTitle} note={text.changedVersions(signed, version)} flush>
      <Table
        columns={columns}
        rows={accounts}
        keyOf={({ account }) => account}
        foot={
          others === 0 && (
            <tr>
              <SumName span={4}>{text.sumOfDifferences}</SumName>
              <Sum>
                <Figure amount={accounts.reduce((sum, account) => sum + differenceOf(account), 0n)} />
              </Sum>
            </tr>
          )
        }
      />
      {others > 0 && (
        <Text as="p" tone="muted" inset>
          {text.others(others)}
        </Text>
      )}
    </Panel>
  );
}
