/** Accounts of fuel, by name: its withholding has a rate of its own, whatever the account's code. */

const FUEL = /\b(combustibles?|gasolina|acpm|diesel|biodiesel)\b/;

export function namesFuel(accountName: string): boolean {
  return FUEL.test(
    accountName
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, ''),
  );
}
