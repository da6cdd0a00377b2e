/** Texts of who is mailed about signed statements. */
export const statementMailText = {
  title: 'Aviso de estados firmados',
  about:
    'Cuando un mes se cierra y se firma, mandamos un correo con las cifras principales y un enlace a los estados, que pide ingresar. No lleva archivos adjuntos: un archivo en un buzón no tiene permisos.',
  whom: 'A quién',
  everyone: 'A todos los que ven los estados de la empresa',
  chosen: 'Solo a quienes elija',
  people: 'Personas',
  hasMailOff: 'apagó este correo en su perfil',
  nobody: 'Nadie lo recibirá.',
  noReaders: 'Nadie ve los estados financieros de esta empresa.',
  which: 'De qué estados',
  noStatement: 'Elige al menos un estado.',
  save: 'Guardar aviso',
  saved: 'Aviso guardado',
};
