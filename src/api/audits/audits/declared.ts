/** What screens need of the validations' declarations. They are loaded when somebody asks: the server starts without them. */
import type { AccountChart } from '#core/engine/finding-schema.ts';
import type { AnyValidation } from '#core/engine/validation.ts';

async function declared(): Promise<readonly AnyValidation[]> {
  return (await import('#validations/registry.gen.ts')).validations;
}

/** How the account of a validation's findings is drawn; a company's own validations declare nothing. */
export async function accountChart(validation: string): Promise<AccountChart> {
  return (await declared()).find(({ key }) => key === validation)?.accountChart ?? 'balance';
}

/** Keys of the validations that say whether a balance agrees. */
export async function balanceProofs(): Promise<string[]> {
  return (await declared()).filter(({ provesBalance }) => provesBalance === true).map(({ key }) => key);
}
