/** Words of the DIAN's lists in files and refusals. */
export const text = {
  fileName: (list: string) => `diferencias-${list.toLowerCase()}`,
  future: 'La fecha no puede pasar de un año desde hoy.',
};
