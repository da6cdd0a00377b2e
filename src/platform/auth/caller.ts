/** Who is making a call, once its token and its session have been checked, with all that decides what they may do. */
import type { Access } from '#core/product/permission.ts';

export interface Caller extends Access {
  userId: number;
  /** The tenant, a UUID. */
  accountId: string;
  sessionId: string;
  name: string;
}
