/** One sentence for each error code: what happened and what to do. */
import type { AppErrorCode } from './app-error.ts';

type Data = Record<string, string | number>;

export const appErrorText: Record<AppErrorCode, (data: Data) => string> = {
  'request.invalid': () => 'Revisa los datos: hay campos que no tienen el valor esperado.',
  'request.too_large': ({ limit }) =>
    `El archivo supera el límite de ${limit ?? '100 MB'}. Divide el informe por meses y súbelo de nuevo.`,
  'request.rate_limited': ({ seconds }) =>
    `Has hecho demasiados intentos. Espera ${seconds ?? 60} segundos y vuelve a intentarlo.`,
  'auth.required': () => 'Inicia sesión para continuar.',
  'auth.session_expired': () => 'Se ha expirado la sesion.',
  'auth.invalid_credentials': ({ remaining }) =>
    remaining === undefined
      ? 'El correo o la contraseña no coinciden. Revísalos e inténtalo de nuevo.'
      : `El correo o la contraseña no coinciden. Te quedan ${remaining} intentos antes de bloquear la cuenta.`,
  'auth.locked': ({ minutes }) =>
    `Bloqueamos el acceso por ${minutes ?? 15} minutos tras varios intentos fallidos. Espera o recupera tu contraseña.`,
  'auth.forbidden': () => 'No tienes permiso para hacer esto. Pídeselo a quien administra la suscripción.',
  'resource.not_found': () => 'No encontramos lo que buscas. Puede que se haya movido o que no tengas acceso.',
  'resource.conflict': () => 'Alguien cambió estos datos mientras los editabas. Vuelve a cargarlos y repite tu cambio.',
  'company.nit_taken': ({ nit }) => `Ya tienes una empresa con el NIT ${nit}. Ábrela desde Empresas.`,
  'company.dv_mismatch': ({ expected }) => `El dígito de verificación no corresponde al NIT: debe ser ${expected}.`,
  'balance.unreadable': ({ reason }) => `No pudimos leer el archivo. ${reason ?? ''}`.trim(),
  'balance.other_company': ({ found, expected }) =>
    `El archivo es del NIT ${found} y esta empresa es ${expected}. Súbelo en su empresa, o confirma si quieres guardarlo aquí.`,
  'balance.period_missing': () => 'El archivo no dice de qué mes es. Elige el mes antes de guardarlo.',
  'balance.upload_expired': () => 'Pasó demasiado tiempo desde que soltaste el archivo. Súbelo otra vez.',
  'audit.no_balance': ({ period }) => `No hay un balance de ${period}. Cárgalo para auditarlo.`,
  'expression.invalid': ({ problem }) => `La expresión tiene un error. ${problem ?? ''}`.trim(),
  'server.busy': () => 'Estamos atendiendo muchas solicitudes. Inténtalo de nuevo en unos segundos.',
  'server.error': () => 'Se ha producido un error.',
};
