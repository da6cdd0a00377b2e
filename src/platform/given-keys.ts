/** Keys in environment variables: comma-separated, newest first. */

/** Keys of a variable; none when unset or empty. */
export function givenKeys(variable: string | undefined): string[] {
  return (variable ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
}
