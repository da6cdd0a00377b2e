/** Words to clients about findings of validations without words of their own. */
import type { ClientWords } from '#core/engine/validation-text.ts';

export const otherWords: ClientWords = {
  subject: 'Otro asunto por revisar',
  found: 'Algo de los libros por aclarar.',
  need: 'Cuéntenos qué pasó aquí. Si tiene un soporte, adjúntelo.',
};

export const otherQuestion = '¿Nos cuentas qué pasó aquí? Si tienes un soporte, adjúntalo.';
