/** Texts of the data-protection section (Ley 1581). */
export const ownDataText = {
  copy: 'Copia de tus datos',
  copyNote:
    'Descarga en un archivo JSON todo lo que guardamos de ti: perfil, sesiones, términos aceptados, llaves y el registro de tus acciones.',
  download: 'Descargar mis datos',
  fileName: 'mis-datos-cuadre.json',
  deletion: 'Eliminar tus datos',
  deletionNote:
    'La Ley 1581 de 2012 te da derecho a pedir que eliminemos tus datos personales. Lo hacemos a los 15 días; hasta entonces puedes retirar la solicitud.',
  kept: 'Se conservan los balances y auditorías de las empresas, tu nombre y tarjeta en los meses que firmaste, el registro de lo que se hizo en ellas y los términos aceptados, porque la ley obliga a guardarlos.',
  owner:
    'Eres dueño de la suscripción: entrégala antes a otro usuario, o cierra la cuenta y tus datos se eliminan con ella.',
  withAccount: (day: string) =>
    `Tus datos se eliminan con la cuenta el ${day}. Si quien administra la suscripción la reabre, se conservan.`,
  ask: 'Pedir eliminación',
  askTitle: '¿Eliminar tus datos personales?',
  askNote:
    'En 15 días cerramos tu acceso y borramos tu nombre, correo, documento, teléfono, foto y llaves. Después de ese día no se puede deshacer.',
  pending: (day: string) => `Eliminaremos tus datos el ${day}. Ese día se cierra tu acceso.`,
  withdraw: 'Retirar solicitud',
  withdrawn: 'Retiraste tu solicitud: tus datos siguen como estaban',
};

export const subscriptionText = {
  title: 'Tu suscripción',
  handOver: 'Entregarla',
  handOverNote: 'Otro usuario pasa a administrar la licencia, los usuarios y las empresas; tú sigues en ellas.',
  close: 'Cerrar la cuenta',
  closeNote:
    'Se borran las empresas con sus balances y auditorías, y los datos de todos los usuarios. Tienes 30 días para reabrirla.',
  closeTitle: '¿Cerrar la cuenta y borrar sus empresas?',
  consequences:
    'Las empresas dejan de verse ya mismo, para ti y para tus usuarios. A los 30 días se borran con sus balances y auditorías, y con los datos personales de todos; hasta entonces la puedes reabrir aquí. Descarga antes lo que necesites.',
  typeEmail: (email: string) => `Para confirmar escribe tu correo: ${email}`,
  otherEmail: (email: string) => `No es tu correo. Escribe ${email}`,
  closing: (day: string) => `La cuenta está cerrada. El ${day} se borra todo y ya no se podrá recuperar.`,
  reopen: 'Reabrir la cuenta',
  reopened: 'Cuenta reabierta',
  reopenedNote: 'Tus empresas y usuarios quedaron como estaban.',
};
