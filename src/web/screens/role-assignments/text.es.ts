/** Texts of the role assignments. */
export const assignmentText = {
  title: 'Asignación de cargos',
  context:
    'El cargo de cada usuario en cada empresa. Dar un cargo en una empresa también la vincula; quitarlo no la desvincula.',
  table: 'Usuarios y empresas',
  user: 'Usuario',
  userSearch: 'Buscar usuario',
  companySearch: 'Buscar empresa',
  everywhere: 'En todas sus empresas',
  none: 'Ninguno',
  notLinked: 'Sin vincular',
  general: (role: string) => `General: ${role}`,
  nothing: 'Sin acceso',
  assigned: (user: string) => `Cargo de ${user} asignado`,
  unassigned: (user: string) => `Cargo de ${user} retirado`,
  empty: 'Todavía no has invitado a nadie. Aquí le das a cada usuario un cargo en cada empresa.',
  goToUsers: 'Ir a Usuarios',
  staff:
    'Los cargos se asignan dentro de cada suscripción. En Usuarios ves el cargo de cada persona y, al abrirla, en qué empresas lo tiene.',
  noMatch: 'Ningún usuario coincide.',
  someUsers: (shown: number, total: number) => `${shown} de ${total} usuarios. Busca para ver otros.`,
  someCompanies: (shown: number, total: number) => `${shown} de ${total} empresas. Busca para ver otras.`,
};
