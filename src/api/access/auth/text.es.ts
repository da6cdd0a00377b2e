/** Mails about failed sign-ins. */
import type { Letter } from '#platform/mail/letter.ts';

const letter = (name: string, what: string, url: string): Letter => ({
  subject: 'Alguien intenta entrar a tu cuenta de Cuadre',
  heading: `Hola, ${name}`,
  paragraphs: [
    what,
    'Si fuiste tú, espera o crea una contraseña nueva. Si no fuiste tú, no tienes que hacer nada mientras tu contraseña no la use nadie más: nadie ha entrado.',
  ],
  action: { label: 'Crear contraseña nueva', url },
  notes: ['Al crear una contraseña nueva se olvidan los intentos fallidos.', 'Te avisamos como máximo una vez al día.'],
});

export const text = {
  guesses: {
    locked: (name: string, address: string, url: string) =>
      letter(
        name,
        `Hubo varios intentos con una contraseña equivocada desde la dirección ${address}, y por unos minutos no recibimos más desde allí.`,
        url,
      ),
    slowed: (name: string, address: string, url: string) =>
      letter(
        name,
        `Hubo muchos intentos con una contraseña equivocada desde varias redes, el último desde la dirección ${address}. Por eso entrar desde un dispositivo nuevo toma más tiempo; desde los que ya usaste, no.`,
        url,
      ),
  },
};
