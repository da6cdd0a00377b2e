/** What the terminal says about the scanner of viruses. */
export const text = {
  badScanner: (value: string) =>
    `CUADRE_CLAMD debe decir dónde escucha clamd, como 127.0.0.1:3310 o /run/clamav/clamd.ctl, y es «${value}».`,
};
