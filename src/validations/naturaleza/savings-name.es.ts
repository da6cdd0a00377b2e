/** Savings accounts that a company keeps among its current accounts, told by their name. */

export function isSavingsName(name: string): boolean {
  return /\bahorros?\b/i.test(name);
}
