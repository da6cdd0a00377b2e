/** User of the account: data, companies and roles, sessions, active state. */
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Member } from '#api/users/users/contract.ts';
import { roleWords } from '#web/account-users/role-words.ts';
import { HandOver } from '../../account-users/HandOver.tsx';
import { useUsersHindrance } from '../../account-users/use-users-hindrance.ts';
import { useCompanies } from '../../data/companies/companies.ts';
import { isAdmin, useSession } from '../../data/session/session.ts';
import { useAccess } from '../../data/users/access.ts';
import { useUser } from '../../data/users/users.ts';
import { Button } from '../../ui/control/Button.tsx';
import layout from '../../ui/layout/Layout.module.css';
import { Offer } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { HindranceNotice } from '../../ui/state/HindranceNotice.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { AccessPanel } from './AccessPanel.tsx';
import { ActiveButton } from './ActiveButton.tsx';
import { DataPanel } from './DataPanel.tsx';
import { SecurityPanel } from './SecurityPanel.tsx';
import { userText } from './text.es.ts';
import { useUserChanges } from './use-user-changes.ts';

export function Screen() {
  const id = Number(useParams().user);
  const navigate = useNavigate();
  const { data: user, error, refetch } = useUser(id);
  const back = <Button onClick={() => void navigate('/usuarios')}>{userText.back}</Button>;
  if (user) return <UserPage key={id} user={user} back={back} />;
  return (
    <>
      <PageHeader title={userText.title} actions={back} />
      {error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <Panel label={userText.title} flush>
          <SkeletonRows rows={6} columns="1fr 2fr" />
        </Panel>
      )}
    </>
  );
}

function UserPage({ user, back }: { user: Member; back: ReactNode }) {
  const { id, attributes } = user;
  const me = useSession((state) => state.user?.id);
  const why = useUsersHindrance();
  const isKnown = useAccess() !== undefined;
  const changes = useUserChanges(id);
  const isRoot = useSession((state) => state.isRootUser);
  const isMe = me === id;
  const guarded = protection(attributes.isRootUser, isMe);
  // Protection covers access, not the name.
  const mayGovern = why === null && guarded === null;
  const isBeyond = useIsBeyond(user);
  const mayGovernWholly = mayGovern && !isBeyond;
  return (
    <div className={layout.wide}>
      <PageHeader
        title={attributes.user_name}
        context={roleWords(attributes)}
        actions={
          <>
            {back}
            {mayGovernWholly && attributes.status !== 'invitado' && <ActiveButton user={user} changes={changes} />}
          </>
        }
      />
      {guarded ? <Notice>{guarded}</Notice> : <HindranceNotice why={why} />}
      {mayGovern && isBeyond && <Notice>{userText.beyond}</Notice>}
      <DataPanel user={user} canEdit={why === null} changes={changes} />
      {!attributes.isRootUser && (
        <AccessPanel user={user} canEdit={mayGovern} canEditGeneral={mayGovernWholly} changes={changes} />
      )}
      <SecurityPanel user={user} canEdit={mayGovernWholly} canSee={isKnown && mayGovernWholly} changes={changes} />
      {isRoot && guarded === null && attributes.status === 'activo' && !isAdmin() && (
        <Panel title={userText.subscription}>
          <Offer>
            <p>{userText.handOverNote(attributes.user_name)}</p>
            <HandOver heir={{ id, name: attributes.user_name }} />
          </Offer>
        </Panel>
      )}
    </div>
  );
}

/** Whether a user works in companies that the signed-in one does not see, where only others change what they may do. */
function useIsBeyond({ attributes: { companies, jobs: roles } }: Member): boolean {
  const isRoot = useSession((state) => state.isRootUser);
  const { data: seen } = useCompanies();
  if (isRoot || seen === undefined) return false;
  const ids = new Set(seen.map(({ id }) => id));
  return [...companies, ...roles.flatMap(({ companyId }) => companyId ?? [])].some((id) => !ids.has(id));
}

/** Why access cannot be changed, or null. */
function protection(isRoot: boolean, isMe: boolean): string | null {
  if (isRoot) return isMe ? userText.ownerSelf : userText.owner;
  return isMe ? userText.self : null;
}
