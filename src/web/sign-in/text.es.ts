/** Texts of sign-in, re-authentication and second-factor setup. */

export const refusalText = {
  noAnswer: 'No hay respuesta del servidor. Revisa tu conexión e inténtalo de nuevo.',
};

export const codeText = {
  title: 'Verificación en dos pasos',
  context: 'Abre tu aplicación de autenticación y escribe el código de Cuadre.',
  code: 'Código',
  recovery: '¿No tienes el teléfono? Escribe uno de tus códigos de recuperación.',
  enter: 'Verificar e ingresar',
  back: 'Volver a la contraseña',
};

export const proofText = {
  cancel: 'Cancelar',
  password: 'Contraseña',
};

/** API tokens and a new password. */
export const tokensChoiceText = {
  living: (count: number) =>
    count === 1
      ? 'Tienes una llave de API vigente. Quien la tenga entra con ella, sin contraseña:'
      : `Tienes ${count} llaves de API vigentes. Quien las tenga entra con ellas, sin contraseña:`,
  used: (day: string) => `Última vez el ${day}`,
  unused: 'Sin usar',
  question: 'Qué pasa con tus llaves',
  keep: 'Siguen vigentes: las conozco todas',
  end: 'Revocarlas: los programas que las usan dejan de entrar',
};

/** Second-factor setup and recovery codes. */
export const factorText = {
  enable: 'Activar verificación en dos pasos',
  enableNote:
    'Necesitas una aplicación de autenticación en tu teléfono: Google Authenticator, Microsoft Authenticator, 1Password u otra. Primero confirma que eres tú.',
  next: 'Continuar',
  scanTitle: 'Conecta tu aplicación',
  scan: 'Abre tu aplicación de autenticación y escanea este código.',
  qrAlt: 'Código QR para tu aplicación de autenticación',
  byHand: '¿No puedes escanear? Escribe esta clave en la aplicación:',
  firstCode: 'Código de 6 dígitos que muestra la aplicación',
  codeInvalid: 'El código tiene 6 dígitos',
  activate: 'Activar',
  codesTitle: 'Tus códigos de recuperación',
  codesNote:
    'Cada uno sirve una vez para entrar sin el teléfono. Guárdalos en un lugar distinto: no los volveremos a mostrar.',
  codesKept: 'Ya los guardé',
  codesDownload: 'Descargar',
  codesFileName: 'codigos-de-recuperacion-cuadre.txt',
  codesFile: 'Códigos de recuperación de Cuadre. Cada uno sirve una sola vez.',
};
