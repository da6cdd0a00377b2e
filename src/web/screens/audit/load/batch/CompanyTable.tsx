/** Companies that the files of a drop name and the user does not have, each with its files. */
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatNit } from '#core/identity/nit.ts';
import { formatCount } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import type { Option } from '../../../../company-fields/catalogues.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { Second } from '../../../../ui/layout/Text.tsx';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../../../ui/mark/SeverityMark.tsx';
import { Menu } from '../../../../ui/overlay/Menu.tsx';
import { useWidth } from '../../../../ui/page/use-media.ts';
import { Select } from '../../../../ui/select/Select.tsx';
import tables from '../../../../ui/table/Table.module.css';
import { Table, type TableColumn } from '../../../../ui/table/Table.tsx';
import { createPath } from '../create-path.ts';
import { decide } from '../file-decision.ts';
import { Files } from '../files/FileTable.tsx';
import type { FileTableProps } from '../files/file-table-props.ts';
import { inspectionOf } from '../loaded-file.ts';
import { standings } from '../same-month.ts';
import { inDoubt, type NewCompany } from './drop-plan.ts';
import { batchText as text } from './text.es.ts';

/** Width in px below which companies are cards. */
const cardsWidth = 900;

interface CompanyTableProps extends FileTableProps {
  fresh: readonly NewCompany[];
  regimes: readonly Option<number>[];
  /** Null: not known yet. */
  regimeOf(company: NewCompany): number | null;
  onRegime(nit: string, regime: number): void;
}

export function CompanyTable({ fresh, regimes, regimeOf, onRegime, ...props }: CompanyTableProps) {
  const region = useRef<HTMLDivElement>(null);
  const width = useWidth(region);
  const asCards = width !== null && width < cardsWidth;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (nit: string) =>
    setOpen((before) => new Set(before.has(nit) ? [...before].filter((one) => one !== nit) : [...before, nit]));
  const columns: TableColumn<NewCompany>[] = [
    {
      key: 'company',
      title: text.company,
      isName: true,
      cell: ({ name, nit, dv }) => (
        <div>
          {name || formatNit(nit, dv)}
          {name && <Second>{formatNit(nit, dv)}</Second>}
        </div>
      ),
    },
    { key: 'package', title: text.packageName, className: tables.date, cell: ({ packageName }) => packageName },
    {
      key: 'regime',
      title: text.regimeColumn,
      cell: (company) => (
        <Select
          width={220}
          aria-label={text.regimeOf(company.name)}
          options={regimes}
          value={regimeOf(company)}
          onChange={(regime) => onRegime(company.nit, regime)}
        />
      ),
    },
    { key: 'months', title: text.months, cell: ({ files }) => monthsOf(files).map(text.monthShort).join(', ') },
    {
      key: 'rows',
      title: text.rows,
      isFigure: true,
      cell: ({ files }) => formatCount(files.reduce((sum, file) => sum + (inspectionOf(file)?.rows ?? 0), 0)),
    },
    { key: 'found', title: text.found, cell: (company) => <Found company={company} /> },
  ];
  return (
    <div ref={region}>
      <Table
        asCards={asCards}
        columns={columns}
        rows={fresh.toSorted((a, b) => Number(isDecided(a)) - Number(isDecided(b)))}
        keyOf={({ nit }) => nit}
        actionsOf={(company) => (
          <Row gap={4} justify="end">
            <Button
              type="inline"
              size="small"
              aria-expanded={open.has(company.nit)}
              aria-label={text.filesOf(company.files.length, company.name)}
              onClick={() => toggle(company.nit)}
            >
              {text.files(company.files.length)}
            </Button>
            <CompanyMenu company={company} loading={props.loading} />
          </Row>
        )}
        below={({ nit, files }) => open.has(nit) && <Files {...props} files={files} asCards={asCards} />}
      />
    </div>
  );
}

interface CompanyMenuProps extends Pick<FileTableProps, 'loading'> {
  company: NewCompany;
}

function CompanyMenu({ company: { name, nit, dv, files }, loading }: CompanyMenuProps) {
  return (
    <Menu
      side="end"
      trigger={<Button type="text" size="small" icon={<Icon of={Ellipsis} />} aria-label={text.more(name)} />}
      items={[
        { key: 'form', label: text.byForm },
        { key: 'discard', label: text.discardCompany },
      ]}
      onChoose={(key) => {
        // In a new tab: the other files of the drop stay here.
        if (key === 'form') open(createPath({ nit, dv, name }), '_blank', 'noopener');
        else for (const { id } of files) loading.discard(id);
      }}
    />
  );
}

function monthsOf(files: NewCompany['files']): string[] {
  const months = files.map((file) => inspectionOf(file)?.period ?? null).filter((period) => period !== null);
  return [...new Set(months)].toSorted();
}

/** Whether nothing is to be said of it: those with something come first. */
function isDecided({ files, problem }: NewCompany): boolean {
  const { unbalanced, doubt } = inDoubt(files);
  return problem === null && unbalanced.length + doubt.length === 0 && !asks(files) && monthless(files) === 0;
}

const asks = (files: NewCompany['files']) => [...standings(files).values()].some(({ kind }) => kind === 'asks');

function monthless(files: NewCompany['files']): number {
  return files.filter((file) => {
    const inspection = inspectionOf(file);
    const decision = inspection && decide(inspection);
    return decision?.kind === 'storable' && decision.asksMonth;
  }).length;
}

function Found({ company: { files, problem } }: { company: NewCompany }) {
  if (problem !== null) return <SeverityMark mark="critica">{text.problem(problem)}</SeverityMark>;
  if (asks(files)) return <SeverityMark mark="alta">{text.asks}</SeverityMark>;
  const { unbalanced, doubt } = inDoubt(files);
  if (unbalanced.length > 0) {
    const months = monthsOf(unbalanced);
    const [one] = unbalanced.map(differenceOf);
    return <SeverityMark mark="media">{text.unbalanced(months, one ?? null)}</SeverityMark>;
  }
  if (doubt.length > 0) return <SeverityMark mark="media">{text.doubtful(doubt.length)}</SeverityMark>;
  const without = monthless(files);
  if (without > 0) return <SeverityMark mark="media">{text.monthless(without)}</SeverityMark>;
  return <SeverityMark mark="correcto">{text.ready}</SeverityMark>;
}

/** Between its two sides; null where these are equal and the balances do not add up. */
function differenceOf(file: NewCompany['files'][number]) {
  const totals = inspectionOf(file)?.totals;
  if (totals === undefined) return null;
  const difference = fromDecimal(totals.debits) - fromDecimal(totals.credits);
  return difference === 0n ? null : difference < 0n ? -difference : difference;
}
