/** Labour law, social security and the protection of personal data. */
import { citing } from './legal-source.ts';

const cst = citing('labour');
const law100 = citing('ley_100_1993');
const law50 = citing('ley_50_1990');

export const labourSources = {
  cst_65: cst(
    'art. 65',
    'No pagar salarios y prestaciones al terminar el contrato causa un día de salario por cada día de retardo.',
  ),
  cst_132: cst(
    'art. 132',
    'El salario integral, de por lo menos diez salarios mínimos más el factor prestacional, compensa las prestaciones.',
  ),
  cst_149: cst(
    'art. 149',
    'El empleador no descuenta ni compensa suma alguna del salario sin orden escrita del trabajador o mandamiento judicial.',
  ),
  cst_186: cst('art. 186', 'Cada año de servicio da derecho a quince días hábiles de vacaciones remuneradas.'),
  cst_192: cst('art. 192', 'Las vacaciones se pagan con el salario ordinario, sin horas extras.'),
  cst_249: cst('art. 249', 'Cada año de servicio da derecho a un mes de salario como auxilio de cesantía.'),
  cst_253: cst(
    'art. 253',
    'La cesantía se liquida con el último salario, o el promedio si varió en los últimos tres meses.',
  ),
  cst_306: cst(
    'art. 306',
    'La prima de servicios es de treinta días de salario al año, la mitad en junio y la mitad en diciembre.',
  ),
  ley_50_1990_98: law50(
    'art. 98',
    'El auxilio de cesantía de los contratos celebrados desde 1991 se rige por el régimen de liquidación anual.',
  ),
  ley_50_1990_99: law50('art. 99', 'Las cesantías del año se consignan en el fondo antes del 15 de febrero.'),
  ley_52_1975_1: citing('ley_52_1975')(
    'art. 1',
    'Los intereses sobre las cesantías son del 12 % anual y se pagan en enero.',
  ),
  ley_100_1993_18: law100('art. 18', 'La base de cotización es el salario mensual, con sus topes.'),
  ley_100_1993_20: law100('art. 20', 'Fija la cotización para pensiones y su reparto entre empleador y trabajador.'),
  ley_100_1993_204: law100('art. 204', 'Fija la cotización de salud y su reparto entre empleador y trabajador.'),
  ley_797_2003_5: citing('ley_797_2003')('art. 5', 'La base de cotización va de uno a veinticinco salarios mínimos.'),
  ley_797_2003_7: citing('ley_797_2003')(
    'art. 7',
    'Desde cuatro salarios mínimos se aporta un punto más al fondo de solidaridad pensional.',
  ),
  ley_1393_2010_30: citing('ley_1393_2010')(
    'art. 30',
    'Los pagos no salariales que excedan el 40 % de la remuneración hacen parte de la base de cotización.',
  ),
  ley_21_1982: citing('ley_21_1982')('arts. 7 a 12', 'Los empleadores aportan a la caja de compensación y al SENA.'),
  ley_27_1974: citing('ley_27_1974')('', 'Crea el aporte patronal que hoy recibe el ICBF.'),
  ley_89_1988_1: citing('ley_89_1988')('art. 1', 'El aporte al ICBF es del 3 % de la nómina.'),
  dec_1072_2015: citing('dec_1072_2015')('', 'Reglamenta el trabajo y los riesgos laborales.'),
  ley_1581_2012: citing('ley_1581_2012')(
    '',
    'Protege los datos personales: finalidad, autorización, seguridad y derechos del titular.',
  ),
} as const;
