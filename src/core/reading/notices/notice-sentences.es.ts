/** Sentences of what the user is asked about before a file is stored: what was found, what follows, what to do. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import { abs, fromDecimal } from '#core/money/money.ts';
import type { ReadIssue } from '../read-issue.ts';
import { chartSignatures } from './chart-signatures.es.ts';

type Data = Pick<ReadIssue, 'data'>;

/** Fields of a balance in the order in which a report prints them. */
const fieldNames: readonly [field: string, name: string][] = [
  ['code', 'cuenta'],
  ['name', 'nombre de la cuenta'],
  ['id', 'NIT'],
  ['dv', 'DV'],
  ['branch', 'sucursal'],
  ['thirdPartyName', 'tercero'],
  ['opening', 'saldo inicial'],
  ['debit', 'débitos'],
  ['credit', 'créditos'],
  ['closing', 'saldo final'],
];

export const noticeSentences = {
  columns_by_figures: ({ data = {} }: Data): string => {
    const found = fieldNames.flatMap(([field, name]) =>
      lookUp(data, field) === undefined ? [] : `${name} en ${lookUp(data, field)}`,
    );
    const { telling, explained } = data;
    const share =
      telling === undefined || telling === explained
        ? 'en todas las filas con movimiento'
        : `en ${formatCount(Number(explained))} de ${formatCount(Number(telling))} filas con movimiento`;
    return `No conocemos estos títulos: encontramos las columnas porque sus cifras cuadran ${share}${found.length > 0 ? `: ${found.join(', ')}` : ''}. Si son esas, guárdalo y los próximos archivos iguales se leerán sin preguntar; si no, indica tú las columnas.`;
  },
  layout_unproved: ({ data = {} }: Data): string => {
    const [opening, debits, credits, closing] = totalsIn(data);
    const [telling, explained] = [Number(data.telling ?? 0), Number(data.explained ?? 0)];
    const rows = explained < telling ? ` Cuadran ${formatCount(explained)} de ${formatCount(telling)} filas.` : '';
    return `Todavía no hemos visto un archivo real de ${data.program ?? 'este programa'}, y sus sumas no prueban lo que leímos: saldo inicial ${writePesos(opening)}, débitos ${writePesos(debits)}, créditos ${writePesos(credits)}, saldo final ${writePesos(closing)}.${rows} Expórtalo sin filtros; si tu informe da esos totales, indica tú las columnas.`;
  },
  totals_differ: ({ data = {} }: Data): string => {
    const [opening, debits, credits, closing] = totalsIn(data);
    const sides =
      debits === credits
        ? ''
        : `Los débitos suman ${writePesos(debits)} y los créditos ${writePesos(credits)}: difieren en ${writePesos(abs(debits - credits))}. `;
    const sums = [
      opening === 0n ? '' : `los iniciales suman ${writePesos(opening)}`,
      closing === 0n ? '' : `los finales suman ${writePesos(closing)}`,
    ].filter(Boolean);
    const balances = sums.length > 0 ? `Los saldos deben dar cero: ${sums.join(' y ')}. ` : '';
    return `El balance no cuadra. ${sides}${balances}${causeOf(data) ?? 'Expórtalo sin filtros de cuentas ni de terceros; si tus libros están así, guárdalo de todos modos y la auditoría te dirá dónde.'}`;
  },
  printed_total_differs: ({ data = {} }: Data): string => {
    const [debits, credits, printedDebits, printedCredits] = (
      ['debits', 'credits', 'printedDebits', 'printedCredits'] as const
    ).map((key) => writePesos(fromDecimal(String(lookUp(data, key) ?? '0'))));
    const read = data.sheets === undefined ? '' : ` Leímos juntas esta hoja y ${quoted(data.sheets)}.`;
    return `Las filas cuadran, pero el total que imprime el archivo no es su suma: dice débitos por ${printedDebits} y créditos por ${printedCredits}, y las filas suman ${debits} y ${credits}.${read} Faltan o sobran filas que cuadran entre sí. Expórtalo otra vez completo, sin borrar, filtrar ni pegar filas, y súbelo aquí.`;
  },
  year_in_file: ({ data = {} }: Data): string => {
    const how =
      data.from === 'from_last_year' ? 'se mueven en el mes tanto como traían de saldo inicial' : 'empiezan en cero';
    return `El archivo parece de un año y no de ${month(data.period)}: los ingresos, los gastos y los costos ${how}. Exporta solo ese mes; si lo guardas así, no evaluamos lo que depende del mes (retenciones, provisiones, depreciación, variaciones).`;
  },
  foreign_chart: ({ data = {} }: Data): string => {
    const chart = lookUp(chartSignatures, String(data.chart));
    const what = chart ? `: parecen las ${chart.name}` : '';
    const examples = String(data.examples ?? '')
      .split('\n')
      .filter(Boolean)
      .map((example) => example.split('\t') as [string, string, string])
      .map(([code, name, puc]) => `${code} es «${name}» y en el PUC ${puc ? `es «${puc}»` : 'no existe'}`);
    const such = examples.length > 0 ? ` (${examples.join('; ')})` : '';
    return `Las cuentas no son las del PUC de comerciantes${what}${such}. Revisa que sea el archivo correcto; si la empresa lleva ese plan, indica en Plan de cuentas qué es cada cuenta antes de auditar.`;
  },
  opening_differs: ({ data = {} }: Data): string =>
    `Los saldos iniciales no son los finales de ${month(data.period)} que ya guardaste: coinciden ${formatCount(Number(data.matching ?? 0))} de ${formatCount(Number(data.compared ?? 0))} cuentas. Revisa que el archivo sea de esta empresa y de este mes.`,
  future_month: ({ data = {} }: Data): string => {
    const said = month(data.period);
    return `El archivo dice ${said}, un mes que no ha llegado: estamos en ${month(data.otherPeriod)}. Revisa el mes y el año; si está bien, guárdalo de todos modos.`;
  },
};

