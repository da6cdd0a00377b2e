/** `9.00123456E8` keeps every digit; `9,00123E+08` is what a narrow column leaves of it. */
const EXPONENT = /^(\d)(?:[.,](\d+)(?=E)|(?=E\+))E(\+?)(\d{1,2})$/i;

/** The digits of an integer in scientific notation; null where it lost some, undefined for any other text. */
export function exponentDigits(written: string): string | null | undefined {
  const exponent = EXPONENT.exec(written);
  if (!exponent) return undefined;
  const [, first, rest = '', plus, power] = exponent;
  const zeros = Number(power) - rest.length;
  return zeros < 0 || (plus !== '' && zeros > 0) ? null : first + rest + '0'.repeat(zeros);
}
