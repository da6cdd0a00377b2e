/** What speaks for an inferred role: the five witnesses in their order, a tick for each that does. */
import { Check, Minus } from 'lucide-react';
import type { ChartInference, Witness } from '#api/audits/parametrization/chart/contract.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { chartText } from '../text.es.ts';

const order = Object.keys(chartText.witnesses) as Witness[];

export function Witnesses({ said }: { said: ChartInference }) {
  return (
    <Row as="ul" gap={12} wrap>
      {order.map((witness) => {
        const speaks = said.witnesses.includes(witness);
        return (
          <Row as="li" gap={4} key={witness} className="small">
            <Icon
              of={speaks ? Check : Minus}
              size={14}
              className={speaks ? 'correcto' : 'mut'}
              label={chartText.speaks(speaks)}
            />
            {chartText.witnesses[witness]}
          </Row>
        );
      })}
    </Row>
  );
}
