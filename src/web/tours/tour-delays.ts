/** Milliseconds before a tour begins: after the one that leads to it; on a complete page; at the company just chosen. */
export const tourDelays = { between: 500, screen: 800, company: 3000 } as const;
