/** Words of what the command line asks of a file. */
export const answersText = {
  unknownUnit: (given: string, known: readonly string[]) =>
    `No leemos cifras en «${given}». Las unidades de un archivo son: ${known.join(', ')}.`,
  unknownLevels: (given: string, known: readonly string[]) =>
    `Las filas en duda no pueden ser «${given}». Pueden ser: ${known.join(', ')}.`,
  unknownSign: (given: string, known: readonly string[]) =>
    `Los saldos no pueden venir «${given}». Pueden venir: ${known.join(', ')}.`,
  howToAnswer: (choices: readonly (readonly [option: string, label: string, totals: readonly string[] | null])[]) =>
    choices
      .map(([option, label, totals]) => {
        const sums =
          totals === null
            ? 'así no se puede leer completo'
            : `saldo inicial ${totals[0]}, débitos ${totals[1]}, créditos ${totals[2]}, saldo final ${totals[3]}`;
        return `Con ${option} (${label}): ${sums}.`;
      })
      .join(' '),
};
