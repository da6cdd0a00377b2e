/** Media query from which the finding drawer is docked. */
export const dockedFrom = '(min-width: 1200px)';
