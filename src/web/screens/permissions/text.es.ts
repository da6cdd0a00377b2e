/** Texts of the permission matrix. */
export const permissionsText = {
  title: 'Permisos',
  context:
    'Qué puede hacer cada cargo en las empresas que se le asignen. Quien no tiene cargo ve solo las preguntas que le hacen y su perfil; el dueño de la suscripción lo puede todo.',
  create: 'Crear cargo',
  matrix: 'Permisos de cada cargo',
  permission: 'Permiso',
  users: (count: number) => (count === 1 ? '1 usuario' : `${count} usuarios`),
  filter: 'Módulo',
  allModules: 'Todos los módulos',
  ofRole: (role: string) => `Ver el cargo ${role}`,
};
