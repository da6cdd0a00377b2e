/**
 * Code page of a subscriber: license, redemption, codes of the account. Without permission for codes: the license only.
 */

import { useAccess } from '../../../data/users/access.ts';
import { Columns } from '../../../ui/layout/Layout.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { codesText, ownText } from '../text.es.ts';
import { CodeList } from './CodeList.tsx';
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
        <Columns of="repeat(auto-fit, minmax(min(100%, 400px), 1fr))" below={12}>
          <div>
            <OwnLicense />
          </div>
          {changes && (
            <div>
              <Redeem />
            </div>
          )}
        </Columns>
      )}
      {sees && <CodeList canChange={changes && (access?.license.mayChange ?? false)} />}
    </>
  );
}
