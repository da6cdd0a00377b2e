/** Names of the identity providers, and terminal messages about their configuration. */
export const text = {
  google: 'Google',
  microsoft: 'Microsoft',
  other: 'Cuenta de la organización',
  badIssuer: (value: string) =>
    `CUADRE_OIDC_ISSUER debe ser la dirección https del proveedor de identidad, y es «${value}».`,
  noClient: (prefix: string) => `Falta ${prefix}_CLIENT_ID o ${prefix}_CLIENT_SECRET: van los dos, o ninguno.`,
};
