/** Texts of the sign-in pages and their sample. */

export const loginText = {
  title: 'Ingresar',
  context: 'Entra a revisar el cierre de tus empresas.',
  contextSiigo: 'Usa tu cuenta de Cuadre. Tus empresas de Siigo Nube siguen conectadas.',
  titleAdmin: 'Ingreso de administradores',
  contextAdmin: 'Solo para el equipo que presta el servicio.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  enter: 'Ingresar',
  forgot: '¿Olvidaste tu contraseña?',
  register: 'Crear una cuenta',
  others: 'Ingresar con otra cuenta',
  terms: 'Términos y condiciones',
  dian: 'Consultar un NIT',
};

export const recoverText = {
  title: 'Recuperar contraseña',
  context: 'Escribe el correo con que entras y te enviamos un enlace para crear una contraseña nueva.',
  send: 'Enviar enlace',
  sentTitle: 'Revisa tu correo',
  sent: (email: string) =>
    `Si ${email} tiene una cuenta en Cuadre, en un momento le llega un enlace que sirve por 30 minutos. Mira también en correo no deseado.`,
  again: 'Usar otro correo',
  backToLogin: 'Volver a ingresar',
  newTitle: 'Crear contraseña nueva',
  newContext: 'Al guardarla cerramos todas tus sesiones abiertas y entras con la nueva.',
  newPassword: 'Contraseña nueva',
  repeat: 'Repite la contraseña',
  different: 'Las dos contraseñas no son iguales',
  rule: 'Al menos 10 caracteres. Una frase corta que recuerdes funciona bien.',
  save: 'Guardar contraseña',
  changedTitle: 'Contraseña guardada',
  changed: 'Ya puedes ingresar con tu contraseña nueva.',
  askAgain: 'Pedir otro enlace',
};

export const exampleText = {
  label: 'Ejemplo de un hallazgo',
  promise: 'Suelta el balance de prueba por tercero y sabrás qué está mal, cuánto es y qué asiento lo corrige.',
  caption: 'Balance de prueba',
  captionNote: 'octubre de 2026 · empresa de ejemplo',
  account: 'Cuenta',
  debit: 'Débito',
  credit: 'Crédito',
  sum: 'Sumas iguales',
  finding: 'No encontramos el pago de las retenciones de septiembre: 8.746.000.',
  law: 'E.T. art. 376',
};

/** Account, name, debit and credit in pesos; `hit` marks the finding. */
export const exampleRows = [
  { code: '1105', name: 'Caja', debit: 1_850_000, credit: 0 },
  { code: '1110', name: 'Bancos', debit: 42_318_500, credit: 0 },
  { code: '1305', name: 'Clientes', debit: 118_640_200, credit: 0 },
  { code: '2205', name: 'Proveedores', debit: 0, credit: 87_415_300 },
  { code: '2365', name: 'Retención en la fuente', debit: 0, credit: 16_928_000, hit: true },
  { code: '3605', name: 'Utilidad del ejercicio', debit: 0, credit: 58_465_400 },
];
