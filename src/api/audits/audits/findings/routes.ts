/** Findings of an audit: list, read one. */
import { asCaller } from '#api/kernel/database.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import type { AuditServices } from '../../services.ts';
import { reachAudit } from '../reach-audit.ts';
import { auditFinding, auditFindings } from './contract.ts';
import { findingDetail } from './finding-detail.ts';
import { findingItems, isAskedFor } from './finding-items.ts';

export function mountFindings({ mount }: Router, services: AuditServices): void {
  const { db } = services;
  mount(auditFindings, async ({ params, query, caller }) => {
    const { id, auditId } = params;
    return asCaller(db, caller, async (trx) => {
      const audit = await reachAudit(trx, caller, id, auditId);
      const items = audit.state === 'done' ? await findingItems(trx, audit) : [];
      return { data: items.filter((item) => isAskedFor(item, query)) };
    });
  });
  mount(auditFinding, async ({ params, caller, reply }) => ({
    data: await findingDetail(services, caller, params, clientGone(reply)),
  }));
}
