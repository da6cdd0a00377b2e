/** Texts of exported roles and assignments. */
export const text = {
  jobs: { title: 'Permisos', fileName: 'permisos', module: 'Módulo', action: 'Permiso', yes: 'Sí', no: 'No' },
  assignments: {
    title: 'Asignación de cargos',
    fileName: 'asignacion-de-cargos',
    header: ['Usuario', 'Correo', 'En todas sus empresas'],
    none: 'Ninguno',
    notLinked: 'Sin vincular',
    general: (job: string) => `General: ${job}`,
    nothing: 'Sin acceso',
  },
};
