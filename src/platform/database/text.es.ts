/** Terminal messages about the database, with remedies for the operator. */

const stopItFirst = 'Espera a que termine o detenlo (Ctrl-C en su terminal) y vuelve a intentarlo.';

export const text = {
  dataDirectoryBusy: (path: string, pid: number) =>
    `Otro Cuadre (proceso ${pid}) ya está usando la carpeta de datos ${path}. ${stopItFirst} ` +
    'Para tener dos a la vez, dale a cada uno su carpeta con CUADRE_DATA_DIR y su puerto con PORT.',
  noBinaries: (platform: string) =>
    `El PostgreSQL que viene con Cuadre no existe para este sistema (${platform}). ` +
    'Indica una base de datos PostgreSQL 15 o posterior con DATABASE_URL=postgres://usuario:clave@servidor/base.',
  folderUnreachable: (path: string) =>
    `Cuadre no puede entrar a la carpeta de datos ${path}: como root funciona con un usuario propio, ` +
    'que necesita permiso de paso (x) en todas las carpetas superiores. Usa la carpeta por omisión /var/lib/cuadre ' +
    'o indica otra con CUADRE_DATA_DIR.',
  folderNotOurs: (path: string) =>
    `La carpeta de la base de datos ${path} es de otro usuario del sistema. Inicia Cuadre con ese usuario ` +
    'o indica otra carpeta con CUADRE_DATA_DIR.',
  socketFolderTaken: (path: string) =>
    `La carpeta ${path} ya existe y no es de Cuadre. Bórrala o indica una carpeta de datos con una ruta más corta en CUADRE_DATA_DIR.`,
  olderData: (found: string, needed: string) =>
    `La base de datos es de PostgreSQL ${found} y esta versión de Cuadre trae PostgreSQL ${needed}. ` +
    'Exporta los datos con la versión anterior de Cuadre (pg_dump) y restáuralos en una carpeta nueva.',
  initFailed: (detail: string) => `No se pudo crear la base de datos.\n${detail}`,
  startFailed: (log: string, detail: string) =>
    `La base de datos no inició. El registro completo está en ${log}; termina así:\n${detail}`,
  reserveFreed: (folder: string) =>
    `El disco de ${folder} está lleno y la base de datos no podía iniciar: Cuadre liberó su reserva de 128 MB. ` +
    'Libera espacio cuanto antes: la reserva se vuelve a crear sola cuando haya lugar.',
  remainsEnd: (pid: number) =>
    `Esperando a que termine un proceso de la base de datos de la vez anterior (proceso ${pid})…`,
  remainsStay: (pid: number, cluster: string) =>
    `La base de datos no inició: el proceso ${pid} de la vez anterior sigue usando ${cluster} y el sistema no lo termina, ` +
    `casi siempre porque espera al disco. Revisa el disco, termínalo con kill -9 ${pid} y vuelve a intentarlo; si sigue, reinicia el equipo.`,
  urlUnreadable:
    'DATABASE_URL no se entiende: debe ser como postgres://usuario:clave@servidor:5432/base, con los símbolos de la clave codificados (%40 por @).',
  unreachable: (server: string, detail: string) =>
    `No se pudo conectar a la base de datos ${server}: ${detail}. Revisa DATABASE_URL.`,
  noSpanishOrder: (collation: string) =>
    `La base de datos no tiene el orden ${collation}: usa un PostgreSQL compilado con ICU, como el de los paquetes habituales.`,
  tooOld: (version: string) => `La base de datos es PostgreSQL ${version}; Cuadre necesita la versión 15 o posterior.`,
  rolesMissing: (roles: readonly string[], owner: string) =>
    `El usuario ${owner} de la base de datos no puede crear ni usar los roles ${roles.join(' y ')}. Pide al administrador de la base de datos:` +
    roles
      .map((role) => `\n  create role ${role} nologin nosuperuser nobypassrls;\n  grant ${role} to ${owner};`)
      .join(''),
  loginIsOwner:
    'Aviso: Cuadre entra a la base de datos con el usuario dueño y toma en cada conexión un rol limitado, porque DATABASE_URL no trae ' +
    'contraseña o ese usuario no puede crear usuarios. Para que nada quede como dueño tras el inicio, pon en DATABASE_OWNER_URL ' +
    'al dueño, que solo se usa para las migraciones, y en DATABASE_URL a un usuario propio sin privilegios.',
  roleTooPowerful: (role: string, reason: string) =>
    `Cuadre no inicia porque el usuario de la base de datos (${role}) podría ver datos de todas las cuentas: ${reason}.`,
  tablesUnsecured: (tables: readonly string[]) =>
    'Cuadre no inicia porque hay tablas con datos de las cuentas que no están separadas por cuenta (row level security ' +
    `forzada): ${tables.join(', ')}. Restaura la base de datos, o ejecuta en cada una: ` +
    'alter table … enable row level security, force row level security;',
  reasons: {
    notApplicationRole: 'la conexión no cambió al rol cuadre_app',
    superuser: 'es superusuario',
    bypassesRowSecurity: 'tiene BYPASSRLS',
    ownsTables: 'es dueño de las tablas',
    becomes: (roles: string) => `pertenece a roles que todo lo ven (${roles}); quítalos con: revoke … from cuadre_app;`,
  },
  migrationEdited: (file: string) =>
    `La migración ${file} ya se había aplicado y su contenido cambió. Restaura el archivo original y escribe el cambio en una migración nueva.`,
  migrationUnknown: (file: string) =>
    `La base de datos ya tiene la migración ${file}, que esta versión de Cuadre no conoce. Usa una versión igual o más reciente.`,
  migrationOutOfOrder: (file: string, last: string) =>
    `La migración ${file} es nueva pero va antes de ${last}, que ya se aplicó. Dale un número mayor.`,
  migrationNames: (file: string) =>
    `El archivo ${file} no sirve como migración: el nombre debe ser NNNN-nombre.sql y el número no puede repetirse.`,
  migrationFailed: (file: string, detail: string) =>
    `La migración ${file} falló y no se aplicó nada de ella: ${detail}`,
} as const;
