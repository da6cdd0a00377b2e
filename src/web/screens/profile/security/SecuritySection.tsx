/** Password, second factor and open sessions. */
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/control/Button.tsx';
import { Offer } from '../../../ui/layout/Layout.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { securityText as text } from './text.es.ts';

export function SecuritySection() {
  const navigate = useNavigate();
  const path = '/cambiar-password';
  return (
    <>
      <Panel title={text.password}>
        <Offer>
          <p>{text.passwordNote}</p>
          <Button
            href={path}
            onClick={(event) => {
              event.preventDefault();
              void navigate(path);
            }}
          >
            {text.changePassword}
          </Button>
        </Offer>
      </Panel>
      <SecondFactorPanel />
      <SessionsPanel />
    </>
  );
}
