/** Sentences about balances. */
export const text = {
  otherPeriod: (period: string) => `El archivo dice que es de ${period}. Confirma el mes o elige el del archivo.`,
};
