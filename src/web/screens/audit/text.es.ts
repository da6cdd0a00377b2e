/** Texts of the audit screen: page, months, result and list. */
import type { AuditMonth, ValidationSummary } from '#api/audits/audits/contract.ts';
import type { FindingChange } from '#api/audits/audits/findings/contract.ts';
import type { Grouping, Listing } from '#api/audits/finding-views/contract.ts';
import { formatPeriod, formatShortPeriod, monthNames } from '#core/calendar/period.es.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import type { MissingDatum, RuleChange } from '#core/engine/finding.ts';
import type { HealthBand } from '#core/engine/weighing/health-index.ts';
import { formatCount, formatPesos } from '#core/money/money.es.ts';
import type { Cents } from '#core/money/money.ts';
import { formatMoment } from '#web/dates.es.ts';
import { monthCellText, signOffWord } from '../../months/text.es.ts';
import { severityWord } from '../../ui/text.es.ts';
import type { LackingValidation, MissingGroup, MissingProfile } from './result/missing-data.ts';

const plural = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;
const shortOf = (key: string) => {
  const period = parsePeriod(key);
  return period ? formatShortPeriod(period) : key;
};
const monthOf = ({ month }: Period) => monthNames[month - 1] ?? '';
const joined = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}` : parts.join('');
const findings = (count: number) => plural(count, 'hallazgo', 'hallazgos');

export const auditText = {
  tabs: 'Auditoría',
  findings: 'Hallazgos',
  balance: 'Balance',
  documents: 'Documentos',
  title: 'Auditoría',
  titleOf: (period: Period) => `Auditoría de ${formatPeriod(period)}`,
  noCompany: 'Para auditar un balance primero creas la empresa: con su NIT reconocemos sus archivos.',
  ran: (ran: number, all: number, rows: number) =>
    `${ran === 1 ? 'Corrió' : 'Corrieron'} ${ran} de ${plural(all, 'validación', 'validaciones')} sobre ${plural(rows, 'fila', 'filas')} de `,
  /** `27 de 29 validaciones`. */
  ranShort: (ran: number, all: number) => `${formatCount(ran)} de ${plural(all, 'validación', 'validaciones')}`,
  source: (format: string, version: number) => `${format}, versión ${version}`,
  ranOn: (format: string, version: number, at: string) => `${format}, versión ${version}, el ${formatMoment(at)}.`,
  notRan: (notApplicable: number, notEvaluated: number, failed: number) => {
    const parts = [
      notApplicable && (notApplicable === 1 ? '1 no aplica' : `${notApplicable} no aplican`),
      notEvaluated && (notEvaluated === 1 ? '1 no se evaluó' : `${notEvaluated} no se evaluaron`),
      failed && (failed === 1 ? '1 falló' : `${failed} fallaron`),
    ].filter(Boolean);
    return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}` : parts.join('');
  },
  load: 'Cargar balance',
  emptyMonth: (period: Period) => `Carga el balance de ${formatPeriod(period)}`,
  emptyMonthContext: (period: Period) =>
    `${formatPeriod(period).replace(/^./, (letter) => letter.toUpperCase())} no tiene balance. Suelta el archivo y en segundos sabrás qué está mal.`,
  emptyCompanyContext: 'Esta empresa no tiene balances todavía. Suelta el primero y en segundos sabrás qué está mal.',
  nothingYet: 'Todavía no hay un balance de este mes. Verás aquí su auditoría cuando alguien de la empresa lo cargue.',
  unaudited: (period: Period) => `El balance de ${formatPeriod(period)} está cargado y no se ha auditado.`,
  auditNow: (period: Period) => `Auditar ${formatPeriod(period)}`,
  newerVersion: (version: number, audited: number) =>
    `Este resultado es de la versión ${audited}. La versión ${version} no se ha auditado.`,
  auditVersion: (version: number) => `Auditar versión ${version}`,
  failed: 'La auditoría no terminó.',
  /** `excess`: debits less credits. */
  unbalanced: (period: Period, excess: Cents) => {
    const [more, less] = excess > 0n ? ['débitos', 'créditos'] : ['créditos', 'débitos'];
    const by = `$ ${formatPesos(excess < 0n ? -excess : excess)}`;
    const how = excess === 0n ? '' : `: hay ${by} más en ${more} que en ${less}`;
    return `${monthOf(period).replace(/^./, (letter) => letter.toUpperCase())} no cuadra${how}. Corrígelo primero: los demás hallazgos pueden cambiar.`;
  },
  seeUnbalanced: 'Ver qué no cuadra',
  unknownCompany: 'No encontramos esta empresa entre las tuyas.',
  seeCompanies: 'Ver mis empresas',
};

