/** Names and limits of custom rules, for contracts and screens that do not load the language. */

/** Validation key shared by all custom rules. */
export const customKey = 'propia';
/** Lower ids belong to the catalogue. */
export const firstCustomId = 200;
/** Characters. */
export const LONGEST_EXPRESSION = 2000;

/** Outcomes of a trial on one month. */
export const trialOutcomes = ['se_cumple', 'no_se_cumple', 'no_evaluada', 'no_aplica'] as const;
export type TrialOutcome = (typeof trialOutcomes)[number];
