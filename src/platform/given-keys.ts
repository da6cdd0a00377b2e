/** Keys as the environment gives them: one, or several with commas between them, the newest first. */

/** The keys of a variable; none when it is absent or empty. */
export function givenKeys(variable: string | undefined): string[] {
  return (variable ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
}
