/** How many mails to others an account may cause, by its plan: anybody can have a demo, and so a mail of ours. */
import type { PlanKey } from './license.ts';

export interface MailLimits {
  /** Invitations of an account, and those of them to one address. */
  readonly invitations: number;
  readonly invitationsToOne: number;
  /** Questions to people without an account, and those of them to one address. */
  readonly questions: number;
  readonly questionsToOne: number;
  /** Codes that a user asks for to another address. */
  readonly newAddresses: number;
  /** Seconds in which they are counted. */
  readonly window: number;
}

const hour = 60 * 60;

/** Twice what the largest plan may need at first. */
const usual: MailLimits = {
  invitations: 200,
  invitationsToOne: 5,
  questions: 200,
  questionsToOne: 20,
  newAddresses: 5,
  window: hour,
};

/** A demo includes one user besides the subscriber. */
const ofDemo: MailLimits = {
  invitations: 5,
  invitationsToOne: 2,
  questions: 10,
  questionsToOne: 5,
  newAddresses: 3,
  window: 24 * hour,
};

/** Without a license those of a demo. */
export function mailLimits(plan: PlanKey | undefined): MailLimits {
  return plan === undefined || plan === 'demo' ? ofDemo : usual;
}
