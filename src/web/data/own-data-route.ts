/** Where a person finds what is kept about them, and the subscriber the end of the account. */
export const ownDataPath = '/editar-perfil?seccion=mis-datos';
