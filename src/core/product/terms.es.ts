/** Terms of use, version 1.0.1. A change of the text is a new version: see `terms.ts`. */

export interface TermsSection {
  title: string;
  /** A string is a paragraph, an array a list. */
  content: readonly (string | readonly string[])[];
}

export const termsTitle = 'Términos y condiciones de uso';
export const termsDate = '20 de noviembre de 2026';

export const termsSections: readonly TermsSection[] = [
  {
    title: 'Qué es Cuadre y qué acuerdan estos términos',
    content: [
      'Cuadre es un servicio en línea que audita el balance de prueba por tercero de empresas colombianas: lee el archivo que el usuario carga o que trae de su software contable, aplica validaciones contables y tributarias, y muestra hallazgos, alertas, informes y estados financieros.',
      'Estos términos son el contrato entre quien presta el servicio (el Proveedor) y quien lo usa. Al crear una cuenta o aceptar una invitación, la persona declara que los leyó, que los acepta y que tiene capacidad para obligarse por sí misma o por la empresa que representa.',
    ],
  },
  {
    title: 'Definiciones',
    content: [
      [
        'Suscriptor: la persona natural o jurídica que tiene una licencia de Cuadre. Crea empresas, invita usuarios y decide qué puede ver y hacer cada uno.',
        'Usuario invitado: la persona que entra por invitación de un Suscriptor y trabaja solo en las empresas y con los permisos que este le da.',
        'Aliado: el contador público certificado que tiene suscripciones para varios usuarios invitados o clientes, administra sus empresas y puede entregar códigos de activación. Un Aliado es también un Suscriptor.',
        'Usuario: cualquiera de los anteriores.',
        'Empresa: la entidad cuyos balances se cargan en Cuadre, se identifique con NIT propio o sea el negocio de una persona natural.',
        'Hallazgo y alerta: la señal de que una cifra, un saldo o un tercero incumple una validación, y el aviso que la comunica.',
        'Licencia: el derecho a usar el servicio por un tiempo, con un número de empresas y de usuarios.',
      ],
    ],
  },
  {
    title: 'Registro y seguridad de la cuenta',
    content: [
      'El Usuario entrega datos verdaderos y los mantiene al día. La cuenta es personal: la contraseña, el segundo factor y las llaves de acceso no se comparten, y lo que se haga con ellas se entiende hecho por su titular, salvo que haya avisado antes de su pérdida o uso indebido.',
      'El Usuario que note un acceso que no reconoce debe cerrar sus sesiones, cambiar la contraseña y avisar al Proveedor sin demora.',
    ],
  },
  {
    title: 'Licencias, demostración y códigos',
    content: [
      'La demostración dura quince días y no tiene costo. Las demás licencias rigen por el tiempo y con los cupos del plan adquirido o del código activado. El Proveedor avisa antes del vencimiento.',
      'Una licencia vencida o suspendida permite leer y descargar todo lo que ya estaba en Cuadre, pero no cargar, auditar ni cambiar información. Vencer no borra nada.',
      'Un código de activación sirve una sola vez, hasta su fecha de vencimiento, y no se puede cambiar por dinero.',
    ],
  },
  {
    title: 'Responsabilidad del Usuario',
    content: [
      'El Usuario responde por la configuración de su cuenta: el perfil tributario de cada empresa, el plan de cuentas, la parametrización de las validaciones, los porcentajes y topes propios, y los permisos que concede.',
      'El Usuario responde también por revisar las alertas y actuar frente a ellas. Cuadre señala y explica; corregir los libros, presentar declaraciones y tomar decisiones es tarea del Usuario, de su contador y de su revisor fiscal.',
      'El Usuario garantiza que puede cargar la información que carga, y que tiene autorización de sus clientes o de su empleador para hacerlo.',
    ],
  },
  {
    title: 'Alcance del servicio',
    content: [
      'Los resultados dependen de la información recibida y de su parametrización. Cuadre no reemplaza el juicio profesional del contador público ni del revisor fiscal, no emite dictámenes ni fe pública, y no es asesoría legal o tributaria.',
      'Las normas, tarifas y topes que usan las validaciones llevan su fuente y su vigencia. Lo que no se puede evaluar con los datos disponibles se dice como no evaluado; no debe entenderse como correcto.',
    ],
  },
  {
    title: 'Niveles de acceso de los usuarios invitados',
    content: [
      'El Suscriptor decide qué empresas ve cada usuario invitado y qué puede hacer en ellas, y puede cambiarlo o retirarlo en cualquier momento. El Proveedor no responde por lo que haga un usuario invitado dentro de los permisos que su Suscriptor le dio.',
      'El Aliado responde ante sus clientes por el manejo de las empresas que administra.',
    ],
  },
  {
    title: 'Propiedad de la información y datos personales',
    content: [
      'Los balances, archivos y datos personales que se cargan en Cuadre son del Usuario o de quien este los recibió. El Usuario es el responsable de su tratamiento y el Proveedor actúa como encargado, en los términos de la Ley 1581 de 2012 y sus decretos reglamentarios: los trata solo para prestar el servicio y según las instrucciones del Usuario.',
      'El Proveedor conserva la información con medidas de seguridad técnicas y administrativas, no la vende ni la usa para fines distintos, informa los incidentes de seguridad que la comprometan y, cuando usa terceros para alojarla o enviar correos, les exige las mismas obligaciones.',
      'Respecto de los datos de su propia cuenta, el Usuario puede conocerlos, actualizarlos, rectificarlos, descargarlos, revocar su autorización y pedir que se supriman, desde Editar perfil o escribiendo a los canales de contacto. La supresión no procede mientras una ley o un contrato obligue a conservarlos.',
    ],
  },
  {
    title: 'Confidencialidad',
    content: [
      'Cada parte guarda reserva de la información no pública que conozca de la otra con ocasión del servicio, la usa solo para ejecutarlo y la entrega solo a quien deba conocerla y quede sujeto a la misma reserva, o cuando una autoridad competente la exija.',
      'Esta obligación rige mientras dure la relación y hasta un año después de su terminación.',
    ],
  },
  {
    title: 'Conexión con otros programas',
    content: [
      'Si el Usuario conecta Cuadre con su software contable, autoriza al Proveedor a consultar con esas credenciales los balances y los terceros de su empresa. Las credenciales se guardan cifradas, no se vuelven a mostrar y se pueden retirar cuando el Usuario quiera.',
      'El Proveedor no responde por la disponibilidad, los límites o los cambios de los programas de terceros, ni por la exactitud de la información que entregan.',
    ],
  },
  {
    title: 'Uso permitido',
    content: [
      'El Usuario no puede:',
      [
        'cargar información ajena sin autorización, o archivos hechos para dañar el servicio;',
        'intentar acceder a información de otras cuentas, eludir los controles o probar la seguridad sin acuerdo previo y escrito;',
        'revender el servicio o dar acceso a terceros fuera de los cupos de su licencia;',
        'copiar, desensamblar o usar el servicio para construir otro que compita con él.',
      ],
    ],
  },
  {
    title: 'Propiedad intelectual',
    content: [
      'El programa, las validaciones, los textos, las marcas y el diseño de Cuadre son del Proveedor o de quienes se los licencian. La licencia da derecho a usarlos durante su vigencia y no transfiere ningún otro derecho. Los informes que el Usuario genera con su información son del Usuario.',
    ],
  },
  {
    title: 'Disponibilidad y soporte',
    content: [
      'El Proveedor hace lo razonable para que el servicio esté disponible y hace copias de respaldo. Puede interrumpirlo para mantenimiento, que anuncia cuando es previsible. El soporte se presta por los canales publicados en el servicio.',
    ],
  },
  {
    title: 'Límite de responsabilidad',
    content: [
      'El Proveedor responde por los perjuicios directos que cause con dolo o culpa grave. En lo demás, y hasta donde la ley lo permite, no responde por sanciones, intereses, lucro cesante u otros perjuicios que resulten de información incompleta, de una parametrización equivocada, de alertas no atendidas o de decisiones tomadas con los resultados.',
      'Nada de lo anterior limita los derechos que la Ley 1480 de 2011 reconoce a los consumidores cuando les es aplicable.',
    ],
  },
  {
    title: 'Duración y terminación',
    content: [
      'Estos términos rigen desde su aceptación y mientras exista la cuenta. El Usuario puede dejar de usar el servicio cuando quiera. El Proveedor puede suspender o terminar una cuenta que incumpla estos términos, con aviso previo salvo que haya riesgo para la seguridad de otros.',
      'Al terminar, el Usuario puede descargar su información durante treinta días. Después se suprime, salvo la que la ley obligue a conservar.',
    ],
  },
  {
    title: 'Cambios de estos términos',
    content: [
      'El Proveedor puede cambiar estos términos. Cada versión lleva número y fecha; cuando hay una nueva, Cuadre la muestra y pide aceptarla para seguir usando el servicio. De cada aceptación se guarda la versión, la fecha, la hora y la dirección de red.',
    ],
  },
  {
    title: 'Ley aplicable y domicilio',
    content: [
      'Estos términos se rigen por las leyes de la República de Colombia. El domicilio contractual es Bogotá, D. C. Las diferencias se intentan resolver primero de manera directa y, si en treinta días no hay acuerdo, ante los jueces competentes de Bogotá.',
    ],
  },
  {
    title: 'Contacto',
    content: [
      'Las preguntas, los reclamos y las solicitudes sobre datos personales se reciben en los canales de soporte publicados en el servicio y se responden en los plazos que fija la ley.',
    ],
  },
];
