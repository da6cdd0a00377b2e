/**
 * Aliases of the columns of a trial balance in the exports of packages: unaccented, lower case, without punctuation.
 */
import type { Field } from '../format.ts';

/**
 * In order of preference: with two matching columns the earlier alias wins. Order, number and abbreviations of words
 * are ignored.
 */
export const headerAliases: Record<Field, readonly string[]> = {
  code: [
    'codigo cuenta contable',
    'codigo contable',
    'codigo cuenta',
    'id cuenta',
    'codigo',
    'numero cuenta',
    'cuenta contable',
    'cuenta',
    'puc',
    'codigo puc',
    'cuenta puc',
    'cuenta auxiliar',
    'cuenta nit',
    'codigo nit',
  ],
  name: [
    'nombre cuenta contable',
    'nombre cuenta',
    'descripcion cuenta',
    'descripcion',
    'denominacion',
    'detalle',
    'cuenta contable',
    'cuenta',
  ],
  id: [
    'identificacion',
    'nit',
    'nit tercero',
    'id tercero',
    'identificacion tercero',
    'identidad',
    'documento',
    'documento tercero',
    'numero documento',
    'documento identidad',
    'documento identificacion',
    'cedula',
    'cedula nit',
    'cc nit',
    'c c nit',
    'identificacion nit',
    'documento nit',
    'codigo tercero',
  ],
  dv: ['dv', 'd v', 'digito verificacion', 'verificacion', 'digito'],
  branch: [
    'sucursal',
    'id co',
    'centro de operacion',
    'centro costo',
    'centro de costo',
    'centro costos',
    'centro de costos',
    'codigo centro costo',
    'codigo centro de costo',
    'ccosto',
    'c costo',
  ],
  thirdPartyName: [
    'nombre tercero',
    'nombre nit',
    'nombre identificacion',
    'razon social',
    'nombre o razon social',
    'nombre razon social tercero',
    'razon social tercero',
    'tercero',
    'cuenta o tercero',
  ],
  level: ['nivel'],
  transactional: ['transaccional'],
  period: ['lapso doc', 'lapso', 'periodo', 'ano mes', 'mes'],
  opening: ['saldo inicial', 'saldo anterior', 'saldoinicialdet', 'saldo previo', 'inicial', 'anterior'],
  debit: [
    'movimiento debito',
    'debito',
    'debe',
    'movimiento debe',
    'debito mes',
    'debito periodo',
    'total debito',
    'valor debito',
  ],
  credit: [
    'movimiento credito',
    'credito',
    'haber',
    'movimiento haber',
    'credito mes',
    'credito periodo',
    'total credito',
    'valor credito',
  ],
  closing: ['saldo final', 'nuevo saldo', 'saldo actual', 'saldofinaldet', 'saldo cierre', 'final', 'saldo'],
};

/** Words that open the footer of a report, normalised the same way. */
export const footWords =
  /^(procesado|elabor(ado|o)\b|revis(ado|o)\b|aprob(ado|o)\b|firma|representante legal\b|revisor fiscal\b|contador publico\b|pagina|impreso|fecha de impresion)/;
