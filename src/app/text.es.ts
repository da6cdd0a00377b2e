/** Terminal messages of `npm start`. */

interface User {
  email: string;
  password: string;
}

export const text = {
  listening: (url: string) => `Cuadre está listo en ${url}`,
  portBusy: (port: number) =>
    `El puerto ${port} ya está en uso por otro programa. Ciérralo, o inicia Cuadre en otro puerto: PORT=${port + 1} npm start`,
  portForbidden: (port: number) =>
    `El sistema no permite usar el puerto ${port}. Elige uno mayor que 1024: PORT=3000 npm start`,
  badPort: (value: string) => `PORT debe ser un número entre 0 y 65535, y es «${value}».`,
  badHost: (host: string) => `No se puede escuchar en la dirección ${host}. Revisa HOST.`,
  badPublicUrl: (value: string) =>
    `CUADRE_PUBLIC_URL debe ser la dirección con que se abre Cuadre, como https://cuadre.ejemplo.co, y es «${value}».`,
  badProxies: (value: string) =>
    `CUADRE_TRUST_PROXY debe ser cuántos proxies hay delante de Cuadre, de 0 a 9, y es «${value}».`,
  noTrustedProxy: (address: string) =>
    `Aviso: Cuadre se abre desde otros equipos (${address}) y no confía en ningún proxy. Pon delante uno con TLS y di cuántos hay con ` +
    'CUADRE_TRUST_PROXY: si no, nada va cifrado, o todas las llamadas parecen venir del proxy y comparten sus límites.',
  badPorts: (value: string) =>
    `CUADRE_WEBHOOK_PORTS debe ser una lista de puertos separados por comas, como 443,8443, y es «${value}».`,
  badContact: (value: string) => `CUADRE_SECURITY_CONTACT debe ser una dirección mailto: o https:, y es «${value}».`,
  badSwitch: (name: string, value: string) => `${name} debe ser 1 (sí) o 0 (no), y es «${value}».`,
  readers: {
    missing: (what: readonly string[]) =>
      `Aviso: este sistema no permite aislar del todo los procesos que leen archivos; si un archivo hostil tomara uno, ${what.join('; ')}. ` +
      'Para aislarlos, inicia Cuadre como root (deja de serlo antes de abrir nada) o en un sistema con util-linux que permita espacios de nombres de usuario.',
    files: 'podría leer la carpeta de datos, con sus claves y la base de datos',
    network: 'alcanzaría la red',
    processes: 'podría terminar los demás procesos de su usuario',
    privileges: 'conservaría los privilegios de su usuario',
  },
  mailFrom: 'Cuadre <no-responder@cuadre.local>',
  folderReadOnly: (folder: string) =>
    `Cuadre no puede escribir en la carpeta de datos ${folder}: su disco está montado en modo de solo lectura, casi siempre ` +
    'por un fallo. Revisa el disco, vuelve a montarlo con escritura o indica otra carpeta con CUADRE_DATA_DIR.',
  folderForbidden: (folder: string) =>
    `Cuadre no tiene permiso para escribir en la carpeta de datos ${folder}. Dale la carpeta al usuario con el que inicia ` +
    '(chown) o indica otra con CUADRE_DATA_DIR.',
  folderFull: (folder: string) =>
    `El disco de la carpeta de datos ${folder} está lleno y Cuadre no puede iniciar. Libera espacio y vuelve a intentarlo; ` +
    'tus datos siguen ahí.',
  stopping: 'Deteniendo Cuadre…',
  stopped: 'Cuadre se detuvo. Tus datos están guardados.',
  outboxAt: (url: string) => `Sin servidor de correo: lo que Cuadre envía se ve, en este equipo, en ${url}`,
  dataIn: (folder: string) => `Datos en ${folder}`,
  accessIn: (file: string) => `Usuarios y contraseñas de ejemplo en ${file}`,
  sampleLoading: 'Preparando la empresa de ejemplo…',
  sampleReady: (name: string, months: number) => `Empresa de ejemplo lista: ${name}, ${months} meses auditados.`,
  initialPasswordTooShort: (shortest: number) =>
    `CUADRE_INITIAL_PASSWORD es demasiado corta: escribe al menos ${shortest} caracteres.`,
  accountName: 'Contadores Andinos',
  providerName: 'Cuadre',
  accountantName: 'Camila Rojas',
  administratorName: 'Administración de Cuadre',
  access: (url: string, accountant: User, administrator: User) =>
    `${[
      'Acceso inicial de Cuadre',
      '',
      `Contadora de ejemplo   ${url}/login`,
      `  correo       ${accountant.email}`,
      `  contraseña   ${accountant.password}`,
      '',
      `Administración         ${url}/login/admin`,
      `  correo       ${administrator.email}`,
      `  contraseña   ${administrator.password}`,
    ].join('\n')}\n`,
};
