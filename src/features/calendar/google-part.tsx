import { useId, useState } from 'react'
import {
  useDisconnectGoogleCalendar,
  useGetGoogleCalendar,
  useStartGoogleCalendar,
  useSyncGoogleCalendar,
} from '../../../generated/api/calendar/calendar'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { currentLang } from '../../lib/href'
import { useWrite } from '../../lib/write'
import { ErrorState } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { keepLang } from './google-way'

const LOOK_MS = 2000

/**
 * The person's Google calendar, kept the same as the diary: connected, compared now, ended. Nothing
 * where the site has no access to Google.
 */
export function GooglePart() {
  const { t, i18n } = useTranslation('calendar')
  const id = useId()
  /** When comparing was asked for; null: nothing is waited for. */
  const [since, setSince] = useState<number | null>(null)
  const isWaiting = (syncedAt: string | null): boolean =>
    since !== null && (syncedAt === null || Date.parse(syncedAt) < since)
  const { data, error, refetch } = useGetGoogleCalendar({
    request: { silent: true },
    query: {
      refetchInterval: ({ state: { data: now } }) =>
        now?.state === 'active' && (now.syncedAt === null || isWaiting(now.syncedAt))
          ? LOOK_MS
          : false,
    },
  })
  const reads = ['calendar']
  const connect = useWrite(useStartGoogleCalendar, {
    done: null,
    reads,
    onDone: ({ url }) => {
      keepLang(currentLang())
      location.assign(url)
    },
  })
  const compare = useWrite(useSyncGoogleCalendar, {
    done: null,
    reads,
    onRefused: () => setSince(null),
  })
  const end = useWrite(useDisconnectGoogleCalendar, { done: t('google.ended'), reads })
  const busy = connect.busy || compare.busy || end.busy
  const compareNow = () => {
    setSince(Date.now())
    void compare.write()
  }
  if (error && !data)
    return (
      <ErrorState
        error={error}
        level={3}
        title={t('google.failed')}
        onRetry={() => void refetch()}
      />
    )
  if (!data?.available) return null
  const { state, email, syncedAt, left } = data
  const isOn = state === 'active'
  const status =
    syncedAt && !isWaiting(syncedAt)
      ? t('google.synced', { date: date(syncedAt, 'DD/MM/YYYY HH:mm', i18n.language) })
      : t('google.syncing')
  return (
    <section aria-labelledby={`${id}-h`}>
      <h3 id={`${id}-h`}>Google Calendar</h3>
      <p>{t('google.text')}</p>
      {isOn ? (
        <p className="calendar-muted" role="status">
          {[t('google.with', { email }), status, left > 0 ? t('google.left', { count: left }) : '']
            .filter(Boolean)
            .join(' ')}
        </p>
      ) : null}
      {state === 'stopped' ? (
        <p className="calendar-warning" role="status">
          {t('google.stopped', { email })}
        </p>
      ) : null}
      <div className="calendar-acts">
        {state === 'none' ? null : (
          <Button disabled={busy} onClick={() => void end.write()}>
            {t('google.end')}
          </Button>
        )}
        {isOn ? (
          <Button disabled={busy || isWaiting(syncedAt)} onClick={compareNow}>
            {t('google.now')}
          </Button>
        ) : (
          <Button variant="main" disabled={busy} onClick={() => void connect.write()}>
            {t(state === 'none' ? 'google.connect' : 'google.again')}
          </Button>
        )}
      </div>
    </section>
  )
}
