// Generated from data/puc.csv by scripts/gen-reference.mjs: edit the table, not this file.

/** Accounts of it whose normal side is not that of the account above, or of the class of a whole chart: code, normal side. */
export const turnedNatures = `
1299|C
1399|C
1499|C
1592|C
159610|C
1597|C
1598|C
1599|C
1698|C
1699|C
1798|C
189515|C
1899|C
262010|D
292010|D
292510|D
310510|D
310515|D
3110|D
320510|D
330516|D
330518|D
3610|D
3710|D
4175|D
4275|D
470545|D
470555|D
470560|D
470565|D
470570|D
470591|D
6225|C
84|C
85|C
86|C
94|D
95|D
96|D
`;

/** The commercial PUC (Decreto 2650/1993), classes to subcuentas, by code: code of 1, 2, 4 or 6 digits, normal side, note or `-`, official name. */
export const pucTable = `
1|D|-|Activo
11|D|-|Disponible
1105|D|-|Caja
110505|D|-|Caja general
110510|D|-|Cajas menores
110515|D|-|Moneda extranjera
1110|D|-|Bancos
111005|D|-|Moneda nacional
111010|D|-|Moneda extranjera
1115|D|-|Remesas en tránsito
111505|D|-|Moneda nacional
111510|D|-|Moneda extranjera
1120|D|-|Cuentas de ahorro
112005|D|-|Bancos
112010|D|-|Corporaciones de ahorro y vivienda
112015|D|-|Organismos cooperativos financieros
1125|D|-|Fondos
112505|D|-|Rotatorios moneda nacional
112510|D|-|Rotatorios moneda extranjera
112515|D|-|Especiales moneda nacional
112520|D|-|Especiales moneda extranjera
112525|D|-|De amortización moneda nacional
112530|D|-|De amortización moneda extranjera
12|D|-|Inversiones
1205|D|-|Acciones
120505|D|-|Agricultura, ganadería, caza y silvicultura
120510|D|-|Pesca
120515|D|-|Explotación de minas y canteras
120520|D|-|Industria manufacturera
120525|D|-|Suministro de electricidad, gas y agua
120530|D|-|Construcción
120535|D|-|Comercio al por mayor y al por menor
120540|D|-|Hoteles y restaurantes
120545|D|-|Transporte, almacenamiento y comunicaciones
120550|D|-|Actividad financiera
120555|D|-|Actividades inmobiliarias, empresariales y de alquiler
120560|D|-|Enseñanza
120565|D|-|Servicios sociales y de salud
120570|D|-|Otras actividades de servicios comunitarios, sociales y personales
120599|D|inflation_adjustment|Ajustes por inflación
1210|D|-|Cuotas o partes de interés social
121005|D|-|Agricultura, ganadería, caza y silvicultura
121010|D|-|Pesca
121015|D|-|Explotación de minas y canteras
121020|D|-|Industria manufacturera
121025|D|-|Suministro de electricidad, gas y agua
121030|D|-|Construcción
121035|D|-|Comercio al por mayor y al por menor
121040|D|-|Hoteles y restaurantes
121045|D|-|Transporte, almacenamiento y comunicaciones
121050|D|-|Actividad financiera
121055|D|-|Actividades inmobiliarias, empresariales y de alquiler
121060|D|-|Enseñanza
121065|D|-|Servicios sociales y de salud
121070|D|-|Otras actividades de servicios comunitarios, sociales y personales
121099|D|inflation_adjustment|Ajustes por inflación
1215|D|-|Bonos
121505|D|-|Bonos públicos moneda nacional
121510|D|-|Bonos públicos moneda extranjera
121515|D|-|Bonos ordinarios
121520|D|-|Bonos convertibles en acciones
121595|D|-|Otros
1220|D|-|Cédulas
122005|D|-|Cédulas de capitalización
122010|D|-|Cédulas hipotecarias
122015|D|-|Cédulas de inversión
122095|D|-|Otras
1225|D|-|Certificados
122505|D|-|Certificados de depósito a término (CDT)
122510|D|-|Certificados de depósito de ahorro
122515|D|-|Certificados de ahorro de valor constante (CAVC)
122520|D|-|Certificados de cambio
122525|D|-|Certificados cafeteros valorizables
122530|D|-|Certificados eléctricos valorizables (CEV)
122535|D|-|Certificados de reembolso tributario (CERT)
122540|D|-|Certificados de desarrollo turístico
122545|D|-|Certificados de inversión forestal (CIF)
122595|D|-|Otros
1230|D|-|Papeles comerciales
123005|D|-|Empresas comerciales
123010|D|-|Empresas industriales
123015|D|-|Empresas de servicios
1235|D|-|Títulos
123505|D|-|Títulos de desarrollo agropecuario
123510|D|-|Títulos canjeables por certificados de cambio
123515|D|-|Títulos de tesorería (TES)
123520|D|-|Títulos de participación
123525|D|-|Títulos de crédito de fomento
123530|D|-|Títulos financieros agroindustriales (TFA)
123535|D|-|Títulos de ahorro cafetero (TAC)
123540|D|-|Títulos de ahorro nacional (TAN)
123545|D|-|Títulos energéticos de rentabilidad creciente (TER)
123550|D|-|Títulos de ahorro educativo (TAE)
123555|D|-|Títulos financieros industriales y comerciales
123560|D|-|Tesoros
123565|D|-|Títulos de devolución de impuestos nacionales (TIDIS)
123570|D|-|Títulos inmobiliarios
123595|D|-|Otros
1240|D|-|Aceptaciones bancarias o financieras
124005|D|-|Bancos comerciales
124010|D|-|Compañías de financiamiento comercial
124015|D|-|Corporaciones financieras
124095|D|-|Otras
1245|D|-|Derechos fiduciarios
124505|D|-|Fideicomisos de inversión moneda nacional
124510|D|-|Fideicomisos de inversión moneda extranjera
1250|D|-|Derechos de recompra de inversiones negociadas (repos)
125005|D|-|Acciones
125010|D|-|Cuotas o partes de interés social
125015|D|-|Bonos
125020|D|-|Cédulas
125025|D|-|Certificados
125030|D|-|Papeles comerciales
125035|D|-|Títulos
125040|D|-|Aceptaciones bancarias o financieras
125095|D|-|Otros
125099|D|inflation_adjustment|Ajustes por inflación
1255|D|-|Obligatorias
125505|D|-|Bonos de financiamiento especial
125510|D|-|Bonos de financiamiento presupuestal
125515|D|-|Bonos para desarrollo social y seguridad interna (BDSI)
125595|D|-|Otras
1260|D|-|Cuentas en participación
126099|D|inflation_adjustment|Ajustes por inflación
1295|D|-|Otras inversiones
129505|D|-|Aportes en cooperativas
129510|D|-|Derechos en clubes sociales
129515|D|-|Acciones o derechos en clubes deportivos
129520|D|-|Bonos en colegios
129595|D|-|Diversas
129599|D|inflation_adjustment|Ajustes por inflación
1299|C|-|Provisiones
129905|C|-|Acciones
129910|C|-|Cuotas o partes de interés social
129915|C|-|Bonos
129920|C|-|Cédulas
129925|C|-|Certificados
129930|C|-|Papeles comerciales
129935|C|-|Títulos
129940|C|-|Aceptaciones bancarias o financieras
129945|C|-|Derechos fiduciarios
129950|C|-|Derechos de recompra de inversiones negociadas
129955|C|-|Obligatorias
129960|C|-|Cuentas en participación
129995|C|-|Otras inversiones
13|D|-|Deudores
1305|D|-|Clientes
130505|D|-|Nacionales
130510|D|-|Del exterior
130515|D|-|Deudores del sistema
1310|D|-|Cuentas corrientes comerciales
131005|D|-|Casa matriz
131010|D|-|Compañías vinculadas
131015|D|-|Accionistas o socios
131020|D|-|Particulares
131095|D|-|Otras
1315|D|-|Cuentas por cobrar a casa matriz
131505|D|-|Ventas
131510|D|-|Pagos a nombre de casa matriz
131515|D|-|Valores recibidos por casa matriz
131520|D|-|Préstamos
1320|D|-|Cuentas por cobrar a vinculados económicos
132005|D|-|Filiales
132010|D|-|Subsidiarias
132015|D|-|Sucursales
1323|D|-|Cuentas por cobrar a directores
1325|D|-|Cuentas por cobrar a socios y accionistas
132505|D|-|A socios
132510|D|-|A accionistas
1328|D|-|Aportes por cobrar
1330|D|-|Anticipos y avances
133005|D|-|A proveedores
133010|D|-|A contratistas
133015|D|-|A trabajadores
133020|D|-|A agentes
133025|D|-|A concesionarios
133030|D|-|De adjudicaciones
133095|D|-|Otros
133099|D|inflation_adjustment|Ajustes por inflación
1332|D|-|Cuentas de operación conjunta
1335|D|-|Depósitos
133505|D|-|Para importaciones
133510|D|-|Para servicios
133515|D|-|Para contratos
133520|D|-|Para responsabilidades
133525|D|-|Para juicios ejecutivos
133530|D|-|Para adquisición de acciones, cuotas o derechos sociales
133535|D|-|En garantía
133595|D|-|Otros
1340|D|-|Promesas de compra venta
134005|D|-|De bienes raíces
134010|D|-|De maquinaria y equipo
134015|D|-|De flota y equipo de transporte
134020|D|-|De flota y equipo aéreo
134025|D|-|De flota y equipo férreo
134030|D|-|De flota y equipo fluvial y/o marítimo
134035|D|-|De semovientes
134095|D|-|De otros bienes
1345|D|-|Ingresos por cobrar
134505|D|-|Dividendos y/o participaciones
134510|D|-|Intereses
134515|D|-|Comisiones
134520|D|-|Honorarios
134525|D|-|Servicios
134530|D|-|Arrendamientos
134535|D|-|CERT por cobrar
134595|D|-|Otros
1350|D|-|Retención sobre contratos
135005|D|-|De construcción
135010|D|-|De prestación de servicios
135095|D|-|Otros
1355|D|-|Anticipo de impuestos y contribuciones o saldos a favor
135505|D|-|Anticipo de impuestos de renta y complementarios
135510|D|-|Anticipo de impuestos de industria y comercio
135515|D|-|Retención en la fuente
135517|D|-|Impuesto a las ventas retenido
135518|D|-|Impuesto de industria y comercio retenido
135520|D|-|Sobrantes en liquidación privada de impuestos
135525|D|-|Contribuciones
135530|D|-|Impuestos descontables
135595|D|-|Otros
1360|D|-|Reclamaciones
136005|D|-|A compañías aseguradoras
136010|D|-|A transportadores
136015|D|-|Por tiquetes aéreos
136095|D|-|Otras
1365|D|-|Cuentas por cobrar a trabajadores
136505|D|-|Vivienda
136510|D|-|Vehículos
136515|D|-|Educación
136520|D|-|Médicos, odontológicos y similares
136525|D|-|Calamidad doméstica
136530|D|-|Responsabilidades
136595|D|-|Otros
1370|D|-|Préstamos a particulares
137005|D|-|Con garantía real
137010|D|-|Con garantía personal
1380|D|-|Deudores varios
138005|D|-|Depositarios
138010|D|-|Comisionistas de bolsas
138015|D|-|Fondo de inversión
138020|D|-|Cuentas por cobrar de terceros
138025|D|-|Pagos por cuenta de terceros
138030|D|-|Fondos de inversión social
138095|D|-|Otros
1385|D|-|Derechos de recompra de cartera negociada
1390|D|-|Deudas de difícil cobro
1399|C|-|Provisiones
139905|C|-|Clientes
139910|C|-|Cuentas corrientes comerciales
139915|C|-|Cuentas por cobrar a casa matriz
139920|C|-|Cuentas por cobrar a vinculados económicos
139925|C|-|Cuentas por cobrar a socios y accionistas
139930|C|-|Anticipos y avances
139932|C|-|Cuentas de operación conjunta
139935|C|-|Depósitos
139940|C|-|Promesas de compraventa
139945|C|-|Ingresos por cobrar
139950|C|-|Retención sobre contratos
139955|C|-|Reclamaciones
139960|C|-|Cuentas por cobrar a trabajadores
139965|C|-|Préstamos a particulares
139975|C|-|Deudores varios
139980|C|-|Derechos de recompra de cartera negociada
14|D|-|Inventarios
1405|D|-|Materias primas
140599|D|inflation_adjustment|Ajustes por inflación
1410|D|-|Productos en proceso
141099|D|inflation_adjustment|Ajustes por inflación
1415|D|-|Obras de construcción en curso
141599|D|inflation_adjustment|Ajustes por inflación
1417|D|-|Obras de urbanismo
141799|D|inflation_adjustment|Ajustes por inflación
1420|D|-|Contratos en ejecución
142099|D|inflation_adjustment|Ajustes por inflación
1425|D|-|Cultivos en desarrollo
142599|D|inflation_adjustment|Ajustes por inflación
1428|D|-|Plantaciones agrícolas
142899|D|inflation_adjustment|Ajustes por inflación
1430|D|-|Productos terminados
143005|D|-|Productos manufacturados
143010|D|-|Productos extraídos y/o procesados
143015|D|-|Productos agrícolas y forestales
143020|D|-|Subproductos
143025|D|-|Productos de pesca
143099|D|inflation_adjustment|Ajustes por inflación
1435|D|-|Mercancías no fabricadas por la empresa
143599|D|inflation_adjustment|Ajustes por inflación
1440|D|-|Bienes raíces para la venta
144099|D|inflation_adjustment|Ajustes por inflación
1445|D|-|Semovientes
144505|D|old_edition|Especies mayores
144510|D|old_edition|Especies menores
144599|D|inflation_adjustment|Ajustes por inflación
1450|D|-|Terrenos
145005|D|-|Por urbanizar
145010|D|-|Urbanizados por construir
145099|D|inflation_adjustment|Ajustes por inflación
1455|D|-|Materiales, repuestos y accesorios
145505|D|old_edition|Combustibles y lubricantes
145510|D|old_edition|Abonos y fertilizantes
145515|D|old_edition|Semillas terminadas
145520|D|old_edition|Fungicidas y herbicidas
145525|D|old_edition|Materiales y repuestos
145530|D|old_edition|Loza y cristalería
145535|D|old_edition|Herramientas
145540|D|old_edition|Medicinas
145545|D|old_edition|Elementos hospitalarios
145550|D|old_edition|Instrumental quirúrgico
145555|D|old_edition|Dotación y suministro a trabajadores
145560|D|old_edition|Elementos de ropería y lencería
145595|D|old_edition|Otros
145599|D|inflation_adjustment|Ajustes por inflación
1460|D|-|Envases y empaques
146099|D|inflation_adjustment|Ajustes por inflación
1465|D|-|Inventarios en tránsito
146599|D|inflation_adjustment|Ajustes por inflación
1499|C|-|Provisiones
149905|C|-|Para obsolescencia
149910|C|-|Para diferencia de inventario físico
149915|C|-|Para pérdidas de inventarios
149920|C|-|Lifo
15|D|-|Propiedades, planta y equipo
1504|D|-|Terrenos
150405|D|-|Urbanos
150410|D|-|Rurales
150499|D|inflation_adjustment|Ajustes por inflación
1506|D|-|Materiales proyectos petroleros
150605|D|-|Tuberías y equipo
150610|D|-|Costos de importación materiales
150615|D|-|Proyectos de construcción
150699|D|inflation_adjustment|Ajustes por inflación
1508|D|-|Construcciones en curso
150805|D|-|Construcciones y edificaciones
150810|D|-|Acueductos, plantas y redes
150815|D|-|Vías de comunicación
150820|D|-|Pozos artesianos
150825|D|-|Proyectos de exploración
150830|D|-|Proyectos de desarrollo
150899|D|inflation_adjustment|Ajustes por inflación
1512|D|-|Maquinaria y equipos en montaje
151205|D|-|Maquinaria y equipo
151210|D|-|Equipo de oficina
151215|D|-|Equipo de computación y comunicación
151220|D|-|Equipo médico-científico
151225|D|-|Equipo de hoteles y restaurantes
151230|D|-|Flota y equipo de transporte
151235|D|-|Flota y equipo fluvial y/o marítimo
151240|D|-|Flota y equipo aéreo
151245|D|-|Flota y equipo férreo
151250|D|-|Plantas y redes
151299|D|inflation_adjustment|Ajustes por inflación
1516|D|-|Construcciones y edificaciones
151605|D|-|Edificios
151610|D|-|Oficinas
151615|D|-|Almacenes
151620|D|-|Fábricas y plantas industriales
151625|D|-|Salas de exhibición y ventas
151630|D|-|Cafetería y casinos
151635|D|-|Silos
151640|D|-|Invernaderos
151645|D|-|Casetas y campamentos
151650|D|-|Instalaciones agropecuarias
151655|D|-|Viviendas para empleados y obreros
151660|D|-|Terminal de buses y taxis
151663|D|-|Terminal marítimo
151665|D|-|Terminal férreo
151670|D|-|Parqueaderos, garajes y depósitos
151675|D|-|Hangares
151680|D|-|Bodegas
151695|D|-|Otros
151699|D|inflation_adjustment|Ajustes por inflación
1520|D|-|Maquinaria y equipo
152099|D|inflation_adjustment|Ajustes por inflación
1524|D|-|Equipo de oficina
152405|D|-|Muebles y enseres
152410|D|-|Equipos
152495|D|-|Otros
152499|D|inflation_adjustment|Ajustes por inflación
1528|D|-|Equipo de computación y comunicación
152805|D|-|Equipos de procesamiento de datos
152810|D|-|Equipos de telecomunicaciones
152815|D|-|Equipos de radio
152820|D|-|Satélites y antenas
152825|D|-|Líneas telefónicas
152895|D|-|Otros
152899|D|inflation_adjustment|Ajustes por inflación
1532|D|-|Equipo médico-científico
153205|D|-|Médico
153210|D|-|Odontológico
153215|D|-|Laboratorio
153220|D|-|Instrumental
153295|D|-|Otros
153299|D|inflation_adjustment|Ajustes por inflación
1536|D|-|Equipo de hoteles y restaurantes
153605|D|-|De habitaciones
153610|D|-|De comestibles y bebidas
153695|D|-|Otros
153699|D|inflation_adjustment|Ajustes por inflación
1540|D|-|Flota y equipo de transporte
154005|D|-|Autos, camionetas y camperos
154008|D|-|Camiones, volquetas y furgones
154010|D|-|Tractomulas y remolques
154015|D|-|Buses y busetas
154017|D|-|Recolectores y contenedores
154020|D|-|Montacargas
154025|D|-|Palas y grúas
154030|D|-|Motocicletas
154035|D|-|Bicicletas
154040|D|-|Estibas y carretas
154045|D|-|Bandas transportadoras
154095|D|-|Otros
154099|D|inflation_adjustment|Ajustes por inflación
1544|D|-|Flota y equipo fluvial y/o marítimo
154405|D|-|Buques
154410|D|-|Lanchas
154415|D|-|Remolcadoras
154420|D|-|Botes
154425|D|-|Boyas
154430|D|-|Amarres
154435|D|-|Contenedores y chasís
154440|D|-|Gabarras
154495|D|-|Otros
154499|D|inflation_adjustment|Ajustes por inflación
1548|D|-|Flota y equipo aéreo
154805|D|-|Aviones
154810|D|-|Avionetas
154815|D|-|Helicópteros
154820|D|-|Turbinas y motores
154825|D|-|Manuales de entrenamiento personal técnico
154830|D|-|Equipos de vuelo
154895|D|-|Otros
154899|D|inflation_adjustment|Ajustes por inflación
1552|D|-|Flota y equipo férreo
155205|D|-|Locomotoras
155210|D|-|Vagones
155215|D|-|Redes férreas
155295|D|-|Otros
155299|D|inflation_adjustment|Ajustes por inflación
1556|D|-|Acueductos, plantas y redes
155605|D|-|Instalaciones para agua y energía
155610|D|-|Acueducto, acequias y canalizaciones
155615|D|-|Plantas de generación hidráulica
155620|D|-|Plantas de generación térmica
155625|D|-|Plantas de generación a gas
155628|D|-|Plantas de generación diesel, gasolina y petróleo
155630|D|-|Plantas de distribución
155635|D|-|Plantas de transmisión y subestaciones
155640|D|-|Oleoductos
155645|D|-|Gasoductos
155647|D|-|Poliductos
155650|D|-|Redes de distribución
155655|D|-|Plantas de tratamiento
155660|D|-|Redes de recolección de aguas negras
155665|D|-|Instalaciones y equipo de bombeo
155670|D|-|Redes de distribución de vapor
155675|D|-|Redes de aire
155680|D|-|Redes alimentación de gas
155682|D|-|Redes externas de telefonía
155685|D|-|Plantas deshidratadoras
155695|D|-|Otros
155699|D|inflation_adjustment|Ajustes por inflación
1560|D|-|Armamento de vigilancia
156099|D|inflation_adjustment|Ajustes por inflación
1562|D|-|Envases y empaques
156299|D|inflation_adjustment|Ajustes por inflación
1564|D|-|Plantaciones agrícolas y forestales
156405|D|-|Cultivos en desarrollo
156410|D|-|Cultivos amortizables
156499|D|inflation_adjustment|Ajustes por inflación
1568|D|-|Vías de comunicación
156805|D|-|Pavimentación y patios
156810|D|-|Vías
156815|D|-|Puentes
156820|D|-|Calles
156825|D|-|Aeródromos
156895|D|-|Otros
156899|D|inflation_adjustment|Ajustes por inflación
1572|D|-|Minas y canteras
157205|D|-|Minas
157210|D|-|Canteras
157299|D|inflation_adjustment|Ajustes por inflación
1576|D|-|Pozos artesianos
157699|D|inflation_adjustment|Ajustes por inflación
1580|D|-|Yacimientos
158099|D|inflation_adjustment|Ajustes por inflación
1584|D|-|Semovientes
158405|D|old_edition|Especies menores
158410|D|old_edition|Especies mayores
158499|D|inflation_adjustment|Ajustes por inflación
1588|D|-|Propiedades, planta y equipo en tránsito
158805|D|-|Maquinaria y equipo
158810|D|-|Equipo de oficina
158815|D|-|Equipo de computación y comunicación
158820|D|-|Equipo médico-científico
158825|D|-|Equipo de hoteles y restaurantes
158830|D|-|Flota y equipo de transporte
158835|D|-|Flota y equipo fluvial y/o marítimo
158840|D|-|Flota y equipo aéreo
158845|D|-|Flota y equipo férreo
158850|D|-|Plantas y redes
158855|D|-|Armamento de vigilancia
158860|D|-|Semovientes
158865|D|-|Envases y empaques
158899|D|inflation_adjustment|Ajustes por inflación
1592|C|-|Depreciación acumulada
159205|C|-|Construcciones y edificaciones
159210|C|-|Maquinaria y equipo
159215|C|-|Equipo de oficina
159220|C|-|Equipo de computación y comunicación
159225|C|-|Equipo médico-científico
159230|C|-|Equipo de hoteles y restaurantes
159235|C|-|Flota y equipo de transporte
159240|C|-|Flota y equipo fluvial y/o marítimo
159245|C|-|Flota y equipo aéreo
159250|C|-|Flota y equipo férreo
159255|C|-|Acueductos, plantas y redes
159260|C|-|Armamento de vigilancia
159265|C|-|Envases y empaques
159299|C|inflation_adjustment|Ajustes por inflación
1596|D|mixed|Depreciación diferida
159605|D|-|Exceso fiscal sobre la contable
159610|C|-|Defecto fiscal sobre la contable (CR)
159699|D|inflation_adjustment|Ajustes por inflación
1597|C|-|Amortización acumulada
159705|C|-|Plantaciones agrícolas y forestales
159710|C|-|Vías de comunicación
159715|C|-|Semovientes
159799|C|inflation_adjustment|Ajustes por inflación
1598|C|-|Agotamiento acumulado
159805|C|-|Minas y canteras
159815|C|-|Pozos artesianos
159820|C|-|Yacimientos
159899|C|inflation_adjustment|Ajustes por inflación
1599|C|-|Provisiones
159904|C|-|Terrenos
159906|C|-|Materiales proyectos petroleros
159908|C|-|Construcciones en curso
159912|C|-|Maquinaria en montaje
159916|C|-|Construcciones y edificaciones
159920|C|-|Maquinaria y equipo
159924|C|-|Equipo de oficina
159928|C|-|Equipo de computación y comunicación
159932|C|-|Equipo médico-científico
159936|C|-|Equipo de hoteles y restaurantes
159940|C|-|Flota y equipo de transporte
159944|C|-|Flota y equipo fluvial y/o marítimo
159948|C|-|Flota y equipo aéreo
159952|C|-|Flota y equipo férreo
159956|C|-|Acueductos, plantas y redes
159960|C|-|Armamento de vigilancia
159962|C|-|Envases y empaques
159964|C|-|Plantaciones agrícolas y forestales
159968|C|-|Vías de comunicación
159972|C|-|Minas y canteras
159980|C|-|Pozos artesianos
159984|C|-|Yacimientos
159988|C|-|Semovientes
159992|C|-|Propiedades, planta y equipo en tránsito
16|D|-|Intangibles
1605|D|-|Crédito mercantil
160505|D|-|Formado o estimado
160510|D|-|Adquirido o comprado
160599|D|inflation_adjustment|Ajustes por inflación
1610|D|-|Marcas
161005|D|-|Adquiridas
161010|D|-|Formadas
161099|D|inflation_adjustment|Ajustes por inflación
1615|D|-|Patentes
161505|D|-|Adquiridas
161510|D|-|Formadas
161599|D|inflation_adjustment|Ajustes por inflación
1620|D|-|Concesiones y franquicias
162005|D|-|Concesiones
162010|D|-|Franquicias
162099|D|inflation_adjustment|Ajustes por inflación
1625|D|-|Derechos
162505|D|-|Derechos de autor
162510|D|-|Puesto de bolsa
162515|D|-|En fideicomisos inmobiliarios
162520|D|-|En fideicomisos de garantía
162525|D|-|En fideicomisos de administración
162530|D|-|De exhibición - películas
162535|D|-|En bienes recibidos en arrendamiento financiero (leasing)
162595|D|-|Otros
162599|D|inflation_adjustment|Ajustes por inflación
1630|D|-|Know how
163099|D|inflation_adjustment|Ajustes por inflación
1635|D|-|Licencias
163599|D|inflation_adjustment|Ajustes por inflación
1698|C|-|Depreciación y/o amortización acumulada
169805|C|-|Crédito mercantil
169810|C|-|Marcas
169815|C|-|Patentes
169820|C|-|Concesiones y franquicias
169830|C|-|Derechos
169835|C|-|Know how
169840|C|-|Licencias
169899|C|inflation_adjustment|Ajustes por inflación
1699|C|-|Provisiones
17|D|-|Diferidos
1705|D|-|Gastos pagados por anticipado
170505|D|-|Intereses
170510|D|-|Honorarios
170515|D|-|Comisiones
170520|D|-|Seguros y fianzas
170525|D|-|Arrendamientos
170530|D|-|Bodegajes
170535|D|-|Mantenimiento equipos
170540|D|-|Servicios
170545|D|-|Suscripciones
170595|D|-|Otros
1710|D|-|Cargos diferidos
171004|D|-|Organización y preoperativos
171008|D|-|Remodelaciones
171012|D|-|Estudios, investigaciones y proyectos
171016|D|-|Programas para computador (software)
171020|D|-|Útiles y papelería
171024|D|-|Mejoras a propiedades ajenas
171028|D|-|Contribuciones y afiliaciones
171032|D|-|Entrenamiento de personal
171036|D|-|Ferias y exposiciones
171040|D|-|Licencias
171044|D|-|Publicidad, propaganda y promoción
171048|D|-|Elementos de aseo y cafetería
171052|D|-|Moldes y troqueles
171056|D|-|Instrumental quirúrgico
171060|D|-|Dotación y suministro a trabajadores
171064|D|-|Elementos de ropería y lencería
171068|D|-|Loza y cristalería
171069|D|-|Platería
171070|D|-|Cubiertería
171072|D|old_edition|Descuento en colocación de bonos
171076|D|-|Impuesto de renta diferido "débitos" por diferencias temporales
171080|D|-|Concursos y licitaciones
171095|D|-|Otros
171099|D|inflation_adjustment|Ajustes por inflación
1715|D|-|Costos de exploración por amortizar
171505|D|-|Pozos secos
171510|D|-|Pozos no comerciales
171515|D|-|Otros costos de exploración
171599|D|inflation_adjustment|Ajustes por inflación
1720|D|-|Costos de explotación y desarrollo
172005|D|-|Perforación y explotación
172010|D|-|Perforaciones campos en desarrollo
172015|D|-|Facilidades de producción
172020|D|-|Servicio a pozos
172099|D|inflation_adjustment|Ajustes por inflación
1730|D|-|Cargos por corrección monetaria diferida
1798|C|-|Amortización acumulada
179805|C|-|Costos de exploración por amortizar
179810|C|-|Costos de explotación y desarrollo
179899|C|inflation_adjustment|Ajustes por inflación
18|D|-|Otros activos
1805|D|-|Bienes de arte y cultura
180505|D|-|Obras de arte
180510|D|-|Bibliotecas
180595|D|-|Otros
180599|D|inflation_adjustment|Ajustes por inflación
1895|D|-|Diversos
189505|D|-|Máquinas porteadoras
189510|D|-|Bienes entregados en comodato
189515|C|-|Amortización acumulada de bienes entregados en comodato (CR)
189520|D|-|Bienes recibidos en pago
189525|D|-|Derechos sucesorales
189530|D|-|Estampillas
189595|D|-|Otros
189599|D|inflation_adjustment|Ajustes por inflación
1899|C|-|Provisiones
189905|C|-|Bienes de arte y cultura
189995|C|-|Diversos
19|D|-|Valorizaciones
1905|D|-|De inversiones
190505|D|-|Acciones
190510|D|-|Cuotas o partes de interés social
190515|D|-|Derechos fiduciarios
1910|D|-|De propiedades, planta y equipo
191004|D|-|Terrenos
191006|D|-|Materiales proyectos petroleros
191008|D|-|Construcciones y edificaciones
191012|D|-|Maquinaria y equipo
191016|D|-|Equipo de oficina
191020|D|-|Equipo de computación y comunicación
191024|D|-|Equipo médico-científico
191028|D|-|Equipo de hoteles y restaurantes
191032|D|-|Flota y equipo de transporte
191036|D|-|Flota y equipo fluvial y/o marítimo
191040|D|-|Flota y equipo aéreo
191044|D|-|Flota y equipo férreo
191048|D|-|Acueductos, plantas y redes
191052|D|-|Armamento de vigilancia
191056|D|-|Envases y empaques
191060|D|-|Plantaciones agrícolas y forestales
191064|D|-|Vías de comunicación
191068|D|-|Minas y canteras
191072|D|-|Pozos artesianos
191076|D|-|Yacimientos
191080|D|-|Semovientes
1995|D|-|De otros activos
199505|D|-|Bienes de arte y cultura
199510|D|-|Bienes entregados en comodato
199515|D|-|Bienes recibidos en pago
199520|D|-|Inventario de semovientes
2|C|-|Pasivo
21|C|-|Obligaciones financieras
2105|C|-|Bancos nacionales
210505|C|-|Sobregiros
210510|C|-|Pagarés
210515|C|-|Cartas de crédito
210520|C|-|Aceptaciones bancarias
2110|C|-|Bancos del exterior
211005|C|-|Sobregiros
211010|C|-|Pagarés
211015|C|-|Cartas de crédito
211020|C|-|Aceptaciones bancarias
2115|C|-|Corporaciones financieras
211505|C|-|Pagarés
211510|C|-|Aceptaciones financieras
211515|C|-|Cartas de crédito
211520|C|-|Contratos de arrendamiento financiero (leasing)
2120|C|-|Compañías de financiamiento comercial
212005|C|-|Pagarés
212010|C|-|Aceptaciones financieras
212020|C|-|Contratos de arrendamiento financiero (leasing)
2125|C|-|Corporaciones de ahorro y vivienda
212505|C|-|Sobregiros
212510|C|-|Pagarés
212515|C|-|Hipotecarias
2130|C|-|Entidades financieras del exterior
2135|C|-|Compromisos de recompra de inversiones negociadas
213505|C|-|Acciones
213510|C|-|Cuotas o partes de interés social
213515|C|-|Bonos
213520|C|-|Cédulas
213525|C|-|Certificados
213530|C|-|Papeles comerciales
213535|C|-|Títulos
213540|C|-|Aceptaciones bancarias o financieras
213595|C|-|Otros
2140|C|-|Compromisos de recompra de cartera negociada
2145|C|-|Obligaciones gubernamentales
214505|C|-|Gobierno Nacional
214510|C|-|Entidades oficiales
2195|C|-|Otras obligaciones
219505|C|-|Particulares
219510|C|-|Compañías vinculadas
219515|C|-|Casa matriz
219520|C|-|Socios o accionistas
219525|C|-|Fondos y cooperativas
219530|C|-|Directores
219595|C|-|Otras
22|C|-|Proveedores
2205|C|-|Nacionales
2210|C|-|Del exterior
2215|C|-|Cuentas corrientes comerciales
2220|C|-|Casa matriz
2225|C|-|Compañías vinculadas
23|C|-|Cuentas por pagar
2305|C|-|Cuentas corrientes comerciales
2310|C|-|A casa matriz
2315|C|-|A compañías vinculadas
2320|C|-|A contratistas
2330|C|-|Órdenes de compra por utilizar
2335|C|-|Costos y gastos por pagar
233505|C|-|Gastos financieros
233510|C|-|Gastos legales
233515|C|-|Libros, suscripciones, periódicos y revistas
233520|C|-|Comisiones
233525|C|-|Honorarios
233530|C|-|Servicios técnicos
233535|C|-|Servicios de mantenimiento
233540|C|-|Arrendamientos
233545|C|-|Transportes, fletes y acarreos
233550|C|-|Servicios públicos
233555|C|-|Seguros
233560|C|-|Gastos de viaje
233565|C|-|Gastos de representación y relaciones públicas
233570|C|-|Servicios aduaneros
233595|C|-|Otros
2340|C|-|Instalamentos por pagar
2345|C|-|Acreedores oficiales
2350|C|-|Regalías por pagar
2355|C|-|Deudas con accionistas o socios
235505|C|-|Accionistas
235510|C|-|Socios
2357|C|-|Deudas con directores
2360|C|-|Dividendos o participaciones por pagar
236005|C|-|Dividendos
236010|C|-|Participaciones
2365|C|-|Retención en la fuente
236505|C|-|Salarios y pagos laborales
236510|C|-|Dividendos y/o participaciones
236515|C|-|Honorarios
236520|C|-|Comisiones
236525|C|-|Servicios
236530|C|-|Arrendamientos
236535|C|-|Rendimientos financieros
236540|C|-|Compras
236545|C|-|Loterías, rifas, apuestas y similares
236550|C|-|Por pagos al exterior
236555|C|-|Por ingresos obtenidos en el exterior
236560|C|-|Enajenación propiedades planta y equipo, personas naturales
236565|C|-|Por impuesto de timbre
236570|C|-|Otras retenciones y patrimonio
236575|C|-|Autorretenciones
2367|C|-|Impuesto a las ventas retenido
2368|C|-|Impuesto de industria y comercio retenido
2370|C|-|Retenciones y aportes de nómina
237005|C|-|Aportes a entidades promotoras de salud, EPS
237006|C|-|Aportes a administradoras de riesgos profesionales, ARP
237010|C|-|Aportes al ICBF, SENA y cajas de compensación
237015|C|-|Aportes al FIC
237025|C|-|Embargos judiciales
237030|C|-|Libranzas
237035|C|-|Sindicatos
237040|C|-|Cooperativas
237045|C|-|Fondos
237095|C|-|Otros
2375|C|-|Cuotas por devolver
2380|C|-|Acreedores varios
238005|C|-|Depositarios
238010|C|-|Comisionistas de bolsas
238015|C|-|Sociedad administradora-Fondos de inversión
238020|C|-|Reintegros por pagar
238025|C|-|Fondo de perseverancia
238030|C|-|Fondos de cesantías y/o pensiones
238035|C|-|Donaciones asignadas por pagar
238095|C|-|Otros
24|C|-|Impuestos, gravámenes y tasas
2404|C|-|De renta y complementarios
240405|C|-|Vigencia fiscal corriente
240410|C|-|Vigencias fiscales anteriores
2408|C|mixed|Impuesto sobre las ventas por pagar
2412|C|-|De industria y comercio
241205|C|-|Vigencia fiscal corriente
241210|C|-|Vigencias fiscales anteriores
2416|C|-|A la propiedad raíz
2420|C|-|Derechos sobre instrumentos públicos
2424|C|-|De valorización
242405|C|-|Vigencia fiscal corriente
242410|C|-|Vigencias fiscales anteriores
2428|C|-|De turismo
2432|C|-|Tasa por utilización de puertos
2436|C|-|De vehículos
243605|C|-|Vigencia fiscal corriente
243610|C|-|Vigencias fiscales anteriores
2440|C|-|De espectáculos públicos
2444|C|-|De hidrocarburos y minas
244405|C|-|De hidrocarburos
244410|C|-|De minas
2448|C|-|Regalías e impuestos a la pequeña y mediana minería
2452|C|-|A las exportaciones cafeteras
2456|C|-|A las importaciones
2460|C|-|Cuotas de fomento
2464|C|-|De licores, cervezas y cigarrillos
246405|C|-|De licores
246410|C|-|De cervezas
246415|C|-|De cigarrillos
2468|C|-|Al sacrificio de ganado
2472|C|-|Al azar y juegos
2476|C|-|Gravámenes y regalías por utilización del suelo
2495|C|-|Otros
25|C|-|Obligaciones laborales
2505|C|-|Salarios por pagar
2510|C|-|Cesantías consolidadas
251005|C|-|Ley laboral anterior
251010|C|-|Ley 50 de 1990 y normas posteriores
2515|C|-|Intereses sobre cesantías
2520|C|-|Prima de servicios
2525|C|-|Vacaciones consolidadas
2530|C|-|Prestaciones extralegales
253005|C|-|Primas
253010|C|-|Auxilios
253015|C|-|Dotación y suministro a trabajadores
253020|C|-|Bonificaciones
253025|C|-|Seguros
253095|C|-|Otras
2532|C|-|Pensiones por pagar
2535|C|-|Cuotas partes pensiones de jubilación
2540|C|-|Indemnizaciones laborales
26|C|-|Pasivos estimados y provisiones
2605|C|-|Para costos y gastos
260505|C|-|Intereses
260510|C|-|Comisiones
260515|C|-|Honorarios
260520|C|-|Servicios técnicos
260525|C|-|Transportes, fletes y acarreos
260530|C|-|Gastos de viaje
260535|C|-|Servicios públicos
260540|C|-|Regalías
260545|C|-|Garantías
260550|C|-|Materiales y repuestos
260595|C|-|Otros
2610|C|-|Para obligaciones laborales
261005|C|-|Cesantías
261010|C|-|Intereses sobre cesantías
261015|C|-|Vacaciones
261020|C|-|Prima de servicios
261025|C|-|Prestaciones extralegales
261030|C|-|Viáticos
261095|C|-|Otras
2615|C|-|Para obligaciones fiscales
261505|C|-|De renta y complementarios
261510|C|-|De industria y comercio
261515|C|-|Tasa por utilización de puertos
261520|C|-|De vehículos
261525|C|-|De hidrocarburos y minas
261595|C|-|Otros
2620|C|-|Pensiones de jubilación
262005|C|-|Cálculo actuarial pensiones de jubilación
262010|D|-|Pensiones de jubilación por amortizar (DB)
2625|C|-|Para obras de urbanismo
262505|C|-|Acueducto y alcantarillado
262510|C|-|Energía eléctrica
262515|C|-|Teléfonos
262595|C|-|Otros
2630|C|-|Para mantenimiento y reparaciones
263005|C|-|Terrenos
263010|C|-|Construcciones y edificaciones
263015|C|-|Maquinaria y equipo
263020|C|-|Equipo de oficina
263025|C|-|Equipo de computación y comunicación
263030|C|-|Equipo médico-científico
263035|C|-|Equipo de hoteles y restaurantes
263040|C|-|Flota y equipo de transporte
263045|C|-|Flota y equipo fluvial y/o marítimo
263050|C|-|Flota y equipo aéreo
263055|C|-|Flota y equipo férreo
263060|C|-|Acueductos, plantas y redes
263065|C|-|Armamento de vigilancia
263070|C|-|Envases y empaques
263075|C|-|Plantaciones agrícolas y forestales
263080|C|-|Vías de comunicación
263085|C|-|Pozos artesianos
263095|C|-|Otros
2635|C|-|Para contingencias
263505|C|-|Multas y sanciones autoridades administrativas
263510|C|-|Intereses por multas y sanciones
263515|C|-|Reclamos
263520|C|-|Laborales
263525|C|-|Civiles
263530|C|-|Penales
263535|C|-|Administrativos
263540|C|-|Comerciales
263595|C|-|Otras
2640|C|-|Para obligaciones de garantías
2695|C|-|Provisiones diversas
269505|C|-|Para beneficencia
269510|C|-|Para comunicaciones
269515|C|-|Para pérdida en transporte
269520|C|-|Para operación
269525|C|-|Para protección de bienes agotables
269530|C|-|Para ajustes en redención de unidades
269535|C|-|Autoseguro
269540|C|-|Planes y programas de reforestación y electrificación
269595|C|-|Otras
27|C|-|Diferidos
2705|C|-|Ingresos recibidos por anticipado
270505|C|-|Intereses
270510|C|-|Comisiones
270515|C|-|Arrendamientos
270520|C|-|Honorarios
270525|C|-|Servicios técnicos
270530|C|-|De suscriptores
270535|C|-|Transportes, fletes y acarreos
270540|C|-|Mercancía en tránsito ya vendida
270545|C|-|Matrículas y pensiones
270550|C|-|Cuotas de administración
270595|C|-|Otros
2710|C|-|Abonos diferidos
271005|C|-|Reajuste del sistema
2715|C|-|Utilidad diferida en ventas a plazos
2720|C|-|Crédito por corrección monetaria diferida
2725|C|-|Impuestos diferidos
272505|C|-|Por depreciación flexible
272595|C|-|Diversos
272599|C|inflation_adjustment|Ajustes por inflación
28|C|-|Otros pasivos
2805|C|-|Anticipos y avances recibidos
280505|C|-|De clientes
280510|C|-|Sobre contratos
280515|C|-|Para obras en proceso
280595|C|-|Otros
2810|C|-|Depósitos recibidos
281005|C|-|Para futura suscripción de acciones
281010|C|-|Para futuro pago de cuotas o derechos sociales
281015|C|-|Para garantía en la prestación de servicios
281020|C|-|Para garantía de contratos
281025|C|-|De licitaciones
281030|C|-|De manejo de bienes
281035|C|-|Fondo de reserva
281095|C|-|Otros
2815|C|-|Ingresos recibidos para terceros
281505|C|-|Valores recibidos para terceros
281510|C|-|Venta por cuenta de terceros
2820|C|-|Cuentas de operación conjunta
2825|C|-|Retenciones a terceros sobre contratos
282505|C|-|Cumplimiento obligaciones laborales
282510|C|-|Para estabilidad de obra
282515|C|-|Garantía cumplimiento de contratos
2830|C|-|Embargos judiciales
283005|C|-|Indemnizaciones
283010|C|-|Depósitos judiciales
2835|C|-|Acreedores del sistema
283505|C|-|Cuotas netas
283510|C|-|Grupos en formación
2840|C|-|Cuentas en participación
2895|C|-|Diversos
289505|C|-|Préstamos de productos
289510|C|-|Reembolso de costos exploratorios
289515|C|-|Programa de extensión agropecuaria
29|C|-|Bonos y papeles comerciales
2905|C|-|Bonos en circulación
290505|C|old_edition|Garantía general
290510|C|old_edition|Garantía específica
2910|C|-|Bonos obligatoriamente convertibles en acciones
2915|C|-|Papeles comerciales
2920|C|-|Bonos pensionales
292005|C|-|Valor bonos pensionales
292010|D|-|Bonos pensionales por amortizar (DB)
292015|C|-|Intereses causados sobre bonos pensionales
2925|C|-|Títulos pensionales
292505|C|-|Valor títulos pensionales
292510|D|-|Títulos pensionales por amortizar (DB)
292515|C|-|Intereses causados sobre títulos pensionales
3|C|-|Patrimonio
31|C|-|Capital social
3105|C|-|Capital suscrito y pagado
310505|C|-|Capital autorizado
310510|D|-|Capital por suscribir (DB)
310515|D|-|Capital suscrito por cobrar (DB)
3110|D|old_edition|Acciones, cuotas o partes de interés social propias readquiridas (DB)
311005|D|old_edition|Acciones propias readquiridas (DB)
311010|D|old_edition|Cuotas o partes de interés social propias readquiridas (DB)
3115|C|-|Aportes sociales
311505|C|-|Cuotas o partes de interés social
311510|C|-|Aportes de socios-fondo mutuo de inversión
311515|C|-|Contribución de la empresa-fondo mutuo de inversión
311520|C|-|Suscripciones del público
3120|C|-|Capital asignado
3125|C|-|Inversión suplementaria al capital asignado
3130|C|-|Capital de personas naturales
3135|C|-|Aportes del Estado
3140|C|-|Fondo social
32|C|-|Superávit de capital
3205|C|-|Prima en colocación de acciones, cuotas o partes de interés social
320505|C|-|Prima en colocación de acciones
320510|D|-|Prima en colocación de acciones por cobrar (DB)
320515|C|-|Prima en colocación de cuotas o partes de interés social
3210|C|-|Donaciones
321005|C|-|En dinero
321010|C|-|En valores mobiliarios
321015|C|-|En bienes muebles
321020|C|-|En bienes inmuebles
321025|C|-|En intangibles
3215|C|-|Crédito mercantil
3220|C|-|Know how
3225|C|-|Superávit método de participación
322505|C|-|De acciones
322510|C|-|De cuotas o partes de interés social
33|C|-|Reservas
3305|C|-|Reservas obligatorias
330505|C|-|Reserva legal
330510|C|-|Reservas por disposiciones fiscales
330515|C|-|Reserva para readquisición de acciones
330516|D|-|Acciones propias readquiridas (DB)
330517|C|-|Reserva para readquisición de cuotas o partes de interés social
330518|D|-|Cuotas o partes de interés social propias readquiridas (DB)
330520|C|-|Reserva para extensión agropecuaria
330525|C|-|Reserva Ley 7ª de 1990
330530|C|-|Reserva para reposición de semovientes
330535|C|-|Reserva Ley 4ª de 1980
330595|C|-|Otras
3310|C|-|Reservas estatutarias
331005|C|-|Para futuras capitalizaciones
331010|C|-|Para reposición de activos
331015|C|-|Para futuros ensanches
331095|C|-|Otras
3315|C|-|Reservas ocasionales
331505|C|-|Para beneficencia y civismo
331510|C|-|Para futuras capitalizaciones
331515|C|-|Para futuros ensanches
331520|C|-|Para adquisición o reposición de propiedades, planta y equipo
331525|C|-|Para investigaciones y desarrollo
331530|C|-|Para fomento económico
331535|C|-|Para capital de trabajo
331540|C|-|Para estabilización de rendimientos
331545|C|-|A disposición del máximo órgano social
331595|C|-|Otras
34|C|-|Revalorización del patrimonio
3405|C|-|Ajustes por inflación
340505|C|-|De capital social
340510|C|-|De superávit de capital
340515|C|-|De reservas
340520|C|-|De resultados de ejercicios anteriores
340525|C|-|De activos en período improductivo
340530|C|-|De saneamiento fiscal
340535|C|-|De ajustes Decreto 3019 de 1989
340540|C|-|De dividendos y participaciones decretadas en acciones, cuotas o partes de interés social
340545|C|-|Superávit método de participación
3410|C|-|Saneamiento fiscal
3415|C|-|Ajustes por inflación Decreto 3019 de 1989
35|C|-|Dividendos o participaciones decretados en acciones, cuotas o partes de interés social
3505|C|-|Dividendos decretados en acciones
3510|C|-|Participaciones decretadas en cuotas o partes de interés social
36|C|mixed|Resultados del ejercicio
3605|C|-|Utilidad del ejercicio
360505|C|old_edition|Utilidad del ejercicio
360510|C|old_edition|Utilidad por exposición a la inflación
3610|D|-|Pérdida del ejercicio
361005|D|old_edition|Pérdida del ejercicio
361010|D|old_edition|Pérdida por exposición a la inflación
37|C|mixed|Resultados de ejercicios anteriores
3705|C|-|Utilidades acumuladas
3710|D|-|Pérdidas acumuladas
38|C|-|Superávit por valorizaciones
3805|C|-|De inversiones
380505|C|-|Acciones
380510|C|-|Cuotas o partes de interés social
380515|C|-|Derechos fiduciarios
3810|C|-|De propiedades, planta y equipo
381004|C|-|Terrenos
381006|C|-|Materiales proyectos petroleros
381008|C|-|Construcciones y edificaciones
381012|C|-|Maquinaria y equipo
381016|C|-|Equipo de oficina
381020|C|-|Equipo de computación y comunicación
381024|C|-|Equipo médico-científico
381028|C|-|Equipo de hoteles y restaurantes
381032|C|-|Flota y equipo de transporte
381036|C|-|Flota y equipo fluvial y/o marítimo
381040|C|-|Flota y equipo aéreo
381044|C|-|Flota y equipo férreo
381048|C|-|Acueductos, plantas y redes
381052|C|-|Armamento de vigilancia
381056|C|-|Envases y empaques
381060|C|-|Plantaciones agrícolas y forestales
381064|C|-|Vías de comunicación
381068|C|-|Minas y canteras
381072|C|-|Pozos artesianos
381076|C|-|Yacimientos
381080|C|-|Semovientes
3895|C|-|De otros activos
389505|C|-|Bienes de arte y cultura
389510|C|-|Bienes entregados en comodato
389515|C|-|Bienes recibidos en pago
389520|C|-|Inventario de semovientes
4|C|-|Ingresos
41|C|-|Operacionales
4105|C|-|Agricultura, ganadería, caza y silvicultura
410505|C|-|Cultivo de cereales
410510|C|-|Cultivos de hortalizas, legumbres y plantas ornamentales
410515|C|-|Cultivos de frutas, nueces y plantas aromáticas
410520|C|-|Cultivo de café
410525|C|-|Cultivo de flores
410530|C|-|Cultivo de caña de azúcar
410535|C|-|Cultivo de algodón y plantas para material textil
410540|C|-|Cultivo de banano
410545|C|-|Otros cultivos agrícolas
410550|C|-|Cría de ovejas, cabras, asnos, mulas y burdéganos
410555|C|-|Cría de ganado caballar y vacuno
410560|C|-|Producción avícola
410565|C|-|Cría de otros animales
410570|C|-|Servicios agrícolas y ganaderos
410575|C|-|Actividad de caza
410580|C|-|Actividad de silvicultura
410595|C|-|Actividades conexas
410599|C|inflation_adjustment|Ajustes por inflación
4110|C|-|Pesca
411005|C|-|Actividad de pesca
411010|C|-|Explotación de criaderos de peces
411095|C|-|Actividades conexas
411099|C|inflation_adjustment|Ajustes por inflación
4115|C|-|Explotación de minas y canteras
411505|C|-|Carbón
411510|C|-|Petróleo crudo
411512|C|-|Gas natural
411514|C|-|Servicios relacionados con extracción de petróleo y gas
411515|C|-|Minerales de hierro
411520|C|-|Minerales metalíferos no ferrosos
411525|C|-|Piedra, arena y arcilla
411527|C|-|Piedras preciosas
411528|C|-|Oro
411530|C|-|Otras minas y canteras
411532|C|-|Prestación de servicios sector minero
411595|C|-|Actividades conexas
411599|C|inflation_adjustment|Ajustes por inflación
4120|C|-|Industrias manufactureras
412001|C|-|Producción y procesamiento de carnes y productos cárnicos
412002|C|-|Productos de pescado
412003|C|-|Productos de frutas, legumbres y hortalizas
412004|C|-|Elaboración de aceites y grasas
412005|C|-|Elaboración de productos lácteos
412006|C|-|Elaboración de productos de molinería
412007|C|-|Elaboración de almidones y derivados
412008|C|-|Elaboración de alimentos para animales
412009|C|-|Elaboración de productos para panadería
412010|C|-|Elaboración de azúcar y melazas
412011|C|-|Elaboración de cacao, chocolate y confitería
412012|C|-|Elaboración de pastas y productos farináceos
412013|C|-|Elaboración de productos de café
412014|C|-|Elaboración de otros productos alimenticios
412015|C|-|Elaboración de bebidas alcohólicas y alcohol etílico
412016|C|-|Elaboración de vinos
412017|C|-|Elaboración de bebidas malteadas y de malta
412018|C|-|Elaboración de bebidas no alcohólicas
412019|C|-|Elaboración de productos de tabaco
412020|C|-|Preparación e hilatura de fibras textiles y tejeduría
412021|C|-|Acabado de productos textiles
412022|C|-|Elaboración de artículos de materiales textiles
412023|C|-|Elaboración de tapices y alfombras
412024|C|-|Elaboración de cuerdas, cordeles, bramantes y redes
412025|C|-|Elaboración de otros productos textiles
412026|C|-|Elaboración de tejidos
412027|C|-|Elaboración de prendas de vestir
412028|C|-|Preparación, adobo y teñido de pieles
412029|C|-|Curtido, adobo o preparación de cuero
412030|C|-|Elaboración de maletas, bolsos y similares
412031|C|-|Elaboración de calzado
412032|C|-|Producción de madera, artículos de madera y corcho
412033|C|-|Elaboración de pasta y productos de madera, papel y cartón
412034|C|-|Ediciones y publicaciones
412035|C|-|Impresión
412036|C|-|Servicios relacionados con la edición y la impresión
412037|C|-|Reproducción de grabaciones
412038|C|-|Elaboración de productos de horno de coque
412039|C|-|Elaboración de productos de la refinación de petróleo
412040|C|-|Elaboración de sustancias químicas básicas
412041|C|-|Elaboración de abonos y compuestos de nitrógeno
412042|C|-|Elaboración de plástico y caucho sintético
412043|C|-|Elaboración de productos químicos de uso agropecuario
412044|C|-|Elaboración de pinturas, tintas y masillas
412045|C|-|Elaboración de productos farmacéuticos y botánicos
412046|C|-|Elaboración de jabones, detergentes y preparados de tocador
412047|C|-|Elaboración de otros productos químicos
412048|C|-|Elaboración de fibras
412049|C|-|Elaboración de otros productos de caucho
412050|C|-|Elaboración de productos de plástico
412051|C|-|Elaboración de vidrio y productos de vidrio
412052|C|-|Elaboración de productos de cerámica, loza, piedra, arcilla y porcelana
412053|C|-|Elaboración de cemento, cal y yeso
412054|C|-|Elaboración de artículos de hormigón, cemento y yeso
412055|C|-|Corte, tallado y acabado de la piedra
412056|C|-|Elaboración de otros productos minerales no metálicos
412057|C|-|Industrias básicas y fundición de hierro y acero
412058|C|-|Productos primarios de metales preciosos y de metales no ferrosos
412059|C|-|Fundición de metales no ferrosos
412060|C|-|Fabricación de productos metálicos para uso estructural
412061|C|-|Forja, prensado, estampado, laminado de metal y pulvimetalurgia
412062|C|-|Revestimiento de metales y obras de ingeniería mecánica
412063|C|-|Fabricación de artículos de ferretería
412064|C|-|Elaboración de otros productos de metal
412065|C|-|Fabricación de maquinaria y equipo
412066|C|-|Fabricación de equipos de elevación y manipulación
412067|C|-|Elaboración de aparatos de uso doméstico
412068|C|-|Elaboración de equipo de oficina
412069|C|-|Elaboración de pilas y baterías primarias
412070|C|-|Elaboración de equipo de iluminación
412071|C|-|Elaboración de otros tipos de equipo eléctrico
412072|C|-|Fabricación de equipos de radio, televisión y comunicaciones
412073|C|-|Fabricación de aparatos e instrumentos médicos
412074|C|-|Fabricación de instrumentos de medición y control
412075|C|-|Fabricación de instrumentos de óptica y equipo fotográfico
412076|C|-|Fabricación de relojes
412077|C|-|Fabricación de vehículos automotores
412078|C|-|Fabricación de carrocerías para automotores
412079|C|-|Fabricación de partes piezas y accesorios para automotores
412080|C|-|Fabricación y reparación de buques y otras embarcaciones
412081|C|-|Fabricación de locomotoras y material rodante para ferrocarriles
412082|C|-|Fabricación de aeronaves
412083|C|-|Fabricación de motocicletas
412084|C|-|Fabricación de bicicletas y sillas de ruedas
412085|C|-|Fabricación de otros tipos de transporte
412086|C|-|Fabricación de muebles
412087|C|-|Fabricación de joyas y artículos conexos
412088|C|-|Fabricación de instrumentos de música
412089|C|-|Fabricación de artículos y equipo para deporte
412090|C|-|Fabricación de juegos y juguetes
412091|C|-|Reciclamiento de desperdicios
412095|C|-|Productos de otras industrias manufactureras
412099|C|inflation_adjustment|Ajustes por inflación
4125|C|-|Suministro de electricidad, gas y agua
412505|C|-|Generación, captación y distribución de energía eléctrica
412510|C|-|Fabricación de gas y distribución de combustibles gaseosos
412515|C|-|Captación, depuración y distribución de agua
412595|C|-|Actividades conexas
412599|C|inflation_adjustment|Ajustes por inflación
4130|C|-|Construcción
413005|C|-|Preparación de terrenos
413010|C|-|Construcción de edificios y obras de ingeniería civil
413015|C|-|Acondicionamiento de edificios
413020|C|-|Terminación de edificaciones
413025|C|-|Alquiler de equipo con operarios
413095|C|-|Actividades conexas
413099|C|inflation_adjustment|Ajustes por inflación
4135|C|-|Comercio al por mayor y al por menor
413502|C|-|Venta de vehículos automotores
413504|C|-|Mantenimiento, reparación y lavado de vehículos automotores
413506|C|-|Venta de partes, piezas y accesorios de vehículos automotores
413508|C|-|Venta de combustibles sólidos, líquidos, gaseosos
413510|C|-|Venta de lubricantes, aditivos, llantas y lujos para automotores
413512|C|-|Venta a cambio de retribución o por contrata
413514|C|-|Venta de insumos, materias primas agropecuarias y flores
413516|C|-|Venta de otros insumos y materias primas no agropecuarias
413518|C|-|Venta de animales vivos y cueros
413520|C|-|Venta de productos en almacenes no especializados
413522|C|-|Venta de productos agropecuarios
413524|C|-|Venta de productos textiles, de vestir, de cuero y calzado
413526|C|-|Venta de papel y cartón
413528|C|-|Venta de libros, revistas, elementos de papelería, útiles y textos escolares
413530|C|-|Venta de juegos, juguetes y artículos deportivos
413532|C|-|Venta de instrumentos quirúrgicos y ortopédicos
413534|C|-|Venta de artículos en relojerías y joyerías
413536|C|-|Venta de electrodomésticos y muebles
413538|C|-|Venta de productos de aseo, farmacéuticos, medicinales, y artículos de tocador
413540|C|-|Venta de cubiertos, vajillas, cristalería, porcelanas, cerámicas y otros artículos de uso doméstico
413542|C|-|Venta de materiales de construcción, fontanería y calefacción
413544|C|-|Venta de pinturas y lacas
413546|C|-|Venta de productos de vidrios y marquetería
413548|C|-|Venta de herramientas y artículos de ferretería
413550|C|-|Venta de químicos
413552|C|-|Venta de productos intermedios, desperdicios y desechos
413554|C|-|Venta de maquinaria, equipo de oficina y programas de computador
413556|C|-|Venta de artículos en cacharrerías y misceláneas
413558|C|-|Venta de instrumentos musicales
413560|C|-|Venta de artículos en casas de empeño y prenderías
413562|C|-|Venta de equipo fotográfico
413564|C|-|Venta de equipo óptico y de precisión
413566|C|-|Venta de empaques
413568|C|-|Venta de equipo profesional y científico
413570|C|-|Venta de loterías, rifas, chance, apuestas y similares
413572|C|-|Reparación de efectos personales y electrodomésticos
413595|C|-|Venta de otros productos
413599|C|inflation_adjustment|Ajustes por inflación
4140|C|-|Hoteles y restaurantes
414005|C|-|Hotelería
414010|C|-|Campamento y otros tipos de hospedaje
414015|C|-|Restaurantes
414020|C|-|Bares y cantinas
414095|C|-|Actividades conexas
414099|C|inflation_adjustment|Ajustes por inflación
4145|C|-|Transporte, almacenamiento y comunicaciones
414505|C|-|Servicio de transporte por carretera
414510|C|-|Servicio de transporte por vía férrea
414515|C|-|Servicio de transporte por vía acuática
414520|C|-|Servicio de transporte por vía aérea
414525|C|-|Servicio de transporte por tuberías
414530|C|-|Manipulación de carga
414535|C|-|Almacenamiento y depósito
414540|C|-|Servicios complementarios para el transporte
414545|C|-|Agencias de viaje
414550|C|-|Otras agencias de transporte
414555|C|-|Servicio postal y de correo
414560|C|-|Servicio telefónico
414565|C|-|Servicio de telégrafo
414570|C|-|Servicio de transmisión de datos
414575|C|-|Servicio de radio y televisión por cable
414580|C|-|Transmisión de sonido e imágenes por contrato
414595|C|-|Actividades conexas
414599|C|inflation_adjustment|Ajustes por inflación
4150|C|-|Actividad financiera
415005|C|-|Venta de inversiones
415010|C|-|Dividendos de sociedades anónimas y/o asimiladas
415015|C|-|Participaciones de sociedades limitadas y/o asimiladas
415020|C|-|Intereses
415025|C|-|Reajuste monetario-UPAC (hoy UVR)
415030|C|-|Comisiones
415035|C|-|Operaciones de descuento
415040|C|-|Cuotas de inscripción-consorcios
415045|C|-|Cuotas de administración-consorcios
415050|C|-|Reajuste del sistema-consorcios
415055|C|-|Eliminación de suscriptores-consorcios
415060|C|-|Cuotas de ingreso o retiro-sociedad administradora
415065|C|-|Servicios a comisionistas
415070|C|-|Inscripciones y cuotas
415075|C|-|Recuperación de garantías
415080|C|-|Ingresos método de participación
415095|C|-|Actividades conexas
415099|C|inflation_adjustment|Ajustes por inflación
4155|C|-|Actividades inmobiliarias, empresariales y de alquiler
415505|C|-|Arrendamientos de bienes inmuebles
415510|C|-|Inmobiliarias por retribución o contrata
415515|C|-|Alquiler equipo de transporte
415520|C|-|Alquiler maquinaria y equipo
415525|C|-|Alquiler de efectos personales y enseres domésticos
415530|C|-|Consultoría en equipo y programas de informática
415535|C|-|Procesamiento de datos
415540|C|-|Mantenimiento y reparación de maquinaria de oficina
415545|C|-|Investigaciones científicas y de desarrollo
415550|C|-|Actividades empresariales de consultoría
415555|C|-|Publicidad
415560|C|-|Dotación de personal
415565|C|-|Investigación y seguridad
415570|C|-|Limpieza de inmuebles
415575|C|-|Fotografía
415580|C|-|Envase y empaque
415585|C|-|Fotocopiado
415590|C|-|Mantenimiento y reparación de maquinaria y equipo
415595|C|-|Actividades conexas
415599|C|inflation_adjustment|Ajustes por inflación
4160|C|-|Enseñanza
416005|C|-|Actividades relacionadas con la educación
416095|C|-|Actividades conexas
416099|C|inflation_adjustment|Ajustes por inflación
4165|C|-|Servicios sociales y de salud
416505|C|-|Servicio hospitalario
416510|C|-|Servicio médico
416515|C|-|Servicio odontológico
416520|C|-|Servicio de laboratorio
416525|C|-|Actividades veterinarias
416530|C|-|Actividades de servicios sociales
416595|C|-|Actividades conexas
416599|C|inflation_adjustment|Ajustes por inflación
4170|C|-|Otras actividades de servicios comunitarios, sociales y personales
417005|C|-|Eliminación de desperdicios y aguas residuales
417010|C|-|Actividades de asociación
417015|C|-|Producción y distribución de filmes y videocintas
417020|C|-|Exhibición de filmes y videocintas
417025|C|-|Actividad de radio y televisión
417030|C|-|Actividad teatral, musical y artística
417035|C|-|Grabación y producción de discos
417040|C|-|Entretenimiento y esparcimiento
417045|C|-|Agencias de noticias
417050|C|-|Lavanderías y similares
417055|C|-|Peluquerías y similares
417060|C|-|Servicios funerarios
417065|C|-|Zonas francas
417095|C|-|Actividades conexas
417099|C|inflation_adjustment|Ajustes por inflación
4175|D|-|Devoluciones en ventas (DB)
417599|D|inflation_adjustment|Ajustes por inflación
42|C|-|No operacionales
4205|C|-|Otras ventas
420505|C|-|Materia prima
420510|C|-|Material de desecho
420515|C|-|Materiales varios
420520|C|-|Productos de diversificación
420525|C|-|Excedentes de exportación
420530|C|-|Envases y empaques
420535|C|-|Productos agrícolas
420540|C|-|De propaganda
420545|C|-|Productos en remate
420550|C|-|Combustibles y lubricantes
420599|C|inflation_adjustment|Ajustes por inflación
4210|C|-|Financieros
421005|C|-|Intereses
421010|C|-|Reajuste monetario-UPAC (hoy UVR)
421015|C|-|Descuentos amortizados
421020|C|-|Diferencia en cambio
421025|C|-|Financiación vehículos
421030|C|-|Financiación sistemas de viajes
421035|C|-|Aceptaciones bancarias
421040|C|-|Descuentos comerciales condicionados
421045|C|-|Descuentos bancarios
421050|C|-|Comisiones cheques de otras plazas
421055|C|-|Multas y recargos
421060|C|-|Sanciones cheques devueltos
421095|C|-|Otros
421099|C|inflation_adjustment|Ajustes por inflación
4215|C|-|Dividendos y participaciones
421505|C|-|De sociedades anónimas y/o asimiladas
421510|C|-|De sociedades limitadas y/o asimiladas
421599|C|inflation_adjustment|Ajustes por inflación
4218|C|-|Ingresos método de participación
421805|C|-|De sociedades anónimas y/o asimiladas
421810|C|-|De sociedades limitadas y/o asimiladas
4220|C|-|Arrendamientos
422005|C|-|Terrenos
422010|C|-|Construcciones y edificios
422015|C|-|Maquinaria y equipo
422020|C|-|Equipo de oficina
422025|C|-|Equipo de computación y comunicación
422030|C|-|Equipo médico-científico
422035|C|-|Equipo de hoteles y restaurantes
422040|C|-|Flota y equipo de transporte
422045|C|-|Flota y equipo fluvial y/o marítimo
422050|C|-|Flota y equipo aéreo
422055|C|-|Flota y equipo férreo
422060|C|-|Acueductos, plantas y redes
422062|C|-|Envases y empaques
422065|C|-|Plantaciones agrícolas y forestales
422070|C|-|Aeródromos
422075|C|-|Semovientes
422099|C|inflation_adjustment|Ajustes por inflación
4225|C|-|Comisiones
422505|C|-|Sobre inversiones
422510|C|-|De concesionarios
422515|C|-|De actividades financieras
422520|C|-|Por venta de servicios de taller
422525|C|-|Por venta de seguros
422530|C|-|Por ingresos para terceros
422535|C|-|Por distribución de películas
422540|C|-|Derechos de autor
422545|C|-|Derechos de programación
422599|C|inflation_adjustment|Ajustes por inflación
4230|C|-|Honorarios
423005|C|-|Asesorías
423010|C|-|Asistencia técnica
423015|C|-|Administración de vinculadas
423099|C|inflation_adjustment|Ajustes por inflación
4235|C|-|Servicios
423505|C|-|De báscula
423510|C|-|De transporte
423515|C|-|De prensa
423520|C|-|Administrativos
423525|C|-|Técnicos
423530|C|-|De computación
423535|C|-|De telefax
423540|C|-|Taller de vehículos
423545|C|-|De recepción de aeronaves
423550|C|-|De transporte programa gas natural
423555|C|-|Por contratos
423560|C|-|De trilla
423565|C|-|De mantenimiento
423570|C|-|Al personal
423575|C|-|De casino
423580|C|-|Fletes
423585|C|-|Entre compañías
423595|C|-|Otros
423599|C|inflation_adjustment|Ajustes por inflación
4240|C|-|Utilidad en venta de inversiones
424005|C|-|Acciones
424010|C|-|Cuotas o partes de interés social
424015|C|-|Bonos
424020|C|-|Cédulas
424025|C|-|Certificados
424030|C|-|Papeles comerciales
424035|C|-|Títulos
424045|C|-|Derechos fiduciarios
424050|C|-|Obligatorias
424095|C|-|Otras
424099|C|inflation_adjustment|Ajustes por inflación
4245|C|-|Utilidad en venta de propiedades, planta y equipo
424504|C|-|Terrenos
424506|C|-|Materiales industria petrolera
424508|C|-|Construcciones en curso
424512|C|-|Maquinaria en montaje
424516|C|-|Construcciones y edificaciones
424520|C|-|Maquinaria y equipo
424524|C|-|Equipo de oficina
424528|C|-|Equipo de computación y comunicación
424532|C|-|Equipo médico-científico
424536|C|-|Equipo de hoteles y restaurantes
424540|C|-|Flota y equipo de transporte
424544|C|-|Flota y equipo fluvial y/o marítimo
424548|C|-|Flota y equipo aéreo
424552|C|-|Flota y equipo férreo
424556|C|-|Acueductos, plantas y redes
424560|C|-|Armamento de vigilancia
424562|C|-|Envases y empaques
424564|C|-|Plantaciones agrícolas y forestales
424568|C|-|Vías de comunicación
424572|C|-|Minas y Canteras
424580|C|-|Pozos artesianos
424584|C|-|Yacimientos
424588|C|-|Semovientes
424599|C|inflation_adjustment|Ajustes por inflación
4248|C|-|Utilidad en venta de otros bienes
424805|C|-|Intangibles
424810|C|-|Otros activos
424899|C|inflation_adjustment|Ajustes por inflación
4250|C|-|Recuperaciones
425005|C|-|Deudas malas
425010|C|-|Seguros
425015|C|-|Reclamos
425020|C|-|Reintegro por personal en comisión
425025|C|-|Reintegro garantías
425030|C|-|Descuentos concedidos
425035|C|-|De provisiones
425040|C|-|Gastos bancarios
425045|C|-|De depreciación
425050|C|-|Reintegro de otros costos y gastos
425099|C|inflation_adjustment|Ajustes por inflación
4255|C|-|Indemnizaciones
425505|C|-|Por siniestro
425510|C|-|Por suministros
425515|C|-|Lucro cesante compañías de seguros
425520|C|-|Daño emergente compañías de seguros
425525|C|-|Por pérdida de mercancía
425530|C|-|Por incumplimiento de contratos
425535|C|-|De terceros
425540|C|-|Por incapacidades ISS
425595|C|-|Otras
425599|C|inflation_adjustment|Ajustes por inflación
4260|C|-|Participaciones en concesiones
426099|C|inflation_adjustment|Ajustes por inflación
4265|C|-|Ingresos de ejercicios anteriores
426599|C|inflation_adjustment|Ajustes por inflación
4275|D|-|Devoluciones en otras ventas (DB)
427599|D|inflation_adjustment|Ajustes por inflación
4295|C|-|Diversos
429503|C|-|CERT
429505|C|-|Aprovechamientos
429507|C|-|Auxilios
429509|C|-|Subvenciones
429511|C|-|Ingresos por investigación y desarrollo
429513|C|-|Por trabajos ejecutados
429515|C|-|Regalías
429517|C|-|Derivados de las exportaciones
429519|C|-|Otros ingresos de explotación
429521|C|-|De la actividad ganadera
429525|C|-|Derechos y licitaciones
429530|C|-|Ingresos por elementos perdidos
429533|C|-|Multas y recargos
429535|C|-|Preavisos descontados
429537|C|-|Reclamos
429540|C|-|Recobro de daños
429543|C|-|Premios
429545|C|-|Bonificaciones
429547|C|-|Productos descontados
429549|C|-|Reconocimientos ISS
429551|C|-|Excedentes
429553|C|-|Sobrantes de caja
429555|C|-|Sobrantes en liquidación fletes
429557|C|-|Subsidios estatales
429559|C|-|Capacitación distribuidores
429561|C|-|De escrituración
429563|C|-|Registro promesas de venta
429567|C|-|Útiles, papelería y fotocopias
429571|C|-|Resultados, matrículas y traspasos
429573|C|-|Decoraciones
429575|C|-|Manejo de carga
429579|C|-|Historia clínica
429581|C|-|Ajuste al peso
429583|C|-|Llamadas telefónicas
429595|C|-|Otros
429599|C|inflation_adjustment|Ajustes por inflación
47|C|mixed|Ajustes por inflación
4705|C|mixed|Corrección monetaria
470505|C|-|Inversiones (CR)
470510|C|-|Inventarios (CR)
470515|C|-|Propiedades, planta y equipo (CR)
470520|C|-|Intangibles (CR)
470525|C|-|Activos diferidos
470530|C|-|Otros activos (CR)
470535|C|-|Pasivos sujetos de ajuste
470540|C|-|Patrimonio
470545|D|-|Depreciación acumulada (DB)
470550|C|-|Depreciación diferida (CR)
470555|D|-|Agotamiento acumulado (DB)
470560|D|-|Amortización acumulada (DB)
470565|D|-|Ingresos operacionales (DB)
470568|C|-|Devoluciones en ventas (CR)
470570|D|-|Ingresos no operacionales (DB)
470575|C|-|Gastos operacionales de administración (CR)
470580|C|-|Gastos operacionales de ventas (CR)
470585|C|-|Gastos no operacionales (CR)
470590|C|-|Compras (CR)
470591|D|-|Devoluciones en compras (DB)
470592|C|-|Costo de ventas (CR)
470594|C|-|Costos de producción o de operación (CR)
5|D|-|Gastos
51|D|-|Operacionales de administración
5105|D|-|Gastos de personal
510503|D|-|Salario integral
510506|D|-|Sueldos
510512|D|-|Jornales
510515|D|-|Horas extras y recargos
510518|D|-|Comisiones
510521|D|-|Viáticos
510524|D|-|Incapacidades
510527|D|-|Auxilio de transporte
510530|D|-|Cesantías
510533|D|-|Intereses sobre cesantías
510536|D|-|Prima de servicios
510539|D|-|Vacaciones
510542|D|-|Primas extralegales
510545|D|-|Auxilios
510548|D|-|Bonificaciones
510551|D|-|Dotación y suministro a trabajadores
510554|D|-|Seguros
510557|D|-|Cuotas partes pensiones de jubilación
510558|D|-|Amortización cálculo actuarial pensiones de jubilación
510559|D|-|Pensiones de jubilación
510560|D|-|Indemnizaciones laborales
510561|D|-|Amortización bonos pensionales
510562|D|-|Amortización títulos pensionales
510563|D|-|Capacitación al personal
510566|D|-|Gastos deportivos y de recreación
510568|D|-|Aportes a administradoras de riesgos profesionales, ARP
510569|D|-|Aportes a entidades promotoras de salud, EPS
510570|D|-|Aportes a fondos de pensiones y/o cesantías
510572|D|-|Aportes cajas de compensación familiar
510575|D|-|Aportes ICBF
510578|D|-|SENA
510581|D|-|Aportes sindicales
510584|D|-|Gastos médicos y drogas
510595|D|-|Otros
510599|D|inflation_adjustment|Ajustes por inflación
5110|D|-|Honorarios
511005|D|-|Junta directiva
511010|D|-|Revisoría fiscal
511015|D|-|Auditoría externa
511020|D|-|Avalúos
511025|D|-|Asesoría jurídica
511030|D|-|Asesoría financiera
511035|D|-|Asesoría técnica
511095|D|-|Otros
511099|D|inflation_adjustment|Ajustes por inflación
5115|D|-|Impuestos
511505|D|-|Industria y comercio
511510|D|-|De timbres
511515|D|-|A la propiedad raíz
511520|D|-|Derechos sobre instrumentos públicos
511525|D|-|De valorización
511530|D|-|De turismo
511535|D|-|Tasa por utilización de puertos
511540|D|-|De vehículos
511545|D|-|De espectáculos públicos
511550|D|-|Cuotas de fomento
511570|D|-|IVA descontable
511595|D|-|Otros
511599|D|inflation_adjustment|Ajustes por inflación
5120|D|-|Arrendamientos
512005|D|-|Terrenos
512010|D|-|Construcciones y edificaciones
512015|D|-|Maquinaria y equipo
512020|D|-|Equipo de oficina
512025|D|-|Equipo de computación y comunicación
512030|D|-|Equipo médico-científico
512035|D|-|Equipo de hoteles y restaurantes
512040|D|-|Flota y equipo de transporte
512045|D|-|Flota y equipo fluvial y/o marítimo
512050|D|-|Flota y equipo aéreo
512055|D|-|Flota y equipo férreo
512060|D|-|Acueductos, plantas y redes
512065|D|-|Aeródromos
512070|D|-|Semovientes
512095|D|-|Otros
512099|D|inflation_adjustment|Ajustes por inflación
5125|D|-|Contribuciones y afiliaciones
512505|D|-|Contribuciones
512510|D|-|Afiliaciones y sostenimiento
512599|D|inflation_adjustment|Ajustes por inflación
5130|D|-|Seguros
513005|D|-|Manejo
513010|D|-|Cumplimiento
513015|D|-|Corriente débil
513020|D|-|Vida colectiva
513025|D|-|Incendio
513030|D|-|Terremoto
513035|D|-|Sustracción y hurto
513040|D|-|Flota y equipo de transporte
513045|D|-|Flota y equipo fluvial y/o marítimo
513050|D|-|Flota y equipo aéreo
513055|D|-|Flota y equipo férreo
513060|D|-|Responsabilidad civil y extracontractual
513065|D|-|Vuelo
513070|D|-|Rotura de maquinaria
513075|D|-|Obligatorio accidente de tránsito
513080|D|-|Lucro cesante
513085|D|-|Transporte de mercancía
513095|D|-|Otros
513099|D|inflation_adjustment|Ajustes por inflación
5135|D|-|Servicios
513505|D|-|Aseo y vigilancia
513510|D|-|Temporales
513515|D|-|Asistencia técnica
513520|D|-|Procesamiento electrónico de datos
513525|D|-|Acueducto y alcantarillado
513530|D|-|Energía eléctrica
513535|D|-|Teléfono
513540|D|-|Correo, portes y telegramas
513545|D|-|Fax y télex
513550|D|-|Transporte, fletes y acarreos
513555|D|-|Gas
513595|D|-|Otros
513599|D|inflation_adjustment|Ajustes por inflación
5140|D|-|Gastos legales
514005|D|-|Notariales
514010|D|-|Registro mercantil
514015|D|-|Trámites y licencias
514020|D|-|Aduaneros
514025|D|-|Consulares
514095|D|-|Otros
514099|D|inflation_adjustment|Ajustes por inflación
5145|D|-|Mantenimiento y reparaciones
514505|D|-|Terrenos
514510|D|-|Construcciones y edificaciones
514515|D|-|Maquinaria y equipo
514520|D|-|Equipo de oficina
514525|D|-|Equipo de computación y comunicación
514530|D|-|Equipo médico-científico
514535|D|-|Equipo de hoteles y restaurantes
514540|D|-|Flota y equipo de transporte
514545|D|-|Flota y equipo fluvial y/o marítimo
514550|D|-|Flota y equipo aéreo
514555|D|-|Flota y equipo férreo
514560|D|-|Acueductos, plantas y redes
514565|D|-|Armamento de vigilancia
514570|D|-|Vías de comunicación
514599|D|inflation_adjustment|Ajustes por inflación
5150|D|-|Adecuación e instalación
515005|D|-|Instalaciones eléctricas
515010|D|-|Arreglos ornamentales
515015|D|-|Reparaciones locativas
515095|D|-|Otros
515099|D|inflation_adjustment|Ajustes por inflación
5155|D|-|Gastos de viaje
515505|D|-|Alojamiento y manutención
515510|D|-|Pasajes fluviales y/o marítimos
515515|D|-|Pasajes aéreos
515520|D|-|Pasajes terrestres
515525|D|-|Pasajes férreos
515595|D|-|Otros
515599|D|inflation_adjustment|Ajustes por inflación
5160|D|-|Depreciaciones
516005|D|-|Construcciones y edificaciones
516010|D|-|Maquinaria y equipo
516015|D|-|Equipo de oficina
516020|D|-|Equipo de computación y comunicación
516025|D|-|Equipo médico-científico
516030|D|-|Equipo de hoteles y restaurantes
516035|D|-|Flota y equipo de transporte
516040|D|-|Flota y equipo fluvial y/o marítimo
516045|D|-|Flota y equipo aéreo
516050|D|-|Flota y equipo férreo
516055|D|-|Acueductos, plantas y redes
516060|D|-|Armamento de vigilancia
516099|D|inflation_adjustment|Ajustes por inflación
5165|D|-|Amortizaciones
516505|D|-|Vías de comunicación
516510|D|-|Intangibles
516515|D|-|Cargos diferidos
516595|D|-|Otras
516599|D|inflation_adjustment|Ajustes por inflación
5195|D|-|Diversos
519505|D|-|Comisiones
519510|D|-|Libros, suscripciones, periódicos y revistas
519515|D|-|Música ambiental
519520|D|-|Gastos de representación y relaciones públicas
519525|D|-|Elementos de aseo y cafetería
519530|D|-|Útiles, papelería y fotocopias
519535|D|-|Combustibles y lubricantes
519540|D|-|Envases y empaques
519545|D|-|Taxis y buses
519550|D|-|Estampillas
519555|D|-|Microfilmación
519560|D|-|Casino y restaurante
519565|D|-|Parqueaderos
519570|D|-|Indemnización por daños a terceros
519575|D|-|Pólvora y similares
519595|D|-|Otros
519599|D|inflation_adjustment|Ajustes por inflación
5199|D|-|Provisiones
519905|D|-|Inversiones
519910|D|-|Deudores
519915|D|-|Propiedades, planta y equipo
519995|D|-|Otros activos
519999|D|inflation_adjustment|Ajustes por inflación
52|D|-|Operacionales de ventas
5205|D|-|Gastos de personal
520503|D|-|Salario integral
520506|D|-|Sueldos
520512|D|-|Jornales
520515|D|-|Horas extras y recargos
520518|D|-|Comisiones
520521|D|-|Viáticos
520524|D|-|Incapacidades
520527|D|-|Auxilio de transporte
520530|D|-|Cesantías
520533|D|-|Intereses sobre cesantías
520536|D|-|Prima de servicios
520539|D|-|Vacaciones
520542|D|-|Primas extralegales
520545|D|-|Auxilios
520548|D|-|Bonificaciones
520551|D|-|Dotación y suministro a trabajadores
520554|D|-|Seguros
520557|D|-|Cuotas partes pensiones de jubilación
520558|D|-|Amortización cálculo actuarial pensiones de jubilación
520559|D|-|Pensiones de jubilación
520560|D|-|Indemnizaciones laborales
520561|D|-|Amortización bonos pensionales
520562|D|-|Amortización títulos pensionales
520563|D|-|Capacitación al personal
520566|D|-|Gastos deportivos y de recreación
520568|D|-|Aportes a administradoras de riesgos profesionales, ARP
520569|D|-|Aportes a entidades promotoras de salud, EPS
520570|D|-|Aportes a fondos de pensiones y/o cesantías
520572|D|-|Aportes cajas de compensación familiar
520575|D|-|Aportes ICBF
520578|D|-|SENA
520581|D|-|Aportes sindicales
520584|D|-|Gastos médicos y drogas
520595|D|-|Otros
520599|D|inflation_adjustment|Ajustes por inflación
5210|D|-|Honorarios
521005|D|-|Junta directiva
521010|D|-|Revisoría fiscal
521015|D|-|Auditoría externa
521020|D|-|Avalúos
521025|D|-|Asesoría jurídica
521030|D|-|Asesoría financiera
521035|D|-|Asesoría técnica
521095|D|-|Otros
521099|D|inflation_adjustment|Ajustes por inflación
5215|D|-|Impuestos
521505|D|-|Industria y comercio
521510|D|-|De timbres
521515|D|-|A la propiedad raíz
521520|D|-|Derechos sobre instrumentos públicos
521525|D|-|De valorización
521530|D|-|De turismo
521535|D|-|Tasa por utilización de puertos
521540|D|-|De vehículos
521545|D|-|De espectáculos públicos
521550|D|-|Cuotas de fomento
521555|D|-|Licores
521560|D|-|Cervezas
521565|D|-|Cigarrillos
521570|D|-|IVA descontable
521595|D|-|Otros
521599|D|inflation_adjustment|Ajustes por inflación
5220|D|-|Arrendamientos
522005|D|-|Terrenos
522010|D|-|Construcciones y edificaciones
522015|D|-|Maquinaria y equipo
522020|D|-|Equipo de oficina
522025|D|-|Equipo de computación y comunicación
522030|D|-|Equipo médico-científico
522035|D|-|Equipo de hoteles y restaurantes
522040|D|-|Flota y equipo de transporte
522045|D|-|Flota y equipo fluvial y/o marítimo
522050|D|-|Flota y equipo aéreo
522055|D|-|Flota y equipo férreo
522060|D|-|Acueductos, plantas y redes
522065|D|-|Aeródromos
522070|D|-|Semovientes
522095|D|-|Otros
522099|D|inflation_adjustment|Ajustes por inflación
5225|D|-|Contribuciones y afiliaciones
522505|D|-|Contribuciones
522510|D|-|Afiliaciones y sostenimiento
522599|D|inflation_adjustment|Ajustes por inflación
5230|D|-|Seguros
523005|D|-|Manejo
523010|D|-|Cumplimiento
523015|D|-|Corriente débil
523020|D|-|Vida colectiva
523025|D|-|Incendio
523030|D|-|Terremoto
523035|D|-|Sustracción y hurto
523040|D|-|Flota y equipo de transporte
523045|D|-|Flota y equipo fluvial y/o marítimo
523050|D|-|Flota y equipo aéreo
523055|D|-|Flota y equipo férreo
523060|D|-|Responsabilidad civil y extracontractual
523065|D|-|Vuelo
523070|D|-|Rotura de maquinaria
523075|D|-|Obligatorio accidente de tránsito
523080|D|-|Lucro cesante
523095|D|-|Otros
523099|D|inflation_adjustment|Ajustes por inflación
5235|D|-|Servicios
523505|D|-|Aseo y vigilancia
523510|D|-|Temporales
523515|D|-|Asistencia técnica
523520|D|-|Procesamiento electrónico de datos
523525|D|-|Acueducto y alcantarillado
523530|D|-|Energía eléctrica
523535|D|-|Teléfono
523540|D|-|Correo, portes y telegramas
523545|D|-|Fax y télex
523550|D|-|Transporte, fletes y acarreos
523555|D|-|Gas
523560|D|-|Publicidad, propaganda y promoción
523595|D|-|Otros
523599|D|inflation_adjustment|Ajustes por inflación
5240|D|-|Gastos legales
524005|D|-|Notariales
524010|D|-|Registro mercantil
524015|D|-|Trámites y licencias
524020|D|-|Aduaneros
524025|D|-|Consulares
524095|D|-|Otros
524099|D|inflation_adjustment|Ajustes por inflación
5245|D|-|Mantenimiento y reparaciones
524505|D|-|Terrenos
524510|D|-|Construcciones y edificaciones
524515|D|-|Maquinaria y equipo
524520|D|-|Equipo de oficina
524525|D|-|Equipo de computación y comunicación
524530|D|-|Equipo médico-científico
524535|D|-|Equipo de hoteles y restaurantes
524540|D|-|Flota y equipo de transporte
524545|D|-|Flota y equipo fluvial y/o marítimo
524550|D|-|Flota y equipo aéreo
524555|D|-|Flota y equipo férreo
524560|D|-|Acueductos, plantas y redes
524565|D|-|Armamento de vigilancia
524570|D|-|Vías de comunicación
524599|D|inflation_adjustment|Ajustes por inflación
5250|D|-|Adecuación e instalación
525005|D|-|Instalaciones eléctricas
525010|D|-|Arreglos ornamentales
525015|D|-|Reparaciones locativas
525095|D|-|Otros
525099|D|inflation_adjustment|Ajustes por inflación
5255|D|-|Gastos de viaje
525505|D|-|Alojamiento y manutención
525510|D|-|Pasajes fluviales y/o marítimos
525515|D|-|Pasajes aéreos
525520|D|-|Pasajes terrestres
525525|D|-|Pasajes férreos
525595|D|-|Otros
525599|D|inflation_adjustment|Ajustes por inflación
5260|D|-|Depreciaciones
526005|D|-|Construcciones y edificaciones
526010|D|-|Maquinaria y equipo
526015|D|-|Equipo de oficina
526020|D|-|Equipo de computación y comunicación
526025|D|-|Equipo médico-científico
526030|D|-|Equipo de hoteles y restaurantes
526035|D|-|Flota y equipo de transporte
526040|D|-|Flota y equipo fluvial y/o marítimo
526045|D|-|Flota y equipo aéreo
526050|D|-|Flota y equipo férreo
526055|D|-|Acueductos, plantas y redes
526060|D|-|Armamento de vigilancia
526065|D|-|Envases y empaques
526099|D|inflation_adjustment|Ajustes por inflación
5265|D|-|Amortizaciones
526505|D|-|Vías de comunicación
526510|D|-|Intangibles
526515|D|-|Cargos diferidos
526595|D|-|Otras
526599|D|inflation_adjustment|Ajustes por inflación
5270|D|-|Financieros-reajuste del sistema
527099|D|inflation_adjustment|Ajustes por inflación
5275|D|-|Pérdidas método de participación
527505|D|-|De sociedades anónimas y/o asimiladas
527510|D|-|De sociedades limitadas y/o asimiladas
5295|D|-|Diversos
529505|D|-|Comisiones
529510|D|-|Libros, suscripciones, periódicos y revistas
529515|D|-|Música ambiental
529520|D|-|Gastos de representación y relaciones públicas
529525|D|-|Elementos de aseo y cafetería
529530|D|-|Útiles, papelería y fotocopias
529535|D|-|Combustibles y lubricantes
529540|D|-|Envases y empaques
529545|D|-|Taxis y buses
529550|D|-|Estampillas
529555|D|-|Microfilmación
529560|D|-|Casino y restaurante
529565|D|-|Parqueaderos
529570|D|-|Indemnización por daños a terceros
529575|D|-|Pólvora y similares
529595|D|-|Otros
529599|D|inflation_adjustment|Ajustes por inflación
5299|D|-|Provisiones
529905|D|-|Inversiones
529910|D|-|Deudores
529915|D|-|Inventarios
529920|D|-|Propiedades, planta y equipo
529995|D|-|Otros activos
529999|D|inflation_adjustment|Ajustes por inflación
53|D|-|No operacionales
5305|D|-|Financieros
530505|D|-|Gastos bancarios
530510|D|-|Reajuste monetario-UPAC (hoy UVR)
530515|D|-|Comisiones
530520|D|-|Intereses
530525|D|-|Diferencia en cambio
530530|D|-|Gastos en negociación certificados de cambio
530535|D|-|Descuentos comerciales condicionados
530540|D|-|Gastos manejo y emisión de bonos
530545|D|-|Prima amortizada
530595|D|-|Otros
530599|D|inflation_adjustment|Ajustes por inflación
5310|D|-|Pérdida en venta y retiro de bienes
531005|D|-|Venta de inversiones
531010|D|-|Venta de cartera
531015|D|-|Venta de propiedades, planta y equipo
531020|D|-|Venta de intangibles
531025|D|-|Venta de otros activos
531030|D|-|Retiro de propiedades, planta y equipo
531035|D|-|Retiro de otros activos
531040|D|-|Pérdidas por siniestros
531095|D|-|Otros
531099|D|inflation_adjustment|Ajustes por inflación
5313|D|-|Pérdidas método de participación
531305|D|-|De sociedades anónimas y/o asimiladas
531310|D|-|De sociedades limitadas y/o asimiladas
5315|D|-|Gastos extraordinarios
531505|D|-|Costas y procesos judiciales
531510|D|-|Actividades culturales y cívicas
531515|D|-|Costos y gastos de ejercicios anteriores
531520|D|-|Impuestos asumidos
531595|D|-|Otros
531599|D|inflation_adjustment|Ajustes por inflación
5395|D|-|Gastos diversos
539505|D|-|Demandas laborales
539510|D|-|Demandas por incumplimiento de contratos
539515|D|-|Indemnizaciones
539520|D|-|Multas, sanciones y litigios
539525|D|-|Donaciones
539530|D|-|Constitución de garantías
539535|D|-|Amortización de bienes entregados en comodato
539595|D|-|Otros
539599|D|inflation_adjustment|Ajustes por inflación
54|D|-|Impuesto de renta y complementarios
5405|D|-|Impuesto de renta y complementarios
540505|D|-|Impuesto de renta y complementarios
59|D|mixed|Ganancias y pérdidas
5905|D|mixed|Ganancias y pérdidas
590505|D|-|Ganancias y pérdidas
6|D|-|Costos de ventas
61|D|-|Costo de ventas y de prestación de servicios
6105|D|-|Agricultura, ganadería, caza y silvicultura
610505|D|-|Cultivo de cereales
610510|D|-|Cultivos de hortalizas, legumbres y plantas ornamentales
610515|D|-|Cultivos de frutas, nueces y plantas aromáticas
610520|D|-|Cultivo de café
610525|D|-|Cultivo de flores
610530|D|-|Cultivo de caña de azúcar
610535|D|-|Cultivo de algodón y plantas para material textil
610540|D|-|Cultivo de banano
610545|D|-|Otros cultivos agrícolas
610550|D|-|Cría de ovejas, cabras, asnos, mulas y burdéganos
610555|D|-|Cría de ganado caballar y vacuno
610560|D|-|Producción avícola
610565|D|-|Cría de otros animales
610570|D|-|Servicios agrícolas y ganaderos
610575|D|-|Actividad de caza
610580|D|-|Actividad de silvicultura
610595|D|-|Actividades conexas
610599|D|inflation_adjustment|Ajustes por inflación
6110|D|-|Pesca
611005|D|-|Actividad de pesca
611010|D|-|Explotación de criaderos de peces
611095|D|-|Actividades conexas
611099|D|inflation_adjustment|Ajustes por inflación
6115|D|-|Explotación de minas y canteras
611505|D|-|Carbón
611510|D|-|Petróleo crudo
611512|D|-|Gas natural
611514|D|-|Servicios relacionados con extracción de petróleo y gas
611515|D|-|Minerales de hierro
611520|D|-|Minerales metalíferos no ferrosos
611525|D|-|Piedra, arena y arcilla
611527|D|-|Piedras preciosas
611528|D|-|Oro
611530|D|-|Otras minas y canteras
611532|D|-|Prestación de servicios sector minero
611595|D|-|Actividades conexas
611599|D|inflation_adjustment|Ajustes por inflación
6120|D|-|Industrias manufactureras
612001|D|-|Producción y procesamiento de carnes y productos cárnicos
612002|D|-|Productos de pescado
612003|D|-|Productos de frutas, legumbres y hortalizas
612004|D|-|Elaboración de aceites y grasas
612005|D|-|Elaboración de productos lácteos
612006|D|-|Elaboración de productos de molinería
612007|D|-|Elaboración de almidones y derivados
612008|D|-|Elaboración de alimentos para animales
612009|D|-|Elaboración de productos para panadería
612010|D|-|Elaboración de azúcar y melazas
612011|D|-|Elaboración de cacao, chocolate y confitería
612012|D|-|Elaboración de pastas y productos farináceos
612013|D|-|Elaboración de productos de café
612014|D|-|Elaboración de otros productos alimenticios
612015|D|-|Elaboración de bebidas alcohólicas y alcohol etílico
612016|D|-|Elaboración de vinos
612017|D|-|Elaboración de bebidas malteadas y de malta
612018|D|-|Elaboración de bebidas no alcohólicas
612019|D|-|Elaboración de productos de tabaco
612020|D|-|Preparación e hilatura de fibras textiles y tejeduría
612021|D|-|Acabado de productos textiles
612022|D|-|Elaboración de artículos de materiales textiles
612023|D|-|Elaboración de tapices y alfombras
612024|D|-|Elaboración de cuerdas, cordeles, bramantes y redes
612025|D|-|Elaboración de otros productos textiles
612026|D|-|Elaboración de tejidos
612027|D|-|Elaboración de prendas de vestir
612028|D|-|Preparación, adobo y teñido de pieles
612029|D|-|Curtido, adobo o preparación de cuero
612030|D|-|Elaboración de maletas, bolsos y similares
612031|D|-|Elaboración de calzado
612032|D|-|Producción de madera, artículos de madera y corcho
612033|D|-|Elaboración de pasta y productos de madera, papel y cartón
612034|D|-|Ediciones y publicaciones
612035|D|-|Impresión
612036|D|-|Servicios relacionados con la edición y la impresión
612037|D|-|Reproducción de grabaciones
612038|D|-|Elaboración de productos de horno de coque
612039|D|-|Elaboración de productos de la refinación de petróleo
612040|D|-|Elaboración de sustancias químicas básicas
612041|D|-|Elaboración de abonos y compuestos de nitrógeno
612042|D|-|Elaboración de plástico y caucho sintético
612043|D|-|Elaboración de productos químicos de uso agropecuario
612044|D|-|Elaboración de pinturas, tintas y masillas
612045|D|-|Elaboración de productos farmacéuticos y botánicos
612046|D|-|Elaboración de jabones, detergentes y preparados de tocador
612047|D|-|Elaboración de otros productos químicos
612048|D|-|Elaboración de fibras
612049|D|-|Elaboración de otros productos de caucho
612050|D|-|Elaboración de productos de plástico
612051|D|-|Elaboración de vidrio y productos de vidrio
612052|D|-|Elaboración de productos de cerámica, loza, piedra, arcilla y porcelana
612053|D|-|Elaboración de cemento, cal y yeso
612054|D|-|Elaboración de artículos de hormigón, cemento y yeso
612055|D|-|Corte, tallado y acabado de la piedra
612056|D|-|Elaboración de otros productos minerales no metálicos
612057|D|-|Industrias básicas y fundición de hierro y acero
612058|D|-|Productos primarios de metales preciosos y de metales no ferrosos
612059|D|-|Fundición de metales no ferrosos
612060|D|-|Fabricación de productos metálicos para uso estructural
612061|D|-|Forja, prensado, estampado, laminado de metal y pulvimetalurgia
612062|D|-|Revestimiento de metales y obras de ingeniería mecánica
612063|D|-|Fabricación de artículos de ferretería
612064|D|-|Elaboración de otros productos de metal
612065|D|-|Fabricación de maquinaria y equipo
612066|D|-|Fabricación de equipos de elevación y manipulación
612067|D|-|Elaboración de aparatos de uso doméstico
612068|D|-|Elaboración de equipo de oficina
612069|D|-|Elaboración de pilas y baterías primarias
612070|D|-|Elaboración de equipo de iluminación
612071|D|-|Elaboración de otros tipos de equipo eléctrico
612072|D|-|Fabricación de equipos de radio, televisión y comunicaciones
612073|D|-|Fabricación de aparatos e instrumentos médicos
612074|D|-|Fabricación de instrumentos de medición y control
612075|D|-|Fabricación de instrumentos de óptica y equipo fotográfico
612076|D|-|Fabricación de relojes
612077|D|-|Fabricación de vehículos automotores
612078|D|-|Fabricación de carrocerías para automotores
612079|D|-|Fabricación de partes, piezas y accesorios para automotores
612080|D|-|Fabricación y reparación de buques y otras embarcaciones
612081|D|-|Fabricación de locomotoras y material rodante para ferrocarriles
612082|D|-|Fabricación de aeronaves
612083|D|-|Fabricación de motocicletas
612084|D|-|Fabricación de bicicletas y sillas de ruedas
612085|D|-|Fabricación de otros tipos de transporte
612086|D|-|Fabricación de muebles
612087|D|-|Fabricación de joyas y artículos conexos
612088|D|-|Fabricación de instrumentos de música
612089|D|-|Fabricación de artículos y equipo para deporte
612090|D|-|Fabricación de juegos y juguetes
612091|D|-|Reciclamiento de desperdicios
612095|D|-|Productos de otras industrias manufactureras
612099|D|inflation_adjustment|Ajustes por inflación
6125|D|-|Suministro de electricidad, gas y agua
612505|D|-|Generación, captación y distribución de energía eléctrica
612510|D|-|Fabricación de gas y distribución de combustibles gaseosos
612515|D|-|Captación, depuración y distribución de agua
612595|D|-|Actividades conexas
612599|D|inflation_adjustment|Ajustes por inflación
6130|D|-|Construcción
613005|D|-|Preparación de terrenos
613010|D|-|Construcción de edificios y obras de ingeniería civil
613015|D|-|Acondicionamiento de edificios
613020|D|-|Terminación de edificaciones
613025|D|-|Alquiler de equipo con operario
613095|D|-|Actividades conexas
613099|D|inflation_adjustment|Ajustes por inflación
6135|D|-|Comercio al por mayor y al por menor
613502|D|-|Venta de vehículos automotores
613504|D|-|Mantenimiento, reparación y lavado de vehículos automotores
613506|D|-|Venta de partes, piezas y accesorios de vehículos automotores
613508|D|-|Venta de combustibles sólidos, líquidos, gaseosos
613510|D|-|Venta de lubricantes, aditivos, llantas y lujos para automotores
613512|D|-|Venta a cambio de retribución o por contrata
613514|D|-|Venta de insumos, materias primas agropecuarias y flores
613516|D|-|Venta de otros insumos y materias primas no agropecuarias
613518|D|-|Venta de animales vivos y cueros
613520|D|-|Venta de productos en almacenes no especializados
613522|D|-|Venta de productos agropecuarios
613524|D|-|Venta de productos textiles, de vestir, de cuero y calzado
613526|D|-|Venta de papel y cartón
613528|D|-|Venta de libros, revistas, elementos de papelería, útiles y textos escolares
613530|D|-|Venta de juegos, juguetes y artículos deportivos
613532|D|-|Venta de instrumentos quirúrgicos y ortopédicos
613534|D|-|Venta de artículos en relojerías y joyerías
613536|D|-|Venta de electrodomésticos y muebles
613538|D|-|Venta de productos de aseo, farmacéuticos, medicinales y artículos de tocador
613540|D|-|Venta de cubiertos, vajillas, cristalería, porcelanas, cerámicas y otros artículos de uso doméstico
613542|D|-|Venta de materiales de construcción, fontanería y calefacción
613544|D|-|Venta de pinturas y lacas
613546|D|-|Venta de productos de vidrios y marquetería
613548|D|-|Venta de herramientas y artículos de ferretería
613550|D|-|Venta de químicos
613552|D|-|Venta de productos intermedios, desperdicios y desechos
613554|D|-|Venta de maquinaria, equipo de oficina y programas de computador
613556|D|-|Venta de artículos en cacharrerías y misceláneas
613558|D|-|Venta de instrumentos musicales
613560|D|-|Venta de artículos en casas de empeño y prenderías
613562|D|-|Venta de equipo fotográfico
613564|D|-|Venta de equipo óptico y de precisión
613566|D|-|Venta de empaques
613568|D|-|Venta de equipo profesional y científico
613570|D|-|Venta de loterías, rifas, chance, apuestas y similares
613572|D|-|Reparación de efectos personales y electrodomésticos
613595|D|-|Venta de otros productos
613599|D|inflation_adjustment|Ajustes por inflación
6140|D|-|Hoteles y restaurantes
614005|D|-|Hotelería
614010|D|-|Campamento y otros tipos de hospedaje
614015|D|-|Restaurantes
614020|D|-|Bares y cantinas
614095|D|-|Actividades conexas
614099|D|inflation_adjustment|Ajustes por inflación
6145|D|-|Transporte, almacenamiento y comunicaciones
614505|D|-|Servicio de transporte por carretera
614510|D|-|Servicio de transporte por vía férrea
614515|D|-|Servicio de transporte por vía acuática
614520|D|-|Servicio de transporte por vía aérea
614525|D|-|Servicio de transporte por tuberías
614530|D|-|Manipulación de carga
614535|D|-|Almacenamiento y depósito
614540|D|-|Servicios complementarios para el transporte
614545|D|-|Agencias de viaje
614550|D|-|Otras agencias de transporte
614555|D|-|Servicio postal y de correo
614560|D|-|Servicio telefónico
614565|D|-|Servicio de telégrafo
614570|D|-|Servicio de transmisión de datos
614575|D|-|Servicio de radio y televisión por cable
614580|D|-|Transmisión de sonido e imágenes por contrato
614595|D|-|Actividades conexas
614599|D|inflation_adjustment|Ajustes por inflación
6150|D|-|Actividad financiera
615005|D|-|De inversiones
615010|D|-|De servicio de bolsa
615099|D|inflation_adjustment|Ajustes por inflación
6155|D|-|Actividades inmobiliarias, empresariales y de alquiler
615505|D|-|Arrendamientos de bienes inmuebles
615510|D|-|Inmobiliarias por retribución o contrata
615515|D|-|Alquiler equipo de transporte
615520|D|-|Alquiler maquinaria y equipo
615525|D|-|Alquiler de efectos personales y enseres domésticos
615530|D|-|Consultoría en equipo y programas de informática
615535|D|-|Procesamiento de datos
615540|D|-|Mantenimiento y reparación de maquinaria de oficina
615545|D|-|Investigaciones científicas y de desarrollo
615550|D|-|Actividades empresariales de consultoría
615555|D|-|Publicidad
615560|D|-|Dotación de personal
615565|D|-|Investigación y seguridad
615570|D|-|Limpieza de inmuebles
615575|D|-|Fotografía
615580|D|-|Envase y empaque
615585|D|-|Fotocopiado
615590|D|-|Mantenimiento y reparación de maquinaria y equipo
615595|D|-|Actividades conexas
615599|D|inflation_adjustment|Ajustes por inflación
6160|D|-|Enseñanza
616005|D|-|Actividades relacionadas con la educación
616095|D|-|Actividades conexas
616099|D|inflation_adjustment|Ajustes por inflación
6165|D|-|Servicios sociales y de salud
616505|D|-|Servicio hospitalario
616510|D|-|Servicio médico
616515|D|-|Servicio odontológico
616520|D|-|Servicio de laboratorio
616525|D|-|Actividades veterinarias
616530|D|-|Actividades de servicios sociales
616595|D|-|Actividades conexas
616599|D|inflation_adjustment|Ajustes por inflación
6170|D|-|Otras actividades de servicios comunitarios, sociales y personales
617005|D|-|Eliminación de desperdicios y aguas residuales
617010|D|-|Actividades de asociación
617015|D|-|Producción y distribución de filmes y videocintas
617020|D|-|Exhibición de filmes y videocintas
617025|D|-|Actividad de radio y televisión
617030|D|-|Actividad teatral, musical y artística
617035|D|-|Grabación y producción de discos
617040|D|-|Entretenimiento y esparcimiento
617045|D|-|Agencias de noticias
617050|D|-|Lavanderías y similares
617055|D|-|Peluquerías y similares
617060|D|-|Servicios funerarios
617065|D|-|Zonas francas
617095|D|-|Actividades conexas
617099|D|inflation_adjustment|Ajustes por inflación
62|D|-|Compras
6205|D|-|De mercancías
620599|D|inflation_adjustment|Ajustes por inflación
6210|D|-|De materias primas
621099|D|inflation_adjustment|Ajustes por inflación
6215|D|-|De materiales indirectos
621599|D|inflation_adjustment|Ajustes por inflación
6220|D|-|Compra de energía
622099|D|inflation_adjustment|Ajustes por inflación
6225|C|-|Devoluciones en compras (CR)
622599|C|inflation_adjustment|Ajustes por inflación
7|D|-|Costos de producción o de operación
71|D|-|Materia prima
7105|D|-|Materia prima
72|D|-|Mano de obra directa
7205|D|-|Mano de obra directa
73|D|-|Costos indirectos
7305|D|-|Costos indirectos
74|D|-|Contratos de servicios
7405|D|-|Contratos de servicios
8|D|-|Cuentas de orden deudoras
81|D|-|Derechos contingentes
8105|D|-|Bienes y valores entregados en custodia
810505|D|-|Valores mobiliarios
810510|D|-|Bienes muebles
810599|D|inflation_adjustment|Ajustes por inflación
8110|D|-|Bienes y valores entregados en garantía
811005|D|-|Valores mobiliarios
811010|D|-|Bienes muebles
811015|D|-|Bienes inmuebles
811020|D|-|Contratos de ganado en participación
811099|D|inflation_adjustment|Ajustes por inflación
8115|D|-|Bienes y valores en poder de terceros
811505|D|-|En arrendamiento
811510|D|-|En préstamo
811515|D|-|En depósito
811520|D|-|En consignación
811599|D|inflation_adjustment|Ajustes por inflación
8120|D|-|Litigios y/o demandas
812005|D|-|Ejecutivos
812010|D|-|Incumplimiento de contratos
8125|D|-|Promesas de compraventa
8195|D|-|Diversas
819505|D|-|Valores adquiridos por recibir
819595|D|-|Otras
819599|D|inflation_adjustment|Ajustes por inflación
82|D|-|Deudoras fiscales
83|D|-|Deudoras de control
8305|D|-|Bienes recibidos en arrendamiento financiero
830505|D|-|Bienes muebles
830510|D|-|Bienes inmuebles
830599|D|inflation_adjustment|Ajustes por inflación
8310|D|-|Títulos de inversión no colocados
831005|D|-|Acciones
831010|D|-|Bonos
831095|D|-|Otros
8315|D|-|Propiedades, planta y equipo totalmente depreciados, agotados y/o amortizados
831506|D|-|Materiales proyectos petroleros
831516|D|-|Construcciones y edificaciones
831520|D|-|Maquinaria y equipo
831524|D|-|Equipo de oficina
831528|D|-|Equipo de computación y comunicación
831532|D|-|Equipo médico-científico
831536|D|-|Equipo de hoteles y restaurantes
831540|D|-|Flota y equipo de transporte
831544|D|-|Flota y equipo fluvial y/o marítimo
831548|D|-|Flota y equipo aéreo
831552|D|-|Flota y equipo férreo
831556|D|-|Acueductos, plantas y redes
831560|D|-|Armamento de vigilancia
831562|D|-|Envases y empaques
831564|D|-|Plantaciones agrícolas y forestales
831568|D|-|Vías de comunicación
831572|D|-|Minas y canteras
831576|D|-|Pozos artesianos
831580|D|-|Yacimientos
831584|D|-|Semovientes
831599|D|inflation_adjustment|Ajustes por inflación
8320|D|-|Créditos a favor no utilizados
832005|D|-|País
832010|D|-|Exterior
8325|D|-|Activos castigados
832505|D|-|Inversiones
832510|D|-|Deudores
832595|D|-|Otros activos
8330|D|-|Títulos de inversión amortizados
833005|D|-|Bonos
833095|D|-|Otros
8335|D|-|Capitalización por revalorización de patrimonio
8395|D|-|Otras cuentas deudoras de control
839505|D|-|Cheques postfechados
839510|D|-|Certificados de depósito a término
839515|D|-|Cheques devueltos
839520|D|-|Bienes y valores en fideicomiso
839525|D|-|Intereses sobre deudas vencidas
839595|D|-|Diversas
839599|D|inflation_adjustment|Ajustes por inflación
8399|D|-|Ajustes por inflación activos
839905|D|-|Inversiones
839910|D|-|Inventarios
839915|D|-|Propiedades, planta y equipo
839920|D|-|Intangibles
839925|D|-|Cargos diferidos
839995|D|-|Otros activos
84|C|-|Derechos contingentes por contra (CR)
85|C|-|Deudoras fiscales por contra (CR)
86|C|-|Deudoras de control por contra (CR)
9|C|-|Cuentas de orden acreedoras
91|C|-|Responsabilidades contingentes
9105|C|-|Bienes y valores recibidos en custodia
910505|C|-|Valores mobiliarios
910510|C|-|Bienes muebles
910599|C|inflation_adjustment|Ajustes por inflación
9110|C|-|Bienes y valores recibidos en garantía
911005|C|-|Valores mobiliarios
911010|C|-|Bienes muebles
911015|C|-|Bienes inmuebles
911020|C|-|Contratos de ganado en participación
911099|C|inflation_adjustment|Ajustes por inflación
9115|C|-|Bienes y valores recibidos de terceros
911505|C|-|En arrendamiento
911510|C|-|En préstamo
911515|C|-|En depósito
911520|C|-|En consignación
911525|C|-|En comodato
911599|C|inflation_adjustment|Ajustes por inflación
9120|C|-|Litigios y/o demandas
912005|C|-|Laborales
912010|C|-|Civiles
912015|C|-|Administrativos o arbitrales
912020|C|-|Tributarios
9125|C|-|Promesas de compraventa
9130|C|-|Contratos de administración delegada
9135|C|-|Cuentas en participación
9195|C|-|Otras responsabilidades contingentes
92|C|-|Acreedoras fiscales
93|C|-|Acreedoras de control
9305|C|-|Contratos de arrendamiento financiero
930505|C|-|Bienes muebles
930510|C|-|Bienes inmuebles
9395|C|-|Otras cuentas de orden acreedoras de control
939505|C|-|Documentos por cobrar descontados
939510|C|-|Convenios de pago
939515|C|-|Contratos de construcciones e instalaciones por ejecutar
939520|C|-|Pedidos colocados
939525|C|-|Adjudicaciones pendientes de legalizar
939530|C|-|Reserva artículo 3.º Ley 4 de 1980
939535|C|-|Reserva costo reposición semovientes
939599|C|inflation_adjustment|Ajustes por inflación
9399|C|-|Ajustes por inflación patrimonio
939905|C|-|Capital social
939910|C|-|Superávit de capital
939915|C|-|Reservas
939925|C|-|Dividendos o participaciones decretadas en acciones, cuotas o partes de interés social
939930|C|-|Resultados de ejercicios anteriores
94|D|-|Responsabilidades contingentes por contra (DB)
95|D|-|Acreedoras fiscales por contra (DB)
96|D|-|Acreedoras de control por contra (DB)
`;
