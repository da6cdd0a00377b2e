/** Texts of OIDC sign-in. */
export const text = {
  title: 'Ingresar con otra cuenta',
  context:
    'Entra a Cuadre con la cuenta que ya usas. Solo recibimos tu nombre y tu correo: nunca tu contraseña ni tus archivos.',
  with: (name: string) => `Continuar con ${name}`,
  none: 'Esta instalación no tiene otras cuentas configuradas. Ingresa con tu correo y contraseña.',
  signIn: 'Ingresar con contraseña',
  loadFailed: 'No pudimos consultar con qué cuentas puedes ingresar.',
  arriving: 'Comprobando tu identidad…',
  failedTitle: 'No pudimos ingresar',
  nothingBrought:
    'A esta página se llega desde la cuenta con que ingresas, y esta vez no trajo nada. Empieza de nuevo o ingresa con tu contraseña.',
  again: 'Empezar de nuevo',
};