const classNames: Readonly<Record<string, string>> = {
  '1': 'de activo (clase 1)',
  '23': 'de pasivo ni de patrimonio (clases 2 y 3)',
  '4567': 'de ingresos, gastos ni costos (clases 4 a 7)',
};

/** What the file shows of why, and the remedy; null where it shows nothing. */
function causeOf(data: NonNullable<Data['data']>): string | null {
  const row = formatCount(Number(data.row ?? 0));
  switch (data.cause) {
    case 'printed': {
      const [debits, credits] = [data.printedDebits, data.printedCredits].map((sum) =>
        writePesos(fromDecimal(String(sum))),
      );
      const place = data.sheets === undefined ? `(fila ${row}) ` : '';
      const read =
        data.sheets === undefined ? '' : ` Leímos juntas esta hoja y ${quoted(data.sheets)}, que siguen su tabla.`;
      return `El total que imprime el archivo ${place}sí cuadra, con débitos por ${debits} y créditos por ${credits}: ${lacking(data)}.${read} Expórtalo otra vez completo, sin borrar, filtrar ni pegar filas, y súbelo aquí.`;
    }
    case 'titles':
      return `Los totales que imprime el archivo por cuenta sí cuadran, y no son la suma de sus filas: en la cuenta ${data.account} (fila ${row}), ${lacking(data)}. Expórtalo otra vez con todos los terceros, también lo que no tiene tercero, y súbelo aquí.`;
    case 'repeated':
      return data.rows === 1
        ? `La fila ${row} repite exactamente otra, y sin ella cuadra. Quítala del archivo, o expórtalo otra vez sin modificarlo, y súbelo aquí.`
        : `${formatCount(Number(data.rows))} filas repiten exactamente otras, desde la ${row}, y sin ellas cuadra. Quítalas del archivo, o expórtalo otra vez sin modificarlo, y súbelo aquí.`;
    case 'classes': {
      const missing = Object.entries(classNames).flatMap(([classes, name]) =>
        String(data.classes).includes(classes) ? [name] : [],
      );
      return `El archivo no trae ninguna cuenta ${missing.join(', ni ')}: parece exportado con un filtro. Expórtalo con todas las cuentas y súbelo aquí.`;
    }
    default:
      return null;
  }
}

/** What a printed total says of the rows: more missing in both columns, or too much in one. */
function lacking({ lackingDebits, lackingCredits }: NonNullable<Data['data']>): string {
  const [debits, credits] = [lackingDebits, lackingCredits].map((sum) => fromDecimal(String(sum ?? '0'))) as [
    bigint,
    bigint,
  ];
  if (debits < 0n || credits < 0n || debits + credits === 0n) return 'a sus filas les falta o les sobra algo';
  const missing = [
    debits > 0n && `débitos por ${writePesos(debits)}`,
    credits > 0n && `créditos por ${writePesos(credits)}`,
  ];
  return `a sus filas les faltan ${missing.filter(Boolean).join(' y ')}`;
}

/** `«Hoja2», «Hoja3»`. */
function quoted(names: string | number | undefined): string {
  return String(names)
    .split('\n')
    .map((name) => `«${name}»`)
    .join(', ');
}

/** Of the data, in cents. */
function totalsIn(
  data: NonNullable<Data['data']>,
): [opening: bigint, debits: bigint, credits: bigint, closing: bigint] {
  const centsOf = (key: string) => fromDecimal(String(lookUp(data, key) ?? '0'));
  return [centsOf('opening'), centsOf('debits'), centsOf('credits'), centsOf('closing')];
}

function month(key: string | number | undefined): string {
  const period = parsePeriod(String(key));
  return period === null ? 'un mes' : formatPeriod(period);
}
