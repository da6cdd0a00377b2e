/** Questions in users' words, with the page that answers each: cases of the search. */

export interface UserQuestion {
  asked: string;
  /** Kind and key of the page that answers it. */
  answer: `${'article' | 'validation' | 'format' | 'term'}/${string}`;
}

export const userQuestions: readonly UserQuestion[] = [
  { asked: '¿cómo borro un balance que subí mal?', answer: 'article/cargar-balance' },
  { asked: 'me equivoqué de mes al cargar', answer: 'article/cargar-balance' },
  { asked: 'quitar un archivo ya guardado', answer: 'article/cargar-balance' },
  { asked: 'ya corregí en Siigo, cómo vuelvo a subir el mes', answer: 'article/cargar-balance' },
  { asked: 'no me llega el correo con el código', answer: 'article/entrar-y-contrasena' },
  { asked: 'olvidé mi clave', answer: 'article/entrar-y-contrasena' },
  { asked: 'mi usuario está bloqueado', answer: 'article/entrar-y-contrasena' },
  { asked: 'cambié de celular y no puedo entrar', answer: 'article/entrar-y-contrasena' },
  { asked: 'consumidor final en clientes', answer: 'article/consumidor-final' },
  { asked: 'qué pasa si uso 222222222222', answer: 'article/consumidor-final' },
  { asked: 'cambiar el régimen de la empresa a simple', answer: 'article/datos-de-empresa' },
  { asked: 'cómo cambio el NIT de la empresa', answer: 'article/datos-de-empresa' },
  { asked: 'eliminar una empresa', answer: 'article/datos-de-empresa' },
  { asked: '¿cuál es el precio?', answer: 'article/licencia-y-planes' },
  { asked: 'cuánto vale para un contador con 20 clientes', answer: 'article/licencia-y-planes' },
  { asked: 'se venció mi licencia', answer: 'article/licencia-y-planes' },
  { asked: 'dónde escribo el código de activación', answer: 'article/licencia-y-planes' },
  { asked: 'quitar un usuario', answer: 'article/invitaciones-y-cargos' },
  { asked: 'invitar a mi auxiliar', answer: 'article/invitaciones-y-cargos' },
  { asked: 'quién puede ver mis datos', answer: 'article/privacidad-y-datos' },
  { asked: 'quiero cancelar mi cuenta y borrar todo', answer: 'article/privacidad-y-datos' },
  { asked: 'cómo justifico un hallazgo', answer: 'article/trabajar-hallazgos' },
  { asked: 'cómo cierro y firmo el mes', answer: 'article/cerrar-mes' },
  { asked: 'mi plan de cuentas es distinto al PUC', answer: 'article/parametrizar' },
  { asked: 'subir doce meses de una vez', answer: 'article/muchos-archivos' },
  { asked: 'cómo le pregunto al cliente por un hallazgo', answer: 'article/preguntar-cliente' },
  { asked: 'conectar con Siigo Nube por API', answer: 'article/siigo-api' },
  { asked: 'exportar el balance de World Office', answer: 'format/world-office' },
  { asked: 'formato 1001 de la exógena', answer: 'article/exogena' },
  { asked: 'no me deja cargar porque no reconoce las columnas', answer: 'article/indicar-columnas' },
];
