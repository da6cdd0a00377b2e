/** What users ask for on a page of the help, in their words: searched, never shown. Short questions, one after another. */

/** By kind and key of the page; questions are separated by `/`. */
export const askedWords: Readonly<Record<string, string>> = {
  'article/cargar-balance': `subir el balance / importar el balance del mes / qué archivo sirve / subí el archivo
    equivocado / subí mal el mes / quedó en otro mes / quedó en otra empresa / lo subí dos veces / subir el mismo mes
    otra vez / mes repetido o duplicado / eliminar una versión / borrar el balance / quitar un mes / reemplazar el
    archivo / ya corregí la contabilidad y vuelvo a subir / el balance estaba malo / volver a la versión anterior /
    archivo de otro mes / el archivo ya existe / recuperar un balance borrado / restaurar una versión / el balance
    quedó mal / cargar antes de tiempo / bajar el archivo original que subí / el archivo que cargué / guardar el
    balance / el mes aparece sin cargar`,
  'article/muchos-archivos': `subir varios archivos / subir varias empresas de una vez / subir todo el año / carpeta
    completa / zip comprimido / doce meses juntos / balances de muchos clientes / carga masiva / todos los meses de
    una sola vez / arrastrar varios archivos / varios Excel a la vez / meses atrasados / histórico / años anteriores /
    subir dos años completos / años 2024 y 2025 / subir el histórico`,
  'article/indicar-columnas': `no reconoce el archivo / no reconoce las columnas / las columnas tienen otro nombre /
    no encuentra la columna / formato propio / mi archivo es diferente / nombres de columnas / encabezados distintos /
    decir cuál columna es el tercero, el saldo, el débito, el crédito / no lee mi archivo de Excel / programa
    desconocido / mi software no está en la lista / otro programa contable / archivo hecho a mano / el Excel tiene
    otro orden / subo el Excel y no encuentra las columnas`,
  'article/siigo-api': `conectar Siigo / traer los balances solos cada mes / automático desde Siigo / access key /
    llave de acceso / usuario api de Siigo / credencial de Siigo / sincronizar con Siigo Nube / descargar de Siigo sin
    archivo / Siigo pide usuario api / dónde encuentro la access key / ya no trae los meses / error de credencial`,
  'article/entrar-y-contrasena': `no puedo entrar / olvidé la contraseña / se me olvidó la clave / recuperar la clave
    / cambiar la contraseña / no me llega el correo / no llegó el código de registro / cuenta bloqueada / usuario
    bloqueado / demasiados intentos / cambiar mi correo / crear una cuenta / registrarme / el enlace venció / se
    cierra la sesión / mi contraseña no sirve / clave incorrecta / no me acepta la clave / usuario no existe / espero
    el mail y no llega / revisar el spam / la cuenta se bloqueó por intentos`,
  'article/dos-pasos': `verificación en dos pasos / código del celular al entrar / segundo factor / Google
    Authenticator / aplicación de códigos / perdí el celular con la aplicación / códigos de recuperación / me pide un
    código de seis dígitos / token del celular / app autenticadora / activar o desactivar el segundo paso / código que
    cambia cada treinta segundos`,
  'article/invitaciones-y-cargos': `invitar a un usuario / agregar una persona / crear un usuario nuevo / nuevo
    auxiliar / que vea solo una empresa / dar acceso solo para mirar / dar permiso / quitar el acceso / sacar a una
    persona que se fue / el empleado renunció / desactivar un usuario / qué puede hacer cada cargo / cambiar el cargo
    o el rol / acceso de mi jefe / que el cliente entre a ver / no veo un botón o un menú / no tengo permiso / crear
    un cargo propio / quitarle una empresa a un empleado / compartir una empresa con otro contador / qué ve el cliente
    / ascender a alguien / solo lectura / usuario que solo consulta / solo mirar / que no pueda cambiar nada / pasarle
    la cuenta a otra persona`,
  'article/licencia-y-planes': `cuánto cuesta / precio de una empresa más / agregar otra empresa al plan / cuántas
    empresas puedo tener / cuántos clientes puedo manejar / cuántos usuarios incluye / cambiar de plan / plan más grande / comprar cupos / se acabó el
    cupo / se venció el plan / renovar / código de activación / licencia suspendida / período de prueba / gratis /
    factura de la suscripción / cancelar la suscripción / llegué al límite / tope de empresas o de usuarios / no me
    deja crear otra empresa / cómo pago / medios de pago / ampliar`,
  'article/datos-de-empresa': `cambiar el NIT / cambiar el nombre o la razón social / crear una empresa / eliminar una
    empresa / cambiar el régimen / régimen simple / régimen ordinario / entidad sin ánimo de lucro / responsable de
    IVA o no responsable / gran contribuyente / autorretenedor / agente de retención / periodicidad del IVA /
    actividad económica / perfil tributario / grupo NIIF / empresa inactiva / representante legal / dónde digo que mi
    cliente no es responsable de IVA`,
  'article/privacidad-y-datos': `es seguro / seguridad de la información / dónde se guardan los datos / quién puede
    ver mis datos / datos de mis clientes / borrar mis datos personales / eliminar mi cuenta / copia de mis datos /
    habeas data / ley de protección de datos / confidencialidad / servidores / cifrado / borren todo lo mío / que no
    quede nada / eliminar la información / descargar mis datos / quién trata los datos / cuánto tiempo se guardan /
    quién más ve la contabilidad / mi competencia puede ver / confiar la información`,
  'article/consumidor-final': `consumidor final / 222222222222 / ventas de mostrador / cliente sin cédula / cliente
    sin NIT / tercero genérico / clientes varios / terceros varios / cuantías menores / ventas POS / NIT inventado /
    personas que no dan la cédula / vender sin identificar al cliente / compradores sin documento / clientes sin
    identificación`,
  'article/trabajar-hallazgos': `por qué una validación dice no evaluada / no se pudo evaluar / qué le falta para
    evaluarse / dice no aplica / justificar un hallazgo / descartar un hallazgo / ya revisé y está bien / marcar como
    correcto / no es un error / ignorar una alerta / dejar para después / posponer / aplazar / asignar a alguien /
    repartir entre el equipo / responsable de un hallazgo / comentar / adjuntar un soporte / ya lo corregí / cambiar
    el estado / varios hallazgos a la vez / por qué un hallazgo no desaparece / falso positivo / filtrar los hallazgos
    / hallazgo corregido / siempre se registra así / volvió a aparecer un hallazgo / un hallazgo que se repite /
    hallazgo nuevo, persistente o reabierto / esa alerta no aplica / agrupar los hallazgos por causa / quién tiene los
    hallazgos / eso ya lo sabíamos / está bien así / explicar por qué se deja / hallazgos de una compañera / mis
    hallazgos / ver solo los críticos o los más graves / lo que me asignaron / no quiero que vuelva a salir / dar por aceptado`,
  'article/preguntar-cliente': `preguntarle al cliente / mandar una duda / pedir soportes al cliente / enviar un
    enlace / el cliente no responde / respuesta del cliente / pedir una explicación / solicitar documentos / link para
    el cliente / contestar sin abrir cuenta / el gerente responde por un enlace / el dueño de la empresa contesta /
    qué ve el cliente al abrir el enlace / que el cliente suba un documento`,
  'article/pedir-archivos': `pedir el balance al cliente / que el cliente suba su balance / enlace para que suba el
    archivo / el cliente manda el balance por un enlace / pedirle la planilla al cliente / recordarle que envíe el
    balance / aceptar el archivo que envió el cliente / recibir archivos del cliente`,
  'article/pendientes': `mis pendientes / mis tareas / lista de tareas / qué me asignaron / tareas del equipo / qué
    espera por mí / pedir el mes a todos los clientes a la vez`,
  'article/cerrar-mes': `cerrar el mes / firmar el mes / quién firma el cierre / firma del revisor fiscal / quién
    prepara y quién revisa / reabrir un mes / abrir otra vez un mes cerrado / desbloquear el mes / cambiar algo de un
    mes cerrado / ya cerré y hay un error / aprobar la auditoría / mes bloqueado / modificar un mes firmado / corregir
    después de cerrar / qué se revisa antes de cerrar / desfirmar / cerrar enero / ya firmé y apareció una factura /
    llegó un documento después del cierre / deshacer la firma / retirar mi firma`,
  'article/informes': `informe de auditoría en pdf / imprimir el informe / descargar el informe / reporte de los
    hallazgos / entregar el informe al gerente o a la junta / mandar los resultados / informe en Excel / verificar un
    informe / código del informe / saber si el pdf es auténtico o lo cambiaron / informe falso / asientos sugeridos
    para importar / informe para la asamblea / enviar los hallazgos en pdf / informe para el cliente / presentar la
    auditoría / código QR / resultados para el gerente / mostrarle los resultados al dueño / reunión con el gerente /
    llevar la auditoría impresa / compartir el informe`,
  'article/documentos-estados': `descargar los estados financieros / estados financieros en pdf o Excel / imprimir el
    balance general / firmar los estados / certificación / notas a los estados financieros / tarjeta profesional /
    contador y representante legal / dictamen / estados para el banco / políticas contables / firmas que faltan /
    bajar el estado de resultados / estado firmado por el contador / firmado por el revisor / entregar los estados /
    pdf para la cámara de comercio o la Superintendencia / notas y revelaciones / quién certifica`,
  'article/estados-financieros': `estado de resultados / balance general / situación financiera / flujo de efectivo /
    cambios en el patrimonio / comparar con el año anterior / presupuesto / indicadores / margen bruto / liquidez /
    endeudamiento / ebitda / rentabilidad / capital de trabajo / acumulado del año / en qué línea va una cuenta /
    mover una cuenta de línea / no cuadra el activo con el pasivo / pérdidas y ganancias / de dónde sale una cifra /
    razón corriente / prueba ácida / rotación de cartera / razones financieras / comparar el presupuesto con lo real /
    ejecución presupuestal / patrimonio / utilidad neta / ingresos y gastos del mes`,
  'article/unidades-estados': `en UVT / pesos constantes / ajustar por inflación / miles o millones / IPC / cifras
    ajustadas / quitar la inflación`,
  'article/consolidar-estados': `consolidar / sumar varias empresas / grupo empresarial / matriz y filial /
    subordinada / eliminaciones / compañías relacionadas / vinculados económicos / cuentas por cobrar entre compañías
    / ventas entre compañías / juntar las empresas / consolidar dos sociedades / holding / sucursales / estados
    combinados / participación / diferencias entre compañías / dos razones sociales del mismo dueño / varias
    sociedades de los mismos socios / ver todo el grupo junto`,
  'article/exogena': `información exógena / medios magnéticos / formato 1001 / formato 1007 ingresos / formato 1008 /
    formato 1009 / formato 2276 / reporte de terceros a la DIAN / cuantías menores / faltan direcciones o municipios
    de terceros / concepto de una cuenta / reporte anual / reportar a la DIAN los pagos a terceros / topes de exógena
    / NIT sin dirección / conciliar la exógena con la contabilidad / retenciones practicadas a terceros / pagos o
    abonos en cuenta / reportar lo del año`,
  'article/parametrizar': `cambiar una tarifa / cambiar el porcentaje / cambiar un tope / cambiar la tolerancia /
    materialidad / apagar una regla / desactivar una validación / no revisar el IVA / que no audite algo / prender una
    regla / cambiar la severidad o la gravedad / bajarle la importancia a una alerta / agregar una cuenta a una
    validación / quitar una cuenta de una validación / configurar las cuentas / plan de cuentas distinto al PUC / mis
    cuentas no son del PUC / decirle al programa qué cuentas son de retenciones, de IVA o de nómina / qué es cada cuenta / volver a lo de fábrica / vista previa / subir o bajar la tolerancia / diferencias
    pequeñas que no importan / restaurar los valores originales / valores de la norma / deshacer un cambio de
    parámetros / desde qué monto avisa / ignorar cuentas / reglas encendidas / ya no quiero que me salga una regla /
    que no me avise de eso / quitar una regla que no uso / porcentajes que usa la auditoría / tarifa de riesgos, salud
    o pensión / cambiar la tarifa de la retención`,
  'article/copiar-parametrizacion': `copiar la configuración a otra empresa / usar lo mismo en otra empresa / pasar
    los parámetros / lo que ya configuré en otra / parametrización en Excel / exportar e importar parámetros /
    plantilla de parámetros / copiar reglas de una empresa a otra / heredar la configuración / llevar los cambios /
    subir el Excel de parametrización / pasar mis ajustes a los demás clientes / igual configuración en todas / no
    repetir la configuración`,
  'article/parametrizacion-predefinida': `configuración de fábrica / parametrización de mi programa / el administrador
    cambió la parametrización / valores por defecto / nueva versión de la parametrización / quedarme con la versión
    anterior`,
  'article/plan-de-cuentas': `plan de cuentas / catálogo de cuentas / cuentas que nadie revisa / cuentas sin
    validación / para qué se usa una cuenta / qué validaciones usan esta cuenta / editar las cuentas en Excel /
    naturaleza de una cuenta / papel de la cuenta / a qué validación pertenece una cuenta / quién usa la cuenta /
    códigos de cuenta / cuentas nuevas / renombrar una cuenta / qué hace cada cuenta en la auditoría / significado de
    una cuenta / cuentas que usa la auditoría`,
  'article/validaciones-propias': `crear mi propia regla / validación personalizada / escribir una fórmula / regla
    nueva para mi negocio / inventar una validación / condición propia / una regla que revise mis cuentas / control a
    la medida / fórmula que no entiende / probar una regla / ejemplo de regla / comparar dos cuentas con una fórmula /
    alertar si una cuenta pasa de un valor / alerta si la caja pasa de un valor / avisar si una cuenta supera /
    control interno propio`,
  'article/explorar-balance': `ver el saldo de un tercero / saldo de un proveedor mes a mes / auxiliar por tercero /
    movimientos de una cuenta / buscar un tercero en todas las cuentas / buscar un NIT / comparar dos meses / ver doce
    meses / copiar cifras a Excel / exportar el balance / saldos por cuenta / vistas guardadas del balance / libro
    auxiliar / comparar versiones / movimientos de un tercero en el año / todo lo de un proveedor o cliente / saldo
    inicial, débitos y créditos / detalle de una cuenta / terceros de una cuenta / ver el balance cargado / mayor y
    balances / 1305 clientes, 2205 proveedores / cuánto le debemos a un proveedor / cuánto nos debe un cliente / deuda
    con un tercero / consultar un saldo / cuánto había en caja / ver de dónde sale un saldo`,
  'article/montos': `plata en riesgo / monto en riesgo / por reclasificar / los dos valores de la auditoría / qué
    significa el monto / cuánto dinero está en riesgo / valor del hallazgo / diferencia
    entre los dos montos / cómo se calcula el monto / suma de los hallazgos / valor total de la auditoría / cuánto es
    grave / cuántos millones / plata mal registrada`,
  'article/indice-salud': `índice de salud / puntaje de la empresa / calificación o nota de la auditoría / qué significa
    el número de 0 a 100 / por qué bajó el índice / subir el puntaje / sana, con observaciones o en riesgo / qué tan
    grave está la empresa / cuántos puntos quita un hallazgo / por qué no pasa de 59`,
  'article/portafolio': `ver todas mis empresas / todos mis clientes / clientes atrasados / clientes más graves /
    ordenar las empresas / qué empresas faltan por cargar / vencimientos de mis clientes / resumen de los lunes /
    resumen semanal / favoritos y etiquetas / tablero / de un vistazo / calendario tributario / fechas de vencimiento
    / agrupar mis clientes / clientes por contador / contador a cargo / filtrar las empresas / fechas de la DIAN /
    empresas sin cargar este mes / todas las empresas en una lista / qué empresa va peor / cuál cliente está peor /
    por dónde empiezo / prioridades / empresas con más hallazgos`,
  'article/notificaciones': `avisos / alertas / que me avise cuando haya algo crítico / no quiero tantos correos /
    dejar de recibir correos / apagar las notificaciones / cada cuánto llega / campana / silenciar / no me llegan los
    avisos / correo de resumen / avisos viejos / ver avisos anteriores / notificaciones leídas / historial de avisos /
    un aviso que ya vi / silenciar correos / no me escriban tanto / correos el fin de semana / elegir qué avisos
    llegan / muchos mensajes`,
  'article/atajos': `modo oscuro / tema oscuro o claro / fondo negro / la pantalla está muy blanca / atajos de teclado / teclas rápidas / usar sin ratón / Ctrl K / combinaciones de teclas / buscar
    rápido / moverse con el teclado / sin ratón / sin mouse / solo con el teclado / pasar al siguiente hallazgo con
    una tecla`,
  'article/api-y-webhooks': `API / webhook / token / llave de API / integrar con otro programa / conectar otro sistema
    / Power BI / desarrolladores / automatizar / línea de comandos / sacar los datos a otro programa / script con mis
    datos / programar / consultar desde Excel o Python / endpoint / integración / llaves de acceso para programas /
    descargar por programación / leer los hallazgos desde otro sistema / avisar a otro sistema`,
  'article/novedades': `qué hay nuevo / novedades / última versión de Cuadre / qué cambió en Cuadre / actualizaciones
    / qué trae la nueva versión`,
  'validation/retencion': `facturas sin retención / no practicaron la retención / retefuente / tarifa de retención
    errada / base de retención / retención de honorarios, servicios, compras, arriendos / certificado de retención /
    2365 / reteiva / reteica / no descontaron la retefuente / retención de menos / proveedor autorretenedor /
    retención a empleados / retención sin pagar`,
  'validation/autorretencion': `autorretención de renta / autorretención de ICA / autorretención especial / autorrenta
    / tarifa de autorretención`,
  'validation/iva': `el IVA no cuadra / IVA generado / IVA descontable / saldo del IVA por pagar / 2408 / declaración
    de IVA / ventas sin IVA / prorrateo`,
  'validation/anticipo_impuestos': `saldo a favor / anticipo de renta / retenciones que nos practicaron / 1355 /
    impuestos a favor / anticipo de ICA / saldo a favor en renta o en IVA`,
  'validation/prestacion': `prima / cesantías / intereses de cesantías / vacaciones / provisión de prestaciones /
    nómina mal provisionada / 2610 / liquidación laboral`,
  'validation/parafiscal': `seguridad social / planilla PILA / salud y pensión / ARL / caja de compensación / SENA e
    ICBF / aportes / parafiscales / la planilla no coincide con el gasto / EPS / independientes sin seguridad social /
    más o menos salud de la debida / aportes de más / FSP fondo de solidaridad / exonerado de parafiscales / tarifa
    ARL`,
  'validation/depreciacion': `depreciación / activos fijos / activo que no se deprecia / totalmente depreciado /
    propiedad planta y equipo / vida útil / vehículo o muebles`,
  'validation/amortizacion': `amortización / gastos pagados por anticipado / seguro o póliza que no baja / diferidos /
    intangibles / licencias de software`,
  'validation/anticipo': `anticipos a proveedores / anticipos viejos / anticipo sin legalizar / avances a trabajadores
    / 1330 / cruzar el anticipo con la factura`,
  'validation/anticipo2': `anticipos de clientes / clientes pagaron por adelantado / pagos recibidos sin factura /
    2805 / ingresos recibidos por anticipado`,
  'validation/obligacion': `préstamo del banco / crédito bancario / intereses no causados / cuota del crédito /
    leasing / tarjeta de crédito / sobregiro / 2105 / préstamos de socios`,
  'validation/naturaleza': `saldo contrario / saldo negativo / saldo crédito en clientes / saldo débito en proveedores
    / cuenta al revés / signo contrario / cliente con saldo a favor / banco en rojo / caja negativa / banco en
    negativo / sobregiro / pasivo con saldo débito / activo con saldo crédito / proveedor con saldo a favor`,
  'validation/invertida': `cuentas de naturaleza invertida / devoluciones en ventas / descuentos / depreciación
    acumulada positiva / cuentas que restan / provisiones`,
  'validation/cuenta_puente': `cuenta puente / cuenta que debe quedar en cero / cuenta transitoria / cuenta temporal
    con saldo / nómina por pagar / consignaciones por identificar / cuentas transitorias con plata / partidas
    conciliatorias / cuentas por aclarar`,
  'validation/diferencia': `no cuadra el balance / débitos y créditos no cuadran / sumas iguales / descuadre / saldo
    inicial distinto al saldo final del mes anterior / no abre con el saldo con que cerró / los subtotales no suman /
    diferencia entre cuenta y tercero / no abre con lo que cerró / el saldo inicial no es el final / suma de
    auxiliares / archivo incompleto`,
  'validation/utilidad': `utilidad del ejercicio / resultado del balance distinto al estado de resultados / pérdida
    acumulada / cierre de año / 3605 / traslado de la utilidad`,
  'validation/documentos': `documentos electrónicos de la DIAN / descargar el listado de facturas de la DIAN / reporte de
    documentos emitidos y recibidos / facturas recibidas sin contabilizar / compra sin factura electrónica / documento
    soporte / CUFE / cruzar facturas con los libros / factura que no está en los libros / nómina electrónica`,
  'validation/planilla': `archivo plano de la planilla / descargar la planilla del operador / SOI / Mi Planilla / Aportes
    en Línea / cruzar la PILA con los libros / empleado que no está en la planilla / IBC menor que el salario`,
  'validation/reportado': `información reportada por terceros / exógena que le reportaron a la empresa / reporteExogena /
    consultar exógena en la DIAN / retención que me practicaron y no está / cruzar lo que reportaron los clientes /
    saldo que reportó el banco a la DIAN`,
  'validation/extracto': `extracto bancario / conciliar el banco / movimientos del banco / descargar el extracto en Excel /
    saldo del banco distinto al de los libros / cuatro por mil del extracto / comisiones del banco / consignaciones`,
  'validation/auxiliares': `cartera por edades / cuentas por pagar por edades / listado de activos fijos / inventario valorizado /
    la cartera no cuadra con la contabilidad / el inventario no cuadra / cruzar auxiliares`,
  'validation/variacion': `subió mucho frente al mes pasado / bajó demasiado / gasto disparado / cambio brusco /
    variación inusual / pico`,
  'validation/recurrente': `falta el arriendo del mes / no registraron un gasto de todos los meses / gasto que falta /
    olvidaron causar / servicios públicos sin registrar / falta la nómina`,
  'validation/inactiva': `cuenta sin movimiento / saldo quieto / saldo viejo / partidas antiguas / cuentas muertas /
    lleva meses sin moverse / cartera vieja / cheques viejos / cuentas por cobrar de hace años / saldos de hace dos
    años / nadie mueve esa cuenta`,
  'validation/cuenta_inusual': `tercero en una cuenta rara / proveedor en cuenta que no es / cuenta equivocada / nunca
    había usado esa cuenta / banco en cuenta de empleados / mal clasificado`,
  'validation/concentracion': `un solo cliente tiene casi todas las ventas / dependencia de un proveedor / más de la
    mitad / concentración de ingresos`,
  'validation/nit': `dígito de verificación / NIT malo / NIT errado / cédula mal escrita / mismo NIT con dos nombres /
    tercero repetido / proveedor ficticio / tercero duplicado`,
  'validation/terceros': `cuenta sin tercero / falta el tercero / movimiento sin NIT / bancos sin tercero / tercero
    que no corresponde / tercero genérico`,
  'validation/no_deducible': `gastos no deducibles / impuestos asumidos / multas y sanciones / 4 por mil / gravamen
    financiero / gastos sin soporte / deducible en renta / efectivo`,
  'validation/umbral': `obligado a revisor fiscal / tope para declarar / límite de ingresos / debe llevar / topes /
    facturar con IVA / pasó el tope / pagos en efectivo`,
  'validation/presentacion': `mal clasificado en el balance / presentación de cuentas / corriente y no corriente /
    código de cuenta errado / cuenta que no es del PUC`,
  'validation/mes_modificado': `cambió un mes anterior / modificaron un mes ya cerrado / movieron enero / alguien
    cambió saldos pasados / el mes viejo cambió`,
};
