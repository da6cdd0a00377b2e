/** What a rule declares for the comparison of its findings between months. */

/**
 * What the absence of a finding in a later month proves. `balance`: a state of the books, and what is no longer there was
 * corrected. `flow`: a movement of one month, missing or wrong; the next month has another one, so its absence there proves
 * nothing, and it is corrected once its registration is seen (`life/registration.ts`).
 */
export const proofs = ['balance', 'flow'] as const;
export type Proof = (typeof proofs)[number];

/** The third parties of a fact that it is about, rather than an illustration of it: all of them, or the first. */
export type About = 'third_parties' | 'first_third_party';
