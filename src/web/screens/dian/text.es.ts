/** Texts of the look-up of NITs. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { writeCount, writeList } from '#core/engine/fact-words.es.ts';
import { formatCount } from '#core/money/money.es.ts';
import { writeShortDay } from '#core/reference/dian/dian-words.es.ts';

export const dianText = {
  title: 'Consultar NIT',
  context: (most: number) =>
    `Dígito de verificación, tipo y listas de la DIAN. Pega hasta ${formatCount(most)}, uno por línea o directo desde Excel. No guardamos lo que consultas.`,
  label: 'NIT o cédulas',
  lines: (count: number) => writeCount(count, 'número', 'números'),
  clear: 'Limpiar',
  lookUp: 'Consultar',
  ownBooks: 'Revisar los terceros de mi balance',
  ofBalance: (company: string, period: string) => `${company}, ${formatPeriod(parsePeriod(period)!)}`,
  noBalance: (company: string) => `${company} aún no tiene balances.`,
  noNumbers: 'El balance no tiene terceros con número.',
  nothing: 'Pega al menos un NIT.',
  tooMany: (count: number, most: number) =>
    `Pegaste ${formatCount(count)} números: consulta ${formatCount(most)} a la vez.`,
  results: 'Resultado',
  before: 'Aquí verás una fila por cada línea, en el mismo orden.',
  count: (count: number) => writeCount(count, 'consultado', 'consultados'),
  summary: ({ fictitious, wrong, none }: { fictitious: number; wrong: number; none: number }) =>
    [
      fictitious > 0 && writeCount(fictitious, 'proveedor ficticio', 'proveedores ficticios'),
      wrong > 0 && writeCount(wrong, 'dígito errado', 'dígitos errados'),
      none > 0 && writeCount(none, 'no es un NIT', 'no son un NIT'),
    ]
      .filter((part) => part !== false)
      .join(', '),
  columns: { nit: 'NIT', dv: 'DV', name: 'Nombre', state: 'Estado en las listas' },
  blank: 'Línea en blanco',
  copyOf: (nit: string) => `Copiar ${nit}`,
  excel: 'Excel',
  fileName: 'consulta-nit.xlsx',
  wrongDigit: 'Errado:',
  rightDigit: 'Correcto:',
  sources: 'De dónde sale',
  since: (day: string) => `vigente desde el ${writeShortDay(day)}`,
  sourcesNote: (missing: readonly string[]) =>
    [
      'El dígito se calcula; el nombre y el estado son los de las listas que la DIAN publica y cargamos aquí. No reemplaza el RUT. El proveedor ficticio lo es por cinco años desde su resolución.',
      ...(missing.length === 0 ? [] : [`Sin cargar todavía: ${writeList(missing)}.`]),
    ].join(' '),
};
