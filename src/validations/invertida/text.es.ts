/** Cuentas de naturaleza invertida in Spanish. */

import type { ValidationText } from '#core/engine/validation-text.ts';
import { labels, parameters, roles } from './settings-text.es.ts';
import type { validation } from './validation.ts';

export const text: ValidationText<keyof (typeof validation)['roles']> = {
  title: 'Cuentas de naturaleza invertida',
  summary:
    'Revisa las cuentas que restan de otras: depreciación acumulada, deterioro, devoluciones, capital por suscribir, pérdidas. Deben quedar en el lado opuesto al de su clase, no superar lo que corrigen y no sobrevivirle.',
  question: '¿Hubo alguna devolución o ajuste que explique este saldo? Cuéntanos y mándanos el soporte.',
  client: {
    subject: 'Saldos al revés',
    found: 'Hay saldos contrarios a lo normal.',
    need: 'Cuéntenos si hubo una devolución o un ajuste, y envíenos el soporte.',
  },
  roles,
  parameters,
  labels,
  reasons: {
    withoutContraAccounts: () =>
      'El balance no tiene cuentas correctoras: ni depreciación acumulada, ni deterioro, ni devoluciones.',
    withoutSubscribedCapital: () =>
      'Falta el capital suscrito de la empresa: hay capital autorizado y ninguna parte está por suscribir. Escríbelo en la parametrización.',
  },
};
