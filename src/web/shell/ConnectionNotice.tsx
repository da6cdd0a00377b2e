/** Says on every page that the network, the server or its database is gone, and that nothing typed is lost. */
import { CloudOff, DatabaseZap, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useConnection } from '../data/connection/connection.ts';
import { pageConnection } from '../data/connection/page-connection.ts';
import { notify } from '../data/failures/notices.ts';
import { Button } from '../ui/control/Button.tsx';
import { FloatingBar } from '../ui/layout/FloatingBar.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { connectionText } from './everywhere.es.ts';

const icons = { offline: WifiOff, unanswered: CloudOff, away: DatabaseZap } as const;

export function ConnectionNotice() {
  const state = useConnection((connection) => connection.state);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== 'on' && state === 'on') notify({ title: connectionText.back }, 'success');
    before.current = state;
  }, [state]);
  if (state === 'on') return null;
  return (
    <FloatingBar role="alert" gap={12} justify="center">
      <Icon of={icons[state]} />
      <span>{connectionText[state]}</span>
      {state !== 'offline' && (
        <Button size="small" onClick={pageConnection.retry}>
          {connectionText.retry}
        </Button>
      )}
    </FloatingBar>
  );
}
