/** Texts of the users of a company. */
export const companyUsersText = {
  title: 'Usuarios vinculados',
  context: 'Además del dueño de la suscripción, que trabaja en todas.',
  user: 'Usuario',
  role: 'Cargo aquí',
  unlink: 'Desvincular',
  unlinkOf: (name: string) => `Desvincular a ${name}`,
  unlinked: (name: string) => `${name} ya no ve esta empresa`,
  link: 'Vincular',
  linkLabel: 'Usuario que se vincula',
  linkPlaceholder: 'Elige un usuario',
  linked: (name: string) => `${name} ya trabaja en esta empresa`,
  none: 'Nadie más trabaja en esta empresa.',
  noneYet: 'Nadie más trabaja en esta empresa. Vincula a un usuario o invita a alguien.',
  noMatch: 'Ningún usuario coincide',
  invite: 'Invitar usuario',
  nothing: 'Sin acceso: no tiene cargo en esta empresa',
};
