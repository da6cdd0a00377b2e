/** Texts of creating and editing roles. */
export const roleText = {
  createTitle: 'Crear cargo',
  createContext:
    'Un cargo es un conjunto de permisos con nombre. Después se asigna a un usuario en una empresa o en todas.',
  editTitle: 'Cargos',
  editContext:
    'Los cinco primeros vienen con Cuadre: se miran y se copian. Los tuyos se cambian para todos los que los tienen.',
  back: 'Ver permisos',
  create: 'Crear cargo',
  pick: 'Cargo',
  choose: 'Elige un cargo',
  builtIn: 'De Cuadre',
  own: 'Tuyos',
  copyOf: (name: string) => `${name} (copia)`,
  copy: 'Copiar',
  name: 'Nombre',
  namePlaceholder: 'Ejemplo: Tesorero',
  description: 'Descripción',
  descriptionPlaceholder: 'Qué hace quien lo tiene (opcional)',
  permissions: 'Permisos',
  nothing: 'Este cargo no permite nada: quien lo tenga no verá ningún dato.',
  noBooks:
    'Sin ver auditorías, este cargo no prueba cambios de parametrización ni escribe validaciones propias: las pruebas dicen lo que hay en los libros.',
  save: 'Guardar cambios',
  saved: 'Cargo guardado',
  savedNote: (users: number) =>
    users === 0
      ? 'Todavía no lo tiene nadie.'
      : `Ya vale para ${users === 1 ? 'su usuario' : `sus ${users} usuarios`}.`,
  created: 'Cargo creado',
  createdNote: (name: string) => `Asigna «${name}» en Asignación de cargos o en cada usuario.`,
  holders: (count: number) =>
    count === 0 ? 'No lo tiene nadie.' : count === 1 ? 'Lo tiene 1 usuario.' : `Lo tienen ${count} usuarios.`,
  remove: 'Borrar cargo',
  removeTitle: (name: string) => `¿Borrar el cargo ${name}?`,
  removeNote: 'No lo tiene nadie. Borrarlo no cambia el acceso de ningún usuario.',
  removed: 'Cargo borrado',
  keep: 'Conservar',
  inUse: 'Lo tienen usuarios: asígnales otro antes de borrarlo.',
  unknown: 'Este cargo ya no existe. Elige otro de la lista.',
  unsaved: 'Hay cambios sin guardar',
  allSaved: 'Todo está guardado',
};
