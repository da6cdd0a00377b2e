/** How documents of an audit name its company. */
import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import type { AuditRecord } from '../queries.ts';
import type { SignedContent } from './contract.ts';
import type { SignOffRecord } from './queries.ts';

/** As it was signed where this audit was: a name or NIT that changed since is of the months after. */
export function namedCompany(
  company: CompanyRecord,
  audit: AuditRecord,
  signed: SignOffRecord | undefined,
): SignedContent['company'] {
  return signed?.state === 'closed' && signed.auditId === audit.id
    ? signed.content.company
    : { name: company.businessName, nit: company.nit, dv: company.checkDigit };
}
