/** Words of the PDF of a report. */
import type { HealthBand } from '#core/engine/weighing/health-index.ts';
import { formatCount } from '#core/money/money.es.ts';

const findings = (count: number) => `${formatCount(count)} ${count === 1 ? 'hallazgo' : 'hallazgos'}`;

export const pdfText = {
  title: 'Informe de auditoría',
  subject: 'Auditoría del balance de prueba por tercero',
  product: 'Cuadre',
  page: (page: number, of: number) => `Página ${formatCount(page)} de ${formatCount(of)}`,
  verify: (code: string, address: string) => `Código ${code} · se verifica en ${address}`,
  index: 'Índice',
  cover: {
    index: 'Índice de salud',
    of: 'de 100',
    band: {
      sana: 'Sana',
      con_observaciones: 'Con observaciones',
      en_riesgo: 'En riesgo',
    } satisfies Record<HealthBand, string>,
    atRisk: 'En riesgo',
    toExplain: 'Por explicar',
    findings: 'Hallazgos',
    file: 'Balance auditado',
    version: (name: string, version: number) => `${name}, versión ${version}`,
    audited: 'Auditado',
    made: 'Informe hecho',
    signOff: 'Cierre del mes',
    code: 'Código de verificación',
    verify: (address: string) => `Quien tenga este archivo puede verificarlo en ${address}`,
  },
  summary: {
    title: 'Resumen ejecutivo',
    sentence: (count: number, critical: number) =>
      count === 0
        ? 'La auditoría no encontró nada que corregir ni que explicar.'
        : `La auditoría encontró ${findings(count)}${critical === 0 ? '' : `, ${critical === 1 ? 'uno crítico' : `${formatCount(critical)} críticos`}`}.`,
    unbalanced: 'El balance no cuadra: lo demás se auditó sobre un balance que no cuadra.',
    severities: 'Hallazgos por severidad',
    severityHead: ['Severidad', '', 'Hallazgos', 'En riesgo', 'Por explicar'],
    total: 'Total',
    informative: (count: number) =>
      `Además, ${count === 1 ? '1 informativo, que no suma' : `${formatCount(count)} informativos, que no suman`}.`,
    aside: 'No suman en el mes',
    asideHead: ['', 'Hallazgos', 'En riesgo', 'Por explicar'],
    justified: 'Justificados',
    snoozed: 'Pospuestos',
    trend: 'Índice de salud de los últimos meses',
    money: 'En riesgo por validación',
    moneyHead: ['Validación', '', 'Hallazgos', 'En riesgo', 'Por explicar'],
    noMoney: 'Ninguna validación encontró valores en riesgo ni por explicar.',
    comparison: 'Desde la auditoría anterior',
    comparisonHead: ['', 'Hallazgos', 'En riesgo', 'Por explicar'],
    fresh: 'Nuevos',
    reopened: 'Reabiertos',
    persistent: 'Siguen',
    corrected: 'Corregidos',
    correctedInVersion: 'Corregidos con otra versión de este mes',
    outcomes: 'Resultado de las validaciones',
    outcomeHead: ['Validación', 'Resultado', 'Motivo'],
  },
  findings: {
    title: 'Hallazgos',
    none: 'No hay hallazgos abiertos en este mes.',
    ofSeverity: (severity: string, count: number) =>
      `${severity[0]!.toUpperCase()}${severity.slice(1)} · ${findings(count)}`,
    why: 'Por qué importa. ',
    correction: 'Qué hacer. ',
    law: 'Norma. ',
    state: 'Estado. ',
    explains: 'Se cuenta con este: ',
    accounts: ['Cuenta', 'Valor'],
    people: (measure: string | null) => ['Fila', 'NIT', 'Tercero', measure ?? 'Valor'],
    rows: (rows: readonly number[], more: number) =>
      `Filas del archivo: ${rows.join(', ')}${more > 0 ? ` y ${formatCount(more)} más` : ''}.`,
    noThirdParty: 'Sin tercero',
    more: (shown: number, all: number) => `Van ${formatCount(shown)} de ${formatCount(all)}; todos están en el Excel.`,
    rest: 'Otros hallazgos, en una línea',
    restNote: (told: number) =>
      `Por extensión, este informe cuenta enteros los primeros ${formatCount(told)}, del más grave al menos grave. Los demás van aquí en una línea, y enteros en el Excel.`,
    restHead: ['Severidad', 'Regla', 'Hallazgo', 'Cuenta', 'Valor'],
  },
  entries: {
    title: 'Correcciones sugeridas',
    note: 'Son una propuesta: revísalos antes de registrarlos. Los hallazgos justificados y pospuestos no tienen asiento aquí.',
    head: ['Cuenta', 'Tercero', 'Débito', 'Crédito'],
    outside: 'No está en los balances de la empresa: créala o usa la que corresponda.',
    total: 'Total',
    more: (shown: number, all: number) =>
      `Van los asientos de ${formatCount(shown)} de ${formatCount(all)} hallazgos; los totales son de todos, y todos están en el Excel.`,
  },
  aside: {
    title: 'Justificados y pospuestos',
    head: ['Hallazgo', 'Cuenta', 'Valor', 'Razón'],
    reason: (scope: string, until: string, by: string, day: string) => `Cubre ${scope}, ${until}. ${by}, ${day}.`,
    always: 'siempre',
    until: (month: string) => `hasta ${month}`,
    snoozed: (month: string) => `Pospuesto a ${month}`,
    more: (shown: number, all: number) => `Van ${formatCount(shown)} de ${formatCount(all)}; todos están en el Excel.`,
  },
  practices: {
    head: ['Práctica', 'Cuenta', 'Valor', 'Desde cuándo'],
    registered: (reason: string, by: string, day: string) => `Así lo registramos: ${reason} ${by}, ${day}.`,
  },
  gone: {
    title: 'Ya no están',
    head: ['Hallazgo', 'Cuenta', 'Valor', 'Qué pasó'],
  },
  signatures: {
    title: 'Firmas y huellas',
    signatures: 'Cierre del mes',
    prepared: 'Preparó',
    reviewed: 'Revisó y cerró',
    pending: 'Pendiente',
    card: (number: string) => `T. P. ${number}`,
    digest: 'Huella de lo firmado (SHA-256)',
    inputs: 'Con qué se hizo',
    file: 'Archivo del balance',
    fileDigest: 'SHA-256 del archivo',
    totals: 'Filas, débitos y créditos',
    readAs: 'Cómo se leyó',
    loaded: 'Cargado por',
    audit: 'Auditoría',
    parametrization: 'Versión de la parametrización',
    history: 'Meses anteriores leídos',
    lists: 'Listas de la DIAN',
    rules: 'Huella de reglas, parámetros y tablas (SHA-256)',
    verify: 'Verificación',
    how: (code: string, address: string) =>
      `Este archivo tiene el código ${code}. En ${address}, quien lo tenga comprueba que está igual que cuando se hizo, y si su auditoría y las firmas del mes siguen en pie. Imprimirlo o guardarlo de nuevo con otro programa cambia su huella.`,
  },
};
