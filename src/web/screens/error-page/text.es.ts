/** Texts of the error page. */

export const errorText = {
  missingTitle: 'No encontramos esta página',
  missing: 'La dirección no existe o cambió. Revisa el enlace, o vuelve a empezar.',
  brokenTitle: 'Algo falló en esta página',
  broken:
    'No es culpa tuya y tu información está a salvo. Vuelve a cargarla; si se repite, avísanos qué estabas haciendo.',
  reload: 'Volver a cargar',
  home: 'Ir a Auditoría',
  signIn: 'Ir a ingresar',
};
