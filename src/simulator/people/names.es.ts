/** Name parts of the fictitious company, its customers, suppliers and employees. None is a known real firm. */

/** One per kind of company. */
export const companyNames = {
  trade: 'Distribuidora El Roble S.A.S.',
  services: 'Consultores El Roble S.A.S.',
  construction: 'Constructora El Roble S.A.S.',
  simple: 'Hogar El Roble S.A.S.',
  esal: 'Fundación El Roble',
  importer: 'Importadora El Roble S.A.S.',
} as const;

/** Trades of customers of goods, before the firm's own name. */
const customerTrades = [
  'Almacén',
  'Hogar y Menaje',
  'Comercial',
  'Vajillas',
  'Depósito',
  'Variedades',
  'Supermercado',
  'Hotel',
  'Restaurantes',
  'Regalos y Detalles',
  'Cacharrería',
  'Bazar',
] as const;

/** Trades of suppliers of goods. */
const supplierTrades = [
  'Cerámicas',
  'Plásticos',
  'Importadora',
  'Cristalería',
  'Industrias',
  'Aceros',
  'Textiles Hogar',
  'Empaques',
] as const;

/** Trades by role of the third party, before its own name. */
export const trades = {
  customers: customerTrades,
  suppliers: supplierTrades,
  clients: ['Clínica', 'Colegio', 'Laboratorios', 'Agrícola', 'Logística', 'Alimentos', 'Textiles', 'Inversiones'],
  consultants: ['Consultoría', 'Ingeniería', 'Estudios', 'Analítica', 'Asesores'],
  developers: ['Promotora', 'Urbanizadora', 'Concesionaria', 'Parque Industrial', 'Desarrollos'],
  contractors: ['Estructuras', 'Excavaciones', 'Ferretería', 'Instalaciones', 'Concretos', 'Acabados'],
  donors: ['Grupo', 'Inversiones', 'Alimentos', 'Almacén', 'Laboratorios', 'Comercial'],
} as const satisfies Record<string, readonly string[]>;

/** Own names of firms, unique while they last. */
export const firmNames = [
  'Guayacán',
  'La Ceiba',
  'El Samán',
  'Yarumo',
  'Cámbulo',
  'Tequendama',
  'Sumapaz',
  'Los Frailejones',
  'Arrayán',
  'Quindío Real',
  'Chicamocha',
  'El Cabrero',
  'Barranquero',
  'Río Claro',
  'Montebello',
  'Sopetrán',
  'La Macarena',
  'Puente Viejo',
  'Altos de Suba',
  'San Jerónimo',
  'Catleya',
  'Jacarandá',
  'El Turpial',
  'Mirador',
  'Tibabuyes',
  'Casa Grande',
  'Nogales',
  'Zipa',
  'Sierra Nevada',
  'La Candelaria',
  'Orquídeas',
  'Balcanes',
  'Paipa',
  'Girasol',
  'Cumbal',
  'Tominé',
  'Vallejuelos',
  'Pijao',
  'El Cóndor',
  'Ráquira',
  'Caracolí',
  'Ocobo',
  'Almendros',
  'Manantial',
  'Cachipay',
  'Bahía',
  'Palosanto',
  'Urapanes',
  'Neusa',
  'Las Brisas',
  'Tocaima',
  'Aburrá',
  'Farallones',
  'Guatavita',
  'Carbonera',
  'Sauces',
  'Píramo',
  'Calima',
  'Guadua',
  'Merecure',
] as const;

export const legalForms = ['S.A.S.', 'S.A.S.', 'S.A.S.', 'Ltda.', 'S.A.'] as const;

export const givenNames = [
  'Ana Lucía',
  'Carlos Andrés',
  'Diana Marcela',
  'Hernán Darío',
  'Paola Ximena',
  'Jorge Iván',
  'Luz Helena',
  'Óscar Mauricio',
  'Yuli Tatiana',
  'Wilson Ferney',
  'Sandra Milena',
  'Édgar Alfonso',
  'Claudia Inés',
  'Jhon Fredy',
  'Natalia Sofía',
  'Ramiro',
  'Adriana Constanza',
  'Fabián Esteban',
  'Gloria Amparo',
  'Néstor Raúl',
] as const;

