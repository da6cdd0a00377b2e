/** Says that nothing can be changed, and since when, while the licence does not hold or the account is closed. */

import { Link } from 'react-router';
import type { OwnAccess } from '#api/permissions/contract.ts';
import { useAccess } from '../data/access.ts';
import { ownDataPath } from '../data/own-data-route.ts';
import { useSession } from '../data/session.ts';
import { formatDay } from '../ui/dates.es.ts';
import styles from './LicenceBanner.module.css';
import { shellText } from './text.es.ts';

export function LicenceBanner() {
  const access = useAccess();
  const isRoot = useSession((state) => state.isRootUser);
  if (access === undefined || access.licence.mayChange) return null;
  const { closesAt, licence } = access;
  return (
    <p className={styles.banner} role="status">
      {closesAt === null ? (
        readOnlyWords(licence)
      ) : (
        <>
          {shellText.closing(formatDay(closesAt))} {isRoot && <Link to={ownDataPath}>{shellText.reopen}</Link>}
        </>
      )}
    </p>
  );
}

function readOnlyWords({ state, endsOn }: OwnAccess['licence']): string {
  if (state === 'suspendida') return shellText.readOnlySuspended;
  // At noon, so that no time zone makes it another day.
  return endsOn === null ? shellText.readOnlyMissing : shellText.readOnlyExpired(formatDay(`${endsOn}T12:00`));
}
