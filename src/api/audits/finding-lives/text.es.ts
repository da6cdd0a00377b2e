/** Sentences about lives of findings. */
export const text = {
  several: (count: number) => `${count} hallazgos`,
  changedSince: (titles: readonly string[]) =>
    titles.length === 1
      ? `Otra persona cambió «${titles[0]}» después de que lo abriste.`
      : `Otra persona cambió ${titles.length} de estos hallazgos después de que los abriste: ${titles.slice(0, 3).join('; ')}${titles.length > 3 ? '…' : '.'}`,
  snoozeLater: 'Elige un mes posterior al que estás viendo.',
  untilLater: 'Elige el mes que estás viendo o uno posterior.',
};
