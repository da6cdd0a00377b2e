/** Texts of the workbook of a crossing. */
import type { CrossedSide } from '#core/source/crossing.ts';

export const text = {
  parties: 'Terceros',
  documents: 'Documentos',
  partyHeads: ['NIT', 'Tercero', 'Documentos', 'Libros', 'DIAN', 'Diferencia', 'Cruce', 'Por qué'],
  documentHeads: ['NIT', 'Tercero', 'Tipo', 'Folio', 'Fecha', 'Base', 'IVA', 'Total', 'Estado', 'CUFE'],
  total: 'Total',
  fileName: (side: CrossedSide, period: string) =>
    `Documentos ${{ received: 'compras', issued: 'ventas', payroll: 'nomina' }[side]} ${period}.xlsx`,
};
