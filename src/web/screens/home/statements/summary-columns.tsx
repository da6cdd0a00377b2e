/** Columns of the statements of all companies: each figure leads to the statement that has it. */
import { Link } from 'react-router';
import type { SummaryOrder, SummaryRow } from '#api/statements/portfolio/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCount, formatPercent } from '#core/money/money.es.ts';
import { auditPath, statementsPath } from '../../../data/routes/company-route.ts';
import type { ListColumn } from '../../../lists/columns.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { Tag } from '../../../ui/mark/Tag.tsx';
import { LoadLink } from '../../../ui/page/LoadLink.tsx';
import { summariesText as text } from './text.es.ts';

type Amount = Exclude<SummaryOrder, 'name' | 'failing' | 'liquidity'>;

/** Statement of each figure. */
const statements: Readonly<Record<Amount, string>> = {
  assets: 'situacion-financiera',
  liabilities: 'situacion-financiera',
  equity: 'situacion-financiera',
  revenue: 'resultado-integral',
  result: 'resultado-integral',
  cash: 'situacion-financiera',
  taxPosition: 'posicion-fiscal',
};

/** `period`: the month shown; null before it is known. */
export function summaryColumns(period: string | null, isYear: boolean): ListColumn<SummaryRow>[] {
  const month = period === null ? {} : { mes: period };
  const amount = (key: Amount): ListColumn<SummaryRow> => ({
    key,
    title: text.columns[key],
    isFigure: true,
    sorts: 'down',
    cell: ({ id, attributes: { figures } }) => {
      const cents = figures?.[key] ?? null;
      const view = statements[key] === 'resultado-integral' && isYear ? { ...month, cifras: 'ano' } : month;
      return cents !== null && <Figure amount={cents} to={statementsPath(id, statements[key], view)} />;
    },
  });
  return [
    {
      key: 'name',
      title: text.columns.name,
      isName: true,
      sorts: 'up',
      cell: ({ id, attributes: { name, nit, checkDigit, subscriber, state } }) => (
        <>
          <Link to={state === 'missing' ? auditPath(id) : statementsPath(id, undefined, month)}>{name}</Link>
          <Second>
            {formatNit(nit, checkDigit)}
            {subscriber !== null && ` · ${subscriber}`}
          </Second>
        </>
      ),
    },
    {
      key: 'state',
      title: text.columns.state,
      cell: ({ id, attributes: { state } }) =>
        state === 'missing' ? (
          <Missing company={id} period={period} />
        ) : (
          <Tag muted={state !== 'signed'}>{text.states[state]}</Tag>
        ),
    },
    ...(['assets', 'liabilities', 'equity', 'revenue', 'result', 'cash', 'taxPosition'] as const).map(amount),
    {
      key: 'liquidity',
      title: text.columns.liquidity,
      isFigure: true,
      sorts: 'down',
      cell: ({ id, attributes: { figures } }) =>
        figures?.liquidity && (
          <Link className="n" to={statementsPath(id, 'indicadores', month)}>
            {formatPercent(Number(figures.liquidity), 2).replace(/\s*%$/, '')}
          </Link>
        ),
    },
    {
      key: 'failing',
      title: text.columns.failing,
      isFigure: true,
      sorts: 'down',
      cell: ({ id, attributes: { failing } }) =>
        failing !== null && (
          <Link to={statementsPath(id, undefined, month)} aria-label={text.failing(failing)}>
            <Row as="span" inline gap={4}>
              <SeverityIcon mark={failing > 0 ? 'critica' : 'correcto'} />
              {failing > 0 ? <Text as="span">{formatCount(failing)}</Text> : text.holds}
            </Row>
          </Link>
        ),
    },
  ];
}

function Missing({ company, period }: { company: number; period: string | null }) {
  return (
    <Row wrap gap={8}>
      <Tag muted>{text.states.missing}</Tag>
      <LoadLink company={company} period={period} type="inline">
        {text.load}
      </LoadLink>
    </Row>
  );
}
