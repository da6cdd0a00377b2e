/** The one NOTIFY channel of the service, on which every process listens (`audits/feed`). */
import type { SharedLooks } from '#platform/shared-looks.ts';

/**
 * The payload is a topic: the id of an audit with a new event, a company with new acts, an account or everybody with new
 * notifications, `webhookTopic`, or `licenseTopic`.
 */
export const eventChannel = 'audit';

/** New deliveries of webhooks wait. */
export const webhookTopic = 'webhooks';

/** A license changed: a warning may be due. */
export const licenseTopic = 'licenses';

/** What every process hears on the channel, and what its streams share. */
export interface TopicFeed {
  /** Calls `wake` whenever something may be new under a topic; returns a function that ends it. */
  hear(topic: string, wake: () => void): () => void;
  /** Checks of access, shared by the streams of a session. */
  readonly access: SharedLooks<boolean>;
  /** Whether the process is shutting down: streams must end. */
  readonly isClosed: boolean;
}
