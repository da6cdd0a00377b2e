/** What anticipo_impuestos says to the accountant. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeMissingMonths } from '#core/checks/missing-months.es.ts';
import { writeRate } from '#core/checks/table-row.es.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeCount, writeThirdParties } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Role, Rule } from './rules.ts';
import { labels, parameters, roles } from './settings-text.es.ts';

const inMonth = ({ period }: FactView): string => `En ${formatPeriod(period)}`;
const atClose = ({ period }: FactView): string => `Al cierre de ${formatPeriod(period)}`;
const pesosIn = ({ data }: FactView, name: string): string => writePesos(amountIn(data, name));

const withheldNames: Readonly<Record<string, string>> = {
  anticipoRenta: 'anticipo de renta',
  retencion: 'retenciones que te practicaron',
  autorretencion: 'autorretenciones y otros anticipos',
  reteIca: 'ICA que te retuvieron',
  anticipoIca: 'anticipo de ICA',
};
const named = ({ data }: FactView): string => withheldNames[wordIn(data, 'role')]!;

const formerMessage = (fact: FactView): string =>
  `${atClose(fact)}, ${writeAccount(fact)} tiene ${pesosIn(fact, 'closing')} de ${named(fact)}, y los débitos desde enero de ${countIn(fact.data, 'since')} solo explican ${writePesos(fact.expected ?? 0n)}. El resto, ${writePesos(fact.amount)}, es anterior${isEarly(fact) ? ': su declaración se presentó hace más de un año' : ''}.${countIn(fact.data, 'known') === 1 ? ' Ya se podía ver el mes pasado y sigue sin cruzar.' : ''}`;

const isEarly = ({ data }: FactView): boolean => countIn(data, 'early') === 1;
/** Names the years: the reader of March must not think of the year whose return is still to come. */
const former = (fact: FactView): string =>
  isEarly(fact) ? `anteriores a ${countIn(fact.data, 'since')}` : 'de años anteriores';

