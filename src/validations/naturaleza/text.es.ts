/** Naturaleza in Spanish. */
import { writeAccount, writeThirdParties } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import {
  atClose,
  circumstances,
  correction,
  isWholeAccount,
  origin,
  side,
  target,
  thirdPartyName,
} from './sentences.es.ts';
import { parameters, roles } from './settings-text.es.ts';
import type { Rule } from './treatments.ts';
import type { validation } from './validation.ts';

const accountTitle = (fact: FactView): string =>
  `${fact.accountName} quedó con saldo ${side(fact)} de ${writePesos(fact.amount)}`;

/** One third party by name, several by number. */
function thirdPartiesTitle(fact: FactView, several: string): string {
  const { thirdParties, amount } = fact;
  const balance = `con saldo ${side(fact)}`;
  if (thirdParties.length === 0 || (thirdParties.length > 1 && isWholeAccount(fact))) return accountTitle(fact);
  if (thirdParties.length === 1) return `${thirdPartyName(thirdParties[0]!)} quedó ${balance} de ${writePesos(amount)}`;
  return `${formatCount(thirdParties.length)} ${several} quedaron ${balance} por ${writePesos(amount)}`;
}

/** The same with the account, for rules over many kinds of accounts. A contrary whole account comes first. */
function placedTitle(fact: FactView, several: string): string {
  return isWholeAccount(fact) ? accountTitle(fact) : `${thirdPartiesTitle(fact, several)} en ${fact.accountName}`;
}

/** Third parties, account, age and circumstances. */
function thirdPartiesMessage(fact: FactView): string {
  const { thirdParties, amount } = fact;
  const [first] = thirdParties;
  if (first === undefined) return `${accountMessage(fact)}`;
  if (thirdParties.length === 1)
    return `${atClose(fact)}, ${thirdPartyName(first)} tiene en ${writeAccount(fact)} un saldo ${side(fact)} de ${writePesos(first.amount)}. ${origin(fact)}${circumstances(fact)}`;
  return `${atClose(fact)}, ${writeAccount(fact)} tiene saldos ${side(fact)} por ${writePesos(amount)}. ${isWholeAccount(fact) ? 'La cuenta completa quedó en ese lado. ' : ''}Son ${formatCount(thirdParties.length)} terceros: ${writeThirdParties(thirdParties)}. ${origin(fact)}${circumstances(fact)}`;
}

/** Accounts judged in total; a company may also request their third parties. */
function strictMessage(fact: FactView, meaning: string): string {
  return isWholeAccount(fact) ? `${accountMessage(fact)} ${meaning}` : thirdPartiesMessage(fact);
}

function accountMessage(fact: FactView): string {
  return `${atClose(fact)}, ${writeAccount(fact)} muestra un saldo ${side(fact)} de ${writePesos(fact.amount)}. ${origin(fact)}`;
}

