/** Names that packages give to the columns of a trial balance: unaccented, lower case, without punctuation. */
import type { Field } from './format.ts';

/** In order of preference; an earlier alias wins when two columns fit. */
export const headerAliases: Record<Field, readonly string[]> = {
  code: [
    'codigo cuenta contable',
    'codigo contable',
    'codigo cuenta',
    'cod cuenta',
    'id cuenta',
    'codigo',
    'numero de cuenta',
    'n de cuenta',
    'no de cuenta',
    'cuenta contable',
    'cuenta',
    'cuentas',
    'puc',
  ],
  name: [
    'nombre cuenta contable',
    'nombre cuenta',
    'nombre de la cuenta',
    'nombre de cuenta',
    'descripcion cuenta',
    'descripcion de la cuenta',
    'descripcion',
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
    'id terc',
    'documento',
    'cedula',
    'cc nit',
    'nit cc',
    'cod tercero',
    'codigo tercero',
  ],
  dv: ['dv', 'dig verificacion', 'digito verificacion', 'digito de verificacion', 'verificacion'],
  branch: ['sucursal', 'suc', 'id co', 'centro de operacion'],
  thirdPartyName: [
    'nombre tercero',
    'nombre del tercero',
    'nom tercero',
    'razon social',
    'tercero',
    'cuenta o tercero',
  ],
  level: ['nivel'],
  transactional: ['transaccional'],
  period: ['lapso doc', 'lapso', 'periodo', 'ano mes', 'mes'],
  opening: ['saldo inicial', 'saldo anterior', 'saldo inicial a', 'saldoinicialdet', 'saldo ini', 'inicial'],
  debit: ['movimiento debito', 'movimientos debito', 'debitos', 'debito', 'debe', 'mov debito', 'total debitos'],
  credit: [
    'movimiento credito',
    'movimientos credito',
    'creditos',
    'credito',
    'haber',
    'mov credito',
    'total creditos',
  ],
  closing: [
    'saldo final',
    'nuevo saldo',
    'saldo actual',
    'saldo final a',
    'saldofinaldet',
    'saldo fin',
    'final',
    'saldo',
  ],
};

/** Words that open the rows of totals and the foot of a report, compared the same way. */
/** The total of a report as a line of its own: third parties may begin with the word too. */
export const grandTotalWords = /^(total(es)?|sumas?)( (general(es)?|iguales|final|del?|balance|reporte|informe))*$/;
/** The total of one account, not of the report. */
export const accountTotalWords =
  /^(sub ?)?total(es)? (de |del )?(la )?(cuenta|grupo|clase|subcuenta|auxiliar|tercero|\d)/;
export const totalWords = /^(total|totales|sumas|suma) ?/;
export const footWords = /^(procesado|elaborado|revisado|aprobado|firma|pagina|impreso|fecha de impresion)/;
