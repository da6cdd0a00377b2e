/** Data that are missing, with what each would add and the way to give it. */
import { Link } from 'react-router';
import type { ValidationSummary } from '#api/audits/audits/contract.ts';
import { useCompanies } from '../../../data/companies/companies.ts';
import { companyFactPath, loadPath, settingPath } from '../../../data/routes/company-route.ts';
import { exportHelpPath } from '../../../data/routes/help-route.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { Notice } from '../../../ui/state/Notice.tsx';
import { missingText } from '../text.es.ts';
import { type MissingGroup, missingProfile } from './missing-data.ts';

interface CompanyProps {
  company: number;
}

export function MissingData({ company, groups }: CompanyProps & { groups: readonly MissingGroup[] }) {
  return (
    <ul>
      {groups.map((group) => (
        <li key={group.key}>
          {missingText.group(group)} <GiveLink company={company} group={group} />
        </li>
      ))}
    </ul>
  );
}

/** Nothing without permission to give the datum. */
function GiveLink({ company, group: { data, validations } }: CompanyProps & { group: MissingGroup }) {
  const access = useAccess();
  const [datum] = data;
  if (datum === undefined || access === undefined) return null;
  const { kind, name, label } = datum;
  const may = {
    profile: 'empresas.editar',
    parameter: 'parametrizacion.editar',
    month: 'auditoria.ejecutar',
    third_parties: 'auditoria.ver',
  } as const;
  if (!allows(access, may[kind], company)) return null;
  const to = {
    profile: companyFactPath(company, name),
    parameter: settingPath(company, validations[0]!.id, name),
    month: loadPath(company, name),
    third_parties: exportHelpPath,
  };
  return (
    <Link className="small" to={to[kind]} aria-label={`${missingText.give[kind]}: ${label}`}>
      {missingText.give[kind]}
    </Link>
  );
}

/** Above the list: how many facts of the profile are missing, and what they would add. */
export function MissingProfileNotice({
  company,
  validations,
}: CompanyProps & { validations: readonly ValidationSummary[] }) {
  const access = useAccess();
  const profile = useCompanies().data?.find(({ id }) => id === company)?.attributes.profile ?? {};
  const missing = missingProfile(validations, profile);
  const [first] = missing.fields;
  if (first === undefined || access === undefined || !allows(access, 'empresas.editar', company)) return null;
  return (
    <Notice action={<Link to={companyFactPath(company, first)}>{missingText.give.profile}</Link>}>
      {missingText.profile(missing)}
    </Notice>
  );
}
