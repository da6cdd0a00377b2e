/** Texts of what is around every page, signed in or not: part of the first script. */

export const overlayText = {
  audit: 'Estamos realizando el proceso de auditoría, esto puede tardar uno o dos minutos.',
  chartAccounts: 'Estamos cargando la configuración del plan de cuentas, esto puede tardar uno o dos minutos.',
  plain: 'Cargando',
};

/** The network or the server is gone. */
export const connectionText = {
  offline: 'Sin conexión a internet. Lo que escribas se queda en esta página: guárdalo cuando vuelva la conexión.',
  unanswered: 'Cuadre no responde. Seguimos intentando; lo que escribas se queda en esta página.',
  away: 'La base de datos no responde. Seguimos intentando: lo guardado está a salvo, y lo que escribas se queda en esta página.',
  retry: 'Intentar ahora',
  back: 'Cuadre volvió a responder. Ya puedes guardar.',
};
