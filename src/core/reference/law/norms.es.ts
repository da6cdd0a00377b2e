/** Norms cited by validations: name, abbreviation, and the official site that publishes the text in force. */

export interface Norm {
  readonly name: string;
  /** As accountants abbreviate it. */
  readonly short: string;
  /** Null where no address of its text is known. */
  readonly url: string | null;
  /** The address of an article is that of the norm with `#376`. */
  readonly hasArticles?: true;
}

const dian = (page: string) => `https://normograma.dian.gov.co/dian/compilacion/docs/${page}.htm`;
const senate = (page: string) => `https://www.secretariasenado.gov.co/senado/basedoc/${page}.html`;
const publicFunction = (id: number) => `https://www.funcionpublica.gov.co/eva/gestornormativo/norma.php?i=${id}`;

const norm = (name: string, url: string | null, short = name): Norm => ({ name, short, url });

const list = {
  et: { ...norm('Estatuto Tributario', dian('estatuto_tributario'), 'E.T.'), hasArticles: true },
  dur: { ...norm('Decreto 1625 de 2016', dian('decreto_1625_2016'), 'D.U.R. 1625 de 2016'), hasArticles: true },
  dec_572_2025: norm('Decreto 572 de 2025', dian('decreto_0572_2025')),
  dec_242_2024: norm('Decreto 242 de 2024', dian('decreto_0242_2024')),
  puc: norm(
    'Decreto 2650 de 1993 (PUC)',
    'https://gestornormativo.creg.gov.co/gestor/entorno/docs/decreto_2650_1993.htm',
    'PUC',
  ),
  commerce: norm('Código de Comercio', senate('codigo_comercio'), 'C. de Co.'),
  civil: norm('Código Civil', senate('codigo_civil')),
  penal: norm('Código Penal', senate('ley_0599_2000')),
  labour: norm('Código Sustantivo del Trabajo', senate('codigo_sustantivo_trabajo'), 'C.S.T.'),
  smes: norm('NIIF para las PYMES', publicFunction(76745)),
  nia: norm('NIA 520 (Decreto 2420 de 2015, anexo 4)', publicFunction(76745), 'NIA 520'),
  dec_2420_2015: norm('Decreto 2420 de 2015', publicFunction(76745)),
  dec_1072_2015: norm('Decreto 1072 de 2015', publicFunction(72173)),
  ley_43_1990: norm('Ley 43 de 1990', senate('ley_0043_1990')),
  ley_50_1990: norm('Ley 50 de 1990', senate('ley_0050_1990')),
  ley_100_1993: norm('Ley 100 de 1993', senate('ley_0100_1993')),
  ley_222_1995: norm('Ley 222 de 1995', senate('ley_0222_1995')),
  ley_797_2003: norm('Ley 797 de 2003', senate('ley_0797_2003')),
  ley_962_2005: norm('Ley 962 de 2005', senate('ley_0962_2005')),
  ley_1314_2009: norm('Ley 1314 de 2009', senate('ley_1314_2009')),
  ley_1393_2010: norm('Ley 1393 de 2010', senate('ley_1393_2010')),
  ley_1581_2012: norm('Ley 1581 de 2012', senate('ley_1581_2012')),
  ley_2069_2020: norm('Ley 2069 de 2020', senate('ley_2069_2020')),
  ley_21_1982: norm('Ley 21 de 1982', null),
  ley_52_1975: norm('Ley 52 de 1975', null),
  ley_27_1974: norm('Ley 27 de 1974', null),
  ley_89_1988: norm('Ley 89 de 1988', null),
  ley_14_1983: norm('Ley 14 de 1983', senate('ley_0014_1983')),
  dec_2706_2012: norm('Decreto 2706 de 2012', null),
  dec_1074_2015: norm('Decreto 1074 de 2015', 'https://www.suin-juriscol.gov.co/viewDocument.asp?id=30019935'),
  dec_1670_2021: norm(
    'Decreto 1670 de 2021',
    'https://compilacionjuridica.shd.gov.co/compilacion/docs/decreto_1670_2021.htm',
  ),
} satisfies Record<string, Norm>;

export type NormKey = keyof typeof list;

export const norms: Readonly<Record<NormKey, Norm>> = list;
