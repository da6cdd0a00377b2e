/** Errors of parametrization changes. */
export const text = {
  versions: (read: string, current: number) => `Leíste la versión ${read} y ya va en la ${current}.`,
};
