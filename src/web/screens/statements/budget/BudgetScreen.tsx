/** Budgets of a company: those it has, by year, and the loading of one from its workbook. */
import { useSearchParams } from 'react-router';
import { monthInBogota } from '#core/calendar/bogota.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { statementsPath } from '../../../data/routes/company-route.ts';
import { useBudgets } from '../../../data/statements/budgets.ts';
import { useHindrance } from '../../../data/users/hindrance.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { OfCompany } from '../../../ui/page/OfCompany.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { HindranceNotice } from '../../../ui/state/HindranceNotice.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { BudgetList } from './BudgetList.tsx';
import { LoadBudget } from './LoadBudget.tsx';
import { budgetText } from './text.es.ts';

export function BudgetScreen() {
  return (
    <OfCompany title={budgetText.title} choose={budgetText.choose}>
      {(company) => <CompanyBudgets key={company} company={company} />}
    </OfCompany>
  );
}

export function CompanyBudgets({ company }: { company: number }) {
  const [params] = useSearchParams();
  const month = params.get('mes');
  const period = month === null ? null : parsePeriod(month);
  const { data: budgets, error, refetch } = useBudgets(company);
  const why = useHindrance('estados_financieros.editar', company);
  return (
    <>
      <PageHeader
        title={budgetText.title}
        context={budgetText.context}
        actions={
          <Button href={statementsPath(company, undefined, period === null ? {} : { mes: month! })}>
            {budgetText.back}
          </Button>
        }
      />
      <HindranceNotice why={why} />
      <Stack gap={16}>
        <Panel title={budgetText.loaded} flush>
          {budgets === undefined ? (
            error ? (
              <ErrorState failure={error} onRetry={() => void refetch()} />
            ) : (
              <SkeletonRows rows={2} columns="1fr 1fr 2fr 2fr 2fr 2fr" />
            )
          ) : budgets.length === 0 ? (
            <EmptyState>{why === null ? budgetText.empty : budgetText.emptyToRead}</EmptyState>
          ) : (
            <BudgetList company={company} budgets={budgets} readOnly={why !== null} />
          )}
        </Panel>
        {budgets && why === null && (
          <LoadBudget company={company} budgets={budgets} startYear={period?.year ?? monthInBogota(new Date()).year} />
        )}
      </Stack>
    </>
  );
}
