/** Texts of the company page. */

export const companyText = {
  newTitle: 'Crear empresa',
  newContext:
    'Con la razón social, el NIT, el software y el régimen de renta ya puedes auditar. Lo demás afina las validaciones; puedes dejarlo para después.',
  seats: (used: number, included: number) =>
    used < included
      ? `Tu licencia incluye ${included === 1 ? '1 empresa' : `${included} empresas`} y usas ${used}.`
      : `Tu licencia incluye ${included === 1 ? '1 empresa y ya está' : `${included} empresas y ya están`} en uso: para crear otra, amplíala o activa un código en `,
  license: 'Licencia y códigos',
  noneTitle: 'Empresa',
  choose: 'Elige una empresa en la parte de arriba para ver sus datos.',
  chooseOrCreate: 'Elige una empresa en la parte de arriba para ver sus datos, o crea una.',
  editContext: (nit: string, isActive: boolean) => `NIT ${nit}${isActive ? '' : ' · inactiva'}`,
  toList: 'Todas las empresas',
  services: 'Servicios',
  goToAudit: 'Ver auditoría',
  seeAll: 'Ver las empresas',

  create: 'Crear empresa',
  save: 'Guardar cambios',
  discard: 'Descartar',
  unsaved: (count: number) => (count === 1 ? 'Sin guardar: 1 cambio' : `Sin guardar: ${count} cambios`),
  saved: 'Todo está guardado',
  recovered: 'Recuperamos lo que habías escrito y no guardaste.',
  createdTitle: 'Empresa creada',
  created: (name: string) => `${name} ya está en tus empresas. Carga su balance de prueba para auditarlo.`,
  savedTitle: 'Cambios guardados',
  savedNotice: (name: string) => `Los datos de ${name} quedaron al día.`,
};

export const conflictText = {
  title: 'Otra persona cambió esta empresa mientras la editabas.',
  theirs: (fields: string) => `Trajimos sus cambios: ${fields}.`,
  both: (fields: string) => `Los dos cambiaron ${fields}; quedó lo tuyo.`,
  next: 'Revisa y guarda de nuevo.',
};