/** Companies to choose from. */
export const companiesText = {
  region: 'Tus empresas',
  context: 'Elige la empresa que quieres auditar.',
  name: 'Empresa',
  month: 'Último mes',
  none: 'Sin balances',
  open: 'Hallazgos abiertos',
  critical: 'Críticos',
  more: (shown: number) => `Las primeras ${formatCount(shown)}; las demás están en el selector de arriba.`,
  state: { sin_cargar: '', cargado: 'sin auditar', auditando: 'auditando', auditado: '' } satisfies Record<
    AuditMonth['state'],
    string
  >,
};

export const monthsText = {
  group: 'Meses',
  month: (key: string) => {
    const period = parsePeriod(key);
    return period ? formatPeriod(period) : key;
  },
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  choose: (period: Period, signOff?: AuditMonth['signOff']) =>
    `Mes: ${formatPeriod(period)}${signOff ? `, ${signOffWord[signOff]}` : ''}. Elegir otro`,
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  dueName: {
    retencion: 'Retención en la fuente',
    iva_bimestral: 'IVA bimestral',
    iva_cuatrimestral: 'IVA cuatrimestral',
  } satisfies Record<NonNullable<AuditMonth['dueDates']>[number]['obligation'], string>,
  /** `Vencen las declaraciones de marzo de 2026`. */
  due: (period: Period, count: number) =>
    count === 1
      ? `Vence la declaración de ${formatPeriod(period)}`
      : `Vencen las declaraciones de ${formatPeriod(period)}`,
  /** After `ene`: ` 2026: 4 hallazgos`. */
  rest: (month: AuditMonth): string => monthCellText.cell(month).replace(/^\S+ /, ''),
};

export const bandWord: Record<HealthBand, string> = {
  sana: 'Sana',
  con_observaciones: 'Con observaciones',
  en_riesgo: 'En riesgo',
};

export const resultText = {
  region: 'Resultado',
  seeSummary: 'Ver el resumen',
  hideSummary: 'Ocultar el resumen',
  index: 'Índice de salud',
  indexShort: 'Índice',
  outOf: '/ 100',
  /** `index`: 59 where only the críticos keep it there. */
  capped: (critical: number, index: number) => {
    if (index < 59) return critical === 1 ? 'Sin el hallazgo crítico sería ' : `Sin los ${critical} críticos sería `;
    return critical === 1
      ? 'Un hallazgo crítico abierto lo limita a 59. Sin él sería '
      : `${critical} hallazgos críticos abiertos lo limitan a 59. Sin ellos sería `;
  },
  how: 'Cómo se calcula',
  changed: (before: Period) => `Qué cambió desde ${monthOf(before)}`,
  change: 'Cambio',
  count: 'Número',
  atRisk: 'En riesgo',
  toExplain: 'Por explicar',
  openBefore: (before: Period) => `Abiertos en ${monthOf(before)}`,
  corrected: 'Corregidos',
  unseen: 'Ya no se ven',
  notSeen: 'Que ya no se vean no prueba que se corrigieron: no vimos su registro, o su regla no se evaluó.',
  fresh: 'Nuevos',
  reopened: 'Reabiertos',
  setAside: 'Justificados, pospuestos o prácticas',
  returned: 'Volvieron a contar',
  moved: 'Cambió lo que persiste',
  openNow: (period: Period) => `Abiertos en ${monthOf(period)}`,
  persist: (count: number, since: string | null) => {
    if (count === 0) return 'Ninguno persiste.';
    const all = count === 1 ? '1 persiste' : `${count} persisten`;
    return since === null ? `${all}.` : `${all}; el más antiguo, desde ${shortOf(since)}.`;
  },
  noEarlier: (before: Period) =>
    `No hay auditoría de ${formatPeriod(before)}. Cuando la haya verás aquí qué se corrigió y qué es nuevo.`,
  changedTitle: 'Qué cambió',
  severities: 'Por severidad',
  severity: 'Severidad',
  informative: (count: number) => `Además, ${plural(count, 'informativo', 'informativos')}.`,
  nothing: 'No encontramos nada pendiente en este mes.',
};

