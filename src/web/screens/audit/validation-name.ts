/** What tells validations apart in lists and addresses: their key, and for the company's own, which share one, their id too. */
import { customKey } from '#core/expression/custom-names.ts';

export function validationName(key: string, id: number): string {
  return key === customKey ? `${key}-${id}` : key;
}
