/** A small chart of accounts for tests of its screen. */
import type { ChartAccountDocument, ChartDocument } from '#api/audits/parametrization/chart/contract.ts';

const title = (code: string, name: string, depth: number, closing: string): ChartAccountDocument => ({
  code,
  name,
  depth,
  nature: code < '2' ? 'D' : 'C',
  closing,
});

export function madeChart(): ChartDocument {
  const sums = { total: '3000.00', covered: '1000.00', perMille: 333, unused: 2 };
  return {
    period: '2026-02',
    format: 'Siigo Nube',
    months: 3,
    version: 0,
    validations: [{ id: 10, title: 'Retención en la fuente', roles: [{ name: 'servicios', label: 'Servicios' }] }],
    useSets: [[{ id: 10, role: 'servicios', entry: '1105', isSpecific: true }]],
    inferred: [
      {
        account: '248515',
        accountName: 'Servicios',
        role: 'retención por servicios',
        equivalent: '236525',
        confidence: 0.9,
        why: 'lo dice su nombre',
        isDoubtful: false,
        witnesses: ['name', 'balance'],
      },
    ],
    accounts: [
      title('1', 'Activo', 0, '1000.00'),
      title('11', 'Efectivo', 1, '1000.00'),
      title('1105', 'Caja', 2, '1000.00'),
      { ...title('110505', 'Caja general', 3, '1000.00'), movements: true, hasMoved: true, uses: 0, isChanged: true },
      title('2', 'Pasivo', 0, '-2000.00'),
      title('24', 'Impuestos', 1, '-2000.00'),
      title('2485', 'Retención en la fuente', 2, '-2000.00'),
      {
        ...title('248515', 'Servicios', 3, '-1500.00'),
        movements: true,
        hasMoved: true,
        isNew: true,
        inferred: 0,
        suggested: 0,
        thirdParties: 4,
        takesThirdParties: true,
      },
      { ...title('248520', 'Arrendamientos', 3, '-500.00'), movements: true },
    ],
    coverage: { ...sums, classes: [{ ...sums, class: 1, name: 'Activo' }] },
  };
}
