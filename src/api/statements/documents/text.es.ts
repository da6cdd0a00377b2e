/** Words of the documents of financial statements. */
import { formatPeriod, monthNames } from '#core/calendar/period.es.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import type { StatementMark } from '#core/statement/statement-tree.ts';
import { isRestated, type StatementUnit } from '#core/statement/unit/statement-unit.ts';

const DECEMBER = 12;

/** Month 13 is December after the closing entries. */
const monthOf = ({ year, month }: Period) => ({ year, month: Math.min(month, DECEMBER) });

const lastDay = (period: Period): string => {
  const { year, month } = monthOf(period);
  return `${new Date(Date.UTC(year, month, 0)).getUTCDate()} de ${formatPeriod({ year, month })}`;
};

const unitWords: Record<StatementUnit, string> = {
  pesos: 'pesos',
  miles: 'miles de pesos',
  millones: 'millones de pesos',
  uvt: 'UVT',
  constantes: 'pesos constantes',
};

/** Statements of a date; the others are of the time up to it. */
const OF_A_DATE = new Set(['situacion-financiera', 'posicion-fiscal', 'indicadores', 'notas']);

export const documentText = {
  title: 'Estados financieros',
  product: 'Cuadre',
  page: (page: number, of: number) => `Página ${page} de ${of}`,
  nit: (nit: string) => `NIT ${nit}`,
  /** Under the name of a statement. */
  when: (statement: string, period: string, basis: 'month' | 'year', hasYear = false) => {
    const written = parsePeriod(period)!;
    if (OF_A_DATE.has(statement)) return `Al ${lastDay(written)}`;
    const { year, month } = monthOf(written);
    const from = basis === 'year' ? 0 : month - 1;
    if (hasYear && month > 1)
      return `Mes de ${monthNames[from]}, y acumulado del 1 de enero al ${lastDay({ year, month })}`;
    return `Del 1 de ${monthNames[from]} al ${lastDay({ year, month })}`;
  },
  unit: (unit: StatementUnit) => `Cifras en ${unitWords[unit]}${isRestated(unit) ? '' : ' colombianos'}`,
  /** Ley 222 de 1995, art. 34: those of the end of the fiscal year. */
  kind: (period: string, fiscalYearEnd: number) =>
    monthOf(parsePeriod(period)!).month === fiscalYearEnd
      ? 'Estados financieros de fin de ejercicio'
      : 'Estados financieros de período intermedio',
  framework: ['NIIF plenas (Grupo 1)', 'NIIF para las Pymes (Grupo 2)', 'Norma para microempresas (Grupo 3)'],
  comparative: {
    /** `isYear`: from January to that month. */
    noSpan: (period: Period, isYear: boolean) =>
      `Sin cifras comparativas ${isYear && period.month > 1 ? `de enero a ${formatPeriod(period)}` : `de ${formatPeriod(period)}`}.`,
    noDate: (year: number) => `Sin cifras comparativas de ${year}.`,
    /** Of IFRS in full; that for Pymes has no such paragraph. */
    interim: 'Períodos presentados según la NIC 34, párrafo 20.',
  },
  draft: 'BORRADOR',
  draftWords: 'Borrador: el mes no está cerrado, y sus cifras pueden cambiar.',
  signedOff: (day: string) => `Mes cerrado y firmado el ${day}.`,
  verify: (code: string, address: string) => `Código ${code} · se verifica en ${address}`,
  howToVerify: (code: string, address: string) =>
    `Este documento tiene el código ${code}. En ${address}, quien lo tenga ve de qué empresa y mes es, quiénes firmaron y cuándo, y si las cifras han cambiado desde entonces.`,
  changed: (count: number) =>
    `Después del cierre cambi${count === 1 ? 'ó 1 cifra' : `aron ${count} cifras`}: estas no son las que se firmaron.`,
  head: (columns: readonly string[]) => ['Código', 'Concepto', ...columns],
  noFigure: '',
  /** Headings of derived columns: `whole`, the line of which others are shares. */
  analysis: {
    difference: (against: string) => `Variación frente a ${against}`,
    percent: (against: string) => `Var. % frente a ${against}`,
    share: (column: string, whole: string) => `% de ${whole.toLowerCase()}, ${column}`,
    /** Nothing before and after; nothing before. */
    none: '–',
    fresh: 'nuevo',
    signed:
      'La variación es la cifra más reciente menos la otra, con su signo; el porcentaje es sobre el valor sin signo de la otra: si esta es negativa, un porcentaje negativo dice que la cifra bajó.',
    crossed:
      'Las variaciones se calculan en pesos y después se redondean: pueden diferir en una unidad de la resta de las cifras.',
  },
  checks: 'Comprobaciones',
  checkHead: ['Comprobación', '', 'Resultado', 'Diferencia'],
  holds: 'Cuadra',
  fails: 'No cuadra',
  notes: 'Notas a los estados financieros',
  /** Name of a sheet, which Excel cuts at 31 characters. */
  sheet: (title: string) =>
    title.length <= 31 ? title : title.replace(/^Estado de (.)/, (_, first: string) => first.toUpperCase()),
  /** Sheet of the notes that the company writes: that of the figures has the other name. */
  writtenNotes: 'Notas escritas',
  marks: {
    reclassified: { sign: '¹', words: 'Saldo contrario a su naturaleza, llevado al otro lado del estado.' },
    adjusted: { sign: '²', words: 'Ajustada en su última cifra para que los totales sumen.' },
    proposed: { sign: '³', words: 'La línea de la cuenta se propuso por su nombre, y nadie la ha confirmado.' },
    unmapped: { sign: 'ª', words: 'Ninguna línea recibe esta cuenta.' },
  } satisfies Record<StatementMark, { sign: string; words: string }>,
  crossed: 'Cada columna se redondea por su lado: la suma de las empresas puede diferir del consolidado en una unidad.',
  group: {
    title: 'Estados financieros consolidados',
    short: (count: number) => `Consolidado de ${count} empresas`,
    company: (name: string, nit: string) => `${name}, NIT ${nit}`,
    eliminations: 'Eliminaciones',
    eliminationWords:
      'Lo que cada empresa tiene con las demás según el NIT de sus terceros, débito positivo. Donde las dos coinciden, la diferencia es cero.',
    nothing: 'Las empresas no tienen saldos ni operaciones entre ellas.',
    head: ['Empresas', 'Qué', 'Cuenta', 'Nombre', 'Según la primera', 'Según la segunda', 'Diferencia'],
    kinds: { position: 'Saldos', results: 'Ingresos y gastos' },
    pair: (names: readonly string[]) => names.join(' y '),
  },
  signatures: {
    representative: 'Representante legal',
    accountant: 'Contador público',
    auditor: 'Revisor fiscal',
    document: (number: string) => `C. C. ${number}`,
    card: (number: string) => `T. P. ${number}`,
    blankDocument: 'C. C. ____________________',
    blankCard: 'T. P. ____________________',
    /** Ley 222 de 1995, art. 38: before the signature. */
    opinion: 'Ver la opinión adjunta',
  },
  certification: {
    title: 'Certificación de los estados financieros',
    law: 'Ley 222 de 1995, artículo 37',
    opening: (company: string, nit: string) =>
      `Los suscritos, representante legal y contador público bajo cuya responsabilidad se prepararon los estados financieros de ${company}, identificada con NIT ${nit}, certificamos:`,
    body: (company: string, when: string) => [
      `Que hemos verificado previamente las afirmaciones contenidas en los estados financieros de ${company} con corte ${when}, conforme al reglamento (Decreto 2420 de 2015, anexo 6), y que las mismas se han tomado fielmente de los libros de contabilidad.`,
      'En particular, que:',
    ],
    claims: [
      'Existencia: los activos y los pasivos existen en la fecha de corte, y las transacciones registradas se realizaron durante el período.',
      'Integridad: todos los hechos económicos realizados han sido reconocidos.',
      'Derechos y obligaciones: los activos representan probables beneficios económicos futuros, y los pasivos probables sacrificios económicos futuros, obtenidos o a cargo de la empresa en la fecha de corte.',
      'Valuación: todos los elementos han sido reconocidos por los importes apropiados.',
      'Presentación y revelación: los hechos económicos han sido correctamente clasificados, descritos y revelados.',
    ],
    auditor:
      'El revisor fiscal firma con la opinión adjunta, que es la que da cuenta de su examen (Ley 222 de 1995, artículo 38).',
    cut: (period: string) => `al ${lastDay(parsePeriod(period)!)}`,
  },
};
