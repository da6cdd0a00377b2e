/** Where a user goes after signing in: the page asked for before, the portfolio of several companies, or the audit. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { auditPath } from '../routes/company-route.ts';
import { takePlace } from '../session/login-return.ts';
import { isAdmin, lacksSecondFactor } from '../session/session.ts';
import { useReadCompanies } from './companies.ts';

/** Leads there; the session must be open. */
export function useArrive(): () => Promise<void> {
  const navigate = useNavigate();
  const readCompanies = useReadCompanies();
  return useCallback(async () => {
    const asked = takePlace();
    // Without them the audit screen says what is wrong.
    const companies = asked === null && !isAdmin() && !lacksSecondFactor() ? await readCompanies().catch(() => []) : [];
    await navigate(asked ?? (companies.length > 1 ? '/home' : auditPath(0)), { replace: true });
  }, [navigate, readCompanies]);
}
