/** Mails of registration, and errors of its fields. */
import type { Letter } from '#platform/mail/letter.ts';

export const text = {
  documentType: 'No está en la lista de tipos de documento. Elige uno de la lista.',
  accountName: (company: string) => company,
  /** Without the name: the address is unverified, and its owner must not receive text typed by others. */
  code: (code: string, minutes: number): Letter => ({
    subject: `${code} es tu código de Cuadre`,
    heading: 'Hola',
    paragraphs: ['Escribe este código en la página de registro para confirmar tu correo.'],
    code,
    notes: [
      `El código sirve por ${minutes} minutos.`,
      'Si no te estás registrando en Cuadre, no hagas nada: sin el código no se crea ninguna cuenta.',
    ],
  }),
  known: (name: string, url: string): Letter => ({
    subject: 'Ya tienes una cuenta en Cuadre',
    heading: `Hola, ${name}`,
    paragraphs: [
      'Alguien quiso registrarse en Cuadre con este correo, que ya tiene una cuenta. No se creó otra.',
      'Si fuiste tú, ingresa con tu contraseña; si no la recuerdas, en esa página puedes pedir una nueva.',
    ],
    action: { label: 'Ingresar', url },
    notes: ['Si no fuiste tú, no hagas nada: tu cuenta sigue igual.'],
  }),
  welcome: (name: string, company: string, url: string): Letter => ({
    subject: 'Tu cuenta de Cuadre está lista',
    heading: `Bienvenido, ${name}`,
    paragraphs: [
      `Creamos ${company} en tu cuenta. Suelta en Cuadre el balance de prueba por tercero de un mes y en segundos sabrás qué está mal, por qué y cómo se corrige.`,
    ],
    action: { label: 'Abrir Cuadre', url },
  }),
};
