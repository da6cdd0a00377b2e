/** Says on every page that the network or the server is gone, and that nothing typed is lost. */
import { CloudOff, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useConnection } from '../data/connection/connection.ts';
import { pageConnection } from '../data/connection/page-connection.ts';
import { notify } from '../data/failures/notices.ts';
import { Button } from '../ui/control/Button.tsx';
import { FloatingBar } from '../ui/layout/FloatingBar.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { connectionText } from './everywhere.es.ts';

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
      <Icon of={state === 'offline' ? WifiOff : CloudOff} />
      <span>{connectionText[state]}</span>
      {state === 'unanswered' && (
        <Button size="small" onClick={pageConnection.retry}>
          {connectionText.retry}
        </Button>
      )}
    </FloatingBar>
  );
}
