/** What autorretencion says to the accountant. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { writeDatedRow, writeRate } from '#core/checks/table-row.es.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import { selfWithholdingAt } from '#core/reference/tax/self-withholding.ts';
import type { Role, Rule } from './rules.ts';
import { labels, parameters, roles } from './settings-text.es.ts';

const inMonth = ({ period }: FactView): string => `En ${formatPeriod(period)}`;
const isCrossing = ({ data }: FactView): boolean => countIn(data, 'crossing') === 1;
const kind = ({ data }: FactView): string => wordIn(data, 'kind');

function monthIn({ data }: FactView, name: string): string {
  const period = parsePeriod(wordIn(data, name));
  return period === null ? '' : formatPeriod(period);
}

/** Table rates used. */
function tableRates({ data }: FactView): string {
  const rates = listIn(data, 'rates').flatMap((key) => {
    const [ciiu, from] = key.split('@');
    const rate = selfWithholdingAt(ciiu!, from!);
    return rate === null ? [] : [writeDatedRow(rate)];
  });
  return rates.length === 0 ? '' : ` Tarifa del CIIU ${wordIn(data, 'ciiu')}: ${rates.join('; ')}.`;
}

/** Expected amount, or range where law or base are ambiguous. */
function expectation({ data }: FactView): string {
  const [least, most] = [amountIn(data, 'least'), amountIn(data, 'most')];
  return least === most ? writePesos(least) : `entre ${writePesos(least)} y ${writePesos(most)}`;
}

function incomeWords({ data }: FactView): string {
  const [operating, all] = [amountIn(data, 'operating'), amountIn(data, 'all')];
  return operating === all
    ? `ingresos por ${writePesos(operating)}`
    : `ingresos operacionales por ${writePesos(operating)} (${writePesos(all)} con los demás gravados)`;
}

const icaMessages: Readonly<Record<string, (fact: FactView) => string>> = {
  contrapartida: (fact) =>
    `${inMonth(fact)} se autorretuvo ICA por ${writePesos(fact.expected ?? 0n)} y en la cuenta a favor se registraron ${writePesos(fact.found ?? 0n)}.`,
  tarifa: (fact) =>
    `${inMonth(fact)}, los ingresos por ${writePesos(amountIn(fact.data, 'income'))} a la tarifa del ${writeRate(countIn(fact.data, 'rate'))} dan ${writePesos(fact.expected ?? 0n)}, y se registraron ${writePesos(fact.found ?? 0n)}.`,
  tercero: (fact) =>
    `${writeAccount(fact)} tiene ${writePesos(fact.amount)} a nombre de la DIAN, y el ICA es del municipio.`,
};

