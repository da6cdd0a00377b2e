/** The audit while no company is chosen: where a session begins. On its own, as visitors need no other path of a company. */
export const startPath = '/empresa/0/servicio/auditoria';
