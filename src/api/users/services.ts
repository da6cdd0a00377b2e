/** Additional dependency of users: the feed that tells open pages of new notifications. */
import type { TopicFeed } from '#api/kernel/event-channel.ts';
import type { Services } from '#api/kernel/services.ts';

export interface UserServices extends Services {
  feed: TopicFeed;
}
