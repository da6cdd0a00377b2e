/** Registration opened by who has an account: another company needs no other one. */
import { useNavigate } from 'react-router';
import { leaveToRegister } from '../../data/access/sign-in.ts';
import { startPath } from '../../data/routes/start-path.ts';
import { session, useSession } from '../../data/session/session.ts';
import { Button } from '../../ui/control/Button.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { StepHead } from './StepHead.tsx';
import { signedInText as text } from './text.es.ts';

export function SignedIn({ onLeft }: { onLeft: () => void }) {
  const navigate = useNavigate();
  const email = useSession((state) => state.user?.attributes.user_email ?? '');
  const alliance = useSession((state) => state.alliance);
  const leave = async () => {
    await leaveToRegister();
    session.setAlliance(alliance);
    onLeft();
  };
  return (
    <>
      <StepHead title={text.title} context={text.context(email)} />
      <FormButtons atStart>
        <Button type="primary" size="large" onClick={() => void startPath().then(navigate)}>
          {text.back}
        </Button>
        <Button size="large" onClick={() => void navigate('/empresas')}>
          {text.companies}
        </Button>
        <Button size="large" onClick={() => void leave()}>
          {text.leave}
        </Button>
      </FormButtons>
    </>
  );
}