const rules: Record<Rule, RuleText> = {
  'AUT-1': {
    title: (fact) => `La autorretención por pagar y la registrada a favor difieren en ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} se causaron ${writePesos(amountIn(fact.data, 'credited'))} de autorretención por pagar y se registraron ${writePesos(amountIn(fact.data, 'debited'))} a favor.`,
    why: 'La autorretención es un anticipo del impuesto del año: lo que se paga a la DIAN es también un activo, que se descuenta en la declaración de renta. Los dos lados se registran en el mismo comprobante y por el mismo valor.',
    correction: () =>
      'Busca el comprobante de la autorretención del mes y corrige el lado que falta o sobra. Si la diferencia es de otro anticipo en la misma cuenta, sepáralo en su propia auxiliar.',
  },
  'AUT-2': {
    title: (fact) => {
      const isShort = (fact.found ?? 0n) < (fact.expected ?? 0n);
      return `La autorretención del mes tiene ${writePesos(fact.amount)} de ${isShort ? 'menos' : 'más'}`;
    },
    message: (fact) =>
      `${inMonth(fact)} hubo ${incomeWords(fact)}; la autorretención debe ser ${expectation(fact)} y se registraron ${writePesos(fact.found ?? 0n)}.${tableRates(fact)}`,
    why: 'La autorretención especial se calcula sobre todos los ingresos gravados del mes, con la tarifa de la actividad principal vigente en su fecha. Si es menor, la declaración de retenciones queda inexacta; si es mayor, se anticipa dinero de más.',
    correction: (fact) => {
      const isShort = (fact.found ?? 0n) < (fact.expected ?? 0n);
      return `${isShort ? 'Completa' : 'Reversa el exceso de'} la autorretención con el asiento sugerido y corrige el formulario 350 si ya se presentó. Antes revisa el CIIU principal del RUT, los ingresos que no son gravados y los ingresos para terceros.`;
    },
  },
  'AUT-3': {
    title: (fact) =>
      isCrossing(fact)
        ? 'El pago de la autorretención quedó cargado a otra cuenta del formulario'
        : `Autorretención de ${monthIn(fact, 'month')} sin consignar: ${writePesos(fact.amount)}`,
    message: (fact) => {
      const known = `Al empezar el mes se debían ${writePesos(amountIn(fact.data, 'owed'))} y en el mes se pagaron ${writePesos(amountIn(fact.data, 'paid'))}: quedan ${writePesos(fact.amount)}.`;
      if (isCrossing(fact))
        return `${known} El formulario completo sí se pagó: lo que falta aquí se cargó a otra de sus cuentas.`;
      const since = monthIn(fact, 'since');
      return since === '' ? known : `${known} Lo más antiguo sin pagar es de ${since}.`;
    },
    why: 'La autorretención se declara y se paga el mes siguiente, en el formulario 350. La declaración sin pago total no tiene efecto legal y corren intereses de mora.',
    correction: (fact) =>
      isCrossing(fact)
        ? 'Cruza las cuentas del formulario entre sí: debita la autorretención y acredita la cuenta que recibió el pago completo.'
        : 'Presenta y paga el formulario que falta, con intereses, y registra el pago con el asiento sugerido. Si ya se pagó, reclasifica el egreso a esta cuenta.',
  },
  'AUT-4': {
    title: (fact) =>
      fact.amount === 0n
        ? 'No se registró la autorretención del mes'
        : `No se registró la autorretención del mes: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} hubo ${incomeWords(fact)} y ninguna autorretención de renta, y según el perfil la empresa está exonerada de aportes (art. 114-1) o es autorretenedora.${fact.expected === null ? '' : ` Debió ser ${expectation(fact)}.`}${tableRates(fact)}`,
    why: 'Las sociedades exoneradas de salud, SENA e ICBF por el artículo 114-1 son autorretenedoras de renta, a título de la exoneración, sobre todos sus ingresos gravados. Tener la exoneración y no autorretener es una contradicción que la DIAN cruza con la PILA.',
    correction: () =>
      'Liquida la autorretención de cada mes con ingresos, regístrala con el asiento sugerido y corrige los formularios 350. Si la empresa no está exonerada de aportes, corrige el perfil.',
  },
  'AUT-5': {
    title: (fact) =>
      kind(fact) === 'simple'
        ? `Una empresa del SIMPLE se autorretuvo ${writePesos(fact.amount)}`
        : `Autorretención de ${writePesos(fact.amount)} sin exoneración de aportes`,
    message: (fact) =>
      `${inMonth(fact)} se registraron ${writePesos(fact.amount)} de autorretención en ${writeAccount(fact)}. ${kind(fact) === 'simple' ? 'Según el perfil la empresa está en el régimen simple.' : 'Según el perfil la empresa no está exonerada de aportes ni es autorretenedora.'}`,
    why: 'La autorretención especial es de quienes están exonerados de aportes por el artículo 114-1. Los contribuyentes del régimen simple no la practican: anticipan el impuesto cada bimestre.',
    correction: () =>
      'Revisa el RUT y el perfil. Si la autorretención no procede, reversa el registro del mes; lo ya pagado se pide como pago en exceso o de lo no debido.',
  },
  'AUT-6': {
    title: (fact) => `La autorretención se registró como gasto: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} se causaron ${writePesos(amountIn(fact.data, 'credited'))} de autorretención por pagar, con débito a ${writeAccount(fact)} y no a la cuenta a favor.`,
    why: 'La autorretención es un anticipo del impuesto, no el impuesto. Como gasto disminuye la utilidad del mes, y en diciembre el impuesto del año queda contado dos veces.',
    correction: () => 'Reclasifica con el asiento sugerido: débito a la autorretención a favor, crédito al gasto.',
  },
  'AUT-7': {
    title: (fact) =>
      kind(fact) === 'tercero'
        ? 'La autorretención de ICA está a nombre de la DIAN'
        : kind(fact) === 'tarifa'
          ? `La autorretención de ICA difiere de su tarifa en ${writePesos(fact.amount)}`
          : `La autorretención de ICA y su cuenta a favor difieren en ${writePesos(fact.amount)}`,
    message: (fact) => icaMessages[kind(fact)]!(fact),
    why: 'Donde el municipio la exige, la autorretención de ICA se calcula sobre los ingresos obtenidos en él, con su tarifa por mil; es un pasivo con el municipio y un anticipo del ICA.',
    correction: () =>
      'Revisa los ingresos de cada municipio y su tarifa, y corrige el registro: débito al anticipo de ICA, crédito a la autorretención por pagar, con el municipio como tercero. Si parte de los ingresos es de otros municipios, justifica el hallazgo.',
  },
};

export const text: ValidationText<Rule, Role> = {
  title: 'Autorretención',
  summary:
    'Compara la autorretención especial de renta del mes con la tarifa de la actividad sobre los ingresos gravados, y su valor por pagar con el registrado a favor. Revisa que la del mes anterior se haya consignado.',
  rules,
  roles,
  parameters,
  labels,
  reasons: {
    closingPeriod: () => 'En el periodo de cierre no hay autorretención.',
    simple: () => 'La empresa está en el régimen simple: no se autorretiene.',
    notExempt: () => 'Según el perfil, la empresa no está exonerada de aportes ni es autorretenedora.',
    exemptUnknown: () =>
      'Falta saber si la empresa está exonerada de aportes por el artículo 114-1: complétalo en el perfil.',
    withoutCiiu: () => 'Falta el CIIU de la empresa: sin él no se sabe la tarifa.',
    byConcept: () => 'La empresa es autorretenedora por resolución, por concepto: su tarifa no es la de la actividad.',
    withoutRate: (data) => `La tabla no tiene tarifa para el CIIU ${wordIn(data, 'ciiu')} en ${countIn(data, 'year')}.`,
    withoutIcaRate: () => 'Falta la tarifa de autorretención de ICA del municipio: escríbela en la parametrización.',
  },
};
