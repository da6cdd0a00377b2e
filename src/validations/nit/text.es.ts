/** Spanish text of the identification numbers. */
import { listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeCount, writeList, writeThirdParties, writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView, ValidationText } from '#core/engine/validation-text.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import type { Rule } from './rules.ts';

const MOST_EXAMPLES = 3;

export const text: ValidationText<Rule, never> = {
  title: 'NIT',
  summary:
    'Revisa los números con que se identifican los terceros: dígito de verificación, longitud, letras, números repetidos y nombres con varios números. También los compara con la lista de proveedores ficticios que tú cargues.',
  roles: {},
  parameters: {
    proveedoresFicticios: {
      label: 'Proveedores ficticios',
      help: 'NIT de la lista vigente que publica la DIAN, sin dígito de verificación. Mientras esté vacía, esa regla no se evalúa.',
    },
  },
  labels: {},
  reasons: {
    sin_numeros: () => 'El archivo no trae números de identificación de terceros.',
    sin_lista: () =>
      'Falta la lista de proveedores ficticios de la DIAN: cárgala en los parámetros de esta validación.',
  },
  rules: {
    'NIT-1': {
      title: ({ thirdParties }) =>
        `${writeCount(thirdParties.length, 'tercero tiene', 'terceros tienen')} mal el dígito de verificación`,
      message: (fact) =>
        examples(fact, ([id, name, dv, right]) => `${name} ${formatNit(id!)} tiene ${dv} y le corresponde ${right}`),
      why: 'El dígito de verificación se calcula del NIT: si no coincide, el número o el dígito está mal digitado, y la factura, la retención o la exógena pueden quedar a nombre de otro.',
      correction: () => 'Compara el número con el RUT del tercero y corrígelo en el maestro del programa contable.',
    },
    'NIT-2': {
      title: shapeTitle,
      message: (fact) => `${examples(fact, ([id, name]) => `${name} está con el número ${id}`)} ${shapeReason(fact)}`,
      why: 'Las sociedades tienen un NIT de nueve dígitos que empieza por 8 o 9; las personas naturales usan su cédula, hasta de diez. Un número de otra forma no identifica a nadie ante la DIAN.',
      correction: () =>
        'Pide el RUT o el documento del tercero y corrige el número en el maestro. Si es del exterior, regístralo con su tipo de documento.',
    },
    'NIT-3': {
      title: ({ thirdParties }) =>
        `${writeCount(thirdParties.length, 'tercero tiene', 'terceros tienen')} letras o signos en el número`,
      message: (fact) => examples(fact, ([id, name]) => `${name} está con el número «${id}»`),
      why: 'El NIT y la cédula solo tienen dígitos. Una letra en medio suele ser un error de digitación, como una O por un cero.',
      correction: () =>
        'Corrige el número en el maestro de terceros. Si es un pasaporte o un documento extranjero, ponle ese tipo de documento.',
    },
    'NIT-4': {
      title: ({ thirdParties }) =>
        `${writeCount(thirdParties.length, 'tercero lleva', 'terceros llevan')} el dígito de verificación pegado al número`,
      message: (fact) =>
        examples(fact, ([id, name]) => `${name} está como ${id} y es ${formatNit(id!.slice(0, -1))}-${id!.at(-1)}`),
      why: 'El dígito de verificación va en su propio campo. Pegado al NIT, la DIAN lo lee como otro número y el tercero puede quedar creado dos veces.',
      correction: () =>
        'Quita el último dígito del número en el maestro y ponlo en el campo del dígito de verificación.',
    },
    'NIT-5': {
      title: ({ data }) =>
        `${writeCount(listIn(data, 'examples').length, 'tercero está creado', 'terceros están creados')} con y sin dígito de verificación`,
      message: (fact) =>
        examples(fact, ([body, id, name]) => `${name} está como ${formatNit(body!)} y como ${formatNit(id!)}`),
      why: 'Es la misma persona dos veces: sus saldos quedan partidos, un anticipo puede no cruzarse con su factura y la exógena la reporta con dos números.',
      correction: () =>
        'Deja un solo registro en el maestro, sin el dígito pegado, y traslada a él los saldos del otro con un registro entre terceros de las mismas cuentas.',
    },
    'NIT-6': {
      title: (fact) => {
        const groups = listIn(fact.data, 'examples');
        const [name, ...ids] = groups[0]!.split('\t');
        return groups.length === 1
          ? `«${name}» aparece con ${formatCount(ids.length)} números de identificación`
          : `${formatCount(groups.length)} nombres aparecen con más de un número de identificación`;
      },
      message: (fact) => {
        const told = examples(
          fact,
          ([name, ...ids]) =>
            `«${name}» está con los números ${writeList(
              ids.map((id) => formatNit(id)),
              5,
            )}`,
        );
        const who = wordIn(fact.data, 'who') === 'personas' ? ' Son personas naturales: pueden ser homónimos.' : '';
        return `${told} Fuera del número más usado hay ${writePesos(fact.amount)}.${who}`;
      },
      why: 'Una sociedad tiene un solo NIT. Con dos números, uno está mal digitado: parte de sus compras, ventas o retenciones se reportaría a nombre de un desconocido.',
      correction: () =>
        'Compara con el RUT cuál es el número correcto, traslada los saldos del otro con un registro entre terceros de las mismas cuentas y desactívalo en el maestro.',
    },
    'NIT-7': {
      title: ({ thirdParties }) =>
        `${writeCount(thirdParties.length, 'tercero está', 'terceros están')} en la lista de proveedores ficticios`,
      message: ({ thirdParties }) =>
        `La DIAN declaró proveedor ficticio a ${thirdParties.length === 1 ? writeThirdParty(thirdParties[0]!) : writeThirdParties(thirdParties)}, con quien hay registros en este balance.`,
      why: 'No son costo ni deducción, ni dan IVA descontable, las compras a quien la DIAN declaró proveedor ficticio. La calificación se levanta a los cinco años.',
      correction: () =>
        'Verifica la resolución y su fecha. Retira de las declaraciones los costos, deducciones e impuestos descontables de esas operaciones, y corrige las ya presentadas.',
    },
    'NIT-8': {
      title: ({ thirdParties }) =>
        `${writeCount(thirdParties.length, 'entidad liquidada conserva', 'entidades liquidadas conservan')} saldo o movimiento`,
      message: ({ thirdParties }) => `Ya no operan y siguen en el balance: ${writeThirdParties(thirdParties)}.`,
      why: 'A una entidad liquidada no se le puede pagar ni cobrar por el trámite normal: sus afiliados pasaron a otra, y los saldos viejos deben depurarse.',
      correction: () =>
        'Traslada los aportes a la entidad que recibió a los afiliados y depura los saldos viejos con el soporte de la liquidación.',
    },
  },
};

