/** Words of the section about one's data and the Ley 1581. */
export const ownDataText = {
  copy: 'Copia de tus datos',
  copyNote:
    'Descarga en un archivo JSON todo lo que guardamos de ti: perfil, sesiones, términos aceptados, llaves y el registro de tus acciones.',
  download: 'Descargar mis datos',
  fileName: 'mis-datos-cuadre.json',
  deletion: 'Eliminar tus datos',
  deletionNote:
    'La Ley 1581 de 2012 te da derecho a pedir que eliminemos tus datos personales. Lo hacemos a los 15 días; hasta entonces puedes retirar la solicitud.',
  kept: 'Se conservan los balances y auditorías de las empresas, el registro de lo que se hizo en ellas y los términos aceptados, porque la ley obliga a guardarlos.',
  owner:
    'Eres dueño de una suscripción: antes de pedirlo entrégala a otra persona o ciérrala. Escríbenos y te ayudamos.',
  ask: 'Pedir eliminación',
  askTitle: '¿Eliminar tus datos personales?',
  askNote:
    'En 15 días cerramos tu acceso y borramos tu nombre, correo, documento, teléfono, foto y llaves. Después de ese día no se puede deshacer.',
  pending: (day: string) => `Eliminaremos tus datos el ${day}. Ese día se cierra tu acceso.`,
  withdraw: 'Retirar solicitud',
  withdrawn: 'Retiraste tu solicitud: tus datos siguen como estaban',
};
