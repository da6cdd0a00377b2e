/** Modules that an installation may announce before it offers them: their menu entries say so instead of opening. */
export const upcomingModules = ['statements', 'reports', 'notifications', 'dian'] as const;

export type UpcomingModule = (typeof upcomingModules)[number];
