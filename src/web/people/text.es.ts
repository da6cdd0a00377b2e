/** Words that the screens about people and jobs share. */
import type { Member } from '#api/users/contract.ts';

export const statusName: Record<Member['attributes']['status'], string> = {
  activo: 'Activo',
  invitado: 'Invitado',
  inactivo: 'Inactivo',
};

export const peopleText = {
  users: 'Usuarios',
  permissions: 'Permisos',
  editJob: 'Cargos',
  createJob: 'Crear cargo',
  assignment: 'Asignación de cargos',
  sections: 'Usuarios, permisos y cargos',

  owner: 'Dueño de la suscripción',
  fullAccess: 'Sin cargo: acceso completo',
  jobInSome: (job: string, count: number) => `${job} en ${count} ${count === 1 ? 'empresa' : 'empresas'}`,
  never: 'Nunca',

  notYours: 'Tu usuario puede ver esto, pero no cambiarlo. Pídeselo a quien administra la suscripción.',
  staff: 'Como administrador ves los usuarios de todas las suscripciones; solo cada suscriptor los cambia.',

  matrix: 'Permisos por módulo y acción',
  module: 'Módulo',
  allOfModule: (module: string) => `Todo en ${module}`,
  allows: 'Permitido',
  denies: 'Sin permiso',
  wholeModule: 'Todo',

  job: 'Cargo',
  jobOf: (user: string, company: string) => `Cargo de ${user} en ${company}`,
  companies: 'Empresas',
};
