/** Numbers that a spreadsheet shows as percentages: what is typed as `2,5%` is stored as 0.025. */

export interface ReadOptions {
  /** Percentages as texts, as a person sees them; otherwise as the numbers that are stored. */
  percentagesAsShown?: boolean;
}

/** A hundred times a fraction has more digits than its cell. */
const DIGITS = 12;

/** `2.5%` of 0.025. */
export function shownPercentage(stored: number): string {
  return `${Number((stored * 100).toPrecision(DIGITS))}%`;
}

/** Built-in formats of Excel: `0%` and `0.00%`. */
const BUILT_IN_PERCENTS: readonly number[] = [9, 10];

export function isBuiltInPercent(id: number): boolean {
  return BUILT_IN_PERCENTS.includes(id);
}

/** Whether a format shows a hundred times the number: its sign outside quotes and escapes. */
export function isPercentFormat(code: string): boolean {
  return code
    .slice(0, 255)
    .replace(/"[^"]*"|\\.|[_*]./g, '')
    .includes('%');
}
