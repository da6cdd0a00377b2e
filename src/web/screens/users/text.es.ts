/** Texts of the user list and invitations. */

export const usersText = {
  title: 'Usuarios',
  context: 'Quién entra a tu suscripción, en qué empresas trabaja y qué puede hacer en ellas.',
  staffContext: 'Usuarios de todas las suscripciones.',
  staffInvite:
    'A los usuarios los invita cada suscriptor desde su cuenta, en Usuarios, o quien tenga allí un cargo con permiso para editarlos. Como administrador los ves, pero no invitas.',
  invite: 'Invitar usuario',

  search: 'Nombre o correo',
  searchLabel: 'Buscar usuario por nombre o correo',
  anyStatus: 'Todos los estados',
  statusLabel: 'Estado',
  anyCompany: 'Todas las empresas',
  companyLabel: 'Empresa',
  count: (total: number) => (total === 1 ? '1 usuario' : `${total} usuarios`),

  name: 'Nombre',
  companies: 'Empresas',
  role: 'Cargo',
  status: 'Estado',
  lastAccess: 'Último acceso',
  account: 'Suscripción',
  all: 'Todas',
  none: 'Ninguna',
  manyCompanies: (count: number) => `${count} empresas`,
  oneCompany: '1 empresa',
  invitedUntil: (day: string) => `Vence el ${day}`,
  invitationOver: 'Venció',

  resend: 'Reenviar',
  resendOf: (name: string) => `Reenviar la invitación a ${name}`,
  withdraw: 'Retirar',
  withdrawOf: (name: string) => `Retirar la invitación a ${name}`,
  resent: 'Invitación enviada de nuevo',
  resentTo: (email: string) => `Enviamos otro enlace a ${email}; el anterior ya no sirve.`,
  withdrawn: 'Invitación retirada',
  withdrawnOf: (email: string) => `El enlace que recibió ${email} ya no sirve.`,
  withdrawTitle: (name: string) => `¿Retirar la invitación a ${name}?`,
  withdrawNote: 'El enlace que recibió deja de servir y su cupo queda libre. Puedes invitarlo de nuevo cuando quieras.',
  keep: 'Conservar',

  alone: 'Por ahora solo estás tú. Invita a tu contador, a tu auxiliar o a tus clientes, y decide qué ve cada uno.',
  noMatch: 'Ningún usuario cumple estos filtros.',
  clear: 'Ver todos',
};

/** Mandatory second factor. */
export const factorText = {
  title: 'Verificación en dos pasos',
  required: 'Obligatoria para todas las personas',
  optional: 'Cada persona decide si la usa',
  having: (having: number, users: number) => {
    if (users === 1) return having === 1 ? 'Tú la tienes.' : 'Tú no la tienes.';
    if (having === 0) return `No la tiene ninguna de las ${users} personas activas.`;
    if (having === users) return `La tienen las ${users} personas activas.`;
    return having === 1
      ? `La tiene 1 de las ${users} personas activas.`
      : `La tienen ${having} de las ${users} personas activas.`;
  },
  later: ({ people: users, withSecondFactor }: { people: number; withSecondFactor: number }) =>
    users > withSecondFactor ? 'Quien no la tiene debe activarla antes de seguir.' : '',
  require: 'Exigir a todos',
  requireTitle: 'Exigir segundo factor',
  requireNote:
    'Quien no tenga la verificación en dos pasos deberá activarla antes de seguir trabajando, también si ya está dentro. Las llaves de API siguen funcionando.',
  release: 'Dejar de exigir',
  releaseTitle: 'Dejar de exigir el segundo factor',
  releaseNote: 'Quien ya la tiene la conserva hasta que la desactive; los demás entrarán solo con su contraseña.',
  isRequired: 'El segundo factor es obligatorio',
  isOptional: 'El segundo factor ya no es obligatorio',
};

export const supportText = {
  title: 'Acceso del soporte de Cuadre',
  closed: 'Nadie del soporte puede abrir tus libros',
  explained:
    'Sin tu permiso, el soporte ve solo la licencia y sumas de uso. Dale acceso por unos días cuando te ayude con algo: puede leer, no cambiar, y lo que lea queda en el registro de actividad.',
  open: (day: string) => `Abierto hasta el ${day}`,
  reason: (reason: string, by: string) => `Para: ${reason}. Lo dio ${by}.`,
  give: 'Dar acceso',
  given: 'El soporte ya puede leer tus libros',
  end: 'Quitar acceso',
  ended: 'El soporte ya no puede leer tus libros',
  note: 'Podrá leer las empresas de tu suscripción: balances, auditorías, hallazgos y estados. Todos en la suscripción verán un aviso mientras dure.',
  days: 'Días',
  why: 'Para qué',
  cancel: 'Cancelar',
};

export const inviteText = {
  title: 'Invitar usuario',
  context: 'Le enviamos un correo con un enlace para elegir su contraseña. El enlace vence en 7 días.',
  name: 'Nombre',
  email: 'Correo electrónico',
  companies: 'Empresas',
  companiesHint: 'Las empresas que verá. Puedes cambiarlas después.',
  companiesPlaceholder: 'Elige una o varias',
  companiesNone: 'Sin empresas no podrá ver nada hasta que le vincules una.',
  noCompanyFound: 'Ninguna empresa coincide',
  role: 'Cargo',
  perCompany: 'Un cargo distinto en cada empresa',
  perCompanyHelp: 'Elige primero las empresas.',
  roleIn: (company: string) => `Cargo en ${company}`,
  chooseRole: 'Elige un cargo',
  send: 'Enviar invitación',
  cancel: 'Cancelar',
  close: 'Cerrar',
  sentTitle: 'Invitación enviada',
  sent: (name: string, email: string) => `${name} recibirá un correo en ${email}.`,
  openUser: 'Abrir usuario',
};
