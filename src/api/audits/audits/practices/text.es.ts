/** Sentences about practices of a company. */
export const text = {
  needsReason: 'Escribe por qué lo registran así: al menos tres letras. Queda con tu nombre y la fecha.',
};
