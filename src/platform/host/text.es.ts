/** Terminal messages about the system user that Cuadre runs as. */

const create = (name: string) => `useradd --system --user-group --no-create-home --shell /usr/sbin/nologin ${name}`;

export const text = {
  badUser: (name: string) =>
    `CUADRE_USER debe ser un usuario del sistema solo para Cuadre, y es «${name}»: no sirve root ni uno que compartan otros servicios.`,
  userMissing: (name: string) =>
    `Como root, Cuadre funciona con un usuario del sistema propio, y ${name} no existe ni se pudo crear. Créalo con: ${create(name)}`,
  rootInProduction:
    'En producción Cuadre no funciona como root. Usa la unidad de systemd deploy/cuadre.service, inícialo con un ' +
    `usuario propio, o créalo (${create('cuadre')}) y dilo con CUADRE_USER=cuadre: Cuadre deja entonces de ser root antes de abrir nada.`,
  programUnreachable: (name: string, root: string) =>
    `El usuario ${name} no puede leer el programa en ${root}, y en producción Cuadre no funciona como root. Mueve la carpeta a /opt/cuadre.`,
  staysRoot: (name: string, root: string) =>
    `Aviso: el usuario ${name} no puede leer el programa en ${root}, así que Cuadre sigue como root y solo la base de datos usa ${name}. ` +
    'Mueve la carpeta a un lugar que todos puedan leer, como /opt/cuadre.',
  folderNotEmpty: (path: string) =>
    `La carpeta de datos ${path} tiene archivos que no son de Cuadre. Indica con CUADRE_DATA_DIR una vacía, o una nueva dentro de ella.`,
} as const;
