import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import {
  useCreateCalendarFeed,
  useDeleteCalendarFeed,
  useGetCalendarFeed,
} from '../../../generated/api/calendar/calendar'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { copyText } from '../../lib/copy-text'
import { useWrite } from '../../lib/write'
import { ErrorState } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { TextField } from '../../ui/workspace/kit/text-field'

/** The secret address: made, shown once, copied, renewed, ended. */
export function FeedPart() {
  const { t, i18n } = useTranslation('calendar')
  const id = useId()
  const { data, error, refetch } = useGetCalendarFeed({ request: { silent: true } })
  const [url, setUrl] = useState<string | null>(null)
  const reads = ['calendar']
  const make = useWrite(useCreateCalendarFeed, {
    done: t('feed.made'),
    reads,
    onDone: (made) => setUrl(made.url),
  })
  const end = useWrite(useDeleteCalendarFeed, {
    done: t('feed.ended'),
    reads,
    onDone: () => setUrl(null),
  })
  const busy = make.busy || end.busy
  const copy = () => copyText(url ?? '', { copied: t('feed.copied'), failed: t('feed.copyFailed') })
  if (error && !data)
    return (
      <ErrorState error={error} level={3} title={t('feed.failed')} onRetry={() => void refetch()} />
    )
  return (
    <section aria-labelledby={`${id}-h`} aria-busy={!data}>
      <h3 id={`${id}-h`}>{t('feed.title')}</h3>
      <p>{t('feed.text')}</p>
      {url ? (
        <>
          <div className="calendar-url">
            <TextField
              label={t('feed.address')}
              readOnly
              value={url}
              onFocus={(event) => event.target.select()}
            />
            <Button variant="main" onClick={() => void copy()}>
              <Copy size={18} aria-hidden />
              {t('feed.copy')}
            </Button>
          </div>
          <p className="calendar-muted" role="status">
            {t('feed.once')}
          </p>
        </>
      ) : null}
      {data?.active && !url ? (
        <p className="calendar-muted">
          {[
            t('feed.active', { date: date(data.createdAt, 'DD/MM/YYYY', i18n.language) }),
            data.readAt
              ? t('feed.read', { date: date(data.readAt, 'DD/MM/YYYY HH:mm', i18n.language) })
              : t('feed.unread'),
          ].join(' ')}
        </p>
      ) : null}
      <div className="calendar-acts">
        {data?.active ? (
          <Button disabled={busy} onClick={() => void end.write()}>
            {t('feed.end')}
          </Button>
        ) : null}
        {url ? null : (
          <Button
            variant={data?.active ? 'plain' : 'main'}
            disabled={busy || !data}
            onClick={() => void make.write()}
          >
            {t(data?.active ? 'feed.renew' : 'feed.make')}
          </Button>
        )}
      </div>
    </section>
  )
}
