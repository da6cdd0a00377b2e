/** Reasons for refusing a password. */

export const text = {
  weak: {
    short: (least: number) => `Usa al menos ${least} caracteres. Una frase corta que recuerdes funciona bien.`,
    guessable:
      'Es fácil de adivinar: parece una palabra común, una fecha, una secuencia del teclado o tu propio nombre. Junta varias palabras que no vayan juntas.',
    leaked:
      'Esta contraseña apareció en una filtración de otro sitio, y quien intenta entrar prueba primero las filtradas. Elige otra.',
  },
};
