/** An audit without findings of its own, for the tests of its screen. */
import type { Audit } from '#api/audits/audits/contract.ts';

export function madeAudit(): Audit {
  return {
    id: '01890000-0000-7000-8000-000000000010',
    attributes: {
      period: '2026-02',
      state: 'done',
      createdAt: '2026-03-02T10:00:00Z',
      finishedAt: '2026-03-02T10:00:05Z',
      failure: null,
      balance: {
        id: '01890000-0000-7000-8000-000000000011',
        attributes: {
          period: '2026-02',
          version: 1,
          fileName: 'balance-2026-02.xlsx',
          sha256: '0',
          size: 2048,
          format: 'siigo-nube',
          formatName: 'Siigo Nube',
          rows: 470,
          debits: '10.00',
          credits: '10.00',
          uploadedAt: '2026-03-02T09:59:00Z',
          uploadedBy: 'Camila Rojas',
        },
      },
      basis: null,
      result: null,
    },
  };
}
