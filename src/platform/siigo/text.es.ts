/** Terminal messages about Siigo Nube, and its refusals. */
export const text = {
  badPartner: (value: string) =>
    `CUADRE_SIIGO_PARTNER_ID debe tener entre 3 y 100 letras o números, sin espacios ni signos, y es «${value}».`,
  badUrl: (value: string) => `CUADRE_SIIGO_URL debe ser una dirección como http://127.0.0.1:3999, y es «${value}».`,
  otherServerInProduction: 'CUADRE_SIIGO_URL solo sirve para pruebas: quítala cuando NODE_ENV es production.',
  /** By Siigo's error code, in lower case. */
  refusals: {
    invalid_account: 'Una cuenta del informe no existe en Siigo.',
    invalid_range: 'El rango de cuentas no es válido.',
    invalid_date_range: 'El mes que pedimos no es válido para esta empresa en Siigo.',
    invalid_reference: 'Algo de lo que pedimos no existe en Siigo.',
    parameter_required: 'A la solicitud le faltó un dato.',
    invalid_type: 'Un dato de la solicitud no tiene el tipo que Siigo espera.',
    not_found: 'Siigo no encontró lo que pedimos.',
  } as Partial<Record<string, string>>,
  said: (message: string) => `Siigo respondió: «${message}».`,
  saidNothing: (status: number) => `Siigo respondió con el código ${status}.`,
};
