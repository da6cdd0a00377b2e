/** Who is making a call, once its token and its session have been checked. */
export interface Caller {
  userId: number;
  /** The tenant, a UUID. */
  accountId: string;
  sessionId: string;
  name: string;
  /** The subscriber, who works on every company of the account without being linked to it. */
  isRoot: boolean;
  /** The provider's staff: reads every account, changes only its own. */
  isAdmin: boolean;
}
