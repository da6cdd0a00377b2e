/** API tokens of the user: scopes, expiry, last use; create and revoke. */

import { useState } from 'react';
import type { ApiToken } from '#api/access/api-tokens/contract.ts';
import { formatDay } from '#web/dates.es.ts';
import { useRevokeToken, useTokens } from '../../../data/access/api-tokens.ts';
import { notify } from '../../../data/failures/notices.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines, Offer } from '../../../ui/layout/Layout.tsx';
import { Second } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/mark/Tag.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { profileText } from '../text.es.ts';
import { NewToken } from './NewToken.tsx';
import { scopeWords } from './scope-words.ts';
import { tokensText as text } from './text.es.ts';

export function TokensSection() {
  const { data, error, refetch } = useTokens();
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  const create = (
    <Button type="primary" onClick={() => setMaking(true)}>
      {text.create}
    </Button>
  );
  return (
    <>
      <Panel title={text.title}>
        <Offer>
          <p>
            {text.note}{' '}
            <a href="/api/docs" target="_blank" rel="noreferrer">
              {text.docs}
            </a>
          </p>
          {data && data.length > 0 && create}
        </Offer>
      </Panel>
      <Panel label={text.list} flush>
        {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows rows={3} columns="2fr 1fr" height={60} />}
        {data?.length === 0 && <EmptyState action={create}>{text.none}</EmptyState>}
        <Lines>
          {data?.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </Lines>
      </Panel>
      {making && <NewToken onClose={() => setMaking(false)} />}
      <Revoke token={revoking} onClose={() => setRevoking(null)} />
    </>
  );
}

function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, tail, scopes, state, expiresAt, lastUsedAt } = token.attributes;
  const holds = state === 'vigente';
  return (
    <Offer as="li">
      <div>
        <b>{name}</b> <span className="mut">…{tail}</span>
        <Tag muted={!holds}>{text.states[state]}</Tag>
        <Second>{scopeWords(scopes)}</Second>
        <Second>{text.dates(formatDay(expiresAt), lastUsedAt === null ? null : formatDay(lastUsedAt))}</Second>
      </div>
      {holds && (
        <Button aria-label={text.revokeOf(name)} onClick={onRevoke}>
          {text.revoke}
        </Button>
      )}
    </Offer>
  );
}

function Revoke({ token, onClose }: { token: ApiToken | null; onClose: () => void }) {
  const revoke = useRevokeToken({ onSuccess: () => notify({ title: text.revokedTitle }, 'success') });
  return (
    <Dialog
      open={token !== null}
      title={text.revokeTitle(token?.attributes.name ?? '')}
      okText={text.revoke}
      okDanger
      cancelText={profileText.cancel}
      pending={revoke.isPending}
      onCancel={onClose}
      onOk={() => token && revoke.mutate(token.id, { onSettled: onClose })}
    >
      <p>{text.revokeNote}</p>
    </Dialog>
  );
}
