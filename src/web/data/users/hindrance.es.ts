/** Reasons why a user may not change what they see. */
/** For what tries the books, besides the permission to do it. */
export const needsBooksWords = {
  notYours:
    'Las validaciones propias se prueban con los libros de la empresa: para crearlas o cambiarlas necesitas también el permiso de ver auditorías. Pídeselo a quien administra la suscripción.',
  staff:
    'Como administrador lees las empresas de las suscripciones que dieron acceso; solo cada suscriptor las cambia.',
};

/** For a company that does not exist yet. */
export const newCompanyWords = {
  notYours: 'Las empresas nuevas las crea quien administra la suscripción. Pídele que la cree y te vincule a ella.',
  staff: 'Las empresas las crea cada suscriptor.',
};

/** For who has no company at all. */
export const noCompanyText = {
  noSupport:
    'Ninguna suscripción da acceso al soporte ahora. Quien es dueño de una lo da en Usuarios, por unos días y con una razón; mientras dure, ves sus empresas.',
  none: 'Todavía no tienes empresas. Crea la primera para auditar su balance de prueba.',
  create: 'Crear empresa',
};

export const hindranceText = {
  noRole: (subscriber: { name: string; email: string } | null) =>
    `Tu usuario todavía no tiene cargo: ves las preguntas que te hagan y tu perfil. Para trabajar en una empresa, pídele un cargo a ${subscriber === null ? 'quien administra la suscripción' : `${subscriber.name} (${subscriber.email})`}.`,
  notYours: 'Tu cargo te deja ver esto, pero no cambiarlo. Pídeselo a quien administra la suscripción.',
  staff:
    'Como administrador lees las empresas de las suscripciones que dieron acceso; solo cada suscriptor las cambia.',
  closing: (day: string) => `La cuenta está cerrada y se borra el ${day}: no se hacen cambios en ella.`,
  licenseExpired: (day: string) =>
    `La licencia venció el ${day}: puedes ver y descargar todo, pero no hacer cambios hasta renovarla.`,
  licenseSuspended: 'La licencia está suspendida: puedes ver y descargar todo, pero no hacer cambios.',
  licenseMissing: 'La suscripción no tiene licencia: puedes ver y descargar todo, pero no hacer cambios.',
};
