import { CloudAlert, Inbox, Lock, RotateCw, type LucideIcon } from 'lucide-react'
import { type ReactNode } from 'react'
import { useTranslation } from '../i18n'
import { statusOf } from '../lib/api-error'
import './button.css'
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

function State({ icon: Icon = Inbox, title, text, children, level = 2, role }: StateProps & { role?: 'alert' }) {
  const Heading = `h${level}` as const
  return (
    <div className="ui-state" role={role}>
      <Icon className="i" aria-hidden="true" />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className="ui-state-acts">{children}</div>}
    </div>
  )
}

/** Nothing here yet: what this is, and the one thing to do now. */
export const EmptyState = (props: StateProps) => <State {...props} />

/** What happened in plain words, what is safe, and a second try; where `error` is a 403, whom to ask instead. */
export function ErrorState({ title, text, onRetry, error, children, ...rest }: Omit<StateProps, 'title'> & { title?: string; onRetry?: () => void; error?: unknown }) {
  const { t } = useTranslation('shell')
  if (statusOf(error) === 403) return <NoRightState {...rest}>{children}</NoRightState>
  return (
    <State icon={CloudAlert} role="alert" title={title ?? t('state.errorTitle')} text={text ?? t('state.errorText')} {...rest}>
      {onRetry && (
        <button type="button" className="ui-button is-main" onClick={onRetry}>
          <RotateCw className="i" aria-hidden="true" />
          {t('retry')}
        </button>
      )}
      {children}
    </State>
  )
}

/** No right: who holds it, and whom to ask. */
export function NoRightState({ title, text, ...rest }: Omit<StateProps, 'title'> & { title?: string }) {
  const { t } = useTranslation('shell')
  return <State icon={Lock} title={title ?? t('state.noRightTitle')} text={text ?? t('state.noRightText')} {...rest} />
}

/** Part of the data is missing: a band above what can be used. */
export function PartialBand({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <div className="ui-band" role="status">
      <CloudAlert className="i" aria-hidden="true" />
      <span>{children}</span>
      {onRetry && (
        <button type="button" className="ui-button" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  )
}
