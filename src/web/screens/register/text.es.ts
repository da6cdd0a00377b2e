/** Texts of registration and invitations. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import { formatCount } from '#core/money/money.es.ts';
import type { PlanKey } from '#core/product/license.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const registerText = {
  title: 'Crear una cuenta',
  steps: ['Tus datos', 'Confirmar correo', 'Tu empresa', 'Términos y licencia', 'Primeros datos'],
  stepOf: (step: number, all: number) => `Paso ${step} de ${all}`,
  done: 'Listo',
  next: 'Continuar',
  back: 'Atrás',
  expired: 'Pasó más de un día desde que empezaste y lo que habías escrito se borró. Empieza de nuevo.',
  loadFailed: 'No pudimos recuperar lo que llevabas.',
};

export const signedInText = {
  title: 'Ya tienes una cuenta',
  context: (email: string) =>
    `Entraste como ${email}. Para trabajar con otra empresa no necesitas otra cuenta: las empresas se crean en Empresas.`,
  back: 'Seguir en Cuadre',
  companies: 'Ir a Empresas',
  leave: 'Salir y crear otra cuenta',
};

export const personText = {
  title: 'Tus datos',
  context:
    'Con estos datos creamos tu usuario. Serás quien administra la suscripción; lo demás lo completas después en tu perfil.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHelp: 'Al menos 10 caracteres. Una frase corta que recuerdes funciona bien.',
};

export const codeText = {
  title: 'Confirma tu correo',
  context: (email: string) =>
    `Enviamos un código de 6 dígitos a ${email}. Sirve por 10 minutos. Mira también en correo no deseado.`,
  code: 'Código',
  invalid: 'El código tiene 6 dígitos',
  confirm: 'Confirmar',
  again: 'Enviar otro código',
  sentTitle: 'Código enviado',
  sentAgain: (email: string) => `Enviamos otro código a ${email}. El anterior ya no sirve.`,
  otherEmail: 'Corregir mis datos',
};

export const companyStepText = {
  title: 'Tu empresa',
  context: 'Suelta el balance de un mes: de él tomamos la empresa, y al terminar ves sus hallazgos.',
  drop: 'Suelta aquí el balance de prueba por tercero de tu empresa',
  reading: (fileName: string) => `Leyendo ${fileName}…`,
  notStored: 'Solo lo leemos: nada se guarda hasta que tengas tu cuenta y lo confirmes.',
  byHand: 'No lo tengo a mano: escribir los datos',
  unreadable: 'No pudimos leerlo. Prueba con otro archivo o escribe los datos.',
  asked: (count: number) =>
    count === 1 ? 'Falta un dato que el archivo no dice' : `Faltan ${count} datos que el archivo no dice`,
};

export const fileText = {
  title: (fileName: string) => `Esto leímos en ${fileName}`,
  correct: 'Corregir',
  other: 'Usar otro archivo',
  name: 'Empresa',
  nit: 'NIT',
  software: 'Software contable',
  month: 'Mes',
  monthOf: formatPeriod,
  size: 'Contenido',
  sizeOf: (rows: number, thirdParties: number) => `${formatCount(rows)} filas y ${formatCount(thirdParties)} terceros`,
  proof: 'Prueba',
  balanced: 'Cuadra',
  unbalanced: 'No cuadra',
};

export const licenseText = {
  title: 'Términos y licencia',
  context: 'Al terminar creamos tu cuenta y entras directamente.',
  license: 'Licencia',
  demo: 'Demostración',
  demoHelp: '15 días sin costo, con una empresa y dos usuarios. No pedimos tarjeta.',
  code: 'Tengo un código de activación',
  codeLabel: 'Código de activación',
  codePlaceholder: '7KQM-2VXA-9TRD-HE4B',
  codeUsed: 'Ese código ya se usó.',
  codeInvalid: 'Ese código no existe, venció o no da una licencia. Revísalo letra por letra.',
  codeGives: (name: string, days: number, companies: number, users: number) =>
    `Plan ${name}: ${plural(days, 'día', 'días')}, ${plural(companies, 'empresa', 'empresas')} y ${plural(users, 'usuario', 'usuarios')}.`,
  accept: 'Leí y acepto los',
  terms: 'términos y condiciones',
  acceptRequired: 'Para crear la cuenta debes aceptar los términos y condiciones',
  create: 'Crear cuenta',
  planName: (key: PlanKey) =>
    ({ demo: 'Demostración', empresa: 'Empresa', contador: 'Contador', firma: 'Firma', corporativo: 'Corporativo' })[
      key
    ],
};

export const firstDataText = {
  title: 'Tu cuenta está lista',
  context: (company: string) => `${company} ya está en tu cuenta. ¿Con qué datos quieres empezar?`,
  drop: 'Suelta aquí el balance de prueba por tercero',
  siigo: 'Conectar Siigo Nube',
  siigoHelp: 'Escribe la credencial de API de tu empresa y Cuadre trae los balances por ti.',
  sample: 'Ver la empresa de ejemplo',
  sampleHelp:
    'Una empresa ficticia con catorce meses auditados y hallazgos de todo tipo. No ocupa cupo de tu licencia.',
  help: 'Ver cómo se exporta',
  helpHelp: 'Paso a paso, con imágenes, para Siigo, Helisa, World Office, Sisco y los demás.',
};

export const invitationText = {
  title: 'Aceptar la invitación',
  context: (account: string) => `${account} te invitó a trabajar en Cuadre. Elige tu contraseña para entrar.`,
  name: 'Tu nombre',
  email: 'Correo electrónico',
  accept: 'Entrar a Cuadre',
  invalid: 'La invitación ya no sirve',
  invalidNext: 'Venció, se usó o la retiraron. Pide a quien te invitó que la envíe de nuevo.',
  goToLogin: 'Ir a ingresar',
  terms: 'Al entrar aceptas los',
};
