/** Shows a role (`?cargo=`); edits or deletes a custom one. */
import { Plus } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Role } from '#api/users/roles/contract.ts';
import { useRoles } from '#web/data/users/roles.ts';
import { isAdmin } from '../../data/session/session.ts';
import { PeopleSections } from '../../people/PeopleSections.tsx';
import { PermissionGrid } from '../../people/PermissionGrid.tsx';
import { usePeopleHindrance, usePeopleRights } from '../../people/use-people-hindrance.ts';
import { Button } from '../../ui/control/Button.tsx';
import layout from '../../ui/form/Form.module.css';
import { Row } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import styles from './EditRole.module.css';
import { OwnRole } from './OwnRole.tsx';
import { roleText } from './text.es.ts';

export function EditRole() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const why = usePeopleHindrance();
  const { mayEdit } = usePeopleRights();
  const { data: jobs, error, refetch } = useRoles();
  const wanted = search.get('cargo');
  const job = wanted === null ? jobs?.[0] : jobs?.find(({ id }) => id === wanted);
  const pick = (id: string) => setSearch({ cargo: id });
  return (
    <>
      <PageHeader
        title={roleText.editTitle}
        context={roleText.editContext}
        actions={
          mayEdit && (
            <Button
              icon={<Icon of={Plus} />}
              disabled={why !== null}
              title={why ?? undefined}
              onClick={() => void navigate('/crear-cargo')}
            >
              {roleText.create}
            </Button>
          )
        }
      />
      <PeopleSections />
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !jobs && (
        <Panel label={roleText.editTitle} flush>
          <SkeletonRows rows={6} columns="2fr 1fr 1fr" />
        </Panel>
      )}
      {jobs && <RoleChoice jobs={jobs} job={job} onPick={pick} />}
      {jobs && !job && (
        <Panel label={roleText.editTitle}>
          <EmptyState>{roleText.unknown}</EmptyState>
        </Panel>
      )}
      {job && (why !== null || job.attributes.isBuiltIn) && <ShownRole job={job} why={why} />}
      {job && why === null && !job.attributes.isBuiltIn && (
        <OwnRole key={`${job.id} ${job.attributes.version}`} job={job} />
      )}
    </>
  );
}

interface RoleChoiceProps {
  jobs: readonly Role[];
  job: Role | undefined;
  onPick: (id: string) => void;
}

function RoleChoice({ jobs, job, onPick }: RoleChoiceProps) {
  const group = (label: string, isBuiltIn: boolean) => ({
    label,
    options: jobs
      .filter(({ attributes }) => attributes.isBuiltIn === isBuiltIn)
      .map(({ id, attributes }) => ({ value: id, label: attributes.name })),
  });
  const groups = [group(roleText.builtIn, true), group(roleText.own, false)];
  return (
    <Row wrap gap={16} below={12}>
      <Select
        className={styles.picker}
        aria-label={roleText.pick}
        placeholder={roleText.choose}
        options={groups.filter(({ options }) => options.length > 0)}
        value={job?.id ?? null}
        onChange={(id) => id && onPick(id)}
      />
      {job && !isAdmin() && <span className="mut">{roleText.holders(job.attributes.users)}</span>}
    </Row>
  );
}

/** Read-only role. */
function ShownRole({ job, why }: { job: Role; why: string | null }) {
  const navigate = useNavigate();
  const { mayEdit } = usePeopleRights();
  const { name, description, permissions } = job.attributes;
  const copy = (
    <Button
      size="small"
      disabled={why !== null}
      title={why ?? undefined}
      onClick={() => void navigate(`/crear-cargo?desde=${job.id}`)}
    >
      {roleText.copy}
    </Button>
  );
  return (
    <div className={layout.form}>
      <Panel title={name} actions={mayEdit && copy} flush>
        {description && (
          <Text as="p" tone="secondary" className={styles.description}>
            {description}
          </Text>
        )}
        <PermissionGrid permissions={permissions} />
      </Panel>
    </div>
  );
}
