/** Accounts of goods that customers return. */
import { plainName } from '#core/identity/plain-name.ts';

export function namesReturns(name: string): boolean {
  return /\bDEVOLUCION/.test(plainName(name));
}
