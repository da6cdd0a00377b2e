/** Texts of the password change. */
export const text = {
  title: 'Cambiar contraseña',
  context: 'Al cambiarla cerramos tus otras sesiones abiertas; esta sigue.',
  current: 'Contraseña actual',
  next: 'Contraseña nueva',
  rule: 'Al menos 10 caracteres. Una frase corta que recuerdes funciona bien.',
  same: 'La contraseña nueva debe ser distinta de la actual',
  repeat: 'Repite la contraseña nueva',
  different: 'Las dos contraseñas no son iguales',
  save: 'Cambiar contraseña',
  savedTitle: 'Contraseña cambiada',
  savedAndEnded: 'Cerramos tus otras sesiones, revocamos tus llaves de API y te enviamos un correo que lo confirma.',
  saved: 'Cerramos tus otras sesiones y te enviamos un correo que lo confirma.',
};
