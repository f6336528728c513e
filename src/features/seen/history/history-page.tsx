import { History, Pause, Play, Search, Trash2 } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { openDialog } from '../../../lib/dialog'
import { date } from '../../../lib/format'
import { searchHref } from '../../../lib/search-path'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { EmptyState, PartialBand } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { byDay } from './days'
import { SeenRow } from './seen-row'
import { useHistory } from './use-history'
import './history.css'

/** The message bar says what failed. */
const told = (change: Promise<void>): void => void change.catch(() => undefined)

/** /auth/historial: the homes a person has looked at, by day, and the say over what is kept. */
export default function HistoryPage() {
  const { t, i18n } = useTranslation('seen')
  const { query, homes, paused, forget, forgetAll, pause } = useHistory()
  const {
    isPending,
    isError,
    error,
    data,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = query
  const clear = () =>
    openDialog('common', {
      title: t('clear.title'),
      text: t('clear.text'),
      confirm: t('clear.confirm'),
      danger: true,
      onConfirm: () => forgetAll().catch(() => undefined),
    })
  const dayName = (day: string) =>
    new Intl.DateTimeFormat(i18n.language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${day}T12:00:00Z`))
  return (
    <>
      <DocumentHead title={t('title')} />
      <PageHead title={t('title')} sub={t('sub')}>
        {data && (
          <Button aria-pressed={paused} onClick={() => told(pause(!paused))}>
            {paused ? (
              <Play className="icon" aria-hidden="true" />
            ) : (
              <Pause className="icon" aria-hidden="true" />
            )}
            {t(paused ? 'resume' : 'pause')}
          </Button>
        )}
        {homes.length > 0 && (
          <Button aria-haspopup="dialog" onClick={clear}>
            <Trash2 className="icon" aria-hidden="true" />
            {t('clear.button')}
          </Button>
        )}
      </PageHead>
      {paused && (
        <p className="seen-paused" role="status">
          {t('paused')}
        </p>
      )}
      {isError && data && (
        <PartialBand error={error} onRetry={() => void refetch()}>
          {t('stale')}
        </PartialBand>
      )}
      {homes.length === 0 && (
        <Panel flush>
          <Coming
            isPending={isPending}
            error={!data && error}
            rows={4}
            label={t('loading')}
            onRetry={refetch}
          />
          {data && (
            <EmptyState icon={History} title={t('emptyTitle')} text={t('emptyText')}>
              <a className={buttonClass({ variant: 'main' })} href={searchHref('V')}>
                <Search className="icon" aria-hidden="true" />
                {t('find')}
              </a>
            </EmptyState>
          )}
        </Panel>
      )}
      {byDay(homes).map(([day, seen]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 className="seen-day" id={`day-${day}`}>
            <time dateTime={day}>
              {day === date(Date.now(), 'YYYY-MM-DD') ? t('today') : dayName(day)}
            </time>
          </h2>
          <Panel flush>
            <ul>
              {seen.map((home) => (
                <SeenRow key={home.id} home={home} onForget={() => told(forget(home))} />
              ))}
            </ul>
          </Panel>
        </section>
      ))}
      {hasNextPage && (
        <Button
          className="seen-more"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  )
}
