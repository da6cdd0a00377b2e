/** Links to the statements of a company with others of the user, and to those of all; none with a single company. */
import { Combine } from 'lucide-react';
import { useCompanies } from '../../../data/companies/companies.ts';
import { statementGroupName, statementPortfolioPath, statementsPath } from '../../../data/routes/company-route.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { groupText } from './text.es.ts';

export function GroupLink({ company, period, statement }: { company: number; period: string; statement: string }) {
  const { data: companies = [] } = useCompanies();
  if (companies.length < 2) return null;
  return (
    <>
      <Button href={`${statementPortfolioPath}?mes=${period}`}>{groupText.all}</Button>
      <Button
        href={statementsPath(company, statementGroupName, { mes: period, estado: statement })}
        icon={<Icon of={Combine} />}
      >
        {groupText.open}
      </Button>
    </>
  );
}
