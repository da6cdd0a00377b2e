/** Whether the record is whole, as the server finds by reading its chain. */
import { ShieldCheck, ShieldX } from 'lucide-react';
import { useActivityLogVerification } from '#web/data/activity-log.ts';
import { isAdmin } from '../../data/session/session.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Spinner } from '../../ui/mark/Spinner.tsx';
import styles from './ActivityLog.module.css';
import { activityLogText } from './text.es.ts';

/** `account`: whose, when the staff looks; without it everybody's own. */
export function Verification({ account }: { account: string | undefined }) {
  const waits = isAdmin() && account === undefined;
  const { data, error, isFetching, refetch } = useActivityLogVerification(account, !waits);
  if (waits) return <p className={`mut ${styles.verification}`}>{activityLogText.verifiedAccount}</p>;
  return (
    <Row wrap className={styles.verification} role="status">
      {isFetching && (
        <Row as="span" align="top">
          <Spinner /> {activityLogText.verifying}
        </Row>
      )}
      {!isFetching && error && activityLogText.notVerified}
      {!isFetching && !error && data?.isWhole === true && (
        <Row as="span" align="top">
          <Icon of={ShieldCheck} className={styles.whole} />
          {activityLogText.verified(activityLogText.count(data.entries))}
        </Row>
      )}
      {!isFetching && !error && data?.isWhole === false && (
        <Row as="span" align="top">
          <Icon of={ShieldX} className={styles.broken} />
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
