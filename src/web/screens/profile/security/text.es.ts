/** Texts of the security section. */
export const securityText = {
  password: 'Contraseña',
  passwordNote: 'Usa una frase que no uses en otro sitio. Al cambiarla cerramos tus otras sesiones.',
  changePassword: 'Cambiar contraseña',
  secondFactor: 'Verificación en dos pasos',
  factorOn: 'Activada',
  factorOff: 'Desactivada',
  factorNote: 'Además de la contraseña pide un código de tu teléfono. Así nadie entra solo por conocer tu contraseña.',
  codesLeft: (left: number) =>
    left === 0
      ? 'No te quedan códigos de recuperación: genera otros ya.'
      : `Te ${left === 1 ? 'queda 1 código' : `quedan ${left} códigos`} de recuperación para cuando no tengas el teléfono.`,
  enableShort: 'Activar',
  renew: 'Códigos nuevos',
  renewNote: 'Generamos diez códigos de recuperación nuevos y los anteriores dejan de servir.',
  renewDo: 'Generar códigos',
  disable: 'Desactivar',
  disableNote: 'Tu cuenta volverá a pedir solo la contraseña y tus códigos de recuperación dejarán de servir.',
  disableRequiredNote:
    'Es obligatoria para tu cuenta: al desactivarla tendrás que activarla de nuevo, por ejemplo en otro teléfono, antes de seguir trabajando. Tus códigos de recuperación dejarán de servir.',
  disableDo: 'Desactivar',
  disabledTitle: 'Verificación en dos pasos desactivada',
  mailed: 'Te enviamos un correo que lo confirma.',
  sessions: 'Sesiones abiertas',
  thisSession: 'Esta sesión',
  opened: (address: string, when: string) => `${address} · desde el ${when}`,
  lastSeen: (when: string) => `Última actividad: ${when}`,
  end: 'Cerrar',
  endOf: (device: string) => `Cerrar la sesión de ${device}`,
  endNote: 'Confirma que eres tú. En ese dispositivo habrá que volver a ingresar.',
  ended: 'Cerramos la sesión',
  endOthers: 'Cerrar las demás',
  endOthersTitle: 'Cerrar tus otras sesiones',
  endOthersNote: 'Confirma que eres tú. Esta sesión sigue abierta; en las demás habrá que volver a ingresar.',
  othersEnded: 'Cerramos tus otras sesiones',
};
