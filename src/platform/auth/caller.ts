/** The authenticated caller of a request, with everything that authorisation depends on. */
import type { Access } from '#core/product/permission.ts';

export interface Caller extends Access {
  userId: number;
  /** Tenant, a UUID. */
  accountId: string;
  sessionId: string;
  name: string;
  /** Users that the license of the account includes; none without one. */
  seats?: number;
}
