/**
 * The formats of información exógena that a trial balance by third party can prepare. Columns in the
 * order of the prevalidator of 2025.
 */
import type { ExogenaColumn, ExogenaFormat, FormatKey, IdentityPart } from './format.ts';

const NAMES: readonly IdentityPart[] = ['surname1', 'surname2', 'name1', 'name2', 'legalName'];
const PLACE: readonly IdentityPart[] = ['address', 'department', 'municipality'];

const books = (key: string, name: string, side: ExogenaColumn['side']): ExogenaColumn => ({
  key,
  name,
  origin: 'books',
  side,
});
const other = (key: string, name: string, origin: ExogenaColumn['origin'] = 'outside'): ExogenaColumn => ({
  key,
  name,
  origin,
  side: 'debit',
});

const nothingSmall = { measured: [], naming: [], joinsUnidentified: false } as const;

export const exogenaFormats: readonly ExogenaFormat[] = [
  {
    key: '1001',
    name: 'Pagos o abonos en cuenta y retenciones practicadas',
    identity: ['concept', 'type', 'number', ...NAMES, ...PLACE, 'country'],
    columns: [
      books('deductible', 'Pago o abono en cuenta deducible', 'debit'),
      books('nonDeductible', 'Pago o abono en cuenta no deducible', 'debit'),
      books('vatDeductible', 'IVA mayor valor del costo o gasto, deducible', 'debit'),
      books('vatNonDeductible', 'IVA mayor valor del costo o gasto, no deducible', 'debit'),
      books('withheld', 'Retención en la fuente practicada en renta', 'credit'),
      books('assumed', 'Retención en la fuente asumida en renta', 'credit'),
      books('vatWithheld', 'Retención en la fuente practicada en IVA a responsables', 'credit'),
      books('vatWithheldForeign', 'Retención en la fuente practicada en IVA a no residentes', 'credit'),
    ],
    figure: 'movement',
    scope: ['5', '6', '7'],
    usualConcept: '5016',
    measured: ['deductible', 'nonDeductible'],
    naming: ['withheld', 'assumed', 'vatWithheld', 'vatWithheldForeign'],
    joinsUnidentified: false,
  },
  {
    key: '1003',
    name: 'Retenciones en la fuente que le practicaron',
    identity: ['concept', 'type', 'number', 'dv', ...NAMES, ...PLACE],
    columns: [
      other('base', 'Valor acumulado del pago o abono sujeto a retención'),
      books('withheld', 'Retención que le practicaron', 'debit'),
    ],
    figure: 'movement',
    scope: ['1355'],
    usualConcept: '1308',
    ...nothingSmall,
  },
  {
    key: '1005',
    name: 'IVA descontable',
    identity: ['type', 'number', 'dv', ...NAMES],
    columns: [
      books('deductible', 'Impuesto descontable', 'debit'),
      books('salesReturns', 'IVA resultante por devoluciones en ventas anuladas, rescindidas o resueltas', 'debit'),
    ],
    figure: 'movement',
    scope: [],
    usualConcept: null,
    ...nothingSmall,
  },
  {
    key: '1006',
    name: 'IVA generado e impuesto al consumo',
    identity: ['type', 'number', 'dv', ...NAMES],
    columns: [
      books('generated', 'Impuesto generado', 'credit'),
      books('purchaseReturns', 'IVA recuperado en devoluciones en compras anuladas, rescindidas o resueltas', 'credit'),
      books('consumption', 'Impuesto al consumo', 'credit'),
    ],
    figure: 'movement',
    scope: [],
    usualConcept: null,
    ...nothingSmall,
    joinsUnidentified: true,
  },
  {
    key: '1007',
    name: 'Ingresos recibidos',
    identity: ['concept', 'type', 'number', ...NAMES, 'country'],
    columns: [
      books('income', 'Ingresos brutos recibidos', 'credit'),
      books('returns', 'Devoluciones, rebajas y descuentos', 'debit'),
    ],
    figure: 'movement',
    scope: ['4'],
    usualConcept: '4002',
    measured: ['income'],
    naming: [],
    joinsUnidentified: true,
  },
  {
    key: '1008',
    name: 'Saldos de cuentas por cobrar al 31 de diciembre',
    identity: ['concept', 'type', 'number', 'dv', ...NAMES, ...PLACE, 'country'],
    columns: [books('balance', 'Saldo de cuentas por cobrar', 'debit')],
    figure: 'closing',
    scope: ['13'],
    usualConcept: '1317',
    measured: ['balance'],
    naming: [],
    joinsUnidentified: false,
    opposite: ['1318'],
  },
  {
    key: '1009',
    name: 'Saldos de cuentas por pagar al 31 de diciembre',
    identity: ['concept', 'type', 'number', 'dv', ...NAMES, ...PLACE, 'country'],
    columns: [books('balance', 'Saldo de cuentas por pagar', 'credit')],
    figure: 'closing',
    scope: ['2'],
    usualConcept: '2206',
    measured: ['balance'],
    naming: [],
    joinsUnidentified: false,
  },
  {
    key: '1010',
    name: 'Socios, accionistas, comuneros, cooperados y asociados',
    identity: ['type', 'number', 'dv', ...NAMES, ...PLACE, 'country'],
    columns: [
      books('nominal', 'Valor nominal de la acción, aporte o derecho social', 'credit'),
      books('premium', 'Prima en colocación de acciones o cuotas', 'credit'),
      other('share', 'Porcentaje de participación', 'share'),
      other('shareDecimals', 'Porcentaje de participación (posición decimal)', 'shareDecimals'),
    ],
    figure: 'closing',
    scope: ['31', '32'],
    usualConcept: null,
    ...nothingSmall,
  },
  {
    key: '2276',
    name: 'Rentas de trabajo y pensiones',
    identity: ['informer', 'type', 'number', 'surname1', 'surname2', 'name1', 'name2', ...PLACE, 'country'],
    columns: [
      books('salaries', 'Pagos por salarios', 'debit'),
      other('religious', 'Pagos por emolumentos eclesiásticos'),
      other('vouchers', 'Pagos con bonos electrónicos o de papel, cheques, tarjetas o vales'),
      other('food', 'Exceso de los pagos por alimentación mayores a 41 UVT'),
      books('fees', 'Pagos por honorarios', 'debit'),
      books('services', 'Pagos por servicios', 'debit'),
      books('commissions', 'Pagos por comisiones', 'debit'),
      books('benefits', 'Pagos por prestaciones sociales', 'debit'),
      books('travel', 'Pagos por viáticos', 'debit'),
      books('representation', 'Pagos por gastos de representación', 'debit'),
      other('cooperative', 'Pagos por compensaciones por el trabajo asociado cooperativo'),
      other('support', 'Apoyos económicos no reembolsables o condonados'),
      books('other', 'Otros pagos', 'debit'),
      books('severancePaid', 'Cesantías e intereses de cesantías pagados al empleado', 'debit'),
      books('severanceToFund', 'Cesantías consignadas al fondo de cesantías', 'debit'),
      other('traditionalSeverance', 'Auxilio de cesantías del régimen tradicional'),
      books('pensions', 'Pensiones de jubilación, vejez o invalidez', 'debit'),
      other('gross', 'Total de ingresos brutos por rentas de trabajo y pensiones', 'total'),
      other('health', 'Aportes obligatorios por salud a cargo del trabajador'),
      other('pension', 'Aportes obligatorios a pensiones y solidaridad a cargo del trabajador'),
      other('voluntaryRais', 'Aportes voluntarios al RAIS'),
      other('voluntaryFunds', 'Aportes voluntarios a fondos de pensiones voluntarias'),
      other('afc', 'Aportes a cuentas AFC'),
      other('avc', 'Aportes a cuentas AVC'),
      books('withheld', 'Retención en la fuente por rentas de trabajo o pensiones', 'credit'),
      other('vat', 'IVA mayor valor del costo o gasto'),
      other('vatWithheld', 'Retención en la fuente a título de IVA'),
      other('foodUpTo', 'Pagos por alimentación hasta 41 UVT'),
      other('average', 'Ingreso laboral promedio de los últimos seis meses'),
      other('dependentType', 'Tipo de documento del dependiente económico'),
      other('dependent', 'Número de identificación del dependiente económico'),
      other('trust', 'Identificación del fideicomiso'),
      other('partnerType', 'Tipo de documento del participante en contrato de colaboración'),
      other('partner', 'Identificación del participante en contrato de colaboración'),
    ],
    figure: 'movement',
    scope: ['5105', '5205', '7205', '7305'],
    usualConcept: null,
    ...nothingSmall,
    isOfPeople: true,
  },
];

const byKey = new Map(exogenaFormats.map((format) => [format.key, format]));

/** The format of a key. */
export function exogenaFormat(key: FormatKey): ExogenaFormat {
  return byKey.get(key)!;
}
