/** Users down, companies across: the job of each in each. What is chosen holds at once. */
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { useCompanies } from '../../data/companies.ts';
import { matches } from '../../data/search.ts';
import lists from '../../lists/Lists.module.css';
import { withChange } from '../../lists/list-address.ts';
import { SearchField } from '../../lists/SearchField.tsx';
import { PeopleSections } from '../../people/PeopleSections.tsx';
import { jobsQuery, usersQuery } from '../../people/queries.ts';
import { usePeopleHindrance } from '../../people/use-people-hindrance.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { HindranceNotice } from '../../ui/HindranceNotice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { AssignmentTable } from './AssignmentTable.tsx';
import { assignmentText } from './text.es.ts';

/** As many as can be looked at; the search finds the others. */
const most = { users: 50, companies: 12 };

export function Screen() {
  const navigate = useNavigate();
  const why = usePeopleHindrance();
  const [search, setSearch] = useSearchParams();
  const typed = { user: search.get('usuario') ?? '', company: search.get('empresa') ?? '' };
  const q = typed.user.trim();
  const users = useQuery(usersQuery({ ...(q ? { q } : {}), page: 1, pageSize: most.users }));
  const jobs = useQuery(jobsQuery);
  const { data: companies = [] } = useCompanies();
  const found = companies.filter(({ attributes }) => matches(typed.company, attributes.comp_business_name));
  const failed = users.error ? users : jobs.error ? jobs : null;
  const find = (name: string, text: string) => setSearch(withChange(search, name, text), { replace: true });
  const others = users.data?.data.filter(({ attributes }) => !attributes.isRootUser) ?? [];
  return (
    <>
      <PageHeader title={assignmentText.title} context={assignmentText.context} />
      <PeopleSections />
      <HindranceNotice why={why} />
      {failed && <ErrorState failure={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && (
        <Panel flush>
          <div className={lists.bar}>
            <SearchField
              label={assignmentText.userSearch}
              placeholder={assignmentText.userSearch}
              value={typed.user}
              onChange={(text) => find('usuario', text)}
            />
            {companies.length > 1 && (
              <SearchField
                label={assignmentText.companySearch}
                placeholder={assignmentText.companySearch}
                value={typed.company}
                onChange={(text) => find('empresa', text)}
              />
            )}
            <span className="mut" role="status">
              {users.data && users.data.meta.total > most.users && (
                <>{assignmentText.someUsers(most.users, users.data.meta.total)} </>
              )}
              {found.length > most.companies && assignmentText.someCompanies(most.companies, found.length)}
            </span>
          </div>
          {(!users.data || !jobs.data) && <SkeletonRows rows={6} columns="2fr 1fr 1fr 1fr" height={48} />}
          {users.data && jobs.data && others.length > 0 && (
            <AssignmentTable
              users={others}
              companies={found.slice(0, most.companies)}
              jobs={jobs.data}
              canEdit={why === null}
            />
          )}
          {users.data && others.length === 0 && (
            <EmptyState
              action={
                q === '' && <Button onClick={() => void navigate('/usuarios')}>{assignmentText.goToUsers}</Button>
              }
            >
              {q === '' ? assignmentText.empty : assignmentText.noMatch}
            </EmptyState>
          )}
        </Panel>
      )}
    </>
  );
}
