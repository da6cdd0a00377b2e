/** Texts of the outbox page, and terminal messages about the mail server. */
export const text = {
  badSmtpUrl:
    'CUADRE_SMTP_URL no es una dirección de servidor de correo: se espera smtp://usuario:clave@servidor:puerto, o smtps:// para conexión cifrada desde el comienzo.',
  title: 'Correo saliente',
  about:
    'Esta instalación no tiene servidor de correo (CUADRE_SMTP_URL). Lo que Cuadre habría enviado queda aquí y en la carpeta «correo» de los datos.',
  noToken:
    'Los mensajes tienen enlaces que abren cuentas. Para verlos, abre la dirección completa que la terminal mostró al iniciar Cuadre.',
  empty: 'Todavía no hay mensajes.',
  to: 'Para',
  sent: 'Enviado',
  gone: 'Ese mensaje ya no está',
  back: 'Todos los mensajes',
  plain: 'Como texto',
};
