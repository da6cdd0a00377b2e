/** Texts shared by the screens of users and roles. */
import type { Member } from '#api/users/users/contract.ts';

export const statusName: Record<Member['attributes']['status'], string> = {
  activo: 'Activo',
  invitado: 'Invitado',
  inactivo: 'Inactivo',
};

export const accountUsersText = {
  users: 'Usuarios',
  permissions: 'Permisos',
  editRole: 'Cargos',
  createRole: 'Crear cargo',
  assignment: 'Asignación',
  sections: 'Usuarios, permisos y cargos',

  owner: 'Dueño de la suscripción',
  noRole: 'Sin cargo: solo sus preguntas',
  roleInSome: (role: string, count: number) => `${role} en ${count} ${count === 1 ? 'empresa' : 'empresas'}`,
  never: 'Nunca',

  notYours: 'Tu usuario puede ver esto, pero no cambiarlo. Pídeselo a quien administra la suscripción.',
  staff: 'Como administrador ves los usuarios de todas las suscripciones; solo cada suscriptor los cambia.',

  matrix: 'Permisos por módulo y acción',
  module: 'Módulo',
  allOfModule: (module: string) => `Todo en ${module}`,
  allows: 'Permitido',
  denies: 'Sin permiso',
  wholeModule: 'Todo',

  role: 'Cargo',
  roleOf: (user: string, company: string) => `Cargo de ${user} en ${company}`,
  companies: 'Empresas',
};

export const handOverText = {
  hand: 'Entregar suscripción',
  title: '¿A quién le entregas la suscripción?',
  titleTo: (name: string) => `¿Entregar la suscripción a ${name}?`,
  consequences:
    'Desde ese momento administra la licencia, los usuarios y todas las empresas. Tú quedas como usuario, con el cargo Contador en todas las empresas, y solo la nueva persona te la puede devolver.',
  heir: 'Nuevo dueño',
  choose: 'Elige un usuario activo',
  nobody: 'Por ahora no hay otro usuario activo en tu cuenta.',
  invite: 'Invitar usuario',
  done: 'Entregaste la suscripción',
  doneNote: (name: string) => `${name} ya es quien la administra. Les enviamos un correo a los dos.`,
};
