/** Texts of the company page. */

export const companyText = {
  newTitle: 'Crear empresa',
  newContext:
    'Con el NIT y el software contable ya puedes auditar. Los datos tributarios afinan las validaciones; puedes dejarlos para después.',
  noneTitle: 'Empresa',
  none: 'Elige una empresa en la parte de arriba para ver sus datos, o crea una.',
  editContext: (nit: string, isActive: boolean) => `NIT ${nit}${isActive ? '' : ' · inactiva'}`,
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
