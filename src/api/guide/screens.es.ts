/** Screens of the product as the help's search finds them. */

export interface GuideScreen {
  /** Address; `{company}` is the chosen company. */
  path: string;
  title: string;
  /** What is done there. */
  text: string;
}

export const guideScreens: readonly GuideScreen[] = [
  { path: '/home', title: 'Inicio', text: 'Todas tus empresas: meses cargados, hallazgos abiertos y vencimientos.' },
  {
    path: '/pendientes',
    title: 'Mis pendientes',
    text: 'Lo que espera por ti en todas tus empresas, el calendario de vencimientos y cargas, y los balances que faltan por pedir.',
  },
  {
    path: '/empresa/{company}/servicio/auditoria',
    title: 'Auditoría',
    text: 'Carga el balance de un mes, audítalo y trabaja sus hallazgos.',
  },
  {
    path: '/empresa/{company}/servicio/estado-financiero',
    title: 'Estados Financieros',
    text: 'Situación financiera, resultados, cambios en el patrimonio, flujos de efectivo, indicadores y presupuesto.',
  },
  {
    path: '/empresa/{company}/servicio/plan-cuentas',
    title: 'Plan de cuentas',
    text: 'Las cuentas de la empresa y qué validaciones las usan.',
  },
  {
    path: '/empresa/{company}/servicio/edicion-plan-cuentas/0',
    title: 'Cuentas y parámetros',
    text: 'Parametrización de cada validación: cuentas, tarifas, tolerancias y reglas.',
  },
  {
    path: '/empresa/{company}/servicio/edicion-informe-financiero/1',
    title: 'Informe financiero',
    text: 'Las cuentas de cada ítem del informe financiero.',
  },
  { path: '/empresas', title: 'Empresas', text: 'Crea, busca, edita, activa o recupera una empresa.' },
  { path: '/usuarios', title: 'Usuarios', text: 'Invita personas, y dales empresas y cargo.' },
  { path: '/permisos', title: 'Permisos', text: 'Qué puede hacer cada cargo.' },
  { path: '/asignacion-cargos', title: 'Asignación de cargos', text: 'Qué cargo tiene cada persona en cada empresa.' },
  { path: '/codigos', title: 'Licencia y códigos', text: 'Tu plan, sus cupos y su fecha; activar un código.' },
  { path: '/notificaciones', title: 'Notificaciones', text: 'Los avisos que has recibido.' },
  {
    path: '/editar-perfil',
    title: 'Editar perfil',
    text: 'Tus datos, foto, seguridad, sesiones, preferencias y llaves.',
  },
  { path: '/cambiar-password', title: 'Cambiar contraseña', text: 'Una contraseña nueva para entrar.' },
  {
    path: '/DIAN',
    title: 'Consulta de NIT',
    text: 'Dígito de verificación y listas de la DIAN, uno o muchos NIT a la vez.',
  },
  {
    path: '/registro-de-actividad',
    title: 'Registro de actividad',
    text: 'Qué hizo cada persona y cuándo: quién cargó, borró, retiró, cambió, firmó o reabrió.',
  },
  { path: '/terminos-condiciones', title: 'Términos y condiciones', text: 'Las condiciones de uso de Cuadre.' },
];
