/** Sentences of the seed's error catalogue and the titles of its notices. */

export const failureText = {
  expired: 'Se ha expirado la sesion.',
  information: 'Información',
  error: 'Error',
  unknown: 'Se ha producido un error.',
};
