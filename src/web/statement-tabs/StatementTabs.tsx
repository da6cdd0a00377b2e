/** The financial statements of a company, and what is prepared from the same books, each at its address. */
import type { StatementsOverview } from '#api/statements/statements/contract.ts';
import { exogenaPath, statementsPath } from '../data/routes/company-route.ts';
import { TabLinks } from '../ui/nav/TabLinks.tsx';
import { statementTabsText as text } from './text.es.ts';

interface StatementTabsProps {
  company: number;
  statements: StatementsOverview['statements'];
  /** Key of the statement shown, or `exogena`; undefined: none of them. */
  shown: string | undefined;
  /** Of the address of the statements, with `?`. */
  query?: string;
}

export function StatementTabs({ company, statements, shown, query = '' }: StatementTabsProps) {
  return (
    <TabLinks
      label={text.label}
      links={[
        ...statements.map(({ key, name }) => ({
          to: statementsPath(company, key) + query,
          name: text.shortName(name),
          current: key === shown && ('page' as const),
        })),
        { to: exogenaPath(company), name: text.exogena, current: shown === 'exogena' && 'page' },
      ]}
    />
  );
}
