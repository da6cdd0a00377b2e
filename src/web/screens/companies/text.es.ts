/** Texts of the company list. */

export const companiesText = {
  title: 'Empresas',
  context: (count: number, isStaff: boolean) =>
    isStaff
      ? 'Las empresas de las suscripciones que dieron acceso al soporte.'
      : count === 1
        ? 'Trabajas con una empresa.'
        : `Trabajas con ${count} empresas.`,
  create: 'Crear empresa',
  search: 'Empresa o NIT',
  searchLabel: 'Buscar empresa por nombre o NIT',
  name: 'Empresa',
  nit: 'NIT',
  subscriber: 'Suscripción',
  software: 'Software contable',
  profile: 'Perfil tributario',
  complete: 'Completo',
  missing: (count: number) => (count === 1 ? 'Falta 1 dato' : `Faltan ${count} datos`),
  audit: 'Auditoría',
  edit: 'Editar',
  see: 'Ver',
  seeOf: (name: string) => `Ver ${name}`,
  auditOf: (name: string) => `Auditoría de ${name}`,
  editOf: (name: string) => `Editar ${name}`,
  empty: 'Aquí verás tus empresas y el estado de sus balances. Crea la primera para auditar su balance de prueba.',
  noMatch: (typed: string) => `Ninguna empresa coincide con «${typed}».`,
  clear: 'Ver todas',
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'empresa' : 'empresas'}` : `${shown} de ${all} empresas`,
};

/** Inactive and deleted companies. */
export const awayText = {
  inactive: 'Inactivas',
  open: 'Ver y activar',
  openOf: (name: string) => `Ver y activar ${name}`,
  byOthers: 'La activa quien administra la suscripción o puede editarla',
  byTheirs: 'La activa su suscriptor',
  deleted: 'Borradas hace poco',
  until: (day: string) => `se elimina del todo el ${day}`,
  restore: 'Recuperar',
  restoreOf: (name: string) => `Recuperar ${name}`,
  restored: 'Empresa recuperada',
};
