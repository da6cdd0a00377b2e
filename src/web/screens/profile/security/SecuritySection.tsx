/** Password, second factor and open sessions. */
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/control/Button.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import styles from '../Screen.module.css';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { securityText as text } from './text.es.ts';

export function SecuritySection() {
  const navigate = useNavigate();
  const path = '/cambiar-password';
  return (
    <>
      <Panel title={text.password}>
        <div className={styles.heading}>
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
        </div>
      </Panel>
      <SecondFactorPanel />
      <SessionsPanel />
    </>
  );
}
