/**
 * Synchronises session company and URL: a company in the URL is selected; company 0 resumes the previous one, and a
 * user (not an administrator) with a single company gets that one, until they choose none.
 */
import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { Company } from '#api/companies/companies/contract.ts';
import { useCompanies } from '../data/companies/companies.ts';
import { companyOfPath, pathForCompany } from '../data/routes/company-route.ts';
import { isNavigating } from '../data/routes/pending-navigation.ts';
import { isAdmin, session, useSession } from '../data/session/session.ts';

/** Company to resume if the URL names none, or null. `gives`: whether the only company is selected unasked. */
export function companyToResume(companies: readonly Company[], chosen: number, gives: boolean): Company | null {
  const before = companies.find(({ id }) => id === chosen);
  if (before) return before;
  return gives && companies.length === 1 ? (companies[0] ?? null) : null;
}

export function useCompanyOfAddress(pathname: string): void {
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const { data: companies, isPlaceholderData } = useCompanies();
  const hadCompany = useRef(false);

  useEffect(() => {
    if (!companies || isPlaceholderData) return;
    const named = companyOfPath(pathname);
    const company =
      named !== null && named > 0
        ? (companies.find(({ id }) => id === named) ?? null)
        : companyToResume(companies, useSession.getState().companyGlobal, !isAdmin() && !hadCompany.current);
    if (!company) return;
    hadCompany.current = true;
    session.selectCompany(company);
    const path = named === 0 ? pathForCompany(pathname, company.id) : null;
    // A pending navigation wins; the effect runs again if it is cancelled.
    if (path && !isLeaving && !isNavigating()) void navigate(path + location.search, { replace: true });
  }, [companies, isPlaceholderData, pathname, isLeaving, navigate]);
}
