/** Joins the truthy class names; undefined if none. */
export function classNames(classes: readonly (string | false | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined;
}
