/** Texts of the API-token section. */
export const tokensText = {
  title: 'Llaves de API',
  list: 'Tus llaves',
  note: 'Una llave deja que otro programa consulte Cuadre en tu nombre, solo con los permisos que elijas y nunca más de los que tú tienes.',
  docs: 'Ver la documentación de la API',
  none: 'Todavía no tienes llaves. Crea una para traer auditorías y hallazgos a tus propias hojas o programas.',
  create: 'Crear llave',
  name: 'Nombre',
  nameHelp: 'Para reconocerla después: qué programa la usa.',
  scopes: 'Permisos',
  scopesHelp: 'Da solo los que el programa necesita.',
  noBooks:
    'Sin ver auditorías la llave no carga balances, no audita y no prueba validaciones ni cambios de parametrización: esas respuestas dicen lo que hay en los libros.',
  module: 'Módulo',
  term: 'Vence en',
  days: (days: number) => (days === 365 ? '1 año' : `${days} días`),
  madeTitle: 'Copia tu llave ahora',
  madeNote: 'No la volveremos a mostrar. Guárdala como una contraseña: quien la tenga puede usarla.',
  kept: 'Ya la guardé',
  states: { vigente: 'Vigente', vencida: 'Vencida', revocada: 'Revocada' },
  dates: (expires: string, used: string | null) =>
    `Vence el ${expires} · ${used === null ? 'sin usar' : `última vez el ${used}`}`,
  revoke: 'Revocar',
  revokeOf: (name: string) => `Revocar la llave ${name}`,
  revokeTitle: (name: string) => `¿Revocar la llave «${name}»?`,
  revokeNote: 'El programa que la usa deja de entrar de inmediato. No se puede deshacer.',
  revokedTitle: 'Llave revocada',
};
