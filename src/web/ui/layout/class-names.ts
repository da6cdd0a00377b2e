/** The classes that hold, as an attribute; nothing without any. */
export function classNames(classes: readonly (string | false | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined;
}
