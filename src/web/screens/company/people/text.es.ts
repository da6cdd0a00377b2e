/** Words of the people who work on a company. */
export const companyPeopleText = {
  title: 'Usuarios vinculados',
  context: 'Además del dueño de la suscripción, que trabaja en todas.',
  user: 'Usuario',
  job: 'Cargo aquí',
  unlink: 'Desvincular',
  unlinkOf: (name: string) => `Desvincular a ${name}`,
  unlinked: (name: string) => `${name} ya no ve esta empresa`,
  link: 'Vincular',
  linkLabel: 'Usuario que se vincula',
  linkPlaceholder: 'Elige un usuario',
  linked: (name: string) => `${name} ya trabaja en esta empresa`,
  none: 'Nadie más trabaja en esta empresa. Vincula a un usuario o invita a alguien.',
  noMatch: 'Ningún usuario coincide',
  invite: 'Invitar usuario',
  fullAccess: 'Acceso completo',
  nothing: 'Sin acceso: no tiene cargo en esta empresa',
};
