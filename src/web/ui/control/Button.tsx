/**
 * Button, or link styled as one, which goes on within the app where it leads to a page of the product. Touch size on
 * phones through CSS.
 */
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { Spinner } from '../mark/Spinner.tsx';
import styles from './Button.module.css';

interface ButtonLook {
  /** At most one `primary` per screen; `text` and `link` are borderless; `inline` is a link within text. */
  type?: 'default' | 'primary' | 'dashed' | 'text' | 'link' | 'inline';
  size?: 'small' | 'middle' | 'large';
  /** Irreversible action. */
  danger?: boolean;
  /** Full width. */
  block?: boolean;
  icon?: ReactNode;
  /** Pending: spinner, clicks ignored. */
  loading?: boolean;
}

type ButtonAttributes = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'>;

export interface ButtonProps extends ButtonLook, ButtonAttributes {
  href?: never;
  htmlType?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement>;
}

export interface ButtonLinkProps extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'type'> {
  href: string;
  /** Loads the page anew, as after a crash. */
  reloads?: boolean;
}

/** Paths of the web client; those of the API are answered by the server. */
const ofProduct = /^\/(?!\/|api\/)/;

export function Button(props: ButtonProps | ButtonLinkProps) {
  if (props.href !== undefined) return <ButtonLink {...props} />;
  const { type, size, danger, block, icon, loading = false, className, children, htmlType, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={htmlType ?? 'button'}
      className={lookOf(props)}
      aria-busy={loading || undefined}
      onClick={press}
    >
      {loading ? <Spinner size={14} /> : icon}
      {wrapped(children)}
    </button>
  );
}

function ButtonLink(props: ButtonLinkProps) {
  const { type, size, danger, block, icon, loading, className, children, href, reloads = false, ...rest } = props;
  const look = lookOf({ type, size, danger, block, icon, className, children } as ButtonLinkProps);
  const shown = (
    <>
      {icon}
      {wrapped(children)}
    </>
  );
  return ofProduct.test(href) && !reloads ? (
    <Link {...rest} to={href} className={look}>
      {shown}
    </Link>
  ) : (
    <a {...rest} href={href} className={look}>
      {shown}
    </a>
  );
}

/** Text becomes one flex item; elements stay as they are. */
function wrapped(children: ReactNode): ReactNode {
  return children === undefined || children === null ? null : <span>{children}</span>;
}

function lookOf({
  type = 'default',
  size = 'middle',
  danger,
  block,
  icon,
  children,
  className,
}: ButtonProps | ButtonLinkProps) {
  return [
    styles.button,
    type !== 'default' && styles[type],
    size !== 'middle' && styles[size],
    danger && styles.danger,
    block && styles.block,
    icon && (children === undefined || children === null) && styles.square,
    className,
  ]
    .filter(Boolean)
    .join(' ');
}
