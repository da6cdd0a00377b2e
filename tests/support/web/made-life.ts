/** The life of a finding as an API document, for screen tests. */
import type { Justification, WholeLife } from '#api/audits/finding-lives/contract.ts';

/** Nobody acted upon it, except for `own`. */
export function madeLife(own: Partial<WholeLife> = {}): WholeLife {
  return {
    state: 'nuevo',
    snoozedTo: null,
    assignee: null,
    due: null,
    comments: 0,
    attachments: 0,
    question: null,
    justificationId: null,
    version: 0,
    fingerprint: 'NAT-1:1305',
    justification: null,
    acts: [],
    files: [],
    ...own,
  };
}

/** Of one finding, by Ana, from January 2026 on, except for `own`. */
export function madeJustification(own: Partial<Justification> = {}): Justification {
  return {
    id: '0b9f1c6e-58a5-4f4e-9c0e-1f1f5f0b7a10',
    scope: 'finding',
    rule: 'NAT-1',
    validation: 'naturaleza',
    account: '130505',
    thirdParty: null,
    thirdPartyName: null,
    title: 'Clientes con saldo crédito',
    reason: 'Anticipo de un cliente',
    from: '2026-01',
    until: '2026-03',
    createdBy: { id: 4, name: 'Ana' },
    createdAt: '2026-02-01T10:00:00.000Z',
    endedBy: null,
    endedAt: null,
    ...own,
  };
}
