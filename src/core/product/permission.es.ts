/** Spanish names of modules, actions and built-in roles. */
import type { BuiltInRole, PermissionAction, PermissionModule } from './permission.ts';

export const moduleName: Record<PermissionModule, string> = {
  auditoria: 'Auditoría',
  estados_financieros: 'Estados financieros',
  parametrizacion: 'Parametrización',
  empresas: 'Empresas',
  usuarios: 'Usuarios',
  licencias: 'Licencias',
};

export const actionName: Record<PermissionAction, string> = {
  ver: 'Ver',
  ejecutar: 'Ejecutar',
  editar: 'Editar',
  exportar: 'Exportar',
  aprobar: 'Aprobar',
};

export const builtInRoleText: Record<BuiltInRole['key'], { name: string; description: string }> = {
  contador: {
    name: 'Contador',
    description: 'Carga, audita, parametriza y aprueba en las empresas que se le asignen.',
  },
  revisor_fiscal: {
    name: 'Revisor fiscal',
    description: 'Ve y exporta todo y da su aprobación; no cambia nada.',
  },
  auxiliar_contable: {
    name: 'Auxiliar contable',
    description: 'Carga balances, ejecuta auditorías y trabaja los hallazgos.',
  },
  gerente: { name: 'Gerente', description: 'Ve los tableros y los estados financieros.' },
  cliente: { name: 'Cliente', description: 'Ve y descarga los informes.' },
};
