/** Declarations of validations that screens need. Loaded on demand: the server starts without them. */
import type { AccountChart } from '#core/engine/finding-schema.ts';
import type { AnyValidation } from '#core/engine/validation.ts';

async function declared(): Promise<readonly AnyValidation[]> {
  return (await import('#validations/registry.gen.ts')).validations;
}

/** Kind of monthly chart of a validation's findings; custom rules declare none. */
export async function accountChart(validation: string): Promise<AccountChart> {
  return (await declared()).find(({ key }) => key === validation)?.accountChart ?? 'balance';
}

/** Keys of the validations that prove a balance. */
export async function balanceProofs(): Promise<string[]> {
  return (await declared()).filter(({ isUnbalanced }) => isUnbalanced !== undefined).map(({ key }) => key);
}
