/** Titles and words of bank statements, and what is wrong with one. */
import type { BankConcept } from '#core/source/bank-statement.ts';

export const titles = {
  day: /^FECHA\b|^DIA$|^F (?:MOVIMIENTO|TRANSACCION)$/,
  words: /^(?:DESCRIPCION|CONCEPTO|DETALLE|TRANSACCION|MOVIMIENTO|OPERACION|MOTIVO)\b/,
  value: /^(?:VALOR|MONTO|IMPORTE)\b/,
  side: /^(?:TIPO|NATURALEZA|SIGNO|D C|DB CR)\b/,
  out: /^(?:VALOR )?(?:DEBITOS?|RETIROS?|CARGOS?|EGRESOS?|SALIDAS?)\b/,
  in: /^(?:VALOR )?(?:CREDITOS?|CONSIGNACION(?:ES)?|ABONOS?|DEPOSITOS?|INGRESOS?|ENTRADAS?)\b/,
  balance: /^SALDO\b/,
} as const;

/** Titles of books and lists of third parties: those are no statements. */
export const OF_BOOKS =
  /^(?:NIT|TERCERO|COMPROBANTE|CODIGO CUENTA|CODIGO CONTABLE|CUENTA CONTABLE|NOMBRE (?:DE LA )?CUENTA|NOMBRE TERCERO|SALDO (?:ANTERIOR|INICIAL))\b/;

/** Movements that only a bank writes. */
export const OF_BANKS =
  /\bGMF\b|\b4 ?X ?(?:1000|MIL)\b|\bGRAVAMEN\b|\bABONO INTERESES\b|\bCUOTA (?:DE )?MANEJO\b|\bCONSIGNACI\w+|\bTRANSFERENCIA\w*|\bPAGO (?:A |DE )?(?:PROV|PSE|TC|NOMINA)\w*|\bRETIRO\b|\bPSE\b|\bNEQUI\b|\bDATAFONO\b|\bCHEQUE\b|\bEXTRACTO\b|\bRENDIMIENTOS\b/;

/** The first that fits. */
export const concepts: readonly (readonly [BankConcept, RegExp])[] = [
  ['gmf', /\bGMF\b|\b4 ?X ?(?:1000|MIL)\b|\bGRAVAMEN\b|\bCUATRO POR MIL\b/],
  ['withheld', /\bRETENCI\w+|\bRETEFUENTE\b|\bRTE ?FTE\b/],
  ['interest', /\bABONO (?:DE )?INTERES\w*|\bRENDIMIENTOS?\b|\bINTERES\w* (?:AHORROS?|GANADOS?|A FAVOR|ABONADOS?)\b/],
  ['feeVat', /\bIVA\b/],
  [
    'fees',
    /\bCOMISION\w*|\b(?:CUOTA|COBRO|C|SERVICIO)\b.*\bMANEJO\b|\bCOBRO\b.*\bSERVICIO|\bSERVICIO PAGO\b|\bCHEQUERA\b|\bCUOTA PLAN\b/,
  ],
];

export const DEBIT = /^(?:D|DB|DEBITO|RETIRO|CARGO|EGRESO|SALIDA)/;
export const CREDIT = /^(?:C|CR|CREDITO|CONSIGNACION|ABONO|INGRESO|ENTRADA|DEPOSITO)/;

export const said = {
  account: /^(?:(?:NUMERO|NRO|NO) (?:DE )?)?(?:CUENTA|PRODUCTO)(?: (?:NO|NRO|NUMERO|AHORROS?|CORRIENTE|DE AHORROS?))*$/,
  holder: /^(?:NIT|IDENTIFICACION|DOCUMENTO)(?: DEL? (?:CLIENTE|TITULAR|EMPRESA))?$/,
  opening: /^SALDO (?:ANTERIOR|INICIAL)\b/,
  closing: /^(?:NUEVO SALDO|SALDO (?:FINAL|ACTUAL|TOTAL|AL CORTE|DISPONIBLE))\b/,
} as const;

/** Name by a word of it, with the NIT of the bank, which is no holder's. */
export const banks: readonly (readonly [name: string, nit: string, word: RegExp])[] = [
  ['Bancolombia', '890903938', /\bBANCOLOMBIA\b/],
  ['Davivienda', '860034313', /\bDAVIVIENDA\b/],
  ['Banco de Occidente', '890300279', /\bOCCIDENTE\b/],
  ['Banco de Bogotá', '860002964', /\bBANCO DE BOGOTA\b/],
  ['BBVA', '860003020', /\bBBVA\b/],
  ['Banco Popular', '860007738', /\bBANCO POPULAR\b/],
  ['AV Villas', '860035827', /\bAV VILLAS\b/],
  ['Banco Caja Social', '860007335', /\bCAJA SOCIAL\b/],
  ['Itaú', '890903937', /\bITAU\b/],
  ['Scotiabank Colpatria', '860034594', /\bCOLPATRIA\b/],
];

export const readingText = {
  name: 'Extracto bancario',
  shortName: 'Extracto',
  badDay: (row: number, written: string) => `Fila ${row}: se esperaba la fecha del movimiento y hay «${written}».`,
  badAmount: (row: number, written: string) => `Fila ${row}: se esperaba un valor en pesos y hay «${written}».`,
  badSide: (row: number, written: string) => `Fila ${row}: se esperaba Débito o Crédito y hay «${written}».`,
  badBalance: (row: number, expected: string, found: string) =>
    `Fila ${row}: con su movimiento el saldo sería ${expected} y el extracto dice ${found}. Falta una fila o está cambiada: descárgalo otra vez, sin filtros.`,
  badClosing: (expected: string, found: string) =>
    `El saldo anterior y los movimientos dan ${expected} y el extracto dice que cierra en ${found}: está incompleto. Descárgalo otra vez, de todo el mes.`,
  noBalance:
    'El extracto no trae saldo: se cruzan el 4×1000, las comisiones, los rendimientos y lo consignado, y no el saldo de la cuenta.',
  noHolder: 'El extracto no dice el NIT del titular: se toma como de la empresa en que lo cargas.',
  severalAccounts: (accounts: readonly string[]) =>
    `El extracto trae varias cuentas (${accounts.join(', ')}) y un solo saldo. Descarga un archivo por cuenta.`,
  empty: 'El extracto no trae ningún movimiento.',
  more: (count: number) => `Y ${count} ${count === 1 ? 'fila' : 'filas'} más con problemas.`,
};
