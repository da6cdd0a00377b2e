/** Names of nodes that no statement declares. */
export const drawnWords = {
  /** What the running result is of a line that has accounts of its own too. */
  ofResults: 'Cuentas de resultado',
};
