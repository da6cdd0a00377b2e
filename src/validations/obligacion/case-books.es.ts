/** Books that the cases of obligacion share: a loan of a bank, what it owes before and after, and the interest of the month. */

export function loan(before: number, after: number, interest: number, disbursed = 0): string {
  const paid = before + disbursed - after;
  return `
    21051001 Pagarés   | 890903938 Bancolombia | ${-before} | ${paid} | ${disbursed} | ${-after}
    53052001 Intereses | 890903938 Bancolombia | 2_000_000 | ${interest} | 0 | ${2_000_000 + interest}
  `;
}
