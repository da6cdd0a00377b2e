/** Whether each month is fetched by itself once it has closed, and on which day. */
import { Select, Switch } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { changeAutomaticPull, type SoftwareCredential } from '#api/companies/software-credentials/contract.ts';
import { isUsable } from '../../../data/companies/software-credentials.ts';
import { call, reportFailure } from '../../../data/transport/api.ts';
import { Icon } from '../../../ui/mark/Icon.tsx';
import styles from './SiigoPanel.module.css';
import { siigoText } from './text.es.ts';

interface AutomaticPullProps {
  company: number;
  credential: SoftwareCredential;
  onChanged: (credential: SoftwareCredential) => void;
}

/** Every month has the 28th. */
const days = Array.from({ length: 28 }, (_, index) => ({ value: index + 1, label: siigoText.day(index + 1) }));

export function AutomaticPull({ company, credential, onChanged }: AutomaticPullProps) {
  const [saving, setSaving] = useState(false);
  const { enabled, day } = credential.automatic;
  const isStopped = enabled && !isUsable(credential);
  const change = async (body: { enabled: boolean; day?: number }) => {
    setSaving(true);
    await call(changeAutomaticPull, { params: { id: company }, body })
      .then(({ data }) => onChanged(data), reportFailure)
      .finally(() => setSaving(false));
  };
  return (
    <div className={styles.automatic}>
      <Switch
        id="siigo-automatic"
        checked={enabled}
        loading={saving}
        aria-describedby="siigo-automatic-help"
        aria-label={siigoText.automatic}
        onChange={(on) => void change({ enabled: on })}
      />
      <div>
        <label htmlFor="siigo-automatic" className={styles.automaticName}>
          {siigoText.automatic}
        </label>
        <p className="small mut" id="siigo-automatic-help">
          {siigoText.automaticHelp}
        </p>
        {isStopped && <p className={styles.reason}>{siigoText.automaticStopped}</p>}
      </div>
      <Select
        className={styles.day ?? ''}
        aria-label={siigoText.automaticDay}
        options={days}
        value={day}
        disabled={!enabled || saving}
        onChange={(chosen) => void change({ enabled, day: chosen })}
        suffixIcon={<Icon of={ChevronDown} />}
      />
    </div>
  );
}
