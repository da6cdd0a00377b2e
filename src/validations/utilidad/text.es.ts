/** Utilidad in Spanish. */
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './roles.ts';
import { labels, parameters, roles } from './settings-text.es.ts';

export const text: ValidationText<Role> = {
  title: 'Utilidad del ejercicio',
  summary:
    'Compara el resultado que dicen ingresos, gastos y costos con el que muestra el patrimonio, durante el año y en el cierre. Revisa qué se hace con él: traslado, reserva legal, dividendos y resultados acumulados.',
  question:
    '¿Hubo una distribución de utilidades o un acta de la asamblea que explique este saldo? Mándanosla, por favor.',
  client: {
    subject: 'Resultado del año',
    found: 'El resultado registrado no coincide con ingresos menos gastos.',
    need: 'Cuéntenos si hubo cierres o distribución de utilidades este mes.',
  },
  roles,
  parameters,
  labels,
  reasons: {
    withoutResults: () => 'El balance no tiene patrimonio ni cuentas de resultado.',
    withoutName: () => 'Falta el nombre de la empresa: su forma societaria dice si debe apropiar reserva legal.',
  },
};
