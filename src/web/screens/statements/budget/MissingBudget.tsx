/** Where a statement is compared with a budget that its year does not have: says so, and leads to its loading. */
import { parsePeriod } from '#core/calendar/period.ts';
import { statementBudgetName, statementsPath } from '../../../data/routes/company-route.ts';
import { useBudgets } from '../../../data/statements/budgets.ts';
import { useHindrance } from '../../../data/users/hindrance.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { budgetText } from './text.es.ts';

export function MissingBudget({ company, period }: { company: number; period: string }) {
  const { data: budgets } = useBudgets(company);
  const why = useHindrance('estados_financieros.editar', company);
  const { year } = parsePeriod(period)!;
  if (!budgets || budgets.some((one) => one.year === year)) return null;
  return (
    <Text as="p" size="small" tone="muted">
      {budgetText.missing(year)}{' '}
      {why === null && (
        <Button type="inline" href={statementsPath(company, statementBudgetName, { mes: period })}>
          {budgetText.loadIt}
        </Button>
      )}
    </Text>
  );
}
