/** The media query from which a finding stands beside the list instead of over it. */
export const dockedFrom = '(min-width: 1200px)';
