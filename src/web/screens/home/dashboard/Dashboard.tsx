/** Dashboard of one company: how it stands, its year, what to do next and what is due. */
import { ChevronRight } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { PortfolioMeta, PortfolioRow } from '#api/audits/portfolio/contract.ts';
import type { Company } from '#api/companies/companies/contract.ts';
import { formatDayOfYear } from '#core/calendar/period.es.ts';
import { healthBand } from '#core/engine/weighing/health-index.ts';
import { formatNit } from '#core/identity/nit.ts';
import { usePortfolio } from '../../../data/audits/portfolio.ts';
import { auditPath, companyFactPath } from '../../../data/routes/company-route.ts';
import { FirstSteps } from '../../../first-steps/FirstSteps.tsx';
import { MonthLegend } from '../../../months/MonthCell.tsx';
import { TrendLine } from '../../../ui/chart/TrendLine.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { bandMark } from '../../../ui/mark/band-mark.ts';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import styles from '../Home.module.css';
import { monthPath, trendOf, YearStrip } from '../portfolio/columns.tsx';
import { openSeverities } from '../portfolio/OpenCounts.tsx';
import { CalendarNotice } from '../portfolio/PortfolioPage.tsx';
import { portfolioText } from '../text.es.ts';
import { type NextStep, nextSteps } from './next-steps.ts';
import { dashboardText as text } from './text.es.ts';

export function Dashboard({ company }: { company: Company }) {
  const { id, attributes } = company;
  const { data, error, refetch } = usePortfolio({});
  const navigate = useNavigate();
  const row = data?.data.find((one) => one.id === id);
  const { comp_business_name: name, comp_entity_id: nit, comp_check_digit: dv } = attributes;
  const standing = row?.attributes.standing ?? null;
  return (
    <>
      <PageHeader
        title={name}
        context={
          <>
            <span className="n flush">{formatNit(nit, dv)}</span>
            {row?.attributes.months && ` · ${text.context(standing?.period ?? null)}`}
          </>
        }
        actions={
          standing && (
            <Button type="primary" onClick={() => void navigate(monthPath(id, standing.period))}>
              {text.see}
            </Button>
          )
        }
      />
      {data && row ? (
        <>
          <CalendarNotice year={data.meta.lacksCalendar} />
          {standing === null && <FirstSteps company={company} />}
          <Whole row={row} meta={data.meta} />
        </>
      ) : (
        <Panel label={name} flush>
          {error ? (
            <ErrorState failure={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={6} columns="1fr 1fr 1fr" height={52} />
          )}
        </Panel>
      )}
    </>
  );
}

function Whole({ row, meta }: { row: PortfolioRow; meta: PortfolioMeta }) {
  const { months, standing } = row.attributes;
  return (
    <>
      {standing && <Standing row={row} standing={standing} />}
      {!standing && (
        <Panel label={text.health} flush>
          <EmptyState>{months === null ? text.hidden : text.nothingYet}</EmptyState>
        </Panel>
      )}
      {months && (
        <Panel title={text.year} note={<span className="small">{portfolioText.upTo(meta.period)}</span>}>
          <Row wrap justify="between" gap={16}>
            <YearStrip row={row} names />
            <MonthLegend />
          </Row>
        </Panel>
      )}
      <div className={styles.pair}>
        <Steps row={row} today={meta.today} />
        <DueDates row={row} />
      </div>
    </>
  );
}

function Standing({
  row,
  standing,
}: {
  row: PortfolioRow;
  standing: NonNullable<PortfolioRow['attributes']['standing']>;
}) {
  const { healthIndex, change, open, amount, amountBefore, period } = standing;
  const trend = trendOf(row.attributes);
  const band = healthBand(healthIndex);
  return (
    <div className={styles.three}>
      <Panel title={text.health}>
        <Row wrap align="top" gap={16} justify="between">
          <Stack gap={4}>
            <span>
              <Text weight="strong" className={styles.figure}>
                {healthIndex}
              </Text>{' '}
              <Text tone="muted">{text.outOf}</Text>
            </span>
            <SeverityMark mark={bandMark[band]}>{text.bands[band]}</SeverityMark>
            {change !== null && (
              <Text tone="muted" size="small">
                {text.change(change)}
              </Text>
            )}
          </Stack>
          {trend.length > 1 && <TrendLine trend={trend} className={styles.trend} />}
        </Row>
      </Panel>
      <Panel title={text.open} flush>
        <Lines tight leads>
          {openSeverities.map((severity) => (
            <Row as="li" key={severity} justify="between">
              <SeverityMark mark={severity} />
              <Link className="n" to={monthPath(row.id, period, `&severidad=${severity}`)}>
                {open[severity]}
              </Link>
            </Row>
          ))}
        </Lines>
      </Panel>
      <Panel title={text.atRisk}>
        <Stack gap={4}>
          <Text weight="strong" className={styles.figure}>
            <Figure amount={amount} to={monthPath(row.id, period, '&monto=en_riesgo')} flush />
          </Text>
          {amountBefore !== null && (
            <Text tone="muted" size="small">
              {text.before}: <Figure amount={amountBefore} flush />
            </Text>
          )}
        </Stack>
      </Panel>
    </div>
  );
}

function Steps({ row, today }: { row: PortfolioRow; today: string }) {
  const steps = nextSteps(row, today);
  return (
    <Panel title={text.next} flush>
      {steps.length === 0 && <EmptyState>{text.clear}</EmptyState>}
      {steps.length > 0 && (
        <Lines as="ol" leads>
          {steps.map((step) => (
            <Row as="li" key={text.step(step)} justify="between">
              <div>
                <Link to={pathOf(row.id, step)}>{text.step(step)}</Link>
                <Second>{text.why(step)}</Second>
              </div>
              <Icon of={ChevronRight} className="mut" />
            </Row>
          ))}
        </Lines>
      )}
    </Panel>
  );
}

function pathOf(company: number, step: NextStep): string {
  switch (step.kind) {
    case 'load':
      return `${monthPath(company, step.period)}&cargar`;
    case 'audit':
      return monthPath(company, step.period);
    case 'critical':
      return monthPath(company, step.period, '&severidad=critica');
    case 'high':
      return monthPath(company, step.period, '&severidad=alta');
    case 'due':
      return auditPath(company);
    case 'profile':
      return companyFactPath(company, step.fact);
  }
}

function DueDates({ row: { attributes } }: { row: PortfolioRow }) {
  return (
    <Panel title={text.due} flush>
      {attributes.due.length === 0 && <EmptyState>{text.noDue}</EmptyState>}
      <Lines tight>
        {attributes.due.map((due) => (
          <Row as="li" wrap key={`${due.obligation} ${due.period}`} justify="between">
            {text.dueName(due)}
            <Text weight="medium" figures>
              {formatDayOfYear(due.date)}
            </Text>
          </Row>
        ))}
      </Lines>
    </Panel>
  );
}
