import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { currentLang } from '../../../lib/href'
import { date } from '../../../lib/format'
import { fieldErrorsOf } from '../../../lib/api-error'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import type { Address } from './address'
import { BeforeNote } from './before-note'
import { Filters } from './filters'

interface FigureProps {
  title: string
  /** What it means, in one line. */
  meaning: string
  className?: string
  /** How many are counted, in words. */
  facts: string
  /** Until when, ISO. */
  asOf: string
  /** Its definition. */
  how: string
  /** The same as a table; none where the figure is one. */
  table?: ReactNode
  children: ReactNode
}

/** A figure with its foot: n, moment, definition and table. None stands without. */
export function Figure({
  title,
  meaning,
  className = '',
  facts,
  asOf,
  how,
  table,
  children,
}: FigureProps) {
  const { t } = useTranslation('analysis')
  return (
    <Panel title={title} note={meaning} flush className={`analysis-figure ${className}`}>
      <div className="analysis-body">{children}</div>
      <div className="analysis-foot">
        <span className="analysis-facts num">
          {facts} · {t('foot.asOf', { at: date(asOf, 'DD MMM', currentLang()) })},{' '}
          {date(asOf, 'HH:mm')}
        </span>
        <details>
          <summary>
            {t('foot.how')}
            <span className="spoken">: {title}</span>
          </summary>
          <p>{how}</p>
        </details>
        {table && (
          <details>
            <summary>
              {t('foot.table')}
              <span className="spoken">: {title}</span>
            </summary>
            {table}
          </details>
        )}
      </div>
    </Panel>
  )
}

interface ReadProps<T> {
  address: Address
  /** What a query came to. */
  of: { data: T | undefined; isError: boolean; error: Error | null; refetch: () => unknown }
  /** It is of today alone. */
  today?: boolean
  /** What the period before came to, where a figure can be held against it. */
  before?: { isError: boolean } | undefined
  children: (data: T) => ReactNode
}

/** A figure under its filters: on its way, failed alone, or there. A wrong day is said at its field. */
export function Read<T>({
  address,
  of: { data, isError, error, refetch },
  today = false,
  before,
  children,
}: ReadProps<T>) {
  const { t } = useTranslation('analysis')
  const faults = isError ? fieldErrorsOf(error) : null
  return (
    <>
      <Filters address={address} faults={faults} today={today} comparable={before !== undefined} />
      {before && <BeforeNote address={address} failed={before.isError} />}
      {data ? (
        children(data)
      ) : faults ? null : (
        <div className="ui-panel">
          {isError ? (
            <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={6} label={t('loading')} />
          )}
        </div>
      )}
    </>
  )
}
