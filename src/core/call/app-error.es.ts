/** One sentence for each error code: what happened and what to do. */
import { atStart } from '#core/calendar/period.es.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { AppErrorCode } from './app-error.ts';
import { waitWords } from './wait-words.es.ts';

type Data = Record<string, string | number>;

const triesLeft = (remaining: string | number = 0) =>
  Number(remaining) === 1 ? 'Te queda 1 intento' : `Te quedan ${remaining} intentos`;

/** What follows a wrong password: a wait before the next one, and a lock in the end. */
function afterWrong(remaining: string | number, seconds: string | number = 0): string {
  if (Number(remaining) === 0) return 'No recibimos más intentos por unos minutos. Espera o recupera tu contraseña.';
  const wait = Number(seconds) > 0 ? ` Espera ${waitWords(seconds)} antes del siguiente.` : '';
  return `${triesLeft(remaining)} antes de bloquear el acceso.${wait}`;
}

/** Whom to write to about a suspended license: the subscriber (`name`, `email`), or the support (`support`, `phone`). */
function toResume({ name, email, support, phone }: Data): string {
  if (name !== undefined) return `Para reactivarla escríbele a ${name} (${email}), que administra la suscripción.`;
  const where = [support && `a ${support}`, phone && `al ${phone}`].filter(Boolean).join(' o ');
  return `Escríbenos${where && ` ${where}`} para reactivarla.`;
}

/** Refusal of writes by license state; `cerrada` is the state of a closed account. */
const noChanges: Readonly<Record<string, string>> = {
  vencida:
    'La licencia de tu suscripción venció: puedes ver y descargar todo, pero no hacer cambios. Renuévala o activa un código en Códigos.',
  sin_licencia:
    'La suscripción no tiene licencia: puedes ver y descargar todo, pero no hacer cambios. Activa un código en Códigos.',
  cerrada:
    'La cuenta está cerrada y se borrará al cumplir su plazo: no se hacen cambios en ella. Quien es dueño de la suscripción puede reabrirla en Editar perfil.',
};

/** Refusals of granting a permission or role that the granting user does not hold. */
const notYoursToGive: Readonly<Record<string, string>> = {
  permissions:
    'Solo puedes dar o quitar permisos que tú tienes. Elige un cargo con menos permisos, o pídeselo al dueño de la suscripción.',
  unseen: 'Eso cambia lo que la persona puede hacer en empresas que tú no ves. Pídeselo al dueño de la suscripción.',
};

