/** Pages of the explorer of balances for tests of the client. */
import type { ExplorerLine, ExplorerPage } from '#api/audits/explorer/contract.ts';

export function madeLine(given: Partial<ExplorerLine> = {}): ExplorerLine {
  return {
    kind: 'row',
    account: '13050501',
    accountName: 'Clientes nacionales',
    thirdParty: '900123456',
    nit: '900123456',
    dv: 8,
    thirdPartyName: 'Acme S.A.S.',
    depth: 0,
    below: 'none',
    rows: 1,
    figures: ['100.00', '50.00', '0.00', '150.00'],
    difference: '50.00',
    marks: [],
    ...given,
  };
}

/** Two months side by side. */
export function madePage(given: Partial<ExplorerPage> = {}): ExplorerPage {
  return {
    balance: {
      id: '11111111-1111-4111-8111-111111111111',
      attributes: {
        period: '2026-10',
        version: 1,
        fileName: 'balance.xlsx',
        sha256: 'a'.repeat(64),
        size: 1000,
        format: 'siigo-nube',
        formatName: 'Siigo Nube',
        rows: 3,
        debits: '50.00',
        credits: '50.00',
        uploadedAt: '2026-11-05T10:00:00.000Z',
        uploadedBy: 'Ana',
      },
    },
    newestVersion: 1,
    accounts: 2,
    thirdParties: 2,
    balanced: true,
    with: { period: '2026-09', isStored: true, nearest: '2026-09' },
    periods: ['2026-08', '2026-09', '2026-10'],
    list: 'accounts',
    path: [],
    thirdParty: null,
    finding: null,
    columns: [
      { period: '2026-09', figure: 'closing', isStored: true },
      { period: '2026-10', figure: 'debit', isStored: true },
      { period: '2026-10', figure: 'credit', isStored: true },
      { period: '2026-10', figure: 'closing', isStored: true },
    ],
    total: 2,
    rows: 3,
    sums: ['0.00', '50.00', '50.00', '0.00'],
    difference: '0.00',
    scale: 50,
    elsewhere: null,
    offset: 0,
    lines: [
      madeLine({
        kind: 'account',
        account: '1',
        accountName: 'Activo',
        thirdParty: '',
        nit: '',
        dv: null,
        thirdPartyName: '',
        below: 'closed',
        rows: 2,
      }),
      madeLine({
        kind: 'account',
        account: '3',
        accountName: 'Patrimonio',
        thirdParty: '',
        nit: '',
        dv: null,
        thirdPartyName: '',
        figures: ['-100.00', '0.00', '50.00', '-150.00'],
        difference: '-50.00',
      }),
    ],
    ...given,
  };
}
