/** Words of the workbook of a report. */
import type { FindingState, JustificationScope } from '#core/engine/life/finding-state.ts';

export const stateName: Record<FindingState, string> = {
  nuevo: 'nuevo',
  en_revision: 'en revisión',
  por_corregir: 'por corregir',
  justificado: 'justificado',
  corregido: 'corregido',
  reabierto: 'reabierto',
};

const scopeName: Record<JustificationScope, string> = {
  finding: 'este hallazgo',
  third_party: 'este tercero',
  account: 'esta cuenta',
  rule: 'esta regla',
};

export const sheetText = {
  summary: {
    name: 'Resumen',
    title: 'Informe de auditoría',
    company: 'Empresa',
    nit: 'NIT',
    month: 'Mes',
    version: 'Versión del balance',
    file: 'Archivo',
    digest: 'SHA-256 del archivo',
    loaded: 'Cargado por',
    audited: 'Auditado',
    index: 'Índice de salud',
    severities: ['Severidad', 'Hallazgos', 'En riesgo', 'Por explicar'],
    validations: ['Validación', 'Hallazgos', 'En riesgo', 'Por explicar', 'Resultado', 'Motivo'],
    total: 'Total',
    informative: 'Además, informativos',
    uncounted: 'No suman en el mes',
    justified: 'Justificados',
    snoozed: 'Pospuestos',
  },
  findings: {
    header: [
      'Severidad',
      'Regla',
      'Hallazgo',
      'Cuenta',
      'Nombre de la cuenta',
      'NIT',
      'Tercero',
      'En riesgo',
      'Por explicar',
      'No suma',
      'Estado',
      'Responsable',
      'Desde',
      'Qué pasó',
      'Por qué importa',
      'Qué hacer',
      'Norma',
      'Filas del archivo',
    ],
    total: 'Total de lo que se ve con el filtro',
    others: (count: number) => `Otros ${count} terceros`,
    and: (names: readonly string[], more: number) => `${names.join(', ')}${more > 0 ? ` y ${more} más` : ''}`,
  },
  entries: {
    name: 'Asientos sugeridos',
    header: ['Regla', 'Hallazgo', 'Cuenta', 'Nombre de la cuenta', 'NIT', 'Tercero', 'Débito', 'Crédito', 'Nota'],
    total: 'Total',
    outside: 'La cuenta no está en los balances de la empresa: créala o usa la que le corresponda.',
  },
  justified: {
    name: 'Justificados y pospuestos',
    header: ['Regla', 'Hallazgo', 'Cuenta', 'Valor', 'Estado', 'Razón', 'Cubre', 'Hasta', 'Quién', 'Cuándo'],
    always: 'siempre',
    scope: (scope: JustificationScope) => scopeName[scope],
    snoozed: (month: string) => `pospuesto a ${month}`,
  },
  gone: {
    name: 'Ya no están',
    header: ['Regla', 'Hallazgo', 'Cuenta', 'Valor', 'Mes', 'Qué pasó'],
  },
  rows: {
    name: 'Filas del archivo',
    header: [
      'Fila',
      'Cuenta',
      'Nombre de la cuenta',
      'NIT',
      'Tercero',
      'Saldo inicial',
      'Débitos',
      'Créditos',
      'Saldo final',
      'Reglas',
    ],
    more: (count: number) => `Y ${count} filas más: están en el archivo del balance.`,
  },
};
