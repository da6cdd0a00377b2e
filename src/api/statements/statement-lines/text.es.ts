/** Errors of the lines of the statements. */
export const text = {
  /** What is changed, in the activity log. */
  target: 'Estados financieros',
  pattern: (pattern: string) =>
    `«${pattern}» no es una cuenta: escribe su código, o cómo empiezan las cuentas con un asterisco al final, como 1305*.`,
  line: (line: string, pattern: string) =>
    `La cuenta ${pattern} va al renglón «${line}», y los estados no tienen ninguno con ese nombre.`,
  versions: (read: string, current: number) => `Leíste la versión ${read} y ya va en la ${current}.`,
};
