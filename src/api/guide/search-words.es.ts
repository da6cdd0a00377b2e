/** Words of the help's search: tokens, Spanish stems, stop words and synonyms. */
import { pucAncestor } from '#core/reference/chart/puc.ts';

/** Stop words: those of questions, those that every article has, and months: what is asked is the same of any of them. */
const STOP = new Set(
  `a al algo alguien aqui asi aun cada como con cual cuales cuando cuanto cuantos cuanta cuantas de del desde donde el
  ella ellos en entonces era eres es esa ese eso esta estan estar este esto estos estas estoy fue ha hace hacer haces
  hacia hago han hasta hay he hice la las le les lo los mas me mi mis mucho muy nada ni no nos o os otra otro para pero
  poder podria por porque pq puede pueden puedo q que quien quienes quiero se sea ser si sin sobre solo son soy su sus
  tal tambien tan te tengo tiene tienen toca todo todos todas tu tus un una uno unos unas va vas voy y ya yo debo debe
  necesito quisiera deseo tanto tantos tanta tantas gustaria hola ayuda cuadre favor dice dicen veo ver vez sirve
  mio mia mios mias esos esas aquel aquella da dan dar deja dejan queda quedan sale salen saber aparece aparecen
  decir decirle digo quiere quieren nuestro nuestra nuestros nuestras enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`.split(
    /\s+/,
  ),
);

/**
 * What users say, and the words of the articles for it. Each side in one form. A word found through the other side counts
 * less than the word itself.
 */
const MEANINGS: readonly (readonly [asked: string, told: string])[] = [
  [
    'borrar eliminar quitar suprimir sacar anular remover deshacer destruir botar',
    'borrar retirar eliminar desactivar',
  ],
  ['cambiar modificar editar corregir actualizar ajustar reemplazar sustituir arreglar', 'cambiar corregir editar'],
  ['equivoque equivocado error errado mal falla incorrecto', 'equivoque error corregir'],
  ['cargar subir importar soltar adjuntar montar meter enviar', 'cargar soltar'],
  ['descargar bajar exportar sacar imprimir', 'descargar exportar'],
  ['correo email mail mensaje spam llega llego recibo recibi', 'correo'],
  ['clave contrasena password olvide', 'contrasena'],
  ['entrar ingresar login acceder bloqueado bloqueo', 'entrar bloqueado'],
  ['usuario empleado auxiliar colega colaborador equipo companero trabajador', 'usuario persona invitar'],
  ['permiso rol cargo acceso autorizar', 'cargo permiso'],
  ['compania sociedad negocio', 'empresa'],
  ['precio costo cuesta vale cobran tarifa pago pagar comprar ampliar', 'precio cuesta plan licencia'],
  ['gratis demostracion demo ensayo trial', 'demostracion gratis'],
  ['renovar vencio vencida suscripcion', 'licencia'],
  ['regimen ordinario especial esal', 'regimen'],
  ['consumidor generico mostrador cuantias', 'consumidor generico'],
  ['software sistema paquete aplicativo', 'programa'],
  ['alerta inconsistencia observacion advertencia', 'hallazgo'],
  ['justificar explicar ignorar descartar aceptar', 'justificar'],
  ['posponer aplazar despues', 'posponer'],
  ['asignar delegar encargar', 'asignar'],
  ['cierre cerrar aprobar firmar', 'cerrar firma'],
  ['reabrir desbloquear abrir', 'reabrir'],
  ['excel documento plano', 'archivo'],
  ['informe pdf', 'informe'],
  ['seguro privacidad confidencial habeas quien', 'seguridad datos privacidad'],
  ['telefono movil celular', 'celular telefono'],
  ['encabezado titulo reconoce reconocer lee', 'columna reconoce'],
  ['silenciar apagar molestar avisos', 'aviso notificacion'],
  ['regla formula condicion', 'regla validacion'],
  ['inventar crear hacer nueva', 'crear'],
  ['duplicar copiar pasar llevar', 'copiar'],
  ['configuracion configurar parametros', 'parametrizacion'],
  ['conectar integrar sincronizar enlazar automaticamente', 'conectar traer'],
  ['juntar unir consolidado grupo', 'consolidar'],
  ['mouse', 'raton'],
  ['panel tablero pantalla', 'tablero'],
  ['dueno propietario jefe socio junta', 'gerente'],
  ['plata dinero pesos millones', 'monto valor plata'],
  ['grave peor urgente importante', 'grave critico severidad'],
  ['contestar responder respuesta', 'responder'],
  ['consultar mirar', 'mirar'],
  ['programar programacion desarrollador', 'programar'],
  ['companera companero compa', 'equipo'],
  ['ajustes preferencias opciones', 'configuracion parametros'],
  ['adeudar deuda deber debemos deben', 'saldo'],
  ['esperar demora tarda', 'llegar'],
  ['soporte factura comprobante', 'soporte'],
  ['rechazar negar', 'rechazar error'],
  ['acabar terminar agotar', 'totalmente'],
  ['puntaje calificacion nota puntuacion semaforo', 'indice puntaje'],
];

