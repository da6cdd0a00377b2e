/** Texts of the shell. */

export const shellText = {
  welcomeTitle: (name: string) => `Te damos la bienvenida, ${name}`,
  welcome: 'Con un balance de prueba ves tu primera auditoría.',
  welcomeDemo: 'Tu demostración dura 15 días. Con un balance de prueba ves tu primera auditoría.',
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
  home: 'Inicio',
  statements: 'Estados Financieros',
  audit: 'Auditoría',
  setUpAudit: 'Parametrizar Auditoría',
  chart: 'Plan de cuentas',
  settings: 'Cuentas y parámetros',
  report: 'Informe financiero',
  customRules: 'Validaciones propias',
  system: 'Sistema',
  companies: 'Empresas',
  licenses: 'Licencias',
  usage: 'Reportes',
  notifications: 'Notificaciones',
  dian: 'DIAN',
  dianNits: 'Nits DIAN',
  upcoming: 'Estamos trabajando para mejorar tu experiencia en la plataforma. Te avisaremos cuando esté lista.',
  legalRates: 'Tablas de ley',
  predefined: 'Plan Cuentas',
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
  search: 'Buscar',
  searchKeys: 'Buscar (Ctrl K)',
  help: 'Ayuda',
  account: (name: string) => `Cuenta de ${name}`,
  logout: 'Cerrar sesión',
  rights: 'Todos los derechos reservados',
  overlayAudit: 'Estamos realizando el proceso de auditoría, esto puede tardar uno o dos minutos.',
  overlayChartAccounts: 'Estamos cargando la configuración del plan de cuentas, esto puede tardar uno o dos minutos.',
  overlayPlain: 'Cargando',
  support: 'Soporte',
  supportWhatsApp: 'Soporte por WhatsApp',
  supportPhone: (phone: string) => `Soporte por teléfono: ${phone}`,
  supportEmail: (email: string) => `Soporte por correo: ${email}`,
  opening: 'Abriendo la página',
};

/** The network or the server is gone. */
export const connectionText = {
  offline: 'Sin conexión a internet. Lo que escribas se queda en esta página: guárdalo cuando vuelva la conexión.',
  unanswered: 'Cuadre no responde. Seguimos intentando; lo que escribas se queda en esta página.',
  retry: 'Intentar ahora',
  back: 'Cuadre volvió a responder. Ya puedes guardar.',
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
