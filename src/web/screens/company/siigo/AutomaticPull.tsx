/** Automatic pull of each month after it closes: on or off, and day. */
import type { SoftwareCredential } from '#api/companies/software-credentials/contract.ts';
import { isUsable, useAutomaticPull } from '../../../data/companies/software-credentials.ts';
import { Switch } from '../../../ui/control/Switch.tsx';
import { Offer, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { siigoText } from './text.es.ts';

interface AutomaticPullProps {
  company: number;
  credential: SoftwareCredential;
}

/** Up to 28: in every month. */
const days = Array.from({ length: 28 }, (_, index) => ({ value: index + 1, label: siigoText.day(index + 1) }));

export function AutomaticPull({ company, credential }: AutomaticPullProps) {
  const change = useAutomaticPull(company);
  const { enabled, day } = credential.automatic;
  const isStopped = enabled && !isUsable(credential);
  return (
    <Offer above={16}>
      <Row align="top" gap={12}>
        <Switch
          id="siigo-automatic"
          checked={enabled}
          loading={change.isPending}
          aria-describedby="siigo-automatic-help"
          aria-label={siigoText.automatic}
          onChange={(on) => change.mutate({ enabled: on })}
        />
        <div>
          <label htmlFor="siigo-automatic">
            <Text weight="medium">{siigoText.automatic}</Text>
          </label>
          <p className="small mut" id="siigo-automatic-help">
            {siigoText.automaticHelp}
          </p>
          {isStopped && <p>{siigoText.automaticStopped}</p>}
        </div>
      </Row>
      <Select
        width={232}
        aria-label={siigoText.automaticDay}
        options={days}
        value={day}
        disabled={!enabled || change.isPending}
        onChange={(chosen) => change.mutate({ enabled, day: chosen })}
      />
    </Offer>
  );
}