export const howText = {
  title: 'Cómo se calcula el índice de salud',
  intro:
    'Cada validación que corrió empieza con 10 puntos y pierde según sus hallazgos abiertos, hasta quedar en cero. El índice es el promedio de lo que conservan, de 0 a 100.',
  lose: 'Un hallazgo resta',
  points: (points: number) =>
    points === 0 ? 'nada' : `${String(points).replace('.', ',')} ${points === 1 ? 'punto' : 'puntos'}`,
  weights:
    'No todas pesan igual: Diferencias e integridad cuenta por tres; Retención en la fuente e IVA, por dos. Lo que no aplica o no se evaluó no suma ni resta.',
  cap: 'Mientras haya un hallazgo crítico abierto, el índice no pasa de 59.',
  thisMonth: 'Este mes',
  validation: 'Validación',
  lost: 'Pierde',
  lostOf: (points: number) => `${String(points).replace('.', ',')} de 10`,
  whole: (count: number) =>
    count === 1 ? '1 validación conserva sus 10 puntos.' : `${count} validaciones conservan sus 10 puntos.`,
  bands: 'Desde 80 está sana; de 60 a 79, con observaciones; por debajo de 60, en riesgo.',
  close: 'Entendido',
};

/** Link to the accounts and parameters of a validation. */
export const settingsLinkText = {
  short: 'Parametrizar',
  of: (title: string) => `Parametrizar ${title}`,
};

export const outcomesText = {
  region: 'Validaciones sin hallazgos y sin evaluar',
  clean: (count: number) => (count === 1 ? '1 validación sin hallazgos' : `${count} validaciones sin hallazgos`),
  cleanInPart: (count: number) =>
    `${plural(count, 'validación', 'validaciones')} sin hallazgos en lo evaluado, con reglas sin evaluar`,
  unevaluatedOf: ({ title, notEvaluated }: ValidationSummary) =>
    `${title} (${plural(new Set(notEvaluated.map(({ rule }) => rule)).size, 'regla', 'reglas')})`,
  notApplicable: (count: number) => (count === 1 ? 'No aplica' : 'No aplican'),
  notEvaluated: (count: number) => (count === 1 ? 'No se evaluó' : 'No se evaluaron'),
  parts: 'Se evaluaron en parte',
  /** Rules with one reason together; reasons are sentences. */
  unevaluated: (rules: ValidationSummary['notEvaluated']) =>
    Array.from(
      Map.groupBy(rules, ({ reason }) => reason),
      ([reason, of]) => `${joined([...new Set(of.map(({ rule }) => rule))])}: ${reason}`,
    ).join(' '),
  changed: 'Reglas que cambió la empresa',
  predefined: 'Reglas que cambia la parametrización predefinida',
  ruleChange: ({ rule, off, severity, reason }: RuleChange) =>
    `${rule} ${off ? 'apagada' : `con severidad ${severityWord[severity!].toLowerCase()}`}: ${reason}`,
  failed: (count: number) => (count === 1 ? 'Falló por un error nuestro' : 'Fallaron por un error nuestro'),
  failedNote: 'Ya quedó registrado. El resto de la auditoría vale.',
};

/** Facts of the company that nobody stated. */
/** `3 reglas de Parafiscales (PAR-2, PAR-3, PAR-4)`, or the whole validation. */
const lackingOf = ({ title, rules }: LackingValidation) =>
  rules === null ? title : `${plural(rules.length, 'regla', 'reglas')} de ${title} (${rules.join(', ')})`;

/** What is missing, and what it would add. */
export const missingText = {
  title: 'Lo que falta',
  group: ({ data, validations }: MissingGroup) => {
    const [first] = data;
    const what =
      data.length === 1 ? `Falta ${first?.label}` : `Faltan ${plural(data.length, 'mes', 'meses')} anteriores`;
    return `${what}: ${joined(validations.map(lackingOf))}.`;
  },
  give: {
    profile: 'Completar',
    parameter: 'Parametrizar',
    month: 'Cargar balance',
    third_parties: 'Cómo exportarlo',
  } satisfies Record<MissingDatum['kind'], string>,
  profile: ({ fields, rules, validations }: MissingProfile) => {
    const more = [
      rules > 0 && plural(rules, 'regla', 'reglas'),
      validations > 0 && plural(validations, 'validación', 'validaciones'),
    ].filter((words) => words !== false);
    const evaluated = rules + validations === 1 ? 'se evalúa' : 'se evalúan';
    return `Completa ${plural(fields.length, 'dato', 'datos')} de la empresa y ${evaluated} ${joined(more)} más.`;
  },
};

