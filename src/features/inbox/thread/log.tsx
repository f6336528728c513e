import { Fragment, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n'
import { dayName, sameDay } from '../../../lib/when'
import type { Between } from '../slots'

/** What happened in a thread without a conversation, by day, the last in view. */
export function Log({ between }: { between: readonly Between[] }) {
  const { t } = useTranslation('inbox')
  const log = useRef<HTMLDivElement>(null)
  const last = between.at(-1)?.key
  useLayoutEffect(() => {
    const element = log.current
    if (!element) return
    const end = () => {
      element.scrollTop = element.scrollHeight
    }
    end()
    // Also when the field below grows.
    const observer = new ResizeObserver(end)
    observer.observe(element)
    return () => observer.disconnect()
  }, [last])
  return (
    <div className="talk-logbox">
      <div className="talk-log" ref={log} role="log" aria-label={t('thread.log')} tabIndex={0}>
        {between.length === 0 && <p className="talk-first">{t('thread.first')}</p>}
        {between.map(({ key, at, node }, index) => (
          <Fragment key={key}>
            {!sameDay(between[index - 1]?.at ?? '1970-01-01T00:00:00Z', at) && (
              <h3 className="talk-day">{dayName(at, t)}</h3>
            )}
            {node}
          </Fragment>
        ))}
      </div>
    </div>
  )
}
