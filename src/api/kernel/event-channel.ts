/** The one NOTIFY channel of the service, on which every process listens (`audits/feed`). */

/** The payload is a topic: the id of an audit with a new event, a company with new acts, or `webhookTopic`. */
export const eventChannel = 'audit';

/** New deliveries of webhooks wait. */
export const webhookTopic = 'webhooks';
