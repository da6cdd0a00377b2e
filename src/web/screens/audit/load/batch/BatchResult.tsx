/** What a batch made: its companies, worst first, as their audits end; and what was refused, with why. */
import { Link } from 'react-router';
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import type { BatchRow, CompanyBatch } from '#api/audits/company-batches/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { useNewestMonthOfEach } from '../../../../data/audits/audits.ts';
import { auditPath } from '../../../../data/routes/company-route.ts';
import { Second, Text } from '../../../../ui/layout/Text.tsx';
import { SeverityMark } from '../../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import tables from '../../../../ui/table/Table.module.css';
import { Table, type TableColumn } from '../../../../ui/table/Table.tsx';
import { isOver } from '../../progress/audit-progress.ts';
import type { AuditRun } from '../../progress/use-audit-runs.ts';
import { monthOf } from '../../words.es.ts';
import { madeText as text } from './text.es.ts';
import { UndoButton } from './UndoButton.tsx';

interface BatchResultProps {
  made: CompanyBatch;
  onUndone: () => void;
  runs: readonly AuditRun[];
}

/** A company with its newest month; null until that is audited. */
interface MadeRow extends BatchRow {
  month: AuditMonth | null;
}

export function BatchResult({ made: { id, attributes: made }, runs, onUndone }: BatchResultProps) {
  const { data } = useNewestMonthOfEach();
  const pending = new Set(runs.filter((run) => !isOver(run)).map(({ company }) => company));
  const monthOfRow = ({ companyId }: BatchRow) => {
    const month = data?.find((one) => one.companyId === companyId)?.month;
    return month?.state === 'auditado' && !pending.has(companyId ?? 0) ? month : null;
  };
  const rows = made.rows.map((row): MadeRow => ({ ...row, month: monthOfRow(row) })).toSorted(worstFirst);
  const audited = rows.flatMap(({ month }) => month ?? []);
  const critical = audited.filter((month) => month.critical > 0).length;
  const clean = audited.filter(({ openFindings }) => openFindings === 0).length;
  const note =
    pending.size > 0
      ? text.auditing(runs.filter(isOver).length, runs.length)
      : text.totals(critical, audited.length - critical - clean, clean);
  return (
    <Panel
      label={text.region}
      title={text.title(made.created, made.stored)}
      note={
        <Text size="small" figures>
          <span role="status">{note}</span>
        </Text>
      }
      actions={<UndoButton batch={id} made={made} onUndone={onUndone} />}
      flush
    >
      <Table columns={columns} rows={rows} keyOf={({ row }) => row} actionsOf={(row) => <See row={row} />} />
    </Panel>
  );
}

/** Refused ones first: they are still to be done. */
function worstFirst(a: MadeRow, b: MadeRow): number {
  const refused = Number(b.state === 'refused') - Number(a.state === 'refused');
  const [left, right] = [a.month, b.month];
  if (refused !== 0 || left === null || right === null) return refused;
  return right.critical - left.critical || right.openFindings - left.openFindings || a.row - b.row;
}

const columns: TableColumn<MadeRow>[] = [
  {
    key: 'company',
    title: text.company,
    isName: true,
    cell: ({ comp_business_name: name, comp_entity_id: nit, state }) => (
      <div>
        {name}
        <Second>
          {formatNit(nit)}
          {state === 'existing' && ` · ${text.existed}`}
        </Second>
      </div>
    ),
  },
  {
    key: 'month',
    title: text.month,
    className: tables.date,
    cell: ({ state, error, month }) => {
      if (state === 'refused')
        return (
          <SeverityMark mark="critica">
            {text.refused}: {error?.message}
          </SeverityMark>
        );
      return month ? monthOf(month.period) : <span className="mut">{text.waiting}</span>;
    },
  },
  { key: 'index', title: text.index, isFigure: true, cell: ({ month }) => month?.healthIndex },
  { key: 'findings', title: text.findings, isFigure: true, cell: ({ month }) => month?.openFindings },
  { key: 'critical', title: text.critical, isFigure: true, cell: ({ month }) => month?.critical },
];

function See({ row: { companyId, comp_business_name: name, month } }: { row: MadeRow }) {
  if (companyId === null) return null;
  return (
    <Link to={auditPath(companyId) + (month ? `?mes=${month.period}` : '')} aria-label={text.seeOf(name)}>
      {text.see}
    </Link>
  );
}
