/** Texts of deactivating and deleting a company. */
export const dangerText = {
  title: 'Zona de peligro',
  deactivate: 'Desactivar',
  deactivateName: 'Desactivar la empresa',
  deactivateNote:
    'Deja de aparecer en el selector y libera su cupo en la licencia. Sus balances, auditorías y usuarios se conservan; la activas cuando quieras.',
  activate: 'Activar',
  activateName: 'Activar la empresa',
  activateNote: 'Está inactiva: no aparece en el selector ni ocupa cupo. Al activarla vuelve como estaba.',
  deactivated: 'Empresa desactivada',
  deactivatedNote: (name: string) => `${name} está en Empresas, entre las inactivas.`,
  activated: 'Empresa activada',
  cancel: 'Cancelar',
  deactivateTitle: (name: string) => `¿Desactivar ${name}?`,

  remove: 'Borrar empresa',
  removeNote:
    'Desaparece de inmediato para todos sus usuarios. Durante 30 días el dueño de la suscripción la puede recuperar desde Empresas; después se eliminan sus balances, auditorías, hallazgos y todo lo demás, sin vuelta atrás.',
  removeTitle: (name: string) => `¿Borrar ${name}?`,
  typeNit: (nit: string) => `Para confirmar, escribe su NIT: ${nit}`,
  otherNit: (nit: string) => `No es el NIT de esta empresa. Escribe ${nit}, con o sin puntos y dígito de verificación.`,
  removed: 'Empresa borrada',
  removedNote: (name: string, day: string) => `${name} se puede recuperar desde Empresas hasta el ${day}.`,
};
