/** Texts of OIDC sign-in. */
export const text = {
  title: 'Ingresar con otra cuenta',
  context:
    'Entra a Cuadre con la cuenta que ya usas. Solo recibimos tu nombre y tu correo: nunca tu contraseña ni tus archivos.',
  with: (name: string) => `Continuar con ${name}`,
  none: (isIn: boolean) =>
    `Esta instalación no tiene otras cuentas configuradas.${isIn ? '' : ' Ingresa con tu correo y contraseña.'}`,
  signIn: 'Ingresar con contraseña',
  loadFailed: 'No pudimos consultar con qué cuentas puedes ingresar.',
  arriving: 'Comprobando tu identidad…',
  failedTitle: 'No pudimos ingresar',
  nothingBrought: (isIn: boolean) =>
    `A esta página se llega desde la cuenta con que ingresas, y esta vez no trajo nada. ${isIn ? 'Tu sesión sigue abierta.' : 'Empieza de nuevo o ingresa con tu contraseña.'}`,
  again: 'Empezar de nuevo',
};
