/** Columns and sort order of the company list. */

import { Link } from 'react-router';
import type { Company } from '#api/companies/companies/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { formatNit } from '#core/identity/nit.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { missingProfileFields } from '../../data/companies/company-profile.ts';
import { auditPath } from '../../data/routes/company-route.ts';
import { allows, useAccess } from '../../data/users/access.ts';
import { useHindrance } from '../../data/users/hindrance.ts';
import type { ListColumn, ListOrder } from '../../lists/columns.ts';
import { Row } from '../../ui/layout/Layout.tsx';
import { SeverityIcon } from '../../ui/mark/SeverityMark.tsx';
import tables from '../../ui/table/Table.module.css';
import styles from './Screen.module.css';
import { companiesText } from './text.es.ts';

const missing = ({ attributes }: Company) => missingProfileFields(attributes.profile).length;

export const companyColumns: readonly ListColumn<Company>[] = [
  {
    key: 'nombre',
    title: companiesText.name,
    isName: true,
    sorts: 'up',
    cell: (company) => <CompanyName company={company} />,
  },
  {
    key: 'nit',
    title: companiesText.nit,
    sorts: 'up',
    className: tables.date,
    cell: ({ attributes: { comp_entity_id: nit, comp_check_digit: dv } }) => (
      <span className="n flush">{formatNit(nit, dv)}</span>
    ),
  },
  {
    key: 'software',
    title: companiesText.software,
    sorts: 'up',
    className: tables.date,
    cell: ({ accountable_software: software }) => software.acso_name,
  },
  {
    key: 'perfil',
    title: companiesText.profile,
    sorts: 'down',
    className: tables.date,
    cell: (company) => <ProfileState missing={missing(company)} />,
  },
];

/** Plus the subscription: two subscriptions may have the same company. */
export const staffCompanyColumns: readonly ListColumn<Company>[] = companyColumns.toSpliced(1, 0, {
  key: 'suscripcion',
  title: companiesText.subscriber,
  sorts: 'up',
  cell: ({ attributes: { subscriber } }) => subscriber ?? '–',
});

function ProfileState({ missing }: { missing: number }) {
  if (missing > 0) return <span className="mut">{companiesText.missing(missing)}</span>;
  return (
    <Row as="span" gap={6}>
      <SeverityIcon mark="correcto" /> {companiesText.complete}
    </Row>
  );
}

export function CompanyActions({ company: { id, attributes } }: { company: Company }) {
  const readOnly = useHindrance('empresas.editar', id) !== null;
  const may = useMay(id);
  const name = attributes.comp_business_name;
  return (
    <Row gap={20} justify="end" className={styles.actions}>
      {may('auditoria.ver') && (
        <Link to={auditPath(id)} aria-label={companiesText.auditOf(name)}>
          {companiesText.audit}
        </Link>
      )}
      {may('empresas.ver') && (
        <Link to={`/empresa/${id}`} aria-label={readOnly ? companiesText.seeOf(name) : companiesText.editOf(name)}>
          {readOnly ? companiesText.see : companiesText.edit}
        </Link>
      )}
    </Row>
  );
}

/** Leads to its data, for who may see them. */
export function CompanyName({ company: { id, attributes } }: { company: Company }) {
  const name = attributes.comp_business_name;
  return useMay(id)('empresas.ver') ? <Link to={`/empresa/${id}`}>{name}</Link> : name;
}

/** Whether the screens of a company open for the user; while unknown they may. */
function useMay(company: number): (permission: PermissionKey) => boolean {
  const access = useAccess();
  return (permission) => access === undefined || allows(access, permission, company);
}

const byName = (a: Company, b: Company) =>
  a.attributes.comp_business_name.localeCompare(b.attributes.comp_business_name, 'es');

/** A NIT compares as a number. */
const comparisons: Record<string, (a: Company, b: Company) => number> = {
  nombre: byName,
  nit: (a, b) => Number(a.attributes.comp_entity_id) - Number(b.attributes.comp_entity_id),
  software: (a, b) => a.accountable_software.acso_name.localeCompare(b.accountable_software.acso_name, 'es'),
  perfil: (a, b) => missing(a) - missing(b),
  suscripcion: (a, b) => (a.attributes.subscriber ?? '').localeCompare(b.attributes.subscriber ?? '', 'es'),
};

/** Sorted, ties by name. An unknown key sorts by name. */
export function sortedCompanies(companies: readonly Company[], { key, descending }: ListOrder): Company[] {
  const compare = lookUp(comparisons, key) ?? byName;
  return companies.toSorted((a, b) => (descending ? -compare(a, b) : compare(a, b)) || byName(a, b));
}
