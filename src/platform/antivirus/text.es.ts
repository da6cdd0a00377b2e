/** Terminal messages about the virus scanner. */
export const text = {
  badScanner: (value: string) =>
    `CUADRE_CLAMD debe decir dónde escucha clamd, como 127.0.0.1:3310 o /run/clamav/clamd.ctl, y es «${value}».`,
};
