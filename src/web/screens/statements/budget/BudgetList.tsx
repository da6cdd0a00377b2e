/** The budgets of a company, newest year first, each with what it adds up to, its workbook and its removal. */
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BudgetDocument } from '#api/statements/budgets/contract.ts';
import { formatCount, formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { formatDay } from '#web/dates.es.ts';
import { notify } from '../../../data/failures/notices.ts';
import { statementsPath } from '../../../data/routes/company-route.ts';
import { useDeleteBudget, useDownloadBudget } from '../../../data/statements/budgets.ts';
import { useStatements } from '../../../data/statements/statements.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { budgetText } from './text.es.ts';

const columnsOf = (company: number, months: readonly string[] | undefined): TableColumn<BudgetDocument>[] => [
  {
    key: 'year',
    title: budgetText.year,
    isName: true,
    cell: ({ year, fileName }) => (
      <>
        {year}
        <Second>{fileName}</Second>
        {months && <Compared {...{ company, year, months }} />}
      </>
    ),
  },
  { key: 'accounts', title: budgetText.accounts, isFigure: true, cell: ({ accounts }) => formatCount(accounts) },
  { key: 'income', title: budgetText.income, isFigure: true, cell: ({ income }) => amount(fromDecimal(income)) },
  {
    key: 'expenses',
    title: budgetText.expenses,
    isFigure: true,
    cell: ({ expenses }) => amount(fromDecimal(expenses)),
  },
  {
    key: 'result',
    title: budgetText.result,
    isFigure: true,
    cell: ({ income, expenses }) => amount(fromDecimal(income) - fromDecimal(expenses)),
  },
  {
    key: 'who',
    title: budgetText.who,
    cell: ({ loadedAt, loadedBy }) => budgetText.when(formatDay(loadedAt), loadedBy.name),
  },
];

/** To the newest statement of the year, its budget beside it. */
function Compared({ company, year, months }: { company: number; year: number; months: readonly string[] }) {
  const month = months
    .filter((one) => one.startsWith(`${year}-`))
    .sort()
    .at(-1);
  if (month === undefined) return <Second>{budgetText.noBalance(year)}</Second>;
  const to = statementsPath(company, 'resultado-integral', { mes: month, comparar: 'presupuesto' });
  return <Link to={to}>{budgetText.compared(year)}</Link>;
}

function amount(cents: bigint) {
  return <Text figures>{formatPesos(cents)}</Text>;
}

interface BudgetListProps {
  company: number;
  budgets: readonly BudgetDocument[];
  readOnly: boolean;
}

export function BudgetList({ company, budgets, readOnly }: BudgetListProps) {
  const { data: overview } = useStatements(company, null);
  const [leaving, setLeaving] = useState<number | null>(null);
  const download = useDownloadBudget(company, budgetText.fileName);
  const remove = useDeleteBudget(company, {
    onSuccess: (_, year) => notify({ title: budgetText.removed(year) }, 'success'),
    onSettled: () => setLeaving(null),
  });
  return (
    <>
      <Table
        columns={columnsOf(company, overview?.periods)}
        rows={budgets}
        keyOf={({ year }) => year}
        actionsOf={({ year }) => (
          <Row gap={8} justify="end">
            <Button
              size="small"
              icon={<Icon of={Download} size={14} />}
              aria-label={budgetText.downloadOf(year)}
              loading={download.isPending && download.variables === year}
              onClick={() => download.mutate(year)}
            >
              {budgetText.download}
            </Button>
            {!readOnly && (
              <Button
                size="small"
                icon={<Icon of={Trash2} size={14} />}
                aria-label={budgetText.removeOf(year)}
                onClick={() => setLeaving(year)}
              >
                {budgetText.remove}
              </Button>
            )}
          </Row>
        )}
      />
      {leaving !== null && (
        <ConfirmDialog
          open
          title={budgetText.removeTitle(leaving)}
          okText={budgetText.remove}
          cancelText={budgetText.cancel}
          pending={remove.isPending}
          onCancel={() => setLeaving(null)}
          onOk={() => remove.mutate(leaving)}
        >
          {budgetText.removeDetail(leaving)}
        </ConfirmDialog>
      )}
    </>
  );
}
