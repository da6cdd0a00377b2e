/** Cuentas de naturaleza invertida in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import { labels, parameters, roles } from './settings-text.es.ts';
import type { Rule, validation } from './validation.ts';

const atClose = ({ period }: FactView): string =>
  period.month === 13 ? `Después del ${formatPeriod(period)}` : `Al cierre de ${formatPeriod(period)}`;

const side = ({ data }: FactView): string => (wordIn(data, 'side') === 'debito' ? 'débito' : 'crédito');
const normalSide = (fact: FactView): string => (side(fact) === 'débito' ? 'crédito' : 'débito');

/** Whether the balance is new or inherited. */
function origin({ data, amount }: FactView): string {
  const inherited = amountIn(data, 'inherited');
  if (inherited === 0n) return 'Apareció este mes.';
  if (inherited === amount) return 'Viene de meses anteriores y no cambió en el mes.';
  return `Viene de meses anteriores: al empezar el mes ya era de ${writePesos(inherited)}.`;
}

const wrongSideTitle = (fact: FactView): string =>
  `${fact.accountName} quedó con saldo ${side(fact)} de ${writePesos(fact.amount)}`;
const wrongSideMessage = (fact: FactView): string =>
  `${atClose(fact)}, ${writeAccount(fact)} muestra un saldo ${side(fact)} de ${writePesos(fact.amount)}, y por su naturaleza debe ser ${normalSide(fact)}. ${origin(fact)}`;

/** Name of the group's largest account: the group's own code may have no name in the file. */
const groupName = ({ data, accountName }: FactView): string => wordIn(data, 'name') || accountName;
const fits = ({ data }: FactView): boolean => countIn(data, 'fits') === 1;
const corrected = ({ data }: FactView): string => writePesos(amountIn(data, 'corrected'));
const base = ({ data }: FactView): string => writePesos(amountIn(data, 'base'));

function leftOverCorrection(fact: FactView): string {
  const family = wordIn(fact.data, 'family');
  if (fits(fact))
    return 'Revisa a qué clase de activos pertenece esta depreciación y trasládala a la cuenta correctora de esa clase.';
  if (family === 'acumulada')
    return 'Busca la baja o la venta del activo y complétala: debita la cuenta correctora contra el resultado del retiro con el asiento sugerido. Si el retiro fue de un año anterior, contra resultados acumulados.';
  if (family === 'deterioro')
    return 'Si el activo se cobró o se vendió, recupera el deterioro con el asiento sugerido. Si se castigó, el castigo debió ir contra el deterioro y no contra el gasto: reversa el gasto.';
  return 'Revisa los estatutos y el acta: sin capital autorizado no hay capital por suscribir ni por cobrar. Traslada los aportes a la cuenta de capital que corresponda.';
}

