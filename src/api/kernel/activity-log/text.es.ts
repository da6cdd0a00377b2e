/** Texts of the exported activity log. */
export const text = {
  title: 'Registro de actividad',
  fileName: 'registro',
  header: ['Suscripción', 'Número', 'Fecha y hora (UTC)', 'Usuario', 'Id del usuario', 'Acción', 'Clave', 'Empresa'],
  more: ['Sobre qué', 'Detalles', 'Huella anterior', 'Huella'],
};
