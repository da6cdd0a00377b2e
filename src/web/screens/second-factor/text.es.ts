/** Texts of the mandatory second factor. */
export const requiredText = {
  title: 'Activa la verificación en dos pasos',
  context:
    'Es obligatoria para tu cuenta. Además de la contraseña, al entrar escribirás un código que solo sale en tu teléfono: así nadie entra solo por conocer tu contraseña.',
  steps: [
    'Ten a mano una aplicación de autenticación: Google Authenticator, Microsoft Authenticator, 1Password u otra.',
    'Escanea con ella el código que te mostramos y escribe los 6 dígitos.',
    'Guarda los códigos de recuperación en un lugar distinto al teléfono.',
  ],
  start: 'Activar ahora',
  note: 'Toma un par de minutos y después sigues donde ibas.',
  logout: 'Cerrar sesión',
};
