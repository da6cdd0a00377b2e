/** Inactive companies and, for the subscriber, deleted ones that can be restored. */

import { Link } from 'react-router';
import type { Company } from '#api/companies/companies/contract.ts';
import type { DeletedCompany } from '#api/companies/company-deletion/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatDay } from '#web/dates.es.ts';
import { useDeletedCompanies, useInactiveCompanies, useRestoreCompany } from '../../data/companies/companies.ts';
import { useInactiveNotice } from '../../data/companies/use-inactive-notice.ts';
import { notify } from '../../data/failures/notices.ts';
import { isAdmin, useSession } from '../../data/session/session.ts';
import { useAccess } from '../../data/users/access.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Lines, Offer } from '../../ui/layout/Layout.tsx';
import { Second, Text } from '../../ui/layout/Text.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { CompanyName } from './company-columns.tsx';
import { awayText as text } from './text.es.ts';

export function AwayCompanies() {
  const isRoot = useSession((state) => state.isRootUser) && !isAdmin();
  const inactive = useInactiveCompanies();
  const deleted = useDeletedCompanies(isRoot);
  return (
    <>
      {inactive.data && inactive.data.length > 0 && <Inactive companies={inactive.data} />}
      {deleted.data && deleted.data.length > 0 && <Deleted companies={deleted.data} />}
    </>
  );
}

function Inactive({ companies }: { companies: readonly Company[] }) {
  return (
    <Panel title={text.inactive} flush>
      <Lines tight>
        {companies.map((company) => (
          <InactiveRow key={company.id} company={company} />
        ))}
      </Lines>
    </Panel>
  );
}

function InactiveRow({ company }: { company: Company }) {
  const mayActivate = useInactiveNotice(company.id)?.action != null;
  const { comp_business_name: name, comp_entity_id: nit, comp_check_digit: dv } = company.attributes;
  return (
    <Offer as="li">
      <div>
        <CompanyName company={company} />
        <Second as="span">{formatNit(nit, dv)}</Second>
      </div>
      {mayActivate ? (
        <Link to={`/empresa/${company.id}`} aria-label={text.openOf(name)}>
          {text.open}
        </Link>
      ) : (
        <Text tone="muted">{isAdmin() ? text.byTheirs : text.byOthers}</Text>
      )}
    </Offer>
  );
}

function Deleted({ companies }: { companies: readonly DeletedCompany[] }) {
  return (
    <Panel title={text.deleted} flush>
      <Lines tight>
        {companies.map((company) => (
          <DeletedRow key={company.id} company={company} />
        ))}
      </Lines>
    </Panel>
  );
}

function DeletedRow({ company }: { company: DeletedCompany }) {
  const mayChange = useAccess()?.license.mayChange ?? true;
  const { comp_business_name: name, comp_entity_id: nit, comp_check_digit: dv, goneAt } = company.attributes;
  const restore = useRestoreCompany(company, {
    onSuccess: () => notify({ title: text.restored, description: name }, 'success'),
  });
  return (
    <Offer as="li">
      <div>
        {name}
        <Second as="span">
          {formatNit(nit, dv)} · {text.until(formatDay(goneAt))}
        </Second>
      </div>
      <Button
        aria-label={text.restoreOf(name)}
        disabled={!mayChange}
        loading={restore.isPending}
        onClick={() => restore.mutate()}
      >
        {text.restore}
      </Button>
    </Offer>
  );
}
