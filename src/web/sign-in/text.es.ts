/** Words of the second step, and of a server that does not answer. */

export const refusalText = {
  noAnswer: 'No hay respuesta del servidor. Revisa tu conexión e inténtalo de nuevo.',
};

export const codeText = {
  title: 'Verificación en dos pasos',
  context: 'Abre tu aplicación de autenticación y escribe el código de Cuadre.',
  code: 'Código',
  recovery: '¿No tienes el teléfono? Escribe uno de tus códigos de recuperación.',
  required: 'Por favor ingresar código',
  enter: 'Verificar e ingresar',
  back: 'Volver a la contraseña',
};
