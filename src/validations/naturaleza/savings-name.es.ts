/** Recognises savings accounts booked among current accounts, by name. */

export function isSavingsName(name: string): boolean {
  return /\bahorros?\b/i.test(name);
}
