/** Events that other systems can be told of by webhooks. Spanish names: `webhook.es.ts`. */

export const webhookEvents = [
  'balance.stored',
  'audit.finished',
  'finding.state_changed',
  'question.answered',
  'month.signed_off',
  'month.reopened',
  'month.changed_after_sign_off',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent by the button that tries a webhook, whatever events it is for. */
export const testEvent = 'webhook.test';

/** Seconds from each attempt to the next: eight attempts within a day. */
const pauses = [60, 5 * 60, 30 * 60, 2 * 3600, 4 * 3600, 8 * 3600, 9 * 3600] as const;

/** Attempts of a delivery in all. */
export const mostAttempts = pauses.length + 1;

/** Seconds until the next attempt after that many; the last one has none, and is given this time to end. */
export function pauseAfter(attempts: number): number {
  return pauses[attempts - 1] ?? 60;
}

/** Days without any delivery after which a webhook is disabled. */
export const failingDays = 5;
