/** Spanish of changes of notes. */
export const text = {
  versions: (read: string, current: number) => `Leíste la versión ${read} y ya va en la ${current}.`,
};