const rules: Record<Rule, RuleText> = {
  'ANI-1': {
    title: (fact) =>
      `Anticipo de renta ${isEarly(fact) ? `anterior a ${countIn(fact.data, 'since')}` : 'de años anteriores'} sin cruzar: ${writePesos(fact.amount)}`,
    message: formerMessage,
    why: 'El anticipo que se liquida en una declaración se descuenta en la siguiente. Si sigue en el activo después de presentarla, no se tomó en la declaración o no se registró el cruce.',
    correction: () =>
      'Compara con la declaración de renta presentada. Si el anticipo se tomó, registra el cruce con el asiento sugerido. Si no se tomó, corrige la declaración mientras estés en el plazo.',
  },
  'ANI-2': {
    title: (fact) =>
      `${named(fact)[0]!.toUpperCase()}${named(fact).slice(1)} ${former(fact)}: ${writePesos(fact.amount)}`,
    message: formerMessage,
    why: 'Las retenciones y autorretenciones de un año se descuentan en la declaración de ese año, con sus certificados. Después de presentarla la cuenta solo debe tener las del año en curso: lo demás es un crédito que se perdió o un cruce sin registrar.',
    correction: () =>
      'Concilia cada cliente con su certificado y con el renglón de retenciones de la declaración. Registra el cruce con el asiento sugerido por lo que se tomó. Lo que no tiene certificado, pídelo; si no se puede recuperar, llévalo al gasto (no deducible).',
  },
  'ANI-3': {
    title: (fact) => `IVA que te retuvieron sin usar a tiempo: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} tiene ${pesosIn(fact, 'closing')}. De eso, ${writePesos(fact.amount)} no es del periodo de IVA actual (de ${countIn(fact.data, 'months')} meses) ni de los dos anteriores.`,
    why: 'El IVA que te retuvieron se lleva a la declaración del periodo en que te lo retuvieron o a uno de los dos siguientes. Después ya no se puede descontar.',
    correction: () =>
      'Busca en qué declaración se tomó. Si se tomó, registra el cruce con el asiento sugerido. Si no, corrige la declaración del periodo si aún puedes; si no, llévalo al gasto (no deducible).',
  },
  'ANI-4': {
    title: (fact) =>
      `${named(fact)[0]!.toUpperCase()}${named(fact).slice(1)} ${former(fact)}: ${writePesos(fact.amount)}`,
    message: formerMessage,
    why: 'El ICA que te retienen se descuenta en la declaración del municipio donde se obtuvo el ingreso, en su año. No se cruza con el de otro municipio ni con el de otro año.',
    correction: () =>
      'Concilia por municipio con las declaraciones presentadas y registra el cruce con el asiento sugerido. Lo que no se tomó, pídelo en corrección o devolución al municipio.',
  },
  'ANI-5': {
    title: (fact) =>
      countIn(fact.data, 'lost') === 1
        ? `Saldo a favor con más de dos años: ${writePesos(fact.amount)}`
        : `Saldo a favor sin usar hace ${countIn(fact.data, 'known')} meses o más: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} tiene ${pesosIn(fact, 'closing')}, y los débitos de los últimos ${countIn(fact.data, 'known')} meses no explican ${writePesos(fact.amount)}.`,
    why: 'La devolución o compensación de un saldo a favor se pide dentro de los dos años siguientes al plazo para declarar. Si no se pidió ni se arrastró a la siguiente declaración, el derecho se pierde y el activo no existe.',
    correction: () =>
      'Revisa si el saldo se imputó en las declaraciones siguientes o si hay una solicitud en curso; en ese caso, justifica el hallazgo. Si no, pide la devolución mientras puedas, o llévalo al gasto (no deducible).',
  },
  'ANI-6': {
    title: (fact) =>
      `${wordIn(fact.data, 'role') === 'reteIva' ? 'ReteIVA' : 'ReteICA'} a favor por ${writePesos(fact.amount)} más de lo que permiten las ventas`,
    message: (fact) =>
      `${inMonth(fact)} se registró, de ${writeCount(fact.thirdParties.length, 'tercero', 'terceros')}, más del ${writeRate(countIn(fact.data, 'rate'))} ${wordIn(fact.data, 'role') === 'reteIva' ? 'del IVA de lo vendido' : 'de lo vendido'} y de lo que debían al empezar: ${writeThirdParties(fact.thirdParties)}.`,
    why: 'Solo un cliente retiene, y no más que la tarifa sobre lo que compra: el 15 % del IVA, o la tarifa municipal de ICA. Un valor mayor, o de quien no compra, no tiene certificado que lo respalde.',
    correction: () =>
      'Pide el certificado. Si el valor es de otro cliente o de otra retención, reclasifícalo; si era un descuento o un pago parcial, devuélvelo a la cartera con el asiento sugerido.',
  },
  'ANI-7': {
    title: () => 'No hay anticipos bimestrales del régimen simple',
    message: (fact) =>
      wordIn(fact.data, 'how') === 'months'
        ? `En ${countIn(fact.data, 'months')} meses hubo ingresos por ${pesosIn(fact, 'sold')} y ningún anticipo del régimen simple en ${writeAccount(fact)}.`
        : `Hasta ${formatPeriod(fact.period)} el año tiene ingresos por ${pesosIn(fact, 'sold')} y ${writeAccount(fact)} no tiene saldo: los anticipos del año deberían estar ahí hasta la declaración anual. Faltan meses de historia, así que está por verificar.`,
    why: 'Los contribuyentes del régimen simple pagan cada bimestre un anticipo en el formulario 2593, sobre los ingresos del bimestre. El retraso de más de un mes en el recibo o en la declaración causa la exclusión del régimen.',
    correction: () =>
      'Liquida y paga los anticipos que falten, con intereses. Si se pagaron, busca el egreso y llévalo al anticipo, con la DIAN como tercero; el componente de ICA va aparte.',
  },
  'ANI-8': {
    title: (fact) => `Te retuvieron ${writePesos(fact.amount)} y la empresa está en el SIMPLE`,
    message: (fact) =>
      `${inMonth(fact)} te practicaron retención en la fuente ${writeThirdParties(fact.thirdParties)}.`,
    why: 'A los contribuyentes del régimen simple no se les practica retención de renta. Lo que les retengan no se descuenta del anticipo bimestral.',
    correction: () =>
      'Envía el RUT al cliente y pídele el reintegro de lo retenido. El asiento sugerido lo deja en su cartera hasta que lo devuelva.',
  },
  'ANI-9': {
    title: (fact) => `El anticipo de renta supera el 75 % del impuesto en ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} se registró un anticipo de ${writePesos(fact.found ?? 0n)}, y el impuesto de ${countIn(fact.data, 'year')} fue de ${pesosIn(fact, 'tax')}.`,
    why: 'El anticipo es el 25 %, el 50 % o el 75 % del impuesto según el año en que se declara, menos las retenciones. Un valor mayor suele ser el pago del impuesto registrado como anticipo.',
    correction: () =>
      'Compara con el renglón de anticipo de la declaración. Lo que sea pago del impuesto del año va contra el impuesto por pagar, como muestra el asiento sugerido.',
  },
};

export const text: ValidationText<Rule, Role> = {
  title: 'Anticipos de impuestos',
  summary:
    'Revisa lo que la empresa pagó o le retuvieron por anticipado: que lo de años anteriores se haya cruzado con la declaración, que el IVA retenido y los saldos a favor se usen a tiempo, y que las retenciones correspondan a las ventas.',
  rules,
  roles,
  parameters,
  labels,
  reasons: {
    closingPeriod: () => 'En el periodo de cierre no se cruzan anticipos.',
    salesElsewhere: () =>
      'Las retenciones están con los clientes y las ventas con otros terceros o sin tercero: no se pueden comparar.',
    withoutAdvances: () => 'El balance no tiene anticipos de impuestos.',
    withoutPeriod: () => 'Falta el periodo de IVA de la empresa: complétalo en el perfil.',
    missingMonths: (data) => `${writeMissingMonths(listIn(data, 'months'))} para saber de cuándo es el saldo.`,
    monthsOfAdvance: (data) =>
      `${writeMissingMonths(listIn(data, 'months'))} para saber si se pagó el anticipo de algún bimestre.`,
    shortHistory: (data) =>
      `Solo hay ${writeCount(countIn(data, 'known'), 'mes', 'meses')} de historia: no se sabe de cuándo es el saldo a favor.`,
  },
};
