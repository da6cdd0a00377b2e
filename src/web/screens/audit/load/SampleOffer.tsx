/** The sample company, for who has no balance at hand. */
import { useHindrance } from '../../../data/users/hindrance.ts';
import { SampleMonths } from '../../../sample-company/SampleMonths.tsx';
import { sampleText } from '../../../sample-company/text.es.ts';
import { useSampleCompany } from '../../../sample-company/use-sample-company.ts';
import { Button } from '../../../ui/control/Button.tsx';

export function SampleOffer() {
  const why = useHindrance('empresas.editar', null);
  const { progress, make } = useSampleCompany();
  if (why !== null) return null;
  if (progress) return <SampleMonths {...progress} />;
  return (
    <Button type="inline" onClick={make}>
      {sampleText.offer}
    </Button>
  );
}
