/** Texts of custom rules. */
export const text = {
  tooMany: (most: number) => `Ya hay ${most} validaciones propias. Borra alguna que no uses.`,
  versions: (read: string, current: number) =>
    `Leíste la versión ${read} y ya va en la ${current}. Vuelve a cargarla y repite tu cambio.`,
};
