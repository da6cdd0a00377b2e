/** Cuentas que deben quedar en cero in Spanish. */

import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './clearing.ts';

export const text: ValidationText<Role> = {
  title: 'Cuentas que deben quedar en cero',
  summary:
    'Las cuentas puente, transitorias y de partidas por identificar solo dejan pasar registros: al cierre del mes deben estar vacías. Busca las que conservan saldo, desde cuándo, y las que están en cero solo porque sus terceros se compensan.',
  question:
    '¿A qué corresponde este valor que quedó sin clasificar? Mándanos el soporte del pago o de la consignación.',
  client: {
    subject: 'Partidas por aclarar',
    found: 'Quedó dinero en cuentas de paso que deben quedar en cero.',
    need: 'Cuéntenos a qué corresponde este valor y envíenos el soporte.',
  },
  roles: {
    puente: 'Cuentas puente, por su código',
    transito: 'Dinero en tránsito',
    estimados: 'Estimados por facturar, por su nombre',
    excluidas: 'Cuentas que no son de paso aunque su nombre lo diga',
  },
  parameters: {
    nombres: {
      label: 'Nombres de cuentas de paso',
      help: 'Palabras o frases completas: una cuenta cuyo nombre contiene una de ellas debe quedar en cero.',
    },
    mesesSinMovimiento: {
      label: 'Meses sin movimiento',
      help: 'Meses seguidos, con el auditado, desde los que un saldo quieto es más grave.',
    },
  },
  labels: {
    opening: 'Saldo inicial',
    debits: 'Más débitos del mes',
    credits: 'Menos créditos del mes',
    closing: 'Saldo final, que debe ser cero',
  },
  reasons: {
    withoutClearing: () =>
      'El balance no tiene cuentas puente ni transitorias. Si las hay con otros nombres, agrégalas en la parametrización.',
  },
};
