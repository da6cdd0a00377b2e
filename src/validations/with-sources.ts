/** Every validation that audits run: those of balances, and those that second files bring. */
import type { AnyValidation } from '#core/engine/validation.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { sources } from '#sources/registry.gen.ts';
import { validations as ofBalances, validationTexts as ofBalancesTexts } from './registry.gen.ts';

export const validations: readonly AnyValidation[] = [...ofBalances, ...sources.map(({ validation }) => validation)];

/** By key. */
export const validationTexts: Readonly<Record<string, ValidationText>> = {
  ...ofBalancesTexts,
  ...Object.fromEntries(sources.map(({ key, text }) => [key, text])),
};
