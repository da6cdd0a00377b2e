/** Companies as rows; on a phone each row becomes a card. */
import { Link } from 'react-router';
import type { Company } from '#api/companies/contract.ts';
import { formatNit } from '#core/nit.ts';
import { missingProfileFields } from '../../data/company-profile.ts';
import { auditPath } from '../../data/company-route.ts';
import { useHindrance } from '../../data/hindrance.ts';
import { SeverityIcon } from '../../ui/SeverityMark.tsx';
import tables from '../../ui/Table.module.css';
import styles from './CompanyTable.module.css';
import { companiesText } from './text.es.ts';

export function CompanyTable({ companies }: { companies: readonly Company[] }) {
  return (
    <table className={`${tables.table} ${styles.companies}`}>
      <thead>
        <tr>
          <th scope="col">{companiesText.name}</th>
          <th scope="col">{companiesText.nit}</th>
          <th scope="col">{companiesText.software}</th>
          <th scope="col">{companiesText.profile}</th>
          <th scope="col">
            <span className="sr">{companiesText.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <CompanyRow key={company.id} company={company} />
        ))}
      </tbody>
    </table>
  );
}

function CompanyRow({ company }: { company: Company }) {
  const { id, attributes, accountable_software: software } = company;
  const { comp_business_name: name, comp_entity_id: nit, comp_check_digit: dv, profile } = attributes;
  const readOnly = useHindrance('empresas.editar', id) !== null;
  const missing = missingProfileFields(profile).length;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <Link to={`/empresa/${id}`}>{name}</Link>
      </th>
      <td className={styles.nit}>
        <span className="n flush">{formatNit(nit, dv)}</span>
      </td>
      <td className={styles.software}>{software.acso_name}</td>
      <td className={styles.profile}>
        {missing === 0 ? (
          <span className={styles.complete}>
            <SeverityIcon mark="correcto" /> {companiesText.complete}
          </span>
        ) : (
          <span className="mut">{companiesText.missing(missing)}</span>
        )}
      </td>
      <td className={styles.actions}>
        <Link to={auditPath(id)} aria-label={companiesText.auditOf(name)}>
          {companiesText.audit}
        </Link>
        <Link to={`/empresa/${id}`} aria-label={readOnly ? companiesText.seeOf(name) : companiesText.editOf(name)}>
          {readOnly ? companiesText.see : companiesText.edit}
        </Link>
      </td>
    </tr>
  );
}
