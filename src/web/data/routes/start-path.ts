/** Where a session begins. On its own, as visitors need no other path of a company. */
import { useSession } from '../session/session.ts';

/** The audit of the selected company, if it is still one of the user's; of 0 otherwise. */
export function startPath(): string {
  const { companyGlobal, companies } = useSession.getState();
  const isKnown = companies.some(({ id }) => id === companyGlobal);
  return `/empresa/${isKnown ? companyGlobal : 0}/servicio/auditoria`;
}
