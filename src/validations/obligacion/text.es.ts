/** Obligacion in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeList, writeThirdParties, writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';
import type { Role, Rule } from './roles.ts';
import { labels, parameters, roles } from './settings-text.es.ts';

const inMonth = (fact: FactView): string => `En ${formatPeriod(fact.period)}`;
const atClose = (fact: FactView): string => `Al cierre de ${formatPeriod(fact.period)}`;
const lender = ({ thirdParties }: FactView): string => writeThirdParty(thirdParties[0]!);
const lenderName = ({ thirdParties }: FactView): string =>
  thirdParties[0]!.name || thirdParties[0]!.nit || 'sin tercero';
const monthOf = (key: string): string => formatPeriod(parsePeriod(key)!);
const isHigh = ({ data }: FactView): boolean => countIn(data, 'high') === 1;
const isOwed = ({ data }: FactView): boolean => wordIn(data, 'how') === 'recibido';
const isOver = ({ expected, found }: FactView): boolean => (found ?? 0n) > (expected ?? 0n);

function estimate(fact: FactView): string {
  const { data } = fact;
  switch (wordIn(data, 'source')) {
    case 'usual':
      return ` A la tasa del último mes con intereses serían ${writePesos(fact.amount)}.`;
    case 'ibc':
      return ` Al interés bancario corriente del mes (${formatPercent(countIn(data, 'ibc'), 2)} efectivo anual) serían ${writePesos(fact.amount)}.`;
    default:
      return '';
  }
}

const rules: Record<Rule, RuleText> = {
  'OBL-1': {
    title: (fact) => `El préstamo de ${lenderName(fact)} no tiene intereses en ${formatPeriod(fact.period)}`,
    message: (fact) =>
      `${atClose(fact)} se deben ${writePesos(amountIn(fact.data, 'owed'))} a ${lender(fact)} en ${writeAccount(fact)}, y en el mes no hay gasto de intereses con esa entidad.${estimate(fact)}${
        countIn(fact.data, 'grace') === 1
          ? ' Tampoco hubo abonos ni intereses en los meses anteriores: puede ser un periodo de gracia.'
          : ''
      }`,
    why: 'El dinero prestado cuesta todos los días. Los intereses se causan cada mes aunque se paguen después; si la cuota se llevó entera al capital, la deuda aparece menor que la real y falta gasto.',
    correction: () =>
      'Pide el extracto del préstamo. Si la cuota se llevó entera al capital, separa los intereses. Si no se han pagado, caúsalos con el asiento sugerido por el valor del extracto. Si están a nombre de otro tercero, trasládalos.',
  },
  'OBL-2': {
    title: (fact) =>
      isHigh(fact)
        ? `Los intereses de ${lenderName(fact)} pasan de la usura: ${formatPercent(countIn(fact.data, 'rate'))} anual`
        : `Los intereses de ${lenderName(fact)} son muy bajos: ${formatPercent(countIn(fact.data, 'rate'))} anual`,
    message: (fact) =>
      `${inMonth(fact)} se causaron ${writePesos(fact.found ?? 0n)} de intereses con ${lender(fact)} sobre un promedio de ${writePesos(amountIn(fact.data, 'average'))}: equivale al ${formatPercent(countIn(fact.data, 'rate'))} efectivo anual. En ${monthOf(wordIn(fact.data, 'month'))} el interés bancario corriente certificado fue del ${formatPercent(countIn(fact.data, 'ibc'), 2)} y la usura del ${formatPercent(countIn(fact.data, 'usury'), 2)}.`,
    why: 'La tasa que resulta de los libros debe parecerse a la pactada. Muy alta, una parte del capital se llevó al gasto o hay intereses de otros meses; y lo que pase de la tasa permitida no es deducible. Muy baja, faltan intereses o se llevaron al capital.',
    correction: (fact) =>
      isHigh(fact)
        ? 'Compara con el extracto. Si la cuota se llevó entera al gasto, traslada la parte de capital a la obligación. Si incluye comisiones o intereses de otros meses, sepáralos. Si la tasa es la pactada, el exceso no es deducible.'
        : 'Compara con el extracto. Si faltan intereses, caúsalos. Si el préstamo tiene tasa subsidiada, está en otra moneda o el interés se paga por anticipado, déjalo anotado.',
  },
  'OBL-3': {
    title: (fact) => `${fact.accountName} incluye a quien no es una entidad financiera`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} debe ${writePesos(fact.amount)} a ${writeThirdParties(fact.thirdParties)}.${
        countIn(fact.data, 'partners') > 0 ? ' Hay socios de la empresa entre ellos.' : ''
      }`,
    why: 'Las cuentas de bancos son para entidades financieras. Lo que prestan los socios se presenta y se revela aparte, y lo que prestan los particulares tiene otra cuenta y otro reporte en exógena.',
    correction: () =>
      'Reclasifica con el asiento sugerido: los socios a deudas con accionistas o socios, los demás a otras obligaciones con particulares. Si el tercero está mal y la deuda es con un banco, corrige el tercero.',
  },
  'OBL-4': {
    title: (fact) => `A ${lenderName(fact)} se le pagaron ${writePesos(fact.amount)} de más`,
    message: (fact) =>
      `${atClose(fact)}, la obligación con ${lender(fact)} quedó con saldo débito de ${writePesos(fact.amount)} en ${writeAccount(fact)}.`,
    why: 'Una deuda no puede ser negativa. Los intereses de la cuota se llevaron al capital, un desembolso no se registró, o el pago era de otra obligación.',
    correction: () =>
      'Concilia con el extracto del préstamo. Lleva al gasto los intereses que se cargaron al capital, registra el desembolso que falte o traslada el pago a la obligación que era.',
  },
  'OBL-5': {
    title: (fact) => `La deuda con ${lenderName(fact)} lleva ${countIn(fact.data, 'months')} meses sin moverse`,
    message: (fact) =>
      `${atClose(fact)} se deben ${writePesos(fact.amount)} a ${lender(fact)}, lo mismo que hace ${countIn(fact.data, 'months')} meses, y en el mes se causaron ${writePesos(amountIn(fact.data, 'interest'))} de intereses.`,
    why: 'Si el préstamo se paga en cuotas, el capital baja cada mes. Cuando no se mueve, las cuotas no se registran o se llevan enteras al gasto. Puede ser un periodo de gracia o un crédito que se paga al vencimiento.',
    correction: () =>
      'Mira en el extracto el saldo de capital. Si es menor, registra los abonos: salen del banco, de una cuenta por pagar o del gasto en que quedaron. Si coincide, anota que paga al vencimiento.',
  },
  'OBL-6': {
    title: (fact) => `El sobregiro de ${lenderName(fact)} sigue en el pasivo y sus cuentas tienen saldo`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} muestra un sobregiro con ${writeThirdParties(fact.thirdParties)}, y todas las cuentas de esa entidad tienen saldo a favor.`,
    why: 'El sobregiro se presenta como obligación solo para el cierre y se devuelve al empezar el mes siguiente. Si se queda, el banco y la deuda aparecen mayores que los reales.',
    correction: () =>
      'Concilia con el extracto. Si ya no hay sobregiro, devuelve la reclasificación con el asiento sugerido, a la cuenta bancaria de donde salió.',
  },
  'OBL-7': {
    title: (fact) =>
      isOver(fact)
        ? `El 4×1.000 de ${formatPeriod(fact.period)} es mayor que el posible`
        : `El 4×1.000 de ${formatPeriod(fact.period)} es menor que el esperado`,
    message: (fact) =>
      `${inMonth(fact)} salieron de los bancos ${writePesos(amountIn(fact.data, 'outflow'))} y el gravamen es de ${writePesos(fact.found ?? 0n)}. Debe estar entre el ${formatPercent(countIn(fact.data, 'least'), 2)} y el ${formatPercent(countIn(fact.data, 'most'), 2)}: ${isOver(fact) ? 'a lo sumo' : 'al menos'} ${writePesos(fact.expected ?? 0n)}.${
        countIn(fact.data, 'booked') === 1
          ? ''
          : ' Ninguna cuenta lo nombra: puede estar junto con los gastos bancarios.'
      }`,
    why: 'El banco cobra cuatro por mil de lo que sale de las cuentas, salvo traslados entre cuentas propias y operaciones exentas. La mitad es deducible, así que conviene en su propia cuenta.',
    correction: (fact) =>
      isOver(fact)
        ? 'Compara con el certificado del banco. Reclasifica las comisiones y los gravámenes de otros meses.'
        : 'Concilia las notas débito del extracto y registra el gravamen que falte. Si está en gastos bancarios, llévalo a su cuenta. Si el banco no lo cobra, confirma por qué.',
  },
  'OBL-8': {
    title: (fact) => `Préstamos ${isOwed(fact) ? 'de' : 'a'} socios por ${writePesos(fact.amount)} sin intereses`,
    message: (fact) =>
      `${atClose(fact)} ${isOwed(fact) ? 'la empresa debe a' : 'deben a la empresa'}: ${writeList(fact.thirdParties.map((thirdParty) => `${writeThirdParty(thirdParty)} ${writePesos(thirdParty.amount)}`))} y no hay ${isOwed(fact) ? 'intereses causados' : 'ingresos por intereses'} con ellos. Por verificar.`,
    why: 'La ley presume que el préstamo en dinero entre una sociedad y sus socios genera un interés mínimo anual, aunque no se cobre: es ingreso para el impuesto de renta de quien presta.',
    correction: (fact) =>
      isOwed(fact)
        ? 'Confirma si es un préstamo y qué se pactó. Si tiene intereses, caúsalos cada mes, con su retención. Si no, el socio declara el interés presunto; avísale.'
        : 'Liquida el interés presunto del año y llévalo a la declaración de renta. Si se pactan intereses, caúsalos cada mes.',
  },
  'OBL-9': {
    title: (fact) =>
      `La deuda con vinculados pasa de ${countIn(fact.data, 'times')} veces el patrimonio del año anterior`,
    message: (fact) =>
      `El promedio de lo que se debe a vinculados y socios es de ${writePesos(fact.found ?? 0n)}, y ${countIn(fact.data, 'times')} veces el patrimonio del año anterior (${writePesos(amountIn(fact.data, 'equity'))}) son ${writePesos(fact.expected ?? 0n)}: sobran ${writePesos(fact.amount)}.`,
    why: 'Los intereses de la deuda con vinculados que pase de ese límite no se deducen del impuesto de renta.',
    correction: () =>
      'Calcula en la conciliación fiscal la parte de los intereses que no se deduce. No hay asiento contable.',
  },
};

export const text: ValidationText<Rule, Role> = {
  title: 'Obligaciones financieras',
  summary:
    'Comprueba que cada préstamo cause intereses a una tasa posible, que su capital se mueva y que el acreedor sea una entidad financiera. Revisa sobregiros, el 4×1.000, los préstamos a socios y la deuda con vinculados.',
  rules,
  roles,
  parameters,
  labels,
  reasons: {
    withoutDebt: () => 'El balance no tiene bancos, obligaciones financieras ni préstamos con socios.',
    closing: () => 'Es el periodo de cierre: los intereses se revisan en los meses.',
    withoutRates: ({ month }) =>
      `Faltan el interés bancario corriente y la usura de ${monthOf(String(month))}: la tasa de los préstamos no se comparó. Escribe el interés corriente de ese mes en los parámetros de esta validación.`,
    withoutHistory: ({ missing }) =>
      `Falta ${monthOf(String(missing))}: sin él no se sabe hace cuánto no se mueve la deuda.`,
    withoutDecember: ({ missing }) =>
      `Falta ${monthOf(String(missing))}: sin él no se conoce el patrimonio del año anterior.`,
  },
};
