/** Accounts under a target that hold something else: money of others, receipts to identify, contract advances. */
import { plainName } from '#core/identity/plain-name.ts';

const OTHER =
  /\bCOPAGO|\bCUOTAS? MODERADORA|\bPROPINA|\bRECAUDO|\b(POR|SIN) IDENTIFICAR\b|\bNO IDENTIFICAD|\bGARANTIA|\bCONTRATOS?\b|\bCONVENIO|\bTARJETAS?\b/;

export function namesOtherPurpose(name: string): boolean {
  return OTHER.test(plainName(name));
}
