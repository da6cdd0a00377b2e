/** Configurable validations with their texts. Loaded on demand: the server starts without them. */

import { AppError } from '#core/call/app-error.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { accountEquivalencesText } from '#core/engine/roles/account-equivalences.es.ts';
import { accountEquivalences, EQUIVALENCES_ID } from '#core/engine/roles/company-roles.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { withPredefined } from '#core/engine/settings/predefined.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';

export interface Declared {
  validation: AnyValidation;
  text: ValidationText;
}

/** In the order of a run. */
export async function declaredValidations(): Promise<Declared[]> {
  const { validations, validationTexts } = await import('#validations/with-sources.ts');
  const texts: Readonly<Record<string, ValidationText>> = validationTexts;
  return validations
    .toSorted((a, b) => a.order - b.order)
    .map((validation) => ({ validation, text: lookUp(texts, validation.key)! }));
}

const equivalences: Declared = {
  validation: accountEquivalences,
  text: accountEquivalencesText,
};

/** A validation, or what the company says of its accounts for all of them. Throws AppError `resource.not_found`. */
export async function declaredSettings(id: number): Promise<Declared> {
  return id === EQUIVALENCES_ID ? equivalences : declaredValidation(id);
}

/** Throws AppError `resource.not_found`. */
export async function declaredValidation(id: number): Promise<Declared> {
  const found = (await declaredValidations()).find(({ validation }) => validation.id === id);
  if (found === undefined) throw new AppError('resource.not_found');
  return found;
}

/** A validation over the predefined parametrization, by validation id: its defaults are those of the company. */
export function layered({ validation, text }: Declared, predefined: Record<number, ValidationSettings>): Declared {
  return { validation: withPredefined(validation, predefined[validation.id]), text };
}

/** Everything that a company can set: what it says of its accounts, and the validations in the order of a run. */
export async function declaredForCompany(predefined: Record<number, ValidationSettings>): Promise<Declared[]> {
  return [equivalences, ...(await declaredValidations())].map((one) => layered(one, predefined));
}
