/** Declarations of validations that other parts need. Loaded on demand: the server starts without them. */
import type { AnyValidation } from '#core/engine/validation.ts';

async function declared(): Promise<readonly AnyValidation[]> {
  return (await import('#validations/with-sources.ts')).validations;
}

/** Keys of the validations that prove a balance. */
export async function balanceProofs(): Promise<string[]> {
  return (await declared()).filter(({ isUnbalanced }) => isUnbalanced !== undefined).map(({ key }) => key);
}
