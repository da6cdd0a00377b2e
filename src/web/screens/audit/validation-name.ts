/** Identity of validations in lists and URLs: key, plus id for custom rules, which share one key. */
import { customKey } from '#core/expression/custom-names.ts';

export function validationName(key: string, id: number): string {
  return key === customKey ? `${key}-${id}` : key;
}
