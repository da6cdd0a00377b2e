/** Says that nothing can be changed, and since when, while the licence does not hold. */
import type { OwnAccess } from '#api/permissions/contract.ts';
import { useAccess } from '../data/access.ts';
import { formatDay } from '../ui/dates.es.ts';
import styles from './LicenceBanner.module.css';
import { shellText } from './text.es.ts';

export function LicenceBanner() {
  const licence = useAccess()?.licence;
  if (licence === undefined || licence.mayChange) return null;
  return (
    <p className={styles.banner} role="status">
      {readOnlyWords(licence)}
    </p>
  );
}

function readOnlyWords({ state, endsOn }: OwnAccess['licence']): string {
  if (state === 'suspendida') return shellText.readOnlySuspended;
  // At noon, so that no time zone makes it another day.
  return endsOn === null ? shellText.readOnlyMissing : shellText.readOnlyExpired(formatDay(`${endsOn}T12:00`));
}
