/** Job that the statements do after each audit; its payload is an `AuditRequester`. */
export const keepFiguresName = 'keep-figures';
