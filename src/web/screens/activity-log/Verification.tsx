/** Result of verifying the hash chain of the activity log on the server. */
import { ShieldCheck, ShieldX } from 'lucide-react';
import { useActivityLogVerification } from '#web/data/activity-log.ts';
import { isAdmin } from '../../data/session/session.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Spinner } from '../../ui/mark/Spinner.tsx';
import { activityLogText } from './text.es.ts';

/** `account`: the account that staff inspects; undefined: the user's own. */
export function Verification({ account }: { account: string | undefined }) {
  const waits = isAdmin() && account === undefined;
  const { data, error, isFetching, refetch } = useActivityLogVerification(account, !waits);
  if (waits)
    return (
      <Text as="p" tone="muted" below={12}>
        {activityLogText.verifiedAccount}
      </Text>
    );
  return (
    <Row wrap below={12} role="status">
      {isFetching && (
        <Row as="span">
          <Spinner /> {activityLogText.verifying}
        </Row>
      )}
      {!isFetching && error && activityLogText.notVerified}
      {!isFetching && !error && data?.isWhole === true && (
        <Row as="span">
          <Icon of={ShieldCheck} className="correcto" />
          {activityLogText.verified(activityLogText.count(data.entries))}
        </Row>
      )}
      {!isFetching && !error && data?.isWhole === false && (
        <Row as="span">
          <Icon of={ShieldX} className="critica" />
          <b>{activityLogText.broken(data.brokenAt ?? 1)}</b>
        </Row>
      )}
      {!isFetching && (
        <Button type="link" size="small" onClick={() => void refetch()}>
          {activityLogText.again}
        </Button>
      )}
    </Row>
  );
}
