import { CloudAlert, Inbox, Lock, RotateCw, type LucideIcon } from 'lucide-react'
import { type ReactNode } from 'react'
import { useTranslation } from '../i18n'
import { useErrorText, useFailureText } from '../i18n/error-text'
import { statusOf, wayOn } from '../lib/api-error'
import { href } from '../lib/href'
import { getKeeper } from '../lib/kept-write'
import { rememberWanted } from '../lib/sign-in'
import { Button } from './kit/button'
import { buttonClass } from './kit/button-class'
import './states.css'

interface StateProps {
  icon?: LucideIcon
  title: string
  text?: ReactNode
  /** The one thing to do now, and perhaps a quieter one beside it. */
  children?: ReactNode
  /** Heading level in the page. */
  level?: 1 | 2 | 3
}

function State({
  icon: Icon = Inbox,
  title,
  text,
  children,
  level = 2,
  role,
}: StateProps & { role?: 'alert' }) {
  const Heading = `h${level}` as const
  return (
    <div className="ui-state" role={role}>
      <Icon className="icon" aria-hidden="true" />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className="ui-state-acts">{children}</div>}
    </div>
  )
}

/** Nothing here yet: what this is, and the one thing to do now. */
export const EmptyState = (props: StateProps) => <State {...props} />

/**
 * What a failed call is drawn from. Null where no call failed and still nothing came: the
 * catalogue's last row.
 */
interface Failed {
  error: Error | null
  onRetry?: () => void
}

/**
 * The way on (src/lib/api-error.ts): again, sign in and come back, or the page before. A part of a
 * page has none behind it.
 */
function WayOn({
  error,
  onRetry,
  isPart = false,
  children,
}: Failed & { isPart?: boolean; children?: ReactNode }) {
  const { t } = useTranslation('shell')
  const way = wayOn(error)
  if (way === 'signIn')
    return (
      <a
        className={buttonClass({ variant: 'main' })}
        href={href('index', {}, { login: 1 })}
        onClick={() => rememberWanted(location.pathname + location.search)}
      >
        {t('header.signIn')}
      </a>
    )
  if (
    way === 'back' &&
    !isPart &&
    !children &&
    typeof history !== 'undefined' &&
    history.length > 1
  )
    return (
      <Button variant="main" onClick={() => history.back()}>
        {t('state.back')}
      </Button>
    )
  if (way === 'back' || !onRetry) return null
  return (
    <Button variant="main" onClick={onRetry}>
      <RotateCw className="icon" aria-hidden="true" />
      {t('retry')}
    </Button>
  )
}

/** What the desk says of a read that needs the server, where a device has none of it. */
const awayOf = (error: unknown) => getKeeper()?.away?.(error)

type ErrorStateProps = Omit<StateProps, 'title' | 'text'> &
  Failed & {
    title?: string
    /** Of a 403: whom to ask, where it is not whoever manages the agency. */
    noRight?: string
  }

/**
 * A read that failed, in the words of the catalogue (specification, section 8), with the way on.
 * `title` says what did not come; of a 403 the catalogue's words are the title, and below them
 * stands whom to ask.
 */
export function ErrorState({ title, error, onRetry, noRight, children, ...rest }: ErrorStateProps) {
  const { t } = useTranslation('shell')
  const away = awayOf(error)
  const told = useFailureText()(error)
  const words = away?.text ?? told
  const isRefused = statusOf(error) === 403
  return (
    <State
      icon={isRefused ? Lock : CloudAlert}
      role="alert"
      title={isRefused ? words : (title ?? away?.title ?? t('state.errorTitle'))}
      text={isRefused ? (noRight ?? t('state.noRightText')) : words}
      {...rest}
    >
      <WayOn error={error} onRetry={onRetry} isPart={rest.level === 3}>
        {children}
      </WayOn>
      {children}
    </State>
  )
}

/**
 * The same in a line, where a state would be too much. `title`: a sentence that says what did not
 * come.
 */
export function ErrorLine({
  title,
  error,
  onRetry,
  className,
}: Failed & { title?: string; className?: string }) {
  const told = useFailureText()(error)
  const words = awayOf(error)?.text ?? told
  return (
    <p role="alert" className={className}>
      {[title, words].filter(Boolean).join(' ')} <WayOn error={error} onRetry={onRetry} isPart />
    </p>
  )
}

/** No right, known before anything was asked: the catalogue's words, and whom to ask. */
export function NoRightState({
  title,
  text,
  ...rest
}: Omit<StateProps, 'title'> & { title?: string }) {
  const { t } = useTranslation('shell')
  const words = useErrorText()
  return (
    <State
      icon={Lock}
      title={title ?? words('Acceso no autorizado')}
      text={text ?? t('state.noRightText')}
      {...rest}
    />
  )
}

/**
 * Part of the data is missing, or old: a band above what can be used. Whoever offers a second try
 * says what failed.
 */
export function PartialBand({
  children,
  ...failed
}: { children: ReactNode } & (Failed | { error?: never; onRetry?: never })) {
  return (
    <div className="ui-band" role="status">
      <CloudAlert className="icon" aria-hidden="true" />
      <span>{children}</span>
      {failed.error !== undefined && <BandFailure {...failed} />}
    </div>
  )
}

function BandFailure({ error, onRetry }: Failed) {
  const words = useFailureText()
  return (
    <>
      <span>{awayOf(error)?.text ?? words(error)}</span>
      <WayOn error={error} onRetry={onRetry} isPart />
    </>
  )
}
