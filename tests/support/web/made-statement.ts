/** Nodes of statements and findings on their accounts, with overrides by the test. */
import type {
  AccountMark,
  StatementNodeDocument,
  StatementsOverview,
  StatementTreeDocument,
} from '#api/statements/statements/contract.ts';
import type { Cents } from '#core/money/money.ts';
import type { StatementNode } from '#core/statement/statement-tree.ts';

export function madeNode(key: string, amounts: (Cents | null)[], changed: Partial<StatementNode> = {}): StatementNode {
  return {
    key,
    code: null,
    label: key,
    kind: 'line',
    amounts,
    children: [],
    from: null,
    sum: null,
    unit: null,
    marks: [],
    note: null,
    ...changed,
  };
}

export function madeMark(changed: Partial<AccountMark> = {}): AccountMark {
  return {
    account: '51350501',
    severity: 'media',
    auditId: '22222222-2222-4222-8222-222222222222',
    period: '2026-10',
    fingerprint: 'f1',
    title: 'Subió frente al mes anterior',
    rule: 'VAR-1',
    count: 1,
    ...changed,
  };
}

export function madeNodeDocument(
  key: string,
  amounts: (string | null)[],
  changed: Partial<StatementNodeDocument> = {},
): StatementNodeDocument {
  const { children, amounts: _, changes: __, ...node } = madeNode(key, []);
  return { ...node, amounts, children: [], ...changed };
}

export function madeTreeDocument(changed: Partial<StatementTreeDocument> = {}): StatementTreeDocument {
  return {
    key: 'resultado-integral',
    title: 'Estado de resultado integral',
    period: '2026-10',
    columns: [],
    nodes: [],
    checks: [],
    ...changed,
  };
}

export function madeOverview(changed: Partial<StatementsOverview> = {}): StatementsOverview {
  return {
    period: '2026-10',
    periods: ['2026-09', '2026-10'],
    isClosed: false,
    signedOff: false,
    statements: [
      { key: 'situacion-financiera', name: 'Estado de situación financiera' },
      { key: 'resultado-integral', name: 'Estado de resultado integral' },
    ],
    mapping: { proposed: 0, unmapped: 0 },
    checks: [{ key: 'balances', label: 'Ecuación', holds: true, difference: '0.00', words: 'El activo es igual.' }],
    ...changed,
  };
}
