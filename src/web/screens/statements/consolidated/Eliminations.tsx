/** What companies of a group have with each other: both figures, what they do not agree on, and the accounts of each. */
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ConsolidatedDocument } from '#api/statements/consolidated/contract.ts';
import { balancePath } from '../../../data/routes/company-route.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { groupText } from './text.es.ts';

type Elimination = ConsolidatedDocument['eliminations'][number];
type Account = Elimination['accounts'][number];
type Line = { key: string; pair: Elimination; account: Account | null };

interface EliminationsProps {
  companies: ConsolidatedDocument['companies'];
  eliminations: readonly Elimination[];
  period: string;
}

export function Eliminations({ companies, eliminations, period }: EliminationsProps) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (eliminations.length === 0) return <Notice>{groupText.nothing}</Notice>;
  const companyOf = (id: number | undefined) => companies.find((one) => one.id === id)!;
  const lines = eliminations.flatMap((pair): Line[] => {
    const key = `${pair.companies.join(' ')} ${pair.kind}`;
    const parts = opened.includes(key) ? pair.accounts : [];
    return [
      { key, pair, account: null },
      ...parts.map((account) => ({ key: `${key} ${account.company} ${account.code}`, pair, account })),
    ];
  });
  const turn = (key: string) =>
    setOpened(opened.includes(key) ? opened.filter((one) => one !== key) : [...opened, key]);
  const side = ({ pair, account }: Line, at: 0 | 1) => {
    if (account === null) return groupText.amount(pair.amounts[at]!);
    if (account.company !== pair.companies[at]) return null;
    const { nit } = companyOf(pair.companies[1 - at]);
    const to = balancePath(account.company, { mes: period, lista: 'fila', cuenta: account.code, tercero: nit });
    return <Link to={to}>{groupText.amount(account.amount)}</Link>;
  };
  const columns: TableColumn<Line>[] = [
    {
      key: 'pair',
      title: groupText.between,
      isName: true,
      cell: ({ key, pair, account }) => {
        if (account !== null)
          return (
            <>
              {account.code} {account.name}
              <Second>{companyOf(account.company).name}</Second>
            </>
          );
        const words = groupText.pair(companyOf(pair.companies[0]).name, companyOf(pair.companies[1]).name);
        const isOpen = opened.includes(key);
        return (
          <>
            <Button
              type="text"
              size="small"
              icon={<Icon of={isOpen ? ChevronDown : ChevronRight} />}
              aria-expanded={isOpen}
              aria-label={groupText.accountsOf(words, groupText.kinds[pair.kind])}
              onClick={() => turn(key)}
            />
            {words}
          </>
        );
      },
    },
    { key: 'kind', title: groupText.kind, cell: ({ pair, account }) => account === null && groupText.kinds[pair.kind] },
    { key: 'one', title: groupText.one, isFigure: true, cell: (line) => side(line, 0) },
    { key: 'other', title: groupText.other, isFigure: true, cell: (line) => side(line, 1) },
    {
      key: 'left',
      title: groupText.difference,
      isFigure: true,
      cell: ({ pair, account }) =>
        account === null &&
        (/[1-9]/.test(pair.difference) ? <b>{groupText.amount(pair.difference)}</b> : groupText.agreed),
    },
  ];
  return (
    <Panel title={groupText.eliminations} flush>
      <Text as="p" tone="secondary" inset="bar">
        {groupText.eliminationWords}
      </Text>
      <Table columns={columns} rows={lines} keyOf={({ key }) => key} />
    </Panel>
  );
}
