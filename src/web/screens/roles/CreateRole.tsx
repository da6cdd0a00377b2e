/** Creates a role, empty or as a copy (`?desde=`). */
import { useNavigate, useSearchParams } from 'react-router';
import { useCreateRole, useRoles } from '#web/data/users/roles.ts';
import { UserSections } from '../../account-users/UserSections.tsx';
import { useUsersHindrance } from '../../account-users/use-users-hindrance.ts';
import { notify } from '../../data/failures/notices.ts';
import { dropDraft } from '../../data/session/draft.ts';
import { Button } from '../../ui/control/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { RoleForm } from './RoleForm.tsx';
import { startOf } from './role-values.ts';
import { roleText } from './text.es.ts';

export function CreateRole() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const source = search.get('desde');
  const why = useUsersHindrance();
  const { data: roles, error, refetch } = useRoles();
  const draft = `role-new-${source ?? ''}`;
  const create = useCreateRole({
    meta: { quiet: true },
    onSuccess: async ({ data }) => {
      dropDraft(draft);
      const { name } = data.attributes;
      notify({ title: roleText.created, description: roleText.createdNote(name) }, 'success');
      await navigate(`/editar-cargo?cargo=${data.id}`);
    },
  });
  return (
    <>
      <PageHeader
        title={roleText.createTitle}
        context={roleText.createContext}
        actions={<Button onClick={() => void navigate('/permisos')}>{roleText.back}</Button>}
      />
      <UserSections />
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !roles && (
        <Panel label={roleText.createTitle} flush>
          <SkeletonRows rows={6} columns="2fr 1fr 1fr" />
        </Panel>
      )}
      {/* On an otherwise empty page the reason is shown, banner or not. */}
      {roles && why && (
        <Panel label={roleText.createTitle}>
          <EmptyState>{why}</EmptyState>
        </Panel>
      )}
      {roles && !why && (
        <RoleForm
          key={source ?? ''}
          draft={draft}
          start={startOf(roles.find(({ id }) => id === source))}
          read={null}
          submitLabel={roleText.create}
          pending={create.isPending}
          failure={create.error}
          onSubmit={(values) => create.mutate(values)}
        />
      )}
    </>
  );
}
