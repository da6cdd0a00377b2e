/** Companies of the user with their newest month, to choose one. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import type { Company } from '#api/companies/companies/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCount } from '#core/money/money.es.ts';
import { useNewestMonthOfEach } from '../../../data/audits/audits.ts';
import { auditPath } from '../../../data/routes/company-route.ts';
import { signOffWord } from '../../../months/text.es.ts';
import { Second } from '../../../ui/layout/Text.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { companiesText, monthsText, resultText } from '../text.es.ts';

/** More are found in the selector, which searches. */
const most = 100;

interface Shown {
  company: Company;
  /** Undefined while unknown, null without a balance. */
  month: AuditMonth | null | undefined;
}

export function CompanyMonths({ companies }: { companies: readonly Company[] }) {
  const { data: months, isPending } = useNewestMonthOfEach();
  const byCompany = new Map(months?.map(({ companyId, month }) => [companyId, month]));
  const rows = companies.slice(0, most).map((company): Shown => {
    const month = byCompany.get(company.id);
    return { company, month: month ?? (isPending ? undefined : null) };
  });
  return (
    <Panel label={companiesText.region} note={companies.length > most && companiesText.more(most)} flush>
      <Table columns={columns} rows={rows} keyOf={({ company }) => company.id} />
    </Panel>
  );
}

const columns: readonly TableColumn<Shown>[] = [
  {
    key: 'name',
    title: companiesText.name,
    isName: true,
    cell: ({ company: { id, attributes } }) => (
      <>
        <Link to={auditPath(id)}>{attributes.comp_business_name}</Link>
        <Second>
          <span className="n flush">{formatNit(attributes.comp_entity_id, attributes.comp_check_digit)}</span>
        </Second>
      </>
    ),
  },
  {
    key: 'month',
    title: companiesText.month,
    cell: ({ month }) =>
      month === null ? <span className="mut">{companiesText.none}</span> : month && <MonthState month={month} />,
  },
  {
    key: 'index',
    title: resultText.index,
    isFigure: true,
    cell: ({ month }) => countOf(month?.healthIndex),
  },
  {
    key: 'open',
    title: companiesText.open,
    isFigure: true,
    cell: ({ month }) => countOf(month?.state === 'auditado' ? month.openFindings : null),
  },
  {
    key: 'critical',
    title: companiesText.critical,
    isFigure: true,
    cell: ({ month }) =>
      month && month.critical > 0 ? (
        <SeverityMark mark="critica">{month.critical}</SeverityMark>
      ) : (
        countOf(month?.state === 'auditado' ? 0 : null)
      ),
  },
];

/** Null, an empty cell, where it is not known. */
function countOf(count: number | null | undefined): ReactNode {
  return typeof count === 'number' ? <span className="n">{count === 0 ? '–' : formatCount(count)}</span> : null;
}

function MonthState({ month }: { month: AuditMonth }) {
  return (
    <>
      {monthsText.month(month.period)}
      {month.state !== 'auditado' && <Second>{companiesText.state[month.state]}</Second>}
      {month.signOff && <Second>{signOffWord[month.signOff]}</Second>}
    </>
  );
}