/** Expressions of several words, folded, and what they mean. */
const EXPRESSIONS: readonly (readonly [RegExp, string])[] = [
  [/\bmedios magneticos\b/g, 'exogena'],
  [/\b(doble|segundo) (factor|paso)\b|\b2fa\b/g, 'dos pasos'],
  [/\bflujo de caja\b/g, 'flujos de efectivo'],
  [/\bcuanto (vale|cuesta|cobran|pago|es el costo)\b/g, 'precio'],
  [/\bplan unico de cuentas\b/g, 'puc'],
  [/\bhabeas data\b/g, 'datos personales'],
  [/\bmarcha atras\b/g, 'deshacer'],
];

/** Endings of words, longest first: what is left says what the word is about. */
const ENDINGS = `amientos imientos aciones iciones amiento imiento adoras adores aremos eremos iremos aciones ancias
  encias acion icion adora ancia encia antes iendo arlos erlos irlos arlas mente ables ibles aron ieron adas ados idas
  idos ando arme arse arlo arla erlo erse irlo irse amos emos imos able ible ante ador aste iste ada ado ida ido ara are
  aba ase cion ion ar er ir as es os an en a e o s`.split(/\s+/);
const LEAST_STEM = 3;

/** Lower case without accents, one character to one character: offsets are equal in both texts. */
export function fold(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

/** Words of a folded text; `ret-5` is one word, and its parts are words too. */
export function wordsIn(folded: string): string[] {
  const words = folded.match(/[a-z0-9ñ]+/g) ?? [];
  return [...words, ...(folded.match(/\b[a-z]{2,4}-\d+\b/g) ?? [])];
}

/** What was asked, without stop words unless there are no others; accounts beside other words with their names in the PUC. */
export function askedWords(typed: string): string[] {
  const folded = withNames(EXPRESSIONS.reduce((text, [said, meant]) => text.replace(said, meant), fold(typed)));
  const codes = folded.match(/\b[a-z]{2,4}-\d+\b/g) ?? [];
  const words = [...new Set([...codes, ...wordsIn(codes.reduce((rest, code) => rest.replace(code, ' '), folded))])];
  const telling = words.filter((word) => !STOP.has(word));
  return telling.length > 0 ? telling : words;
}

/** `la 1110 en negativo`: what is asked is of a bank. A code alone is looked up as it is. */
function withNames(text: string): string {
  if (/^\W*\d+\W*$/.test(text)) return text;
  return text.replace(/\b[1-7]\d{3,9}\b/g, (code) => {
    const name = pucAncestor(code)?.name;
    return name === undefined ? code : `${code} ${fold(name)}`;
  });
}

/** Numbers and codes have no endings. */
export function stemOf(word: string): string {
  if (/\d/.test(word)) return word;
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= LEAST_STEM);
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  // `cargue` and `carga`, `saque` and `sacar`.
  return stem.replace(/gu$/, 'g').replace(/qu$/, 'c').replace(/z$/, 'c');
}

const none: ReadonlySet<string> = new Set();
const told = new Map<string, Set<string>>();
for (const [asked, words] of MEANINGS) {
  const stems = words.split(' ').map(stemOf);
  for (const stem of new Set(`${asked} ${words}`.split(' ').map(stemOf)))
    told.set(stem, new Set([...(told.get(stem) ?? []), ...stems]));
}

/** Stems of the words of articles that mean the same. */
export function relatedStems(stem: string): ReadonlySet<string> {
  return told.get(stem) ?? none;
}

const stopStems = new Set([...STOP].map(stemOf));

/** Whether a stem is that of a stop word. */
export function isStopStem(stem: string): boolean {
  return stopStems.has(stem);
}
