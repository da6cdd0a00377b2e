/** Texts of the seed's error catalogue, and titles of notices. */

export const failureText = {
  expired: 'Se ha expirado la sesion.',
  information: 'Información',
  error: 'Error',
  unknown: 'Se ha producido un error.',
  busy: 'Cuadre está muy ocupado',
  again: (seconds: number) =>
    `Lo intentamos de nuevo en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}: no hay que hacer nada.`,
};