const rules: Record<Rule, RuleText> = {
  'INV-1': {
    title: wrongSideTitle,
    message: wrongSideMessage,
    why: 'La depreciación y la amortización acumuladas solo se debitan cuando se retira o se vende el activo, y nunca por más de lo que se había acumulado. Con saldo débito, el activo aparece por más de lo que costó.',
    correction: () =>
      'Busca el débito que dejó la cuenta al revés. Si fue la baja o la venta de un activo, debe llevar solo la depreciación de ese activo, contra su costo, y la diferencia a utilidad o pérdida. Si fue una compra o una mejora, trasládala al costo. Si los lados del registro de la depreciación se cambiaron, reversa el comprobante y regístralo de nuevo.',
  },
  'INV-2': {
    title: wrongSideTitle,
    message: wrongSideMessage,
    why: 'El deterioro se debita al castigar el activo o al recuperarlo, hasta lo que se había reconocido. Un saldo débito significa que se castigó más de lo provisionado: falta reconocer el gasto.',
    correction: (fact) =>
      `Compara los castigos y recuperaciones del periodo con el deterioro reconocido. Si se castigó de más, reconoce el gasto que falta por ${writePesos(fact.amount)} con el asiento sugerido. Si el débito era una recuperación, debió ir hasta el saldo que había, y el resto al activo.`,
  },
  'INV-3': {
    title: wrongSideTitle,
    message: wrongSideMessage,
    why: 'Las devoluciones, rebajas y descuentos restan de las ventas o de las compras. Con el saldo al revés las aumentan: suele ser una venta o una compra registrada en la cuenta de devoluciones, o una nota anulada dos veces.',
    correction: () =>
      'Revisa las notas crédito y débito del periodo. Traslada a ingresos o a compras lo que no sea devolución con el asiento sugerido, y anula las notas repetidas.',
  },
  'INV-4': {
    title: wrongSideTitle,
    message: wrongSideMessage,
    why: 'El capital por suscribir o por cobrar, las acciones propias readquiridas y las pérdidas restan del patrimonio. Con el saldo al revés el patrimonio aparece mayor o menor del que es.',
    correction: (fact) =>
      `Revisa el acta y el comprobante que movió la cuenta. Una utilidad registrada como pérdida se traslada a la cuenta de utilidades; un aporte de más se lleva a capital o se le debe al socio. ${writeAccount(fact)} debe quedar en cero o con saldo ${normalSide(fact)}.`,
  },
  'INV-5': {
    title: wrongSideTitle,
    message: wrongSideMessage,
    why: 'Es una cuenta que el PUC marca con la naturaleza opuesta a la de su clase. Un saldo en el lado de la clase suele venir de un registro con los lados cambiados.',
    correction: (fact) =>
      `Revisa los movimientos de la cuenta y reversa el que se registró al revés. Debe quedar en cero o con saldo ${normalSide(fact)}.`,
  },
  'INV-6': {
    title: (fact) => `${groupName(fact)} supera en ${writePesos(fact.amount)} el costo de sus activos`,
    message: (fact) =>
      `${atClose(fact)}, ${groupName(fact)} (${fact.account}) suma ${corrected(fact)} y el costo de los activos que corrige es de ${base(fact)}: hay ${writePesos(fact.amount)} de más.${fits(fact) ? ' En conjunto, la depreciación no supera el costo: lo que sobra aquí falta en otra clase de activos.' : ''}`,
    why: 'Un activo no se deprecia ni se amortiza por más de lo que costó. El exceso es un gasto que no existe, o la depreciación de un activo que ya se retiró o que está en otra clase.',
    correction: (fact) =>
      fits(fact)
        ? 'Compara la depreciación de cada activo con su clase y traslada la que está en la cuenta que no es. No hay efecto en el resultado.'
        : 'Compara con el listado de activos. Si se siguió depreciando lo que ya estaba depreciado, devuelve el exceso con el asiento sugerido (si es de años anteriores, contra resultados acumulados). Si un activo se retiró sin su depreciación, completa la baja.',
  },
  'INV-7': {
    title: (fact) => `${groupName(fact)} supera en ${writePesos(fact.amount)} el activo que corrige`,
    message: (fact) =>
      `${atClose(fact)}, el deterioro en ${groupName(fact)} (${fact.account}) suma ${corrected(fact)} y el activo es de ${base(fact)}: hay ${writePesos(fact.amount)} de más.`,
    why: 'Un activo no puede perder más de lo que vale en libros. El exceso es deterioro de partidas que ya se cobraron, se vendieron o se castigaron.',
    correction: () =>
      'Revisa partida por partida el deterioro reconocido. El de lo que ya se cobró o se vendió se recupera con el asiento sugerido; el de lo castigado se cruza con el activo.',
  },
  'INV-8': {
    title: (fact) => `${groupName(fact)} conserva ${writePesos(fact.amount)} y lo que corrige está en cero`,
    message: (fact) =>
      `${atClose(fact)}, ${groupName(fact)} (${fact.account}) tiene ${corrected(fact)} y la cuenta que corrige tiene ${base(fact)}.${fits(fact) ? ' En conjunto, la depreciación no supera el costo: puede ser de activos que están en otra clase.' : ''}`,
    why: 'Una cuenta correctora no vive sin la cuenta que corrige. Al retirar, vender o cobrar un activo salen a la vez su costo y lo que lo corregía; si sale solo el costo, el activo neto queda negativo y el resultado, equivocado.',
    correction: leftOverCorrection,
  },
  'INV-9': {
    title: (fact) =>
      amountIn(fact.data, 'base') <= 0n
        ? `Hay devoluciones por ${corrected(fact)} sin ventas ni compras que las expliquen`
        : `Las devoluciones superan en ${writePesos(fact.amount)} lo que corrigen`,
    message: (fact) =>
      `${atClose(fact)}, ${groupName(fact)} (${fact.account}) suma ${corrected(fact)} en el año y la cuenta que corrige suma ${base(fact)}.`,
    why: 'Las devoluciones del año restan de las ventas o compras del año. Si las superan, faltan facturas, hay notas repetidas o las ventas se registraron en otra cuenta. A comienzos de año pueden ser devoluciones de ventas del año anterior.',
    correction: () =>
      'Concilia las notas crédito con las facturas a las que corresponden. Registra las facturas que falten y anula las notas repetidas. Si son de ventas del año anterior, revisa si el cierre las había previsto.',
  },
  'INV-10': {
    title: (fact) => `El capital muestra ${writePesos(fact.amount)} que nadie ha suscrito`,
    message: (fact) =>
      `${atClose(fact)}, el capital autorizado menos el que está por suscribir suma ${writePesos(amountIn(fact.data, 'shown'))}, y el capital suscrito de la empresa es de ${writePesos(amountIn(fact.data, 'subscribed'))}. La cuenta de capital por suscribir tiene ${writePesos(amountIn(fact.data, 'pending'))}.`,
    why: 'El capital autorizado es un tope, no un aporte. Lo que falta por suscribir se resta en su propia cuenta, con saldo débito; sin ella el patrimonio aparece mayor del que es.',
    correction: (fact) =>
      `Compara con el certificado de existencia y representación y con el libro de accionistas. Registra ${writePesos(fact.amount)} como capital por suscribir, contra la cuenta donde se llevó la contrapartida del capital autorizado. Si ya se suscribió, actualiza el capital suscrito en la parametrización.`,
  },
  'INV-11': {
    title: (fact) => `${fact.accountName} tiene pérdidas acumuladas por ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} muestra un saldo débito de ${writePesos(fact.amount)}: son pérdidas, y están en la cuenta de utilidades. ${origin(fact)}`,
    why: 'Las pérdidas de ejercicios anteriores tienen su propia cuenta, con saldo débito. Mezcladas con las utilidades no se ve cuánto se debe enjugar antes de repartir.',
    correction: ({ data }) =>
      wordIn(data, 'losses') === ''
        ? 'Traslada el saldo a la cuenta de pérdidas acumuladas.'
        : 'Traslada el saldo a la cuenta de pérdidas acumuladas con el asiento sugerido. Si lo originó una distribución o un ajuste, revisa primero el acta.',
  },
};

export const text: ValidationText<Rule, keyof (typeof validation)['roles']> = {
  title: 'Cuentas de naturaleza invertida',
  summary:
    'Revisa las cuentas que restan de otras: depreciación acumulada, deterioro, devoluciones, capital por suscribir, pérdidas. Deben quedar en el lado opuesto al de su clase, no superar lo que corrigen y no sobrevivirle.',
  rules,
  roles,
  parameters,
  labels,
  reasons: {
    withoutContraAccounts: () =>
      'El balance no tiene cuentas correctoras: ni depreciación acumulada, ni deterioro, ni devoluciones.',
    withoutSubscribedCapital: () =>
      'Falta el capital suscrito de la empresa: hay capital autorizado y ninguna parte está por suscribir. Escríbelo en la parametrización.',
  },
};
