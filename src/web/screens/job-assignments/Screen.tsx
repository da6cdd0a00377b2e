/** Users down, companies across: the job of each in each. What is chosen holds at once. */
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCompanies } from '../../data/companies/companies.ts';
import { matches } from '../../data/search.ts';
import { isAdmin } from '../../data/session/session.ts';
import { jobAssignmentsFile, useJobs } from '../../data/users/jobs.ts';
import { useUsers } from '../../data/users/users.ts';
import { type ListOrder, orderOf, orderText, useColumns } from '../../lists/columns.ts';
import { ExportButton } from '../../lists/ExportButton.tsx';
import lists from '../../lists/Lists.module.css';
import { ListTools } from '../../lists/ListTools.tsx';
import { known, oneOf, withChange, wordsOf } from '../../lists/list-address.ts';
import { SearchField } from '../../lists/SearchField.tsx';
import { PeopleSections } from '../../people/PeopleSections.tsx';
import { usePeopleHindrance, usePeopleRights } from '../../people/use-people-hindrance.ts';
import { Button } from '../../ui/control/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { HindranceNotice } from '../../ui/state/HindranceNotice.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { AssignmentTable, assignmentColumns } from './AssignmentTable.tsx';
import { assignmentText } from './text.es.ts';

/** As many as can be looked at; the search finds the others. */
const most = { users: 50, companies: 12 };

/** The staff sees the people of every account; jobs are given in each, and said in the list and on the page of each person. */
export function Screen() {
  const navigate = useNavigate();
  const { mayExport } = usePeopleRights();
  const [search] = useSearchParams();
  const q = wordsOf(search.get('usuario'));
  const toUsers = <Button onClick={() => void navigate('/usuarios')}>{assignmentText.goToUsers}</Button>;
  return (
    <>
      <PageHeader
        title={assignmentText.title}
        context={assignmentText.context}
        actions={mayExport && !isAdmin() && <ExportButton file={jobAssignmentsFile} filter={known({ q })} />}
      />
      <PeopleSections />
      {isAdmin() ? (
        <Panel label={assignmentText.title}>
          <EmptyState action={toUsers}>{assignmentText.staff}</EmptyState>
        </Panel>
      ) : (
        <Assignments toUsers={toUsers} />
      )}
    </>
  );
}

const orders = ['name', '-name'] as const;

function Assignments({ toUsers }: { toUsers: ReactNode }) {
  const why = usePeopleHindrance();
  const [search, setSearch] = useSearchParams();
  const typed = { user: search.get('usuario') ?? '', company: search.get('empresa') ?? '' };
  const q = wordsOf(typed.user);
  const sort = oneOf(orders, search.get('orden')) ?? 'name';
  const users = useUsers({ ...known({ q }), sort, page: 1, pageSize: most.users });
  const jobs = useJobs();
  const { data: companies = [] } = useCompanies();
  const found = companies.filter(({ attributes }) => matches(typed.company, attributes.comp_business_name));
  const columns = assignmentColumns({
    companies: found.slice(0, most.companies),
    jobs: jobs.data ?? [],
    canEdit: why === null,
  });
  const choice = useColumns('asignacion', columns);
  const find = (name: string, text: string | null) => setSearch(withChange(search, name, text), { replace: true });
  const setOrder = (asked: ListOrder) => find('orden', orderText(asked) === 'name' ? null : orderText(asked));
  const failed = users.error ? users : jobs.error ? jobs : null;
  if (failed) return <ErrorState failure={failed.error} onRetry={() => void failed.refetch()} />;
  const others = users.data?.data.filter(({ attributes }) => !attributes.isRootUser) ?? [];
  return (
    <>
      <HindranceNotice why={why} />
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
          <ListTools columns={columns} choice={choice} order={orderOf(sort)} onOrder={setOrder} />
        </div>
        {(!users.data || !jobs.data) && <SkeletonRows rows={6} columns="2fr 1fr 1fr 1fr" height={48} />}
        {users.data && jobs.data && others.length > 0 && (
          <AssignmentTable columns={choice.shown} users={others} order={orderOf(sort)} onOrder={setOrder} />
        )}
        {users.data && others.length === 0 && (
          <EmptyState action={q === undefined && toUsers}>
            {q === undefined ? assignmentText.empty : assignmentText.noMatch}
          </EmptyState>
        )}
      </Panel>
    </>
  );
}