/** First examples of a fact, formatted from their fields, and the number of further ones. */
function examples({ data }: FactView, tell: (fields: string[]) => string): string {
  const all = listIn(data, 'examples');
  const shown = all.slice(0, MOST_EXAMPLES).map((example) => tell(example.split('\t')));
  const more = all.length - shown.length;
  return `${shown.join('; ')}${more > 0 ? `; y ${formatCount(more)} más` : ''}.`;
}

function shapeTitle({ data, thirdParties }: FactView): string {
  switch (wordIn(data, 'shape')) {
    case 'sociedad':
      return `${writeCount(thirdParties.length, 'sociedad tiene', 'sociedades tienen')} un número que no es de sociedad`;
    case 'relleno':
      return `${writeCount(thirdParties.length, 'tercero tiene', 'terceros tienen')} un número de relleno`;
    case 'largo':
      return `${writeCount(thirdParties.length, 'tercero tiene', 'terceros tienen')} más dígitos que un NIT o una cédula`;
    case 'codigos':
      return 'El archivo identifica a los terceros con códigos internos';
    default:
      return `${writeCount(thirdParties.length, 'tercero tiene', 'terceros tienen')} el NIT incompleto`;
  }
}

function shapeReason({ data }: FactView): string {
  switch (wordIn(data, 'shape')) {
    case 'sociedad':
      return 'Por su nombre son sociedades, y el NIT de una sociedad tiene nueve dígitos y empieza por 8 o 9.';
    case 'relleno':
      return 'Ceros, un dígito repetido o dígitos en secuencia no son el NIT ni la cédula de nadie.';
    case 'largo':
      return 'Ni el NIT ni la cédula pasan de diez dígitos.';
    case 'codigos':
      return 'Con códigos propios no se puede revisar ningún NIT: genera el informe con el número de identificación.';
    default:
      return 'Le faltan dígitos o son un número de relleno.';
  }
}
