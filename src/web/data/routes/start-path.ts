/** Where a session begins. On its own, as visitors need no other path of a company. */
import { isAdmin, useSession } from '../session/session.ts';

/**
 * The audit of the selected company, if it is still one of the user's; of 0 otherwise. The portfolio for who may not see
 * that audit.
 */
export async function startPath(): Promise<string> {
  const { companyGlobal, companies, isRootUser } = useSession.getState();
  const company = companies.some(({ id }) => id === companyGlobal) ? companyGlobal : 0;
  const audit = `/empresa/${company}/servicio/auditoria`;
  if (isRootUser || isAdmin()) return audit;
  // Not among the code of visitors.
  const { readMayAudit } = await import('../users/access.ts');
  return (await readMayAudit(company)) ? audit : '/home';
}
