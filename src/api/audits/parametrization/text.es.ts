/** What can go wrong with a change of the parametrization. */
export const text = {
  versions: (read: string, current: number) => `Leíste la versión ${read} y ya va en la ${current}.`,
};
