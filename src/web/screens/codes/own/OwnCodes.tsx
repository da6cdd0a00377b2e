/**
 * Code page of a subscriber: license, redemption, codes of the account. Without permission for codes: the license only.
 */
import { useAccess } from '../../../data/users/access.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { codesText, ownText } from '../text.es.ts';
import { CodeList } from './CodeList.tsx';
import styles from './Own.module.css';
import { GuestLicense, OwnLicense } from './OwnLicense.tsx';
import { Redeem } from './Redeem.tsx';

export function OwnCodes() {
  const access = useAccess();
  const sees = access?.account.includes('licencias.ver') ?? false;
  const changes = access?.account.includes('licencias.editar') ?? false;
  return (
    <>
      <PageHeader
        title={codesText.ownTitle}
        context={sees || access === undefined ? codesText.ownContext : ownText.guestContext}
      />
      {access !== undefined && !sees && <GuestLicense license={access.license} />}
      {sees && (
        <div className={styles.panels}>
          <div>
            <OwnLicense />
          </div>
          {changes && (
            <div>
              <Redeem />
            </div>
          )}
        </div>
      )}
      {sees && <CodeList canChange={changes && (access?.license.mayChange ?? false)} />}
    </>
  );
}