const rules: Record<Rule, RuleText> = {
  'NAT-1': {
    title: (fact) => placedTitle(fact, 'terceros'),
    message: (fact) => strictMessage(fact, 'Según los libros salió más efectivo del que había.'),
    why: 'El efectivo nunca puede ser negativo. Un saldo crédito indica que falta registrar un ingreso o un retiro del banco, que un egreso está repetido, o que alguien pagó con dinero propio. Ante la DIAN o un revisor es un indicio de ingresos sin registrar.',
    correction: () =>
      'Haz el arqueo y revisa los egresos del mes en orden de fecha hasta encontrar el día en que el saldo se volvió negativo. Registra el ingreso o el retiro que falte, o anula el egreso repetido. Si un socio o un empleado puso el dinero, reconoce la deuda con esa persona.',
  },
  'NAT-2': {
    title: (fact) => `${fact.accountName} quedó con un sobregiro de ${writePesos(fact.amount)}`,
    message: (fact) => strictMessage(fact, 'Es un sobregiro, o falta registrar consignaciones.'),
    why: 'Un sobregiro es una deuda con el banco: no es un activo negativo ni se compensa con el saldo de otras cuentas. Si el extracto no muestra sobregiro, faltan consignaciones o sobran pagos en los libros.',
    correction: (fact) =>
      `Concilia con el extracto. Si el sobregiro existe, preséntalo como obligación financiera${target(fact)} con el asiento sugerido y devuélvelo al empezar el mes siguiente. Si no existe, registra las consignaciones que falten o reversa los cheques y pagos que no salieron.`,
  },
  'NAT-3': {
    title: (fact) => placedTitle(fact, 'terceros'),
    message: (fact) => strictMessage(fact, 'Una cuenta de ahorros no admite sobregiro.'),
    why: 'El banco no permite girar más de lo que hay en una cuenta de ahorros. El saldo crédito solo puede venir de un registro que falta, que sobra o que se hizo en la cuenta equivocada.',
    correction: () =>
      'Concilia con el extracto del mes: registra las consignaciones, traslados y rendimientos que falten, y reclasifica a su cuenta los pagos que salieron de otra.',
  },
  'NAT-4': {
    title: (fact) => thirdPartiesTitle(fact, 'clientes'),
    message: thirdPartiesMessage,
    why: 'Un cliente con saldo crédito pagó más de lo que debe, pagó antes de que le facturaras o recibió un pago que era de otro. Ese dinero es una deuda de la empresa: restarlo de la cartera muestra un activo y un pasivo menores que los reales.',
    correction: (fact) =>
      correction(
        fact,
        `Revisa el recaudo con el cliente. Si es un anticipo o un pago de más, reclasifícalo a anticipos de clientes${target(fact)} con el asiento sugerido. Si el recaudo era de otro cliente, trasládalo entre terceros de la misma cuenta.`,
      ),
  },
  'NAT-5': {
    title: (fact) => thirdPartiesTitle(fact, 'proveedores'),
    message: thirdPartiesMessage,
    why: 'Un proveedor con saldo débito recibió más de lo que se le debía: un pago repetido, un anticipo o una factura sin registrar. Mientras siga aquí, los pasivos aparecen menores que los reales y un costo o gasto puede estar faltando.',
    correction: (fact) =>
      correction(
        fact,
        `Pide el estado de cuenta al proveedor. Si falta su factura, regístrala; si es un anticipo o un pago repetido, reclasifícalo a anticipos y avances${target(fact)} con el asiento sugerido, y pide la devolución o crúzalo con la próxima factura. Si el pago era de otro proveedor, trasládalo entre terceros.`,
      ),
  },
  'NAT-6': {
    title: (fact) => placedTitle(fact, 'deudores'),
    message: thirdPartiesMessage,
    why: 'Una cuenta por cobrar con saldo crédito significa que se recibió, se legalizó o se descontó más de lo que se había entregado. La diferencia es una deuda de la empresa, y no se presenta restando de las cuentas por cobrar.',
    correction: (fact) =>
      correction(
        fact,
        `Revisa con el tercero qué se entregó y qué se descontó o legalizó. Si quedó un valor a su favor, reclasifícalo al pasivo${target(fact)} con el asiento sugerido; si el abono era de otro tercero o de otra cuenta, trasládalo.`,
      ),
  },
  'NAT-7': {
    title: (fact) => placedTitle(fact, 'terceros'),
    message: thirdPartiesMessage,
    why: 'Un pasivo con saldo débito significa que se pagó más de lo causado: falta causar la obligación, el pago se repitió, o se cargó a la cuenta o al tercero que no era. Si de verdad se pagó de más, es una cuenta por cobrar.',
    correction: (fact) =>
      correction(
        fact,
        `Busca primero la causación que falta: nómina, intereses, factura o provisión. Si se pagó de más, reclasifica a cuentas por cobrar${target(fact)} con el asiento sugerido; si el pago era de otro tercero o de otra obligación, trasládalo.`,
      ),
  },
  'NAT-8': {
    title: (fact) => placedTitle(fact, 'terceros'),
    message: (fact) => strictMessage(fact, 'Según los libros salió más mercancía de la que había.'),
    why: 'No se puede vender lo que no se tiene. Un inventario negativo es un error de costeo: compras sin registrar o en otra cuenta, salidas al costo equivocado o unidades negativas en el kardex. El costo de ventas y la utilidad quedan mal.',
    correction: () =>
      'Revisa en el kardex los productos con existencias negativas: registra las compras o traslados que falten, en la fecha en que entraron, y vuelve a costear. Si el costo salió de la cuenta de inventario que no era, reclasifícalo entre las dos cuentas.',
  },
  'NAT-9': {
    title: (fact) => placedTitle(fact, 'terceros'),
    message: (fact) => strictMessage(fact, 'Se dio de baja o se vendió por más de lo que había costado.'),
    why: 'El costo de un activo no baja de cero. Un saldo crédito aparece cuando se retira el activo por su precio de venta y no por su costo, cuando se retira dos veces, o cuando la depreciación se abona al costo y no a la depreciación acumulada.',
    correction: () =>
      'Compara la cuenta con el listado de activos. En una venta o baja, acredita el costo y debita la depreciación acumulada de ese activo; la diferencia va a utilidad o pérdida en venta de activos. Si el crédito era depreciación, trasládalo a la depreciación acumulada.',
  },
  'NAT-10': {
    title: (fact) => `${fact.accountName} tiene un saldo a favor de ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} suma un saldo débito de ${writePesos(fact.amount)}: es un saldo a favor, no un impuesto por pagar. ${origin(fact)}`,
    why: 'Mientras el periodo del impuesto está abierto es usual. Al presentar la declaración, el saldo a favor es un activo: se imputa al periodo siguiente, se compensa o se pide en devolución.',
    correction: (fact) =>
      `Al cerrar el periodo del impuesto, cruza las subcuentas entre sí y lleva la diferencia a saldos a favor${target(fact)} con el asiento sugerido. En los estados financieros preséntalo como activo.`,
  },
  'NAT-11': {
    title: (fact) => `En ${fact.accountName} se pagaron ${writePesos(fact.amount)} más de lo causado`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} suma un saldo débito de ${writePesos(fact.amount)}: los pagos superan lo retenido o causado. ${origin(fact)}`,
    why: 'Lo que se consigna no puede ser más que lo retenido o causado. Un saldo débito muestra retenciones o aportes sin registrar, sanciones o intereses cargados a la cuenta, o un pago repetido. Por tercero sí puede haber saldos contrarios, porque se retiene a un proveedor y se paga a la DIAN: por eso solo cuenta el total.',
    correction: () =>
      'Compara la declaración o la planilla del mes pagado con lo causado. Registra las retenciones o aportes que falten; lleva a gastos las sanciones, los intereses y lo que asumió la empresa; y si se pagó de más, corrige la declaración y reconoce la cuenta por cobrar.',
  },
  'NAT-12': {
    title: (fact) => placedTitle(fact, 'terceros'),
    message: (fact) =>
      `${thirdPartiesMessage(fact)} Es el saldo acumulado del año: las reversiones y notas de un solo mes no cuentan.`,
    why: 'Una reversión, una nota o un ajuste pueden dejar un mes al revés, pero el acumulado del año no debería: significaría que se devolvió más de lo que se registró. En los dos primeros meses suele ser la reversión de una provisión del año anterior.',
    correction: () =>
      'Busca qué registro originó el saldo. Si es la reversión de una provisión del año anterior, registra el documento que la reemplaza o llévala a recuperaciones. Si es un ingreso en una cuenta de gasto, o al contrario, reclasifícalo. Si era de otra cuenta o tercero, trasládalo.',
  },
  'NAT-13': {
    title: accountTitle,
    message: accountMessage,
    why: 'La recuperación de una provisión y la diferencia en cambio a favor son ingresos. Registradas como menor gasto (o la pérdida como menor ingreso) el resultado no cambia, pero ingresos y gastos quedan mal presentados y la conciliación fiscal se complica.',
    correction: () =>
      'Reclasifica: la recuperación de provisiones a recuperaciones, la ganancia en cambio a ingresos financieros, la pérdida en cambio a gastos financieros. Si tu política es presentarla neta, justifica el hallazgo.',
  },
  'NAT-14': {
    title: (fact) => placedTitle(fact, 'terceros'),
    message: thirdPartiesMessage,
    why: 'Cada cuenta tiene un lado normal. Un saldo en el lado contrario suele venir de un registro con los lados cambiados, de una cuenta o un tercero equivocados, o de una partida que se cruzó sin haber entrado.',
    correction: (fact) =>
      correction(
        fact,
        `Revisa los movimientos que llevaron el saldo a ese lado y traslada lo que corresponda a su cuenta y tercero. Si de verdad cambió de sentido, reclasifícalo: lo que se debe va al pasivo y lo que se tiene al activo.`,
      ),
  },
  'NAT-15': {
    title: (fact) => placedTitle(fact, 'terceros'),
    message: (fact) =>
      isWholeAccount(fact)
        ? `${thirdPartiesMessage(fact)} Se cruzó o se pidió en devolución más de lo que había.`
        : `${thirdPartiesMessage(fact)} La cuenta en total está bien: suele ser el cruce de la declaración, hecho con un tercero distinto del que practicó la retención.`,
    why: 'Las retenciones que te practicaron y los anticipos son un activo hasta que se cruzan con el impuesto del año. No se puede cruzar más de lo que hay; y si se cruza con otro tercero, los certificados de cada cliente dejan de coincidir con los libros.',
    correction: (fact) =>
      isWholeAccount(fact)
        ? `Compara la declaración presentada con el saldo de la cuenta. Si se tomó de más, corrige la declaración o reclasifica la diferencia al impuesto por pagar${target(fact)} con el asiento sugerido; si faltan retenciones por registrar, regístralas con su certificado.`
        : 'Haz el cruce de la declaración con los mismos terceros que te practicaron la retención, mediante un asiento entre terceros de la misma cuenta.',
  },
};

export const text: ValidationText<Rule, keyof (typeof validation)['roles']> = {
  title: 'Naturaleza de las cuentas',
  summary:
    'Busca saldos contrarios a la naturaleza de su cuenta, por cuenta y por tercero: clientes con saldo crédito, proveedores con saldo débito, caja o bancos negativos. Dice si el saldo apareció este mes o viene de antes, y adónde reclasificarlo.',
  rules,
  roles,
  parameters,
  labels: {
    opening: 'Saldo inicial',
    debits: 'Más débitos del mes',
    credits: 'Menos créditos del mes',
    closingDebit: 'Saldo final (débito)',
    closingCredit: 'Saldo final (crédito)',
  },
  reasons: {},
};
