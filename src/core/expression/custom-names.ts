/** Names and limits of the company's own validations, for contracts and screens that need nothing of the language. */

/** The key of them all. */
export const customKey = 'propia';
/** Ids below are the catalogue's. */
export const firstCustomId = 200;
/** Characters. */
export const LONGEST_EXPRESSION = 2000;

/** How an expression that is tried on a month can end. */
export const trialOutcomes = ['se_cumple', 'no_se_cumple', 'no_evaluada'] as const;
export type TrialOutcome = (typeof trialOutcomes)[number];
