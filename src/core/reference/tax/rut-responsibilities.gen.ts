// Generated from data/rut_responsibilities.csv by scripts/gen-reference.mjs: edit the table, not this file.

export interface RutResponsibility {
  /** Two digits. */
  readonly code: string;
  /** Spanish. */
  readonly name: string;
  /** Historical ones remain in old RUTs. */
  readonly status: 'current' | 'historical';
  /** How well the row was checked. */
  readonly confidence: 'high' | 'medium' | 'low';
}

/** Responsibilities of box 53 of the RUT. */
export const rutResponsibilities: readonly RutResponsibility[] = [
  { code: '04', name: 'Impuesto sobre la renta y complementario régimen tributario especial', status: 'current', confidence: 'medium' },
  { code: '05', name: 'Impuesto sobre la renta y complementario régimen ordinario', status: 'current', confidence: 'high' },
  { code: '06', name: 'Ingresos y patrimonio', status: 'current', confidence: 'high' },
  { code: '07', name: 'Retención en la fuente a título de renta', status: 'current', confidence: 'high' },
  { code: '08', name: 'Retención timbre nacional', status: 'current', confidence: 'high' },
  { code: '09', name: 'Retención en la fuente en el impuesto sobre las ventas', status: 'current', confidence: 'high' },
  { code: '10', name: 'Obligado aduanero', status: 'current', confidence: 'medium' },
  { code: '11', name: 'Ventas régimen común', status: 'historical', confidence: 'high' },
  { code: '12', name: 'Ventas régimen simplificado', status: 'historical', confidence: 'high' },
  { code: '13', name: 'Gran contribuyente', status: 'current', confidence: 'high' },
  { code: '14', name: 'Informante de exógena', status: 'current', confidence: 'high' },
  { code: '15', name: 'Autorretenedor', status: 'current', confidence: 'high' },
  { code: '16', name: 'Obligación de facturar por ingresos de bienes y/o servicios excluidos', status: 'current', confidence: 'high' },
  { code: '17', name: 'Profesionales de compra y venta de divisas', status: 'current', confidence: 'high' },
  { code: '19', name: 'Productor y/o exportador de bienes exentos', status: 'current', confidence: 'high' },
  { code: '22', name: 'Obligado a cumplir deberes formales a nombre de terceros', status: 'current', confidence: 'high' },
  { code: '23', name: 'Agente de retención en el impuesto sobre las ventas', status: 'current', confidence: 'high' },
  { code: '32', name: 'Impuesto nacional a la gasolina y al ACPM', status: 'current', confidence: 'high' },
  { code: '33', name: 'Impuesto nacional al consumo', status: 'current', confidence: 'high' },
  { code: '34', name: 'Régimen simplificado impuesto nacional consumo restaurantes y bares', status: 'historical', confidence: 'high' },
  { code: '36', name: 'Establecimiento permanente', status: 'current', confidence: 'high' },
  { code: '37', name: 'Obligado a facturar electrónicamente', status: 'historical', confidence: 'high' },
  { code: '38', name: 'Facturación electrónica voluntaria', status: 'historical', confidence: 'high' },
  { code: '42', name: 'Obligado a llevar contabilidad', status: 'current', confidence: 'medium' },
  { code: '46', name: 'IVA prestadores de servicios desde el exterior', status: 'current', confidence: 'medium' },
  { code: '47', name: 'Régimen simple de tributación', status: 'current', confidence: 'high' },
  { code: '48', name: 'Impuesto sobre las ventas - IVA (responsable)', status: 'current', confidence: 'high' },
  { code: '49', name: 'No responsable de IVA', status: 'current', confidence: 'high' },
  { code: '50', name: 'No responsable de consumo restaurantes y bares', status: 'current', confidence: 'medium' },
  { code: '52', name: 'Facturador electrónico', status: 'current', confidence: 'medium' },
  { code: '53', name: 'Persona jurídica no responsable de IVA', status: 'current', confidence: 'low' },
  { code: '99', name: 'Otro tipo de obligado', status: 'current', confidence: 'medium' },
];