export const surnames = [
  'Acevedo',
  'Bermúdez',
  'Cárdenas',
  'Duarte',
  'Escobar',
  'Figueroa',
  'Galvis',
  'Hincapié',
  'Ibáñez',
  'Jaramillo',
  'Lozano',
  'Montoya',
  'Niño',
  'Ospina',
  'Pachón',
  'Quintero',
  'Restrepo',
  'Sandoval',
  'Triana',
  'Uribe',
  'Velásquez',
  'Zambrano',
  'Buitrago',
  'Castellanos',
  'Forero',
  'Gaitán',
  'Muñetón',
  'Peñaloza',
  'Roa',
  'Salcedo',
] as const;

/** Invented service providers. */
export const providerNames = {
  landlord: 'Inmobiliaria Bodegas de Occidente S.A.S.',
  lawFirm: 'Gutiérrez Pardo Abogados S.A.S.',
  cleaning: 'Servilimpieza Integral Capital S.A.S.',
  carrier: 'Transportes Ruta Andina S.A.S.',
  garage: 'Taller Automotriz La Treinta Ltda.',
  stationer: 'Papelería y Útiles Fontibón S.A.S.',
  grocer: 'Cafetería y Aseo Empresarial S.A.S.',
  equipment: 'Equipos y Tecnología del Hogar S.A.',
} as const;

/** Invented providers of some kinds of company only. */
export const kindProviderNames = {
  customsAgent: 'Agencia de Aduanas Puerto Firme S.A.S. Nivel 2',
  scaffolding: 'Andamios y Formaletas del Centro S.A.S.',
  advertising: 'Ideas y Medios Publicidad S.A.S.',
  security: 'Vigilancia y Seguridad El Faro Ltda.',
  software: 'Sistemas en la Nube Andina S.A.S.',
  courier: 'Mensajería Expresa del Valle S.A.S.',
  auditor: 'Auditores y Revisores Asociados S.A.S.',
  cardAcquirer: 'Adquirencia y Pagos Nacional S.A.',
} as const;

/** Invented foreign firms, with ids in their countries' notation. */
export const foreignSuppliers = [
  { id: 'CN91440300MA5EXQ', name: 'Shenzhen Homeware Trading Co.' },
  { id: 'ESB84417203', name: 'Cerámicas de Talavera S.L.' },
  { id: 'DE811907321', name: 'Hamburger Glaswaren GmbH' },
  { id: 'US472210983', name: 'Gulf Kitchen Imports Inc.' },
] as const;

/**
 * Real authorities, funds, banks and utilities; NIT without DV, from data/special_nits.csv and
 * data/dian_lists_snapshot.csv.
 */
export const institutions = {
  dian: { id: '800197268', name: 'U.A.E. Dirección de Impuestos y Aduanas Nacionales' },
  municipality: { id: '899999061', name: 'Bogotá Distrito Capital - Secretaría de Hacienda' },
  bank: { id: '890903938', name: 'Bancolombia S.A.' },
  savingsBank: { id: '860034313', name: 'Banco Davivienda S.A.' },
  riskInsurer: { id: '860011153', name: 'Positiva Compañía de Seguros S.A.' },
  familyFund: { id: '860066942', name: 'Caja de Compensación Familiar Compensar' },
  sena: { id: '899999034', name: 'Servicio Nacional de Aprendizaje SENA' },
  icbf: { id: '899999239', name: 'Instituto Colombiano de Bienestar Familiar ICBF' },
  sanitas: { id: '800251440', name: 'EPS Sanitas S.A.S.' },
  saludTotal: { id: '800130907', name: 'Salud Total EPS S.A.' },
  nuevaEps: { id: '900156264', name: 'Nueva EPS S.A.' },
  porvenir: { id: '800224808', name: 'Fondo de Pensiones Obligatorias Porvenir' },
  colpensiones: { id: '900336004', name: 'Administradora Colombiana de Pensiones Colpensiones' },
  chamber: { id: '860007322', name: 'Cámara de Comercio de Bogotá' },
  insurer: { id: '890903407', name: 'Seguros Generales Suramericana S.A.' },
  telephone: { id: '899999115', name: 'Empresa de Telecomunicaciones de Bogotá S.A. E.S.P.' },
  energy: { id: '860063875', name: 'Enel Colombia S.A. E.S.P.' },
  water: { id: '899999094', name: 'Empresa de Acueducto y Alcantarillado de Bogotá E.S.P.' },
} as const;

/** Anonymous buyer in a shop. */
export const finalConsumer = { id: '222222222222', name: 'Consumidor final' } as const;

/** Third parties created by errors only. */
export const mistakenNames = {
  messenger: 'Jairo Mensajería',
} as const;
