/** Words of what the command line asks of a file. */
export const answersText = {
  unknownUnit: (given: string, known: readonly string[]) =>
    `No leemos cifras en «${given}». Las unidades de un archivo son: ${known.join(', ')}.`,
  howToAnswer: (choices: readonly (readonly [option: string, label: string, totals: readonly string[] | null])[]) =>
    choices
      .map(([option, label, totals]) => {
        const sums = totals === null ? 'así no se puede leer completo' : `débitos ${totals[0]}, créditos ${totals[1]}`;
        return `Con ${option} (${label}): ${sums}.`;
      })
      .join(' '),
};
