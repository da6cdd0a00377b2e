/** Expenses that depend on the month: travel, representation, services now and then. */
import { accountName } from '#core/identity/account-name.es.ts';

const OCCASIONAL =
  /\bVIAJES?\b|\bVIATICOS?\b|\bPASAJES?\b|\bTIQUETES?\b|\bHOTEL|\bALOJAMIENTO|\bTAXIS?\b|\bPEAJES?\b|\bREPRESENTACION|\bATENCION(ES)?\b|\bEVENTOS?\b|\b(OCASIONAL|EVENTUAL)(ES)?\b/;

export function namesOccasional(name: string): boolean {
  return OCCASIONAL.test(accountName(name));
}
