/** Titles and words of registers, and what is wrong with one. */
import type { RegisterKind } from '#core/source/register.ts';

/** By a title above the columns; the first that fits. */
export const reports: readonly (readonly [RegisterKind, RegExp])[] = [
  [
    'payable',
    /\bCUENTAS POR PAGAR\b|\bCARTERA (?:DE )?PROVEEDORES\b|\bPROVEEDORES\b.*\bEDADES\b|\bEDADES\b.*\bPROVEEDORES\b|\bPOR PAGAR\b.*\bEDADES\b/,
  ],
  ['receivable', /\bCARTERA\b|\bCUENTAS POR COBRAR\b|\bCLIENTES\b.*\bEDADES\b|\bEDADES\b.*\bCLIENTES\b/],
  ['asset', /\b(?:ACTIVOS? FIJOS?|PROPIEDAD(?:ES)? PLANTA Y EQUIPO|DEPRECIACION(?:ES)? DE ACTIVOS)\b/],
  ['inventory', /\bINVENTARIOS?\b|\bKARDEX\b|\bEXISTENCIAS\b/],
];

/** A register of one of those words that is another report. */
export const OTHER_REPORT = /\bBALANCE\b|\bMAYOR\b|\bCOMPROBANTES?\b|\bRECAUDOS?\b|\bCONTEO\b|\bMOVIMIENTOS?\b/;

export const titles = {
  id: /^(?:NIT|IDENTIFICACION|DOCUMENTO IDENTIDAD|CEDULA|(?:NUMERO|NRO|NO) (?:DE )?(?:IDENTIFICACION|NIT))\b|^(?:TERCERO|CLIENTE|PROVEEDOR) NIT$/,
  account: /^(?:CUENTA|CUENTA CONTABLE|CODIGO (?:DE )?(?:LA )?CUENTA(?: CONTABLE)?|CODIGO CONTABLE|CTA)$/,
  name: /^(?:NOMBRES?|RAZON SOCIAL|TERCERO|CLIENTE|PROVEEDOR|DESCRIPCION|DETALLE|ACTIVO|ARTICULO|PRODUCTO)\b/,
  balance:
    /^(?:SALDO|SALDO TOTAL|TOTAL|TOTAL (?:CARTERA|SALDO|DEUDA|GENERAL|POR (?:COBRAR|PAGAR))|VALOR SALDO|SALDO (?:ACTUAL|PENDIENTE|CARTERA))$/,
  cost: /^(?:COSTO|COSTO (?:TOTAL|HISTORICO|DE ADQUISICION|AJUSTADO)|VALOR (?:TOTAL|COMPRA|DE COMPRA|HISTORICO|ACTIVO|INVENTARIO)|VALOR|TOTAL|COSTO INVENTARIO)$/,
  depreciation: /^(?:DEPRECIACION|DEPR|DEP)\b.*\bACUM\w*|^DEPRECIACION$/,
} as const;

/** Columns of an ageing: what is not due, and days. */
export const BUCKET =
  /^(?:(?:POR|SIN|NO) VENC\w+|VIGENTE|CORRIENTE|AL DIA)\b|^(?:DE )?\d+ (?:A|AL|HASTA)? ?\d+(?: DIAS)?$|^(?:MAS DE|MAYOR(?:ES)? (?:A|DE)|SUPERIOR A)? ?\d+(?: DIAS)?(?: O MAS)?$/;

/** A line that adds up the file, and one that adds up a part of it. */
export const TOTAL =
  /^(?:GRAN TOTAL|TOTAL(?: GENERAL| CARTERA| INFORME| REPORTE| ACTIVOS| INVENTARIO| CLIENTES| PROVEEDORES)?|TOTALES)$/;
export const SUBTOTAL = /^(?:SUB ?TOTAL|TOTAL)\b/;

export const readingText = {
  name: 'Auxiliares (cartera, por pagar, activos fijos, inventario)',
  shortName: 'Auxiliares',
  noMonth:
    'El informe no dice a qué fecha está: se esperaba algo como «Corte: 31 de marzo de 2026» arriba de los títulos. Descárgalo con la fecha de corte del mes.',
  missing: (what: string) =>
    `El informe no trae ${what}. Descárgalo con esa columna y súbelo sin cambiarle los títulos.`,
  balance: 'una columna de saldo o total por tercero',
  id: 'una columna con el NIT o la identificación del tercero',
  cost: 'una columna de costo o valor total',
  badAmount: (row: number, written: string) => `Fila ${row}: se esperaba un valor en pesos y hay «${written}».`,
  badAges: (row: number, sum: string, said: string) =>
    `Fila ${row}: las edades suman ${sum} y el total dice ${said}. El informe está cambiado: descárgalo otra vez.`,
  badTotal: (row: number, sum: string, said: string) =>
    `Fila ${row}: las filas suman ${sum} y el total dice ${said}. El informe está incompleto o filtrado: descárgalo entero.`,
  noHolder: 'El informe no dice el NIT de la empresa: se toma como de la empresa en que lo cargas.',
  noTotal: 'Por confirmar: el informe no trae un total con que comprobar que está completo.',
  empty: 'El informe no trae ninguna fila con saldo.',
  more: (count: number) => `Y ${count} ${count === 1 ? 'fila' : 'filas'} más con problemas.`,
};
