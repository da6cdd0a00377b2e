/** Texts of the missing-permission page. */

export const unauthorizedText = {
  title: 'No tienes permiso para ver esto',
  whatToDo:
    'Tu usuario no tiene acceso a esta parte de Cuadre. Pídeselo a quien administra la suscripción; tu sesión sigue abierta.',
  goToAudit: 'Ir a Auditoría',
  goToHome: 'Ir a Inicio',
  back: 'Volver',
};
