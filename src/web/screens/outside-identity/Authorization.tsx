/** OIDC providers; starts the flow with one. `?proveedor=…` starts at once, for links from partners. */

import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLeaveToProvider, useProviders } from '../../data/access/oidc.ts';
import { session, useIsSignedIn } from '../../data/session/session.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { PageTitle } from '../../ui/page/PageHeader.tsx';
import { PublicPage } from '../../ui/page/PublicPage.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { text } from './text.es.ts';

export function Authorization() {
  const [search] = useSearchParams();
  const wanted = search.get('proveedor');
  const alliance = search.get('alianza');
  const isIn = useIsSignedIn();
  const providers = useProviders();
  const leave = useLeaveToProvider({ meta: { quiet: true } });
  const left = useRef(false);
  const known = providers.data ?? [];
  useEffect(() => {
    if (alliance !== null) session.setAlliance(alliance);
  }, [alliance]);
  useEffect(() => {
    if (left.current || !known.some(({ key }) => key === wanted)) return;
    left.current = true;
    if (wanted !== null) leave.mutate(wanted);
  }, [known, wanted, leave]);
  return (
    <PublicPage>
      <PageTitle title={text.title} />
      <Stack gap={12} width="narrow">
        <h1 tabIndex={-1}>{text.title}</h1>
        <Text as="p" tone="secondary" below={8}>
          {text.context}
        </Text>
        {providers.isPending && <SkeletonRows rows={2} columns="1fr" height={48} />}
        {providers.isError && (
          <ErrorState failure={providers.error} message={text.loadFailed} onRetry={() => void providers.refetch()} />
        )}
        {leave.error && <Notice urgent>{leave.error.message}</Notice>}
        {providers.isSuccess && known.length === 0 && <Notice>{text.none(isIn)}</Notice>}
        {known.map(({ key, name }) => (
          <Button
            key={key}
            block
            size="large"
            loading={leave.isPending && leave.variables === key}
            disabled={leave.isPending}
            onClick={() => leave.mutate(key)}
          >
            {text.with(name)}
          </Button>
        ))}
        {!isIn && (
          <p>
            <Link to="/login">{text.signIn}</Link>
          </p>
        )}
      </Stack>
    </PublicPage>
  );
}
