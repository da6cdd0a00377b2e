/** The reporting framework of a company. */
import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import type { Framework } from '#core/statement/statement-lines.ts';

/** NIIF para las PYMES where nobody said it: it is that of most. */
const USUAL: Framework = 2;

export function frameworkOf({ profile }: Pick<CompanyRecord, 'profile'>): Framework {
  return (profile.grupoNiif as Framework | undefined) ?? USUAL;
}
