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
  pending: 'Mis pendientes',
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
  support: 'Soporte',
  supportWhatsApp: 'Soporte por WhatsApp',
  supportPhone: (phone: string) => `Soporte por teléfono: ${phone}`,
  supportEmail: (email: string) => `Soporte por correo: ${email}`,
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
    suspended: ({ email, phone }: { email: string; phone: string }) => {
      const where = [email && `a ${email}`, phone && `al ${phone}`].filter(Boolean).join(' o ');
      return `Solo lectura: tu licencia está suspendida. Puedes ver y descargar todo; escríbenos${where && ` ${where}`} para reactivarla.`;
    },
    missing: 'Solo lectura: tu suscripción no tiene licencia. Puedes ver y descargar todo.',
  },
  ofOthers: {
    expired: (day: string) =>
      `Solo lectura: la licencia de la suscripción venció el ${day}. Puedes ver y descargar todo; los cambios vuelven cuando quien la administra la renueve.`,
    suspended: (subscriber: { name: string; email: string } | null) =>
      `Solo lectura: la licencia de la suscripción está suspendida. Puedes ver y descargar todo; para reactivarla escríbele a ${subscriber === null ? 'quien la administra' : `${subscriber.name} (${subscriber.email}), que la administra`}.`,
    missing: 'Solo lectura: la suscripción no tiene licencia. Puedes ver y descargar todo.',
  },
  closing: (day: string) => `Esta cuenta está cerrada: el ${day} se borran sus empresas y los datos de sus usuarios.`,
  support: (day: string, reason: string) =>
    `El soporte de Cuadre puede leer los libros de esta suscripción hasta el ${day}: ${reason.replace(/\.$/, '')}. Lo que lea queda en el registro de actividad.`,
  reopen: 'Reabrirla',
  useCode: 'Activar un código',
};
