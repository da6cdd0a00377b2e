/** A report for the client, for tests of its words and pages. */
import type { ClientSheet } from '#core/report/client-sheet-schema.ts';

export function madeSheet(own: Partial<ClientSheet> = {}): ClientSheet {
  return {
    company: { name: 'Distribuidora El Roble S.A.S.', nit: '903482715', dv: 0 },
    period: '2026-03',
    made: '2026-04-08',
    firm: {
      name: 'Rojas & Peña',
      tagline: 'Contadores públicos',
      colour: '#7a3b2e',
      signer: 'Camila Rojas',
      signerTitle: 'Contadora',
      contact: '',
    },
    isFormal: true,
    greeting: 'Don Jairo',
    isBalanced: true,
    atRisk: '6550000.00',
    toExplain: '2000000.00',
    needs: [
      {
        words: 'Envíenos las facturas.',
        subject: 'IVA por revisar',
        amount: '3600000.00',
        isAtRisk: true,
        due: '2026-04-15',
        people: [
          { nit: '890903938', name: 'Textiles Sur', amount: '2000000.00' },
          { nit: '52123456', name: 'Ana Ruiz', amount: '1600000.00' },
        ],
        others: 0,
      },
    ],
    found: [{ subject: 'IVA por revisar', note: 'No coincide.', amount: '6550000.00' }],
    unexplained: [{ subject: 'Anticipos', note: 'Falta la factura.', amount: '2000000.00' }],
    corrected: [{ subject: 'Autorretención', count: 1 }],
    coming: [{ obligation: 'retencion', period: '2026-03', date: '2026-04-15' }],
    ...own,
  };
}