export const appErrorText: Record<AppErrorCode, (data: Data) => string> = {
  'request.invalid': () => 'Revisa los datos: hay campos que no tienen el valor esperado.',
  'request.too_large': ({ limit }) =>
    `El archivo supera el límite de ${limit ?? '100 MB'}. Divide el informe por meses y súbelo de nuevo.`,
  'request.version_required': () =>
    'Falta decir qué versión leíste: envía su número entre comillas en el encabezado If-Match, o * para cambiarla sea cual sea.',
  'request.rate_limited': ({ seconds }) =>
    `Has hecho demasiados intentos. Espera ${waitWords(seconds)} y vuelve a intentarlo.`,
  'stream.limit': () =>
    'Ya sigues muchas auditorías a la vez. Cierra alguna de las pestañas que las muestran, o espera a que terminen.',
  'request.other_host': () =>
    'Cuadre no atiende con este nombre. Ábrelo con la dirección de la instalación; quien la administra puede agregar otras en CUADRE_HOSTS.',
  'auth.required': () => 'Inicia sesión para continuar.',
  'auth.session_expired': () => 'Se ha expirado la sesion.',
  'auth.invalid_credentials': ({ remaining, seconds }) =>
    remaining === undefined
      ? 'El correo o la contraseña no coinciden. Revísalos e inténtalo de nuevo.'
      : `El correo o la contraseña no coinciden. ${afterWrong(remaining, seconds)}`,
  'auth.user_inactive': ({ name, email }) =>
    name === undefined
      ? 'Tu usuario está desactivado. Pídele a otro administrador que lo active.'
      : `Tu usuario está desactivado. Escríbele a ${name} (${email}), que administra la suscripción, para que lo active.`,
  'auth.locked': ({ minutes }) =>
    `Bloqueamos el acceso por ${minutes ?? 15} minutos tras varios intentos fallidos. Espera o recupera tu contraseña.`,
  'auth.forbidden': ({ giving = '' }) =>
    lookUp(notYoursToGive, String(giving)) ??
    'No tienes permiso para hacer esto. Pídeselo a quien administra la suscripción.',
  'auth.books_hidden': () =>
    'La respuesta depende de las cifras de los libros: además de este permiso necesitas el de ver auditorías en la empresa. Pídeselo a quien administra la suscripción.',
  'password.wrong': () => 'La contraseña actual no es esa. Revísala e inténtalo de nuevo.',
  'password.weak': () => 'La contraseña es fácil de adivinar. Elige otra.',
  'password.link_expired': () =>
    'El enlace ya se usó o venció. Pide uno nuevo: el último que te enviamos es el único que sirve.',
  'password.tokens_undecided': ({ tokens = 1 }) =>
    Number(tokens) === 1
      ? 'Tienes una llave de API vigente. Di si termina también con el cambio o sigue.'
      : `Tienes ${tokens} llaves de API vigentes. Di si terminan también con el cambio o siguen.`,
  'second_factor.wrong': ({ remaining, moment }) => {
    const tries = remaining === undefined ? '' : ` ${triesLeft(remaining)}.`;
    return moment === 'setup'
      ? `El código no es correcto.${tries} Escribe el que la aplicación muestra ahora, y revisa que el teléfono tenga la hora automática.`
      : `El código no es correcto o ya se usó.${tries} Espera el siguiente en tu aplicación, o usa un código de recuperación.`;
  },
  'second_factor.expired': () => 'Pasó demasiado tiempo desde que escribiste la contraseña. Ingresa de nuevo.',
  'second_factor.required': () =>
    'Para seguir debes activar la verificación en dos pasos: es obligatoria para tu cuenta.',
  'second_factor.own_first': () =>
    'Activa primero tu propia verificación en dos pasos, en Editar perfil, y después exígela a los demás.',
  'oidc.unavailable': ({ name }) => `${name} no responde. Ingresa con tu contraseña o inténtalo más tarde.`,
  'oidc.failed': () => 'No pudimos comprobar tu identidad, o pasó demasiado tiempo. Empieza de nuevo desde Ingresar.',
  'oidc.refused': ({ name }) => `${name} no confirmó tu identidad. Inténtalo de nuevo o ingresa con tu contraseña.`,
  'registration.expired': () => 'Este registro ya terminó o pasó un día sin completarse. Empieza de nuevo.',
  'registration.code_wrong': ({ remaining }) =>
    `El código no es el que enviamos. ${triesLeft(remaining)}; después pide otro código.`,
  'registration.code_expired': () =>
    'El código venció o se acabaron los intentos. Pide otro: el último que enviamos es el que sirve.',
  'registration.too_many_codes': () =>
    'Ya enviamos varios códigos a este correo. Revisa el correo no deseado, o empieza de nuevo con otro correo.',
  'registration.not_verified': () => 'Falta confirmar tu correo con el código que te enviamos.',
  'registration.terms_changed': ({ version }) =>
    `Los términos y condiciones cambiaron a la versión ${version}. Léelos y acéptalos para terminar.`,
  'license.expired': ({ state = '', ...contact }) =>
    state === 'suspendida'
      ? `La licencia de tu suscripción está suspendida: puedes ver y descargar todo, pero no hacer cambios. ${toResume(contact)}`
      : (lookUp(noChanges, String(state)) ?? noChanges.vencida!),
  'license.limit': ({ what, limit }) => {
    const seat = what === 'users' ? 'usuario' : 'empresa';
    const all = Number(limit) === 1 ? `1 ${seat} y ya está` : `${limit} ${seat}s y ya están`;
    return `Tu licencia incluye ${all} en uso. Amplíala, o activa un código en Licencia y códigos.`;
  },
  'license.mails': ({ seconds }) =>
    `Con la licencia de demostración puedes enviar pocos correos al día, y ya los enviaste. Espera ${waitWords(seconds)}, o activa un código en Códigos.`,
  'storage.full': ({ used, limit }) =>
    `Los archivos de tu cuenta ocupan ${used} de los ${limit} que incluye tu plan, y este no cabe. Elimina una empresa que ya no uses, o amplía el plan con un código en Códigos.`,
  'user.email_taken': () => 'Esta persona ya está entre tus usuarios. Ábrela desde Usuarios.',
  'user.email_in_use': () =>
    'Este correo ya tiene un usuario en otra suscripción de Cuadre. Usa otro correo, o entra con ese usuario.',
  'user.protected': () =>
    'La cuenta de quien es dueño de la suscripción no se puede desactivar, quitar ni limitar; tampoco puedes cambiar tu propio acceso.',
  'email.code_wrong': ({ remaining }) =>
    `El código no es el que enviamos. ${triesLeft(remaining)}; después pide otro código.`,
  'email.code_expired': () => 'El código venció o se acabaron los intentos. Pide el cambio de correo otra vez.',
  'photo.refused': ({ reason }) => `No pudimos usar esta foto. ${reason ?? ''}`.trim(),
  'photo.too_large': ({ limit }) => `La foto supera ${limit ?? '5 MB'}. Redúcela o elige otra.`,
  'logo.refused': ({ reason }) => `No pudimos usar este logo. ${reason ?? ''}`.trim(),
  'logo.too_large': ({ limit }) => `El logo supera ${limit ?? '5 MB'}. Redúcelo o elige otro.`,
  'file.infected': ({ name, virus }) =>
    `El archivo «${name}» tiene un virus (${virus}) y no guardamos nada de él. Revisa con un antivirus el equipo del que salió y expórtalo de nuevo.`,
  'file.not_scanned': () =>
    'No pudimos comprobar que el archivo esté libre de virus, así que no lo guardamos. Inténtalo de nuevo en unos minutos.',
  'token.limit': ({ limit }) =>
    `Ya tienes ${limit ?? ''} llaves de API vigentes. Revoca una que no uses para crear otra.`,
  'webhook.limit': ({ limit }) => `Ya tienes ${limit ?? ''} webhooks. Borra uno que no uses para crear otro.`,
  'webhook.off': ({ name }) => `El webhook «${name ?? ''}» está apagado. Actívalo primero.`,
  'deletion.owner': () =>
    'Eres dueño de una suscripción. Antes de eliminar tus datos entrégala a otro usuario o cierra la cuenta, en Editar perfil.',
  'account.no_heir': () =>
    'La suscripción solo se entrega a otro usuario activo de tu cuenta que no haya pedido eliminar sus datos. Elige otro.',
  'account.closing': () =>
    'La cuenta está cerrada y se borrará al cumplir su plazo. Para hacer esto, quien es dueño de la suscripción debe reabrirla.',
  'invitation.invalid': () => 'Esta invitación ya se usó o venció. Pide que te la envíen de nuevo.',
  'job.in_use': ({ users }) => `Este cargo lo tienen ${users ?? 'algunos'} usuarios. Asígnales otro antes de borrarlo.`,
  'job.name_taken': ({ name }) => `Ya tienes un cargo llamado «${name ?? ''}». Dale otro nombre.`,
  'code.invalid': () => 'Este código no existe, ya se usó, venció o fue anulado. Revísalo o pide uno nuevo.',
  'resource.not_found': () => 'No encontramos lo que buscas. Puede que se haya movido o que no tengas acceso.',
  'resource.conflict': () => 'Alguien cambió estos datos mientras los editabas. Vuelve a cargarlos y repite tu cambio.',
  'company.nit_taken': ({ nit }) => `Ya tienes una empresa con el NIT ${nit}. Ábrela desde Empresas.`,
  'company.nit_signed': ({ months }) =>
    `El NIT no se cambia mientras haya meses firmados, porque se firmaron con él: ${months}. Reábrelos en Cierre de mes, o crea otra empresa si es otra.`,
  'company.dv_mismatch': ({ expected }) => `El dígito de verificación no corresponde al NIT: debe ser ${expected}.`,
  'finding.wrong_state': ({ title, count = 1 }) =>
    Number(count) > 1
      ? `${count} de estos hallazgos ya están corregidos o justificados: su estado no se cambia. Quita primero la justificación, o sácalos de la selección.`
      : `«${title}» ya está corregido o justificado: su estado no se cambia. Si está justificado, quita primero la justificación.`,
  'finding.no_access': () => 'Esa persona no tiene acceso a la empresa. Vincúlala primero, o elige otra.',
  'finding.scope': ({ scope, title }) =>
    scope === 'third_party'
      ? `«${title}» no es de un solo tercero: justifícalo por hallazgo, cuenta o regla.`
      : `«${title}» no es de una sola cuenta: justifícalo por hallazgo o por regla.`,
  'finding.file_type': ({ name }) =>
    `No podemos adjuntar ${name}: recibimos PDF, imágenes (PNG, JPG, WebP), documentos de Office, correos MSG, CSV y texto, con su contenido real.`,
  'finding.too_many_files': ({ limit }) =>
    `Este hallazgo ya tiene ${limit} adjuntos, que es el máximo. Borra alguno antes de agregar otro.`,
  'question.gone': () =>
    'Este enlace ya no abre ninguna pregunta: la retiraron, o te enviaron uno más nuevo. Busca el último correo, o pide otro a quien te escribió.',
  'report.gone': () => 'Este enlace ya no abre ningún informe: venció, lo retiraron o está incompleto.',
  'file_request.gone': () => 'Este enlace ya no abre nada: venció, lo retiraron o está incompleto.',
  'received.other_company': ({ name, found, expected }) =>
    `«${name}» es del NIT ${found} y se pidió el de ${expected}. No se guardó: hace falta el archivo de esa empresa.`,
  'received.other_month': ({ name, found, expected }) =>
    `«${name}» es de ${found} y se pidió ${expected}. Hace falta el de ${expected}, o confirmar que se envía de todos modos.`,
  'received.unreadable': ({ name, reason }) =>
    `No se pudo leer «${name}» como balance de prueba. ${reason ?? ''} Hace falta el balance de prueba por tercero, en Excel o CSV, como sale del programa contable.`,
  'received.too_many': ({ limit }) =>
    `Este enlace recibe hasta ${limit} archivos. Quita los que sobren o avisa a quien los pidió.`,
  'received.nothing': () => 'No hay ningún archivo nuevo que enviar. Elige uno primero.',
  'received.decided': () => 'Ese archivo ya se guardó o se descartó.',
  'received.open_first': ({ name }) =>
    `«${name}» pide decidir algo antes de guardarse. Ábrelo con «Revisar» y guárdalo desde ahí.`,
  'question.over': () => 'Esta pregunta ya venció o está cerrada: no se le puede agregar nada.',
  'question.unanswered': () => 'No hay nada nuevo que enviar. Escribe una respuesta o adjunta un archivo.',
  'question.too_many_files': ({ limit }) =>
    `Esta respuesta ya tiene ${limit} archivos, que es el máximo. Quita alguno antes de agregar otro.`,
  'parametrization.invalid': ({ count }) =>
    `El archivo tiene ${count === 1 ? 'un error' : `${count ?? 'varios'} errores`} y no se cargó nada. Corrígelo y vuelve a cargarlo.`,
  'parametrization.is_balance': ({ file }) =>
    `«${file ?? 'El archivo'}» es un balance de prueba, no el libro Parametrizacion.xlsx que se descarga aquí. Los balances se cargan en Auditoría.`,
  'predefined.not_last': () =>
    'Solo se deshace la última carga que sigue en pie de este software. Actualiza la lista y deshaz primero las que vinieron después.',
  'calendar.invalid': ({ problems }) => `No cargamos el calendario: ${problems ?? 'tiene errores'}`,
  'finding.view_name_taken': ({ name }) => `Ya tienes una vista que se llama «${name ?? ''}». Escribe otro nombre.`,
  'finding.too_many_views': ({ limit }) =>
    `Ya guardaste ${limit} vistas en esta empresa, que es el máximo. Borra alguna antes de guardar otra.`,
  'explorer.view_name_taken': ({ name }) =>
    `Tu firma ya tiene una vista que se llama «${name ?? ''}». Escribe otro nombre.`,
  'explorer.too_many_views': ({ limit }) =>
    `Tu firma ya guardó ${limit ?? 100} vistas del balance, que es el máximo. Borra alguna antes de guardar otra.`,
  'portfolio.view_name_taken': ({ name }) => `Ya tienes una vista que se llama «${name ?? ''}». Escribe otro nombre.`,
  'portfolio.too_many_views': ({ limit }) =>
    `Ya guardaste ${limit ?? 30} vistas, que es el máximo. Borra alguna antes de guardar otra.`,
  'rate.known': ({ validity, figures }) =>
    `Ya hay una fila ${validity ?? 'de esos días'} con otras cifras: ${figures ?? 'otras'}. Confirma si la reemplazas.`,
  'rate.same': ({ validity }) => `Esa fila ya está con las mismas cifras ${validity ?? ''}.`,
  'preview.too_long': ({ seconds }) =>
    `El cálculo tardó más de ${seconds ?? 10} segundos y lo detuvimos. Acorta la condición, o reduce sus cuentas o sus meses.`,
  'chart.unreadable': ({ problems }) =>
    `No cambiamos nada: el archivo no se puede leer entero. ${problems ?? ''}`.trim(),
  'chart.unchanged': () => 'Así está ya el plan de cuentas: no hay nada que guardar.',
  'chart.held_by_prefix': ({ account, prefix }) =>
    `La cuenta ${account} está ahí por el prefijo ${prefix}*, que también toma otras. Cambia ese prefijo en Cuentas y parámetros.`,
  'balance.unreadable': ({ reason }) => `No pudimos leer el archivo. ${reason ?? ''}`.trim(),
  'balance.damaged': ({ id }) =>
    `Los datos de un balance guardado están dañados en el servidor y no se pueden leer (balance ${id}). Avisa a soporte con ese identificador: el archivo original también está guardado.`,
  'balance.other_company': ({ found, expected }) =>
    `El archivo es del NIT ${found} y esta empresa es ${expected}. Súbelo en su empresa, o confirma si quieres guardarlo aquí.`,
  'balance.period_missing': () => 'El archivo no dice de qué mes es. Elige el mes antes de guardarlo.',
  'balance.columns_unproved': () =>
    'Con estas columnas las filas no dan: el saldo inicial más los débitos y menos los créditos debe ser el saldo final. Revisa qué columna es cada una.',
  'balance.being_audited': () => 'Ese balance se está auditando. Espera a que termine la auditoría para retirarlo.',
  'balance.stored_again': ({ version }) =>
    `El mismo archivo ya está guardado como versión ${version}. No hace falta restaurarlo.`,
  'source.stored_again': ({ version }) =>
    `El mismo archivo ya está guardado con el número ${version}. No hace falta restaurarlo.`,
  'balance.upload_expired': () => 'Pasó demasiado tiempo desde que soltaste el archivo. Súbelo otra vez.',
  'audit.no_balance': ({ period }) => `No hay un balance de ${period}. Cárgalo para auditarlo.`,
  'audit.unfinished': ({ period }) =>
    `La auditoría de ${period} todavía no tiene resultado. Espera a que termine, o vuelve a ejecutarla, y descarga el informe.`,
  'sign_off.closed': ({ period }) =>
    `${atStart(`${period}`)} está cerrado y firmado. Para cambiarlo, quien aprueba las auditorías debe reabrirlo.`,
  'sign_off.not_ready': ({ why }) => `El mes no se puede firmar todavía. ${why ?? ''}`.trim(),
  'sign_off.changed': () =>
    'Lo que ibas a firmar cambió mientras lo leías: un hallazgo, una razón o la auditoría. Míralo otra vez y firma.',
  'sign_off.same_person': () =>
    'Lo preparaste tú, y hay otra persona que puede revisarlo: quien prepara y quien cierra son distintos.',
  'sign_off.not_prepared': ({ period }) => `El cierre de ${period} no está preparado. Primero firma quien lo prepara.`,
  'sign_off.not_closed': ({ period }) => `${atStart(`${period}`)} no está cerrado: no hay nada que reabrir.`,
  'expression.invalid': ({ problem }) => `La expresión tiene un error. ${problem ?? ''}`.trim(),
  'expression.untried': () =>
    'Todavía no se puede activar: una validación se prueba en los meses guardados antes de entrar en las auditorías, y esta empresa no tiene ninguno. Guárdala sin activar, carga un balance y actívala después.',
  'siigo.credentials_missing': () =>
    'Esta empresa no tiene credencial de Siigo Nube. Guárdala en los datos de la empresa y vuelve a intentarlo.',
  'siigo.credentials_rejected': () =>
    'Siigo Nube no aceptó el usuario o la clave de acceso. Cópialos otra vez de Alianzas, «Mi Credencial API», y guárdalos de nuevo. Mientras tanto no volvemos a intentarlo, porque Siigo bloquea a quien insiste.',
  'siigo.credentials_lost': () =>
    'La credencial guardada ya no se puede abrir porque cambió la clave con que se cifró. Escribe de nuevo el usuario y la clave de acceso.',
  'siigo.other_software': () =>
    'El software contable de esta empresa no es Siigo Nube. Cámbialo en los datos de la empresa si ya lo es.',
  'siigo.pull_running': () => 'Ya estamos trayendo balances de esta empresa. Espera a que termine para pedir otros.',
  'siigo.partner_rejected': () =>
    'Siigo Nube no reconoce a Cuadre como aplicación. Quien administra la instalación debe revisar CUADRE_SIIGO_PARTNER_ID.',
  'siigo.not_allowed': () =>
    'El usuario de Siigo Nube no tiene permiso para esta consulta, o el plan de la empresa no la incluye. Revísalo con quien administra Siigo.',
  'siigo.busy': () =>
    'Siigo Nube recibió demasiadas solicitudes de esta empresa y no nos atendió. Vuelve a intentarlo en unos minutos.',
  'siigo.unavailable': () =>
    'Siigo Nube no respondió después de varios intentos. Vuelve a intentarlo más tarde, o descarga el informe y súbelo.',
  'siigo.refused': ({ reason }) => `Siigo Nube no entregó lo que pedimos. ${reason ?? ''}`.trim(),
  'siigo.file_refused': () =>
    'Siigo Nube dio una dirección de descarga que no es la suya, o un archivo demasiado grande, y no lo tomamos. Vuelve a intentarlo más tarde, o descarga el informe y súbelo.',
  'siigo.half_file': () =>
    'El archivo de Siigo Nube llegó incompleto varias veces y no lo guardamos. Vuelve a intentarlo más tarde, o descarga el informe y súbelo.',
  'siigo.unreadable': ({ reason }) => `Siigo Nube entregó un archivo que no pudimos leer. ${reason ?? ''}`.trim(),
  'siigo.other_month': ({ asked, found }) =>
    `Pedimos ${asked} y Siigo Nube entregó ${found} las dos veces. No lo guardamos: vuelve a intentarlo en unos minutos.`,
  'siigo.other_company': ({ found, expected }) =>
    found === undefined
      ? 'La credencial es de otra empresa: el balance que entregó Siigo Nube tiene otro NIT. Guarda la credencial de esta empresa.'
      : `La credencial es de otra empresa: Siigo Nube entregó el balance del NIT ${found} y esta es ${expected}. No guardamos nada; guarda la credencial de esta empresa.`,
  'notification.sent': () =>
    'Esta notificación ya está programada o se envió: a quién llega y desde cuándo no cambian. Duplícala para enviarla de nuevo.',
  'notification.over': () => 'Esta notificación ya terminó. Duplícala para enviarla de nuevo.',
  'account.slowed': ({ seconds }) =>
    `Varios archivos o cálculos de tu cuenta necesitaron más tiempo o memoria de lo permitido, y por eso los atendemos de a uno y con pausas. Espera ${waitWords(seconds)} y vuelve a intentarlo.`,
  'server.disk_full': () =>
    'Al servidor se le está acabando el disco y por ahora no recibe archivos; lo que ya guardaste está a salvo. Avisa a quien lo administra e inténtalo más tarde.',
  'server.disk_read_only': () =>
    'El disco del servidor no admite escrituras y por ahora no se puede guardar nada; lo que ya guardaste está a salvo. Avisa a quien lo administra e inténtalo más tarde.',
  'server.busy': () => 'Estamos atendiendo muchas solicitudes. Inténtalo de nuevo en unos segundos.',
  'server.away': () =>
    'La base de datos no responde en este momento. Lo guardado está a salvo: espera unos segundos y vuelve a intentarlo.',
  'server.error': () => 'Se ha producido un error.',
};
