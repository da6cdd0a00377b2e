/** Findings as API documents, for screen tests. */
import type { FindingChange, FindingItem } from '#api/audits/audits/findings/contract.ts';
import type { FindingLife } from '#api/audits/finding-lives/contract.ts';
import type { Finding } from '#core/engine/finding.ts';
import type { Severity } from '#core/engine/severity.ts';
import type { Stake } from '#core/engine/weighing/stake.ts';

interface MadeItem {
  fingerprint: string;
  validation?: string;
  severity?: Severity;
  stake?: Stake;
  change?: FindingChange;
  amount?: string;
  account?: string | null;
  nit?: string;
  since?: string;
  unchanged?: boolean;
  /** Key of its cause. */
  cause?: string;
  compared?: FindingItem['compared'];
  foundIn?: string;
  proof?: 'balance' | 'flow';
  life?: Partial<FindingLife>;
}

const newLife: FindingLife = {
  state: 'nuevo',
  snoozedTo: null,
  assignee: null,
  due: null,
  comments: 0,
  attachments: 0,
  question: null,
  justificationId: null,
  version: 0,
};

export function madeItem({
  fingerprint,
  validation = 'nit',
  severity = 'alta',
  stake = 'at_risk',
  change = 'nuevo',
  amount = '100.00',
  account = '130505',
  nit = '900481237',
  since = '2026-01',
  unchanged = false,
  cause,
  compared,
  foundIn = since,
  proof = 'balance',
  life,
}: MadeItem): FindingItem & { finding: Finding } {
  return {
    validationId: 19,
    validation,
    validationTitle: validation.toUpperCase(),
    change,
    unchanged,
    since,
    foundIn,
    life: { ...newLife, ...life },
    ...(compared === undefined ? {} : { compared }),
    finding: {
      rule: 'NIT-1',
      severity,
      stake,
      account,
      accountName: 'Clientes nacionales',
      thirdParties: [{ nit, name: 'Almacén Túnja', amount, rows: [12] }],
      thirdPartyCount: 1,
      thirdPartyMeasure: null,
      amount,
      expected: null,
      found: null,
      difference: null,
      title: 'Dígito de verificación errado',
      message: '',
      why: '',
      correction: '',
      formula: [],
      entry: [],
      legal: [],
      rows: [12],
      fingerprint,
      topic: fingerprint,
      subjects: [],
      proof,
      ...(cause === undefined ? {} : { cause: { key: cause, title: 'Dígito de verificación equivocado' } }),
    },
  };
}
