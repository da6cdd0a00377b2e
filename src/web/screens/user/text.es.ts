/** Texts of the user page. */

export const userText = {
  title: 'Usuario',
  back: 'Ver usuarios',
  data: 'Datos',
  name: 'Nombre',
  save: 'Guardar',
  savedName: 'Nombre guardado',
  email: 'Correo',
  status: 'Estado',
  account: 'Suscripción',
  since: 'Desde',
  lastAccess: 'Último acceso',
  invitedUntil: (day: string) => `Invitado; el enlace vence el ${day}`,
  invitationOver: 'Invitado; el enlace venció',

  owner:
    'Es dueño de la suscripción: trabaja en todas las empresas con acceso completo. No se puede desactivar, quitar ni limitar.',
  subscription: 'Suscripción',
  handOverNote: (name: string) =>
    `Si ${name} va a administrar la licencia, los usuarios y las empresas, entrégale la suscripción.`,
  ownerSelf:
    'Eres dueño de la suscripción: trabajas en todas las empresas con acceso completo. No puedes desactivarte, quitarte ni limitarte; así la suscripción nunca se queda sin quien la administre.',
  self: 'Este es tu usuario. Tu acceso lo cambia otra persona que administre la suscripción; así nadie se queda por fuera sin querer.',

  beyond:
    'Trabaja también en empresas que tú no ves. Aquí cambias lo que puede hacer en las que ves; lo demás lo cambia el dueño de la suscripción.',

  access: 'Empresas y cargo',
  general: 'Cargo en todas sus empresas',
  generalNone: 'Ninguno',
  noRole:
    'No tiene cargo: ve solo las preguntas que le hacen y su perfil. Asígnale uno para que trabaje en sus empresas.',
  company: 'Empresa',
  role: 'Cargo en la empresa',
  allCompaniesRole: (role: string) => `El general: ${role}`,
  nothingHere: 'Sin acceso: asigna un cargo',
  unlink: 'Desvincular',
  unlinkOf: (company: string) => `Desvincular de ${company}`,
  link: 'Vincular',
  linkLabel: 'Empresa que se vincula',
  linkPlaceholder: 'Elige una empresa',
  noCompanies: 'No tiene empresas vinculadas: entra, pero no ve ningún dato.',
  deletedCompany: 'Empresa borrada, o que tú no ves',
  linked: 'Empresa vinculada',
  unlinked: 'Empresa desvinculada',
  assigned: 'Cargo asignado',
  unassigned: 'Cargo retirado',

  security: 'Seguridad',
  secondFactor: 'Segundo factor',
  hasSecondFactor: 'Activo',
  noSecondFactor: 'No lo ha activado',
  reset: 'Restablecer',
  resetTitle: (name: string) => `¿Restablecer el segundo factor de ${name}?`,
  resetNote:
    'Podrá entrar solo con su contraseña hasta que lo active de nuevo, y se cierran sus sesiones. Hazlo si perdió su teléfono y comprobaste que es esa persona. Confirma con tu contraseña.',
  resetDone: 'Segundo factor restablecido',
  sessions: 'Sesiones abiertas',
  sessionsHidden: 'Las ve quien puede dar todos los permisos de esta persona.',
  noSessions: 'No tiene sesiones abiertas.',
  device: 'Dispositivo',
  address: 'Dirección IP',
  opened: 'Abierta',
  endAll: 'Cerrar todas',
  endAllTitle: (name: string) => `¿Cerrar todas las sesiones de ${name}?`,
  endAllNote:
    'Tendrá que ingresar de nuevo en todos sus dispositivos. Lo que no haya guardado se pierde. Confirma con tu contraseña.',
  ended: 'Sesiones cerradas',
  cancel: 'Cancelar',

  deactivate: 'Desactivar',
  deactivateTitle: (name: string) => `¿Desactivar a ${name}?`,
  deactivateNote:
    'Sale de inmediato de todos sus dispositivos, sus llaves de API terminan y no puede volver a entrar. Su cupo queda libre y lo que hizo se conserva. Confirma con tu contraseña.',
  deactivated: 'Usuario desactivado',
  activate: 'Activar',
  activated: 'Usuario activado',
};
