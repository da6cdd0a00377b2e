/** Texts of the Siigo Nube credential. */
import { formatClock, formatDay } from '#web/dates.es.ts';

const at = (iso: string) => `${formatDay(iso)}, ${formatClock(new Date(iso))}`;

export const siigoText = {
  title: 'Conexión con Siigo Nube',
  context:
    'Con la credencial API traemos el balance de prueba de cada mes sin descargar archivos. La encuentras en Siigo Nube, en Alianzas, «Mi Credencial API».',
  userName: 'Usuario API',
  userNamePlaceholder: 'contador@empresa.co',
  accessKey: 'Clave de acceso',
  accessKeyHint: 'La guardamos cifrada y no se vuelve a mostrar.',
  save: 'Guardar y probar',
  cancel: 'Cancelar',
  noSpaces: 'Va sin espacios',
  state: 'Estado de la conexión',
  works: 'Conectado',
  worksSince: (iso: string) => `Siigo respondió bien el ${at(iso)}.`,
  fails: 'No está conectado',
  failed: (iso: string) => `Último intento: ${at(iso)}.`,
  user: (masked: string) => `Usuario ${masked}`,
  savedAt: (iso: string) => `Guardada el ${formatDay(iso)}`,
  test: 'Probar de nuevo',
  change: 'Cambiar credencial',
  remove: 'Borrar',
  removeTitle: '¿Borrar la credencial?',
  removeText: 'Los balances que ya trajimos se quedan. Para traer más tendrás que escribirla otra vez.',
  removed: 'Credencial borrada',
  savedTitle: 'Conexión lista',
  savedNotice: 'Siigo aceptó la credencial. Ya puedes traer balances desde Auditoría.',
  savedUntested: 'Guardamos la credencial, pero no pudimos probarla',
  automatic: 'Traer cada mes automáticamente',
  automaticHelp:
    'Cuando el mes cierra lo traemos, lo guardamos y lo auditamos. Si Siigo deja de aceptar la credencial, paramos.',
  automaticStopped: 'Está detenido hasta que la conexión funcione.',
  automaticDay: 'Día en que se trae',
  day: (day: number) => `el día ${day} del mes siguiente`,
  pull: 'Traer balances',
  none: 'Esta empresa no está conectada con Siigo Nube.',
  failedToRead: 'No pudimos consultar la conexión con Siigo Nube.',
};
