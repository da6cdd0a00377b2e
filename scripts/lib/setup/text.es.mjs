// @ts-check
/** Terminal messages of the set-up. */

export const text = {
  nodeTooOld: (/** @type {number} */ oldest, /** @type {string} */ found) =>
    `Cuadre necesita Node.js ${oldest} o posterior para instalarse; este es ${found}.`,
  waiting: 'Otro proceso está preparando Cuadre en esta carpeta; esperando a que termine…',
  installing: 'Instalando las dependencias de Cuadre (solo la primera vez o cuando cambian)…',
  npmMissing: 'No se encontró npm. Instala Node.js con npm (https://nodejs.org) y vuelve a intentarlo.',
  installFailed: (/** @type {string} */ reason) =>
    `La instalación de las dependencias no terminó (npm ci: ${reason}). Revisa la conexión y los mensajes anteriores; al repetir el comando se intenta de nuevo.`,
  runtimeMissing:
    'npm instaló las dependencias pero no el Node.js que usa Cuadre. Si npm omite las dependencias opcionales (omit=optional), quita esa opción y repite el comando.',
  pruning: 'Quitando los paquetes que solo sirven para construir y probar…',
  building: 'Construyendo la aplicación web (solo cuando cambia)…',
  buildFailed: 'No se pudo construir la aplicación web; los mensajes anteriores dicen por qué.',
  chromiumInstalling: 'Instalando Chromium para las pruebas en navegador…',
  chromiumMissing:
    'Las pruebas en navegador no se ejecutan: no hay Chromium y no se pudo instalar. En Debian o Ubuntu: apt-get install -y chromium; en otro sistema, indica su ruta con CUADRE_CHROMIUM.',
};
