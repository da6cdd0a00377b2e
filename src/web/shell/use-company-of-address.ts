/**
 * Keeps the Session's company and the address together: an address with a company selects it; one with company 0 goes on with
 * the company chosen before, and a user (not an administrator) with exactly one company gets that one.
 */
import { useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { Company } from '#api/companies/companies/contract.ts';
import { useCompanies } from '../data/companies/companies.ts';
import { companyOfPath, pathForCompany } from '../data/routes/company-route.ts';
import { isAdmin, session, useSession } from '../data/session/session.ts';

/** The company to go on with where the address names none, or null. */
export function companyToResume(companies: readonly Company[], chosen: number, admin: boolean): Company | null {
  const before = companies.find(({ id }) => id === chosen);
  if (before) return before;
  return !admin && companies.length === 1 ? (companies[0] ?? null) : null;
}

export function useCompanyOfAddress(pathname: string): void {
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const { data: companies, isPlaceholderData } = useCompanies();

  useEffect(() => {
    if (!companies || isPlaceholderData) return;
    const named = companyOfPath(pathname);
    const company =
      named !== null && named > 0
        ? (companies.find(({ id }) => id === named) ?? null)
        : companyToResume(companies, useSession.getState().companyGlobal, isAdmin());
    if (!company) return;
    session.selectCompany(company);
    const path = named === 0 ? pathForCompany(pathname, company.id) : null;
    // Whoever is on the way to another page is not called back.
    if (path && !isLeaving) void navigate(path + location.search, { replace: true });
  }, [companies, isPlaceholderData, pathname, isLeaving, navigate]);
}
