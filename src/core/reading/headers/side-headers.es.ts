/** Columns beside a balance's own by their headers: what the report is of, or what one of vouchers has. */

export type SideKind =
  | 'company'
  | 'companyNit'
  | 'companyCode'
  | 'perhapsCompany'
  | 'year'
  | 'month'
  | 'partOfYear'
  | 'coveredDate'
  | 'date'
  | 'voucher'
  | 'book'
  | 'currency';

const COMPANY =
  /\b(?:empresa|compania|cia|sociedad|soc|company|copropiedad)\b|^(?:entidad|co ?cd|bukrs)$|^(?:nombre|nit) entidad$/;
const NUMBER = /\b(?:nit|identificacion|id|documento|tax)\b/;
const CODE = /\b(?:codigo|cod|cd|code|numero|no)\b/;
const KINDS: readonly [SideKind, RegExp, besides?: RegExp][] = [
  ['companyNit', new RegExp(`(?=.*(?:${COMPANY.source}))(?=.*${NUMBER.source})`), /\b(?:dv|digito|tipo)\b/],
  ['companyCode', new RegExp(`(?=.*(?:${COMPANY.source}))(?=.*${CODE.source})`)],
  ['company', COMPANY, /\b(?:dv|digito|tipo)\b/],
  ['perhapsCompany', /^(?:razon social|nombre o razon social)$/],
  ['year', /^(?:ano|anio|year|vigencia|ejercicio)(?: (?:fiscal|contable|gravable|de proceso|proceso))?$/],
  [
    'month',
    /^(?:(?:nombre|numero|nro|no|num) (?:de )?(?:mes|periodo)|(?:mes|month|periodo|period|lapso)(?: (?:contable|fiscal|de proceso|proceso|numero|nro|no|name))?|ano ?mes|aaaamm|yyyymm)$/,
  ],
  ['partOfYear', /^(?:(?:numero|nro|no|num) (?:de )?)?(?:bimestre|trimestre|cuatrimestre|semestre|quarter)\b/],
  [
    'coveredDate',
    /\b(?:fecha|fec|date)\b.*\b(?:corte|cierre|inicio|inicial|fin|final|desde|hasta|saldo|balance|periodo|reporte|informe)\b|^(?:corte|desde|hasta|as of)$|^(?:periodo|mes|lapso|ano mes) (?:inicial|inicio|final|fin|desde|hasta|(?:de )?corte)$/,
  ],
  [
    'date',
    /\b(?:fecha|fec|fch|date)\b|^dia$/,
    /\b(?:impresi\w*|generaci\w*|sistema|creaci\w*|actualizaci\w*|ultim\w*|ult|proceso|hora)\b/,
  ],
  [
    'voucher',
    /\b(?:comprobante|cpte|cbte|comp|asiento|consecutivo|voucher|documento|doc|factura|soporte|recibo|transaccion|secuencia|poliza|journal|entry|nro doc)\b/,
    /\b(?:tipo|identidad|identificacion|tercero|nit)\b/,
  ],
  [
    'book',
    /^(?:tipo (?:de )?|nombre (?:de |del )?)?(?:libro|book|ledger|norma|normativa|marco(?: normativo| contable| tecnico)?|contabilidad)$/,
  ],
  ['currency', /^(?:tipo (?:de )?|codigo (?:de )?)?(?:moneda|divisa|currency)$/],
];

/** Whether a normalised header is of days alone: their month is elsewhere. */
export function isOfDays(header: string): boolean {
  return header === 'dia';
}

/** Kind of a normalised header; null for any other column. */
export function sideKind(header: string): SideKind | null {
  const found = KINDS.find(([, test, besides]) => test.test(header) && !besides?.test(header));
  return found?.[0] ?? null;
}

/** Whether a normalised header names the parts of one company: each may balance, and they are one book. */
export function isOfOneCompany(header: string): boolean {
  return /\b(?:sucursal\w*|suc|sede|agencia|oficina|zona|regional|seccional|ciudad|municipio|centros?|cc|costos?|unidad|negocio|proyectos?|obra|area|departamento|dependencia|punto|establecimiento|local|tienda|bodega|almacen|division|linea|branch|store|site|project|segment\w*)\b/.test(
    header,
  );
}
