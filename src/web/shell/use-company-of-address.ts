/**
 * Makes the company of the address the selected one: 0 selects none, an address without company keeps the selection. A
 * user (not an administrator) with a single company gets that one, once per sign-in.
 */
import { useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { Company } from '#api/companies/companies/contract.ts';
import { useCompanies } from '../data/companies/companies.ts';
import { companyOfPath, pathForCompany } from '../data/routes/company-route.ts';
import { isNavigating } from '../data/routes/pending-navigation.ts';
import { isAdmin, session, useSession } from '../data/session/session.ts';
import type { SessionState } from '../data/session/session-state.ts';

type Selection = Pick<SessionState, 'companyGlobal' | 'hadCompany'>;

/**
 * Company to select: null for none, undefined to keep the selection. `named`: company of the address, 0 for none
 * chosen, null if it has none.
 */
export function companyToSelect(
  companies: readonly Company[],
  named: number | null,
  { companyGlobal, hadCompany }: Selection,
): Company | null | undefined {
  const listed = (one: number | null) => companies.find(({ id }) => id === one);
  if (named) return listed(named) ?? (listed(companyGlobal) ? undefined : null);
  const [only] = companies;
  if (only && companies.length === 1 && !hadCompany) return only;
  return named === null && listed(companyGlobal) ? undefined : null;
}

export function useCompanyOfAddress(pathname: string): void {
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const { data: companies, isPlaceholderData } = useCompanies();

  useEffect(() => {
    // A pending navigation decides: its address is followed on arrival, or this one again if it is cancelled.
    if (!companies || isPlaceholderData || isLeaving || isNavigating()) return;
    const named = companyOfPath(pathname);
    const { companyGlobal, hadCompany } = useSession.getState();
    const company = companyToSelect(companies, named, { companyGlobal, hadCompany: hadCompany || isAdmin() });
    if (company === undefined) return;
    session.selectCompany(company);
    const path = named === 0 && company ? pathForCompany(pathname, company.id) : null;
    if (path) void navigate(path + location.search, { replace: true });
  }, [companies, isPlaceholderData, pathname, isLeaving, navigate]);
}
