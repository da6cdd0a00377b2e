/** Spanish text of the ceilings of the law. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeList, writeThirdParties } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText, ValidationText } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import type { Role, Rule } from './rules.ts';
import { settingsText } from './settings-text.es.ts';

const acceptedText: Readonly<Record<string, string>> = {
  tope_uvt: '40.000 UVT',
  tope_pagado: 'el 40 % de lo pagado',
  tope_costos: 'el 35 % de los costos y gastos',
};

export const text: ValidationText<Rule, Role> = {
  title: 'Topes y obligaciones',
  summary:
    'Compara los ingresos y los activos con los topes que obligan a tener revisor fiscal, a cambiar el periodo del IVA o a salir de un régimen, y avisa desde que falta un 10 %. También señala los pagos en efectivo que pasan de lo que la ley acepta.',
  ...settingsText,
  rules: {
    'UMB-1': {
      title: (fact) => `Por sus ${measureOf(fact)} de ${yearOf(fact)} la empresa debe tener revisor fiscal`,
      message: (fact) => `${comparison(fact)} Por eso debe tener revisor fiscal en ${yearOf(fact) + 1}.`,
      why: 'Es obligatorio desde el año siguiente a aquel en que los activos brutos llegan a 5.000 salarios mínimos o los ingresos brutos a 3.000. Sin su firma, los estados financieros y las declaraciones de una empresa obligada no son válidos.',
      correction: () =>
        'Confirma que el revisor fiscal está nombrado, inscrito en la Cámara de Comercio y en el RUT, y que firma las declaraciones. Si ya lo tienes, dilo en los parámetros de esta validación. Si no, convoca a los socios para nombrarlo.',
    },
    'UMB-2': {
      title: (fact) =>
        `Los ${measureOf(fact)} ${isOver(fact) ? 'ya obligan' : 'están cerca de obligar'} a tener revisor fiscal en ${yearOf(fact) + 1}`,
      message: (fact) =>
        `${comparison(fact)} ${isOver(fact) ? 'Si el año cierra así, habrá' : `Si lo alcanza al cierre de ${yearOf(fact)}, habrá`} que tener revisor fiscal en ${yearOf(fact) + 1}.`,
      why: 'El tope se mide con las cifras del 31 de diciembre. Saberlo antes permite prever el nombramiento y su costo.',
      correction: () =>
        'Avisa a los socios para que nombren revisor fiscal principal y suplente en la asamblea ordinaria, si el año cierra por encima del tope.',
    },
    'UMB-3': vatPeriodText(),
    'UMB-4': {
      title: (fact) =>
        `Los ingresos ${isOver(fact) ? 'ya obligan' : 'están cerca de obligar'} a declarar el IVA cada dos meses en ${yearOf(fact) + 1}`,
      message: (fact) =>
        `${comparison(fact)} ${isOver(fact) ? 'Desde' : 'Si los alcanza al cierre, desde'} enero de ${yearOf(fact) + 1} el IVA se declara cada dos meses.`,
      why: 'El periodo del IVA de cada año depende de los ingresos brutos del anterior, y no se elige.',
      correction: ({ data }) =>
        `Anota el cambio para enero de ${countIn(data, 'year') + 1}: la declaración de enero y febrero se presenta en marzo. Actualiza entonces el periodo del IVA en los datos de la empresa.`,
    },
    'UMB-5': {
      title: (fact) =>
        isOver(fact)
          ? `Los ingresos de ${yearOf(fact)} pasan del tope del régimen simple`
          : `Los ingresos de ${yearOf(fact)} están cerca del tope del régimen simple`,
      message: (fact) =>
        `${comparison(fact)} ${isOver(fact) ? 'La empresa figura en el régimen simple y ya no cumple esta condición.' : 'Si lo alcanza, tendrá que salir del régimen simple.'}`,
      why: 'Quien pasa del tope sale del SIMPLE y declara renta, IVA e ICA por el régimen ordinario, con retenciones y autorretención. Seguir declarando por el SIMPLE deja sin efecto esas declaraciones.',
      correction: () =>
        'Revisa qué ingresos cuentan (no los de ganancia ocasional ni los que no son renta). Si se confirma, actualiza el RUT, vuelve al régimen ordinario y avisa a clientes y proveedores por las retenciones.',
    },
    'UMB-6': {
      title: (fact) =>
        `Los ingresos de ${yearOf(fact)} ${isOver(fact) ? 'obligan' : 'están cerca de obligar'} a enviar la memoria económica`,
      message: (fact) =>
        `${comparison(fact)} ${isOver(fact) ? 'La entidad debe enviar a la DIAN la memoria económica de ese año.' : 'Si lo alcanza, deberá enviarla a la DIAN.'}`,
      why: 'Sin la memoria económica, la entidad obligada pierde el régimen especial y tributa como una sociedad.',
      correction: () =>
        'Confirma que la memoria económica se envió, o prepárala: la firman el representante legal y el revisor fiscal y va con la actualización del registro del régimen especial.',
    },
    'UMB-7': {
      title: ({ amount, thirdParties }) =>
        thirdParties.length === 1
          ? `Un tercero recibió ${writePesos(amount)} en efectivo`
          : `${formatCount(thirdParties.length)} terceros recibieron en efectivo más de 100 UVT cada uno`,
      message: ({ thirdParties, data }) =>
        `De la caja salieron en el mes ${writeThirdParties(thirdParties)}. Cada pago individual en efectivo de más de 100 UVT (${writePesos(amountIn(data, 'ceiling'))}) no se acepta como costo, deducción ni descontable. Por verificar: el balance muestra la suma del mes, que pueden ser varios pagos.`,
      why: 'La ley acepta los pagos hechos por bancos o tarjetas. El tope se mide en cada pago: según el Consejo de Estado, no en la suma de los pagos a una misma persona.',
      correction: () =>
        'Mira los comprobantes de caja de estos terceros. Si un solo pago pasa del tope, trátalo como no deducible en la conciliación fiscal, y paga en adelante por banco.',
    },
    'UMB-8': {
      title: ({ amount }) => `Los pagos en efectivo del año pasan en ${writePesos(amount)} de lo que se acepta`,
      message: ({ found, expected, data }) =>
        `En lo corrido del año salieron de caja ${writePesos(found ?? 0n)} hacia terceros. Se acepta hasta ${acceptedText[wordIn(data, 'which')]}, ${writePesos(expected ?? 0n)}, que hoy es el menor de los tres topes.`,
      why: 'Por año, el efectivo se acepta hasta el menor valor entre el 40 % de lo pagado, 40.000 UVT y el 35 % de los costos y deducciones. Lo que pase no es deducible.',
      correction: () =>
        'Lleva el exceso como no deducible a la conciliación fiscal del año, y canaliza por bancos los pagos que faltan.',
    },
    'UMB-9': {
      title: (fact) => `Por sus ${measureOf(fact)} de ${yearOf(fact)} la empresa no es microempresa`,
      message: (fact) =>
        `${comparison(fact)} La empresa lleva la contabilidad del grupo 3, que es para quienes están por debajo.`,
      why: 'El grupo 3 es una contabilidad simplificada para microempresas. Quien pasa de un tope aplica las NIIF para las PYMES (grupo 2).',
      correction: () =>
        'Confirma el grupo con el contador. Si corresponde el 2, prepara el estado de situación financiera de apertura y corrige el grupo en los datos de la empresa.',
    },
  },
  reasons: {
    sin_filas: () => 'El archivo no tiene filas de detalle.',
    falta_cierre_anterior: (data) => `Falta diciembre de ${countIn(data, 'year')} en la historia.`,
    faltan_meses: (data) => {
      const months = listIn(data, 'months').map(monthName);
      return `${months.length === 1 ? 'Falta' : 'Faltan'} ${writeList(months, 4)} en la historia.`;
    },
    falta_regimen: () => 'Falta el régimen tributario de la empresa.',
    falta_periodo_iva: () => 'Falta el periodo del IVA de la empresa.',
    falta_uvt: (data) => `No tenemos la UVT de ${countIn(data, 'year')}.`,
    falta_salario: (data) => `No tenemos el salario mínimo de ${countIn(data, 'year')}.`,
    caja_sin_terceros: () => 'La caja no se lleva por tercero: no se sabe a quién se pagó en efectivo.',
  },
};

function vatPeriodText(): RuleText {
  return {
    title: (fact) =>
      wordIn(fact.data, 'how') === 'below'
        ? `El IVA se declara cada dos meses con ingresos de ${yearOf(fact)} bajo el tope`
        : `Por sus ingresos de ${yearOf(fact)} la empresa debe declarar el IVA cada dos meses`,
    message: (fact) =>
      wordIn(fact.data, 'how') === 'below'
        ? `Los ingresos de ${yearOf(fact)} fueron ${writePesos(fact.amount)}, menos de 92.000 UVT. El periodo bimestral solo corresponde si es gran contribuyente, si vende bienes exentos de los artículos 477 o 481, o si empezó a ser responsable este año.`
        : `${comparison(fact)} En ${yearOf(fact) + 1} el IVA se declara cada dos meses, y la empresa lo tiene cada cuatro.`,
    why: 'El periodo no se elige. Las declaraciones presentadas en un periodo que no corresponde no tienen efecto legal y hay que volver a presentarlas, con sanción si es tarde.',
    correction: ({ data }) =>
      wordIn(data, 'how') === 'below'
        ? 'Confirma por qué el periodo es bimestral. Si no hay motivo, declara cada cuatro meses y corrígelo en los datos de la empresa.'
        : 'Confirma los ingresos brutos del año anterior. Si pasan del tope, presenta las declaraciones bimestrales y corrige el periodo en los datos de la empresa.',
  };
}

/** Figure against ceiling: `Los ingresos de 2025 sumaron … y el tope es …`. */
function comparison({ data, found, expected, amount }: FactView): string {
  const measure = wordIn(data, 'measure');
  const isIncome = measure === 'ingresos';
  const year = countIn(data, 'year');
  const ended = countIn(data, 'ended') === 1;
  const when = ended ? `de ${year}` : isIncome ? `de lo corrido de ${year}` : 'a la fecha';
  const subject = isIncome ? `Los ingresos brutos ${when} suman` : `Los activos brutos ${when} son`;
  const units = formatCount(countIn(data, 'units'));
  const name =
    wordIn(data, 'unit') === 'uvt'
      ? `${units} UVT de ${year}`
      : `${units} salarios mínimos de ${year}${wordIn(data, 'decree') === '' ? '' : ` (${firstDecree(wordIn(data, 'decree'))})`}`;
  const far =
    wordIn(data, 'how') === 'over'
      ? `lo ${amount === 0n ? 'alcanzan' : `pasan en ${writePesos(amount)}`}`
      : `van en el ${wordIn(data, 'share').replace('.', ',')} %`;
  return `${subject} ${writePesos(found ?? 0n)}. El tope es ${writePesos(expected ?? 0n)}, ${name} a ${writePesos(amountIn(data, 'value'))}: ${far}.`;
}

/** Drops the table's notes about what happened to a decree. */
function firstDecree(decrees: string): string {
  return decrees.split(';')[0]!;
}

function measureOf({ data }: FactView): string {
  return wordIn(data, 'measure');
}

function yearOf({ data }: FactView): number {
  return countIn(data, 'year');
}

function isOver({ data }: FactView): boolean {
  return wordIn(data, 'how') === 'over';
}

function monthName(key: string): string {
  return formatPeriod(parsePeriod(key)!);
}
