/** Inspections as API documents, for screen tests. */
import type { Inspection } from '#api/balances/trial-balances/contract.ts';

/** A readable file of this company for January 2026, with the given changes. */
export function madeInspection(changes: Partial<Inspection> = {}): Inspection {
  return {
    uploadId: '0190a8a0-0000-7000-8000-000000000001',
    companyId: 7,
    fileName: 'balance.xlsx',
    size: 218_000,
    readable: true,
    format: { key: 'siigo-nube', name: 'Siigo Nube', headerRow: 8, sheet: 'Sheet1' },
    software: 4,
    company: { nit: '900481237', dv: 6, name: 'Distribuidora El Roble S.A.S.', matches: true, otherCompanyId: null },
    period: '2026-01',
    existing: null,
    rows: 1842,
    accounts: 210,
    thirdParties: 340,
    sign: 'firmado',
    totals: { opening: '0.00', debits: '10.00', credits: '10.00', closing: '0.00', balanced: true },
    issues: [],
    ...changes,
  };
}
