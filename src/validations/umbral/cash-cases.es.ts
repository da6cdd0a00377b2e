/** Cases of cash payments (UMB-7 and UMB-8). */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const profile = { regimen: 'ordinario', responsableIva: true, periodoIva: 'cuatrimestral' } as const;
const income = '41350501 Venta de equipos | 800200300 Textiles | -200_000_000 | 0 | 100_000_000 | -300_000_000';
const history = { '2025-12': '41350501 Venta | 800200300 Textiles | -1_000_000_000 | 0 | 0 | -1_000_000_000' };
const settings = { parameters: { tieneRevisorFiscal: true } };

export const cashCases: readonly ValidationCase[] = [
  {
    name: 'de la caja salieron 6.000.000 para un proveedor: más de 100 UVT (5.237.400); otro recibió menos',
    profile,
    history,
    settings,
    books: `
      ${income}
      11050501 Caja general | 900100200 Textiles | 0 | 0 | 6_000_000 | -6_000_000
      11050501 Caja general | 800200301 Papeles  | 0 | 0 | 5_237_400 | -5_237_400
    `,
    findings: [{ rule: 'UMB-7', account: '1105', severity: 'baja', people: ['900100200'], amount: 6_000_000 }],
    notEvaluated: ['UMB-8'],
  },
  {
    name: 'lo consignado en el banco, lo que se mueve con el NIT propio y lo que no lleva tercero no son pagos',
    profile,
    history,
    settings,
    books: `
      ${income}
      11050501 Caja general | 890903938 Bancolombia | 0 | 0 | 60_000_000 | -60_000_000
      11050501 Caja general | 900481237 El Roble | 60_000_000 | 0 | 6_000_000 | 54_000_000
      11050501 Caja general | | 60_000_000 | 0 | 6_000_000 | 54_000_000
      11100501 Bancos | 890903938 Bancolombia | 0 | 60_000_000 | 0 | 60_000_000
    `,
    findings: [],
  },
  {
    name: 'la caja no se lleva por tercero: no se sabe a quién se pagó',
    profile,
    history,
    settings,
    books: `
      ${income}
      11050501 Caja general | | 60_000_000 | 0 | 6_000_000 | 54_000_000
    `,
    findings: [],
    notEvaluated: ['UMB-7', 'UMB-8'],
  },
  {
    name: 'en enero los pagos en efectivo son 4.000.000 de 9.000.000 pagados: pasan del 40 %, se informa',
    period: '2026-01',
    profile,
    history,
    settings,
    books: `
      41350501 Venta | 800200300 Textiles | 0 | 0 | 100_000_000 | -100_000_000
      11050501 Caja general | 900100200 Textiles | 0 | 0 | 4_000_000 | -4_000_000
      11100501 Bancos | 890903938 Bancolombia | 0 | 0 | 5_000_000 | -5_000_000
      51952501 Elementos de aseo | 900100200 Textiles | 0 | 20_000_000 | 0 | 20_000_000
    `,
    findings: [{ rule: 'UMB-8', account: '1105', severity: 'informativa', amount: 400_000 }],
  },
  {
    name: 'pagar poco en efectivo está bien',
    period: '2026-01',
    profile,
    history,
    settings,
    books: `
      41350501 Venta | 800200300 Textiles | 0 | 0 | 100_000_000 | -100_000_000
      11050501 Caja general | 900100200 Textiles | 0 | 0 | 1_000_000 | -1_000_000
      11100501 Bancos | 890903938 Bancolombia | 0 | 0 | 5_000_000 | -5_000_000
      51952501 Elementos de aseo | 900100200 Textiles | 0 | 20_000_000 | 0 | 20_000_000
    `,
    findings: [],
  },
];
