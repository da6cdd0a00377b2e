/** What the exported record says. */
export const text = {
  fileName: (day: string) => `registro-${day}.csv`,
  header: ['Suscripción', 'Número', 'Fecha y hora (UTC)', 'Usuario', 'Id del usuario', 'Acción', 'Clave', 'Empresa'],
  more: ['Sobre qué', 'Detalles', 'Huella anterior', 'Huella'],
};