export const changeWord: Record<FindingChange, string> = {
  nuevo: 'Nuevo',
  persistente: 'Persiste',
  reabierto: 'Reabierto',
  corregido: 'Corregido',
  ya_no_aplica: 'Ya no aplica',
};

/** In place of `ya_no_aplica`, of a state of the books. */
export const notEvaluatedWord = 'No se evaluó';

export const listingWord: Record<Listing, string> = {
  pendientes: 'Pendientes',
  mias: 'Mías',
  vencen: 'Vencen esta semana',
  apartados: 'Justificados y pospuestos',
  todos: 'Todos',
  corregidos: 'Corregidos',
  ya_no_aplican: 'Ya no se ven',
};

export const listText = {
  region: 'Hallazgos',
  show: 'Mostrar',
  search: 'Buscar cuenta, tercero, NIT o palabra',
  searchLabel: 'Buscar en hallazgos',
  searchKey: 'Tecla /',
  skip: 'Ir a los hallazgos',
  severity: 'Severidad',
  validation: 'Validación',
  change: 'Cambio',
  state: 'Estado',
  question: 'Pregunta',
  assignee: 'Asignado a',
  nobody: 'Nadie',
  filter: 'Filtrar',
  filtersSet: 'Filtros puestos',
  without: (filter: string) => `Quitar el filtro ${filter}`,
  see: (count: number) => `Ver ${findings(count)}`,
  /** `2 de 11, 11.219.900 en riesgo`; `atRisk`: null where it is zero. */
  left: (count: number, all: number, atRisk: string | null) =>
    `${formatCount(count)} de ${formatCount(all)}${atRisk === null ? '' : `, ${atRisk} en riesgo`}`,
  group: 'Agrupar',
  groupBy: { causa: 'Por causa', validacion: 'Por validación' } satisfies Record<Grouping, string>,
  account: 'Cuenta',
  finding: 'Hallazgo',
  thirdParties: 'Terceros',
  amount: 'Monto',
  atRisk: 'En riesgo',
  stakeIn: (count: number) => `En ${findings(count)}`,
  stakeLink: {
    at_risk: (amount: string) => `${amount} en riesgo: ver sus hallazgos`,
    to_explain: (amount: string) => `${amount} por explicar: ver sus hallazgos`,
  },
  toExplain: 'Por explicar',
  since: 'Desde',
  /** After the title in its link, for who hears it: `, cuenta 130505, 300 en riesgo`. */
  spoken: (account: string | null, figure: string) =>
    [account === null ? '' : `cuenta ${account}`, figure].filter(Boolean).reduce((all, word) => `${all}, ${word}`, ''),
  shortMonth: shortOf,
  andMore: (name: string, more: number) => `${name} y ${formatCount(more)} más`,
  noThirdParty: 'Sin tercero',
  clear: 'Quitar filtros',
  noMatch: 'Ningún hallazgo coincide con lo que buscas.',
  none: {
    pendientes: 'No encontramos nada pendiente en este mes.',
    mias: 'No tienes hallazgos asignados en este mes.',
    vencen: 'Nada vence esta semana.',
    apartados: 'Nada está justificado ni pospuesto en este mes.',
    todos: 'No encontramos ningún hallazgo en este mes.',
    corregidos: 'Ningún hallazgo del mes anterior se corrigió en este.',
    ya_no_aplican: 'Vimos el registro de todo lo que faltaba en los meses anteriores.',
  } satisfies Record<Listing, string>,
  count: (shown: number) => findings(shown),
  explains: (count: number) => `y explica ${plural(count, 'variación', 'variaciones')}`,
  ofCause: (count: number) => `en ${formatCount(count)} cuentas o terceros`,
  asLastMonth: (count: number) => `${findings(count)} igual que el mes pasado`,
};
