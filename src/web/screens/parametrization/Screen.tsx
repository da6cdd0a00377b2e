/** Parametrization of a company: one step per validation, with accounts, parameters and a preview. */
import { useParams } from 'react-router';
import { OfCompany } from '../../ui/page/OfCompany.tsx';
import { wizardText } from './text.es.ts';
import { Wizard } from './wizard/Wizard.tsx';

export function Screen() {
  const step = Number(useParams().validation_id);
  return (
    <OfCompany title={wizardText.title} choose={wizardText.chooseCompany}>
      {(company) => <Wizard key={company} company={company} step={step} />}
    </OfCompany>
  );
}
