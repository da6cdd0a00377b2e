/** Words by which accounts say what their code does not: when they are due, and that a loan is no overdraft. */

const LONG_TERM = /\bLARGO PLAZO\b|\bL P\b|\bLP\b|\bNO CORRIENTES?\b/;

/** By a normalised name (`plainName`). */
export function isLongTerm(name: string): boolean {
  return LONG_TERM.test(name);
}

/** «Obligaciones financieras a largo plazo». */
export function longTermName(line: string): string {
  return `${line} a largo plazo`;
}

const LOAN = /\bPAGARE|\bCREDITO|\bPRESTAMO|\bLEASING|\bTARJETA|\bLARGO PLAZO/;

/** A loan that the company keeps below 210505, the account of overdrafts. */
export function isNamedLoan(name: string): boolean {
  return LOAN.test(name) && !/\bSOBREGIRO/.test(name);
}
