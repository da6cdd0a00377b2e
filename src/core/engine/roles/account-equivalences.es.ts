/** Texts of what a company says of its accounts. */
import type { ValidationText } from '../validation-text.ts';

export const accountEquivalencesText: ValidationText = {
  title: 'Papel de las cuentas',
  summary:
    'Qué cuenta del PUC equivale a cada cuenta tuya que no está donde su código dice. Vale para todas las validaciones.',
  question: '¿Para qué usa la empresa esta cuenta?',
  client: {
    subject: 'Cuentas por identificar',
    found: 'Hay cuentas cuyo uso no está claro.',
    need: 'Cuéntenos para qué usa la empresa esta cuenta.',
  },
  roles: {},
  parameters: {
    equivalencias: {
      label: 'Equivalencias',
      help: 'Tu cuenta y la del PUC cuyo papel tiene. La misma dos veces: su código es el correcto.',
    },
  },
  labels: {},
  reasons: {},
};
