/** What documents of one company and of a group have in common. */
import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import type { StatementFormat } from './documents/contract.ts';
import type { SignedState } from './signed-state.ts';
import type { Detail } from './tree-document.ts';

export const documentTypes: Record<StatementFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
};

/** What is signed is presented by lines; who computes with it has their accounts. */
export const usualDetail: Record<StatementFormat, Detail> = { pdf: 'lines', xlsx: 'accounts', json: 'accounts' };

/** What documents say of a company itself; `signed`: of a signed month, as it was signed. */
export function companyPart(company: CompanyRecord, signed?: Pick<SignedState, 'company' | 'certifiers'> | null) {
  return {
    company: signed?.company ?? { name: company.businessName, nit: company.nit, dv: company.checkDigit },
    signers: signed?.certifiers ?? company.signers,
    fiscalYearEnd: company.fiscalYearEnd,
    niifGroup: (company.profile.grupoNiif ?? null) as 1 | 2 | 3 | null,
  };
}
