/** What each job may do: modules and actions down, jobs across. */
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { ChevronDown, Plus } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Job } from '#api/jobs/contract.ts';
import type { PermissionKey } from '#core/permission.ts';
import { PeopleSections } from '../../people/PeopleSections.tsx';
import { PermissionMark } from '../../people/PermissionGrid.tsx';
import { jobsQuery, matrixQuery } from '../../people/queries.ts';
import { usePeopleHindrance } from '../../people/use-people-hindrance.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ScrollFrame } from '../../ui/ScrollFrame.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import tables from '../../ui/Table.module.css';
import styles from './Screen.module.css';
import { permissionsText } from './text.es.ts';

export function Screen() {
  const navigate = useNavigate();
  const why = usePeopleHindrance();
  const [search, setSearch] = useSearchParams();
  const matrix = useQuery(matrixQuery);
  const jobs = useQuery(jobsQuery);
  const failed = matrix.error ? matrix : jobs.error ? jobs : null;
  const modules = matrix.data?.modules ?? [];
  const wanted = modules.find(({ key }) => key === search.get('modulo'))?.key ?? '';
  return (
    <>
      <PageHeader
        title={permissionsText.title}
        context={permissionsText.context}
        actions={
          <Button
            type="primary"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            disabled={why !== null}
            title={why ?? undefined}
            onClick={() => void navigate('/crear-cargo')}
          >
            {permissionsText.create}
          </Button>
        }
      />
      <PeopleSections />
      {failed && <ErrorState failure={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && (
        <Panel flush>
          <div className={styles.bar}>
            <Select
              className={styles.choice ?? ''}
              aria-label={permissionsText.filter}
              suffixIcon={<ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
              options={[
                { value: '', label: permissionsText.allModules },
                ...modules.map(({ key, name }) => ({ value: key as string, label: name })),
              ]}
              value={wanted}
              onChange={(module) => setSearch(module ? { modulo: module } : {}, { replace: true })}
            />
          </div>
          {matrix.data && jobs.data ? (
            <Matrix
              modules={modules.filter(({ key }) => wanted === '' || key === wanted)}
              actions={matrix.data.actions}
              jobs={jobs.data}
            />
          ) : (
            <SkeletonRows rows={8} columns="2fr 1fr 1fr 1fr 1fr 1fr" />
          )}
        </Panel>
      )}
    </>
  );
}

interface MatrixProps {
  modules: readonly { key: string; name: string }[];
  actions: readonly { key: string; name: string }[];
  jobs: readonly Job[];
}

function Matrix({ modules, actions, jobs }: MatrixProps) {
  return (
    <div className={styles.frame}>
      <ScrollFrame label={permissionsText.matrix}>
        <table className={`${tables.table} ${styles.matrix}`}>
          <thead>
            <tr>
              <th scope="col">{permissionsText.permission}</th>
              {jobs.map(({ id, attributes: { name, users } }) => (
                <th key={id} scope="col">
                  <Link to={`/editar-cargo?cargo=${id}`} aria-label={permissionsText.ofJob(name)}>
                    {name}
                  </Link>
                  <span className={styles.users}>{permissionsText.users(users)}</span>
                </th>
              ))}
            </tr>
          </thead>
          {modules.map((module) => (
            <tbody key={module.key}>
              <tr className={styles.module}>
                <th scope="rowgroup" colSpan={jobs.length + 1}>
                  {module.name}
                </th>
              </tr>
              {actions.map((action) => (
                <tr key={action.key}>
                  <th scope="row">{action.name}</th>
                  {jobs.map(({ id, attributes }) => (
                    <td key={id}>
                      <PermissionMark
                        has={attributes.permissions.includes(`${module.key}.${action.key}` as PermissionKey)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollFrame>
    </div>
  );
}
