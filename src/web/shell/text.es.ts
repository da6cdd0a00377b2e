/** Texts of the shell. */

export const shellText = {
  welcomeTitle: (name: string) => `Te damos la bienvenida, ${name}`,
  welcome: 'Carga un balance de prueba para ver tu primera auditoría.',
  welcomeDemo: 'Tu demostración dura 15 días. Carga un balance de prueba para ver tu primera auditoría.',
  editProfile: 'Editar perfil',
  changePassword: 'Cambiar contraseña',
  termsTitle: 'Términos y condiciones',
  termsPending: (version: string) => `Para seguir usando Cuadre, lee y acepta la versión ${version}.`,
  termsRead: 'Leer los términos y condiciones',
  termsAccept: 'Aceptar',
  skip: 'Ir al contenido',
  menu: 'Menú principal',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  widenRail: 'Ampliar menú',
  narrowRail: 'Reducir menú',
  goToAudit: 'Cuadre, ir a Auditoría',
  audit: 'Auditoría',
  setUpAudit: 'Parametrizar Auditoría',
  chart: 'Plan de cuentas',
  settings: 'Cuentas y parámetros',
  report: 'Informe financiero',
  customRules: 'Validaciones propias',
  system: 'Sistema',
  companies: 'Empresas',
  licenses: 'Licencias',
  legalRates: 'Tablas de ley',
  codes: 'Códigos',
  ownCodes: 'Licencia y códigos',
  record: 'Registro de actividad',
  users: 'Usuarios',
  roles: 'Permisos y Cargos',
  closeRoles: 'Cerrar permisos y cargos',
  permissions: 'Permisos',
  createRole: 'Crear cargo',
  editRole: 'Editar cargo',
  assignRoles: 'Asignación de cargos',
  company: 'Empresa',
  chooseCompany: 'Seleccione una empresa',
  noCompany: 'Ninguna empresa',
  noCompanyFound: 'Ninguna empresa coincide',
  help: 'Ayuda',
  useDark: 'Usar tema oscuro',
  useLight: 'Usar tema claro',
  account: (name: string) => `Cuenta de ${name}`,
  logout: 'Cerrar sesión',
  rights: 'Todos los derechos reservados',
  overlayAudit: 'Estamos realizando el proceso de auditoría, esto puede tardar uno o dos minutos.',
  overlayChartAccounts: 'Estamos cargando la configuración del plan de cuentas, esto puede tardar uno o dos minutos.',
  overlayPlain: 'Cargando',
  support: 'Soporte',
  supportWhatsApp: 'Soporte por WhatsApp',
  opening: 'Abriendo la página',
};

const daysWords = (left: number) => (left === 0 ? 'hoy' : left === 1 ? 'mañana' : `en ${left} días`);

/** Banner of the license or a closed account. */
export const bannerText = {
  endsSoon: (left: number, day: string) =>
    `Tu licencia vence ${daysWords(left)}${left === 0 ? '' : `, el ${day}`}. Renuévala para seguir cargando y auditando.`,
  own: {
    expired: (day: string) =>
      `Solo lectura: tu licencia venció el ${day}. Puedes ver y descargar todo; los cambios vuelven al renovarla.`,
    suspended: 'Solo lectura: tu licencia está suspendida. Puedes ver y descargar todo; escríbenos para reactivarla.',
    missing: 'Solo lectura: tu suscripción no tiene licencia. Puedes ver y descargar todo.',
  },
  ofOthers: {
    expired: (day: string) =>
      `Solo lectura: la licencia de la suscripción venció el ${day}. Puedes ver y descargar todo; los cambios vuelven cuando quien la administra la renueve.`,
    suspended: 'Solo lectura: la licencia de la suscripción está suspendida. Puedes ver y descargar todo.',
    missing: 'Solo lectura: la suscripción no tiene licencia. Puedes ver y descargar todo.',
  },
  closing: (day: string) => `Esta cuenta está cerrada: el ${day} se borran sus empresas y los datos de sus usuarios.`,
  reopen: 'Reabrirla',
  useCode: 'Activar un código',
};
