/** What `npm start` says on the terminal. */
export const text = {
  listening: (url: string) => `Cuadre está listo en ${url}`,
  portBusy: (port: number) =>
    `El puerto ${port} ya está en uso por otro programa. Ciérralo, o inicia Cuadre en otro puerto: PORT=${port + 1} npm start`,
  portForbidden: (port: number) =>
    `El sistema no permite usar el puerto ${port}. Elige uno mayor que 1024: PORT=3000 npm start`,
  badPort: (value: string) => `PORT debe ser un número entre 1 y 65535, y es «${value}».`,
  badHost: (host: string) => `No se puede escuchar en la dirección ${host}. Revisa HOST.`,
  stopping: 'Deteniendo Cuadre…',
  stopped: 'Cuadre se detuvo. Tus datos están guardados.',
  dataIn: (folder: string) => `Datos en ${folder}`,
  accessIn: (file: string) => `Usuarios y contraseñas de ejemplo: ${file}`,
  failed: (detail: string, log: string) => `Cuadre no pudo iniciar: ${detail}\nEl detalle está en ${log}`,
  initialPasswordTooShort: 'CUADRE_INITIAL_PASSWORD es demasiado corta: escribe al menos 8 caracteres.',
  accountName: 'Contadores Andinos',
  providerName: 'Cuadre',
  accountantName: 'Camila Rojas',
  administratorName: 'Administración de Cuadre',
  access: (
    url: string,
    users: { accountant: string; administrator: string; password: Record<'accountant' | 'administrator', string> },
  ) =>
    [
      'Acceso inicial de Cuadre',
      '',
      `Contadora de ejemplo    ${url}/login`,
      `  correo      ${users.accountant}`,
      `  contraseña  ${users.password.accountant}`,
      '',
      `Administración          ${url}/login/admin`,
      `  correo      ${users.administrator}`,
      `  contraseña  ${users.password.administrator}`,
      '',
    ].join('\n'),
};
