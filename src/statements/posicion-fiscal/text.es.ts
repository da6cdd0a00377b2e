/** Posición fiscal in Spanish. */
import { listedItems } from '#core/report/report-items.ts';
import type { StatementText } from '#core/statement/declaration.ts';

export const text: StatementText = {
  title: 'Posición fiscal',
  summary: 'Lo que la empresa tiene a favor y lo que debe de impuestos, por concepto y por autoridad.',
  labels: {
    favour: 'A favor',
    totalFavour: 'Total a favor',
    payable: 'Por pagar',
    totalPayable: 'Total por pagar',
    netPosition: { gain: 'Posición neta a favor', loss: 'Posición neta por pagar' },
    byAuthority: 'Por autoridad',
    national: 'Con la DIAN',
    municipalities: 'Con los municipios',
    withoutMunicipality: 'Sin municipio',
    municipal: 'Total con los municipios',
    netByAuthority: 'Posición neta',
    results: 'Resultados',
    ...Object.fromEntries(listedItems.map(({ id, name }) => [`item${id}`, name])),
  },
  notes: {
    national: 'Renta, SIMPLE, IVA, consumo y sus retenciones y anticipos.',
    municipalities:
      'Industria y comercio con sus retenciones, autorretenciones y anticipos, según el municipio que sea su tercero o que nombre su cuenta. El saldo a favor con uno no paga lo que se debe a otro.',
    withoutMunicipality:
      'Ni sus terceros son un municipio (son clientes o proveedores) ni su cuenta nombra uno. Con una auxiliar por municipio, o con el municipio como tercero, queda en su línea.',
  },
};
