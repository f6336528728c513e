import { keepPreviousData } from '@tanstack/react-query'
import { CalendarPlus, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useListAgenda } from '../../../../generated/api/agenda/agenda'
import type { AgendaItem, AgendaKind } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, PartialBand } from '../../../ui/states'
import { addDays, sayDay, sayDays, today } from '../parts/madrid'
import { keyOf } from '../parts/tone'
import { useLiveDiary } from '../parts/use-refresh'
import { useWaitingDiary } from '../parts/waiting'
import { Button } from '../../../ui/workspace/kit/button'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { DayList } from './day-list'
import { DayStrip } from './day-strip'
import {
  instantsOf,
  rangeOf,
  readQuery,
  step,
  toSearch,
  VIEWS,
  type DiaryQuery,
} from './diary-query'
import { EventCard } from './event-card'
import { isOn, MonthDays } from './month-days'
import { PeopleFilter } from './people-filter'
import { useMove } from './use-move'
import { useNarrow } from './use-narrow'
import { RouteButton } from '../route/route-button'
import '../agenda.css'

const Grid = lazy(() => import('./grid'))

function titleOf({ view, date }: DiaryQuery, lang: string): string {
  if (view === 'month') return sayDay(date, lang, { month: 'long', year: 'numeric' })
  if (view === 'day') return sayDay(date, lang, { weekday: 'long', day: 'numeric', month: 'long' })
  const { from, to } = rangeOf({ view, date })
  return sayDays(from, addDays(to, -1), lang)
}

/** Slots of other rooms beside the calendar: what waits for an answer, how to subscribe. */
export interface DiarySlots {
  Requests?: ComponentType | undefined
  Subscribe?: ComponentType | undefined
}

/**
 * The diary: month, week, day and list of oneself, of colleagues or of the agency; view, day and
 * people are in the address.
 */
export default function DiaryPage({ Requests, Subscribe }: DiarySlots) {
  const { t, i18n } = useTranslation('agenda')
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { profile } = useSession()
  const narrow = useNarrow()
  const query = readQuery(search)
  const [chosenKey, setChosen] = useState<string | null>(null)
  const { move, dialog } = useMove()
  useLiveDiary()
  // A phone shows the days in a strip or as a month of dots, and the chosen day as a list.
  const phoneList = narrow && query.view !== 'list'
  const phoneMonth = narrow && query.view === 'month'
  const oneDay = query.view === 'day' || phoneList
  const agentId =
    query.agents[0] === 'all' ? [] : query.agents.length > 0 ? query.agents : [profile.id]
  const hours = instantsOf(query)
  const {
    data: read,
    error,
    isPending,
    isPlaceholderData,
    refetch,
  } = useListAgenda(
    {
      ...hours,
      ...(agentId.length > 0 ? { agentId } : {}),
      ...(query.kinds.length > 0 ? { kind: query.kinds as AgendaKind[] } : {}),
    },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const data = useWaitingDiary(read, { ...hours, agents: agentId, kinds: query.kinds })
  const go = (part: Partial<DiaryQuery>, replace = false) =>
    setSearch(toSearch({ ...query, ...part }), { replace })
  const choose = (item: AgendaItem) => setChosen(keyOf(item))
  const chosen = data?.items.find((item) => keyOf(item) === chosenKey)
  const onSlot = ({
    startsAt,
    endsAt,
    allDay,
  }: {
    startsAt: string
    endsAt: string
    allDay: boolean
  }) =>
    void navigate(
      href(
        'auth-agenda-create',
        {},
        { start: startsAt, end: endsAt, ...(allDay ? { allDay: '1' } : {}) },
      ),
    )
  const capital = (text: string): string =>
    text.charAt(0).toLocaleUpperCase(i18n.language) + text.slice(1)
  if (statusOf(error) === 403) return <ErrorState level={1} error={error} noRight={t('noRight')} />
  const shown =
    phoneList && data
      ? { ...data, items: data.items.filter((item) => isOn(item, query.date)) }
      : data
  const visits = data?.items.filter(({ kind, busy }) => kind === 'visit' && !busy).length ?? 0
  const isEmpty = data !== undefined && !isPlaceholderData && (shown?.items.length ?? 0) === 0
  const listed = query.view === 'list' || phoneList
  return (
    <>
      <DocumentHead title={t('title')} />
      <div className="desk-head agenda-head">
        <h1>
          {capital(
            titleOf(phoneList && !phoneMonth ? { ...query, view: 'week' } : query, i18n.language),
          )}
        </h1>
        {data ? (
          <p className="sub num" role="status">
            {[
              t('count', { count: data.items.length }),
              visits > 0 ? t('visits', { count: visits }) : null,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        ) : null}
        <div className="end">
          <div className="agenda-nav">
            <IconButton label={t('previous')} onClick={() => go({ date: step(query, -1) })}>
              <ChevronLeft size={20} aria-hidden />
            </IconButton>
            <Button onClick={() => go({ date: today() })}>{t('today')}</Button>
            <IconButton label={t('next')} onClick={() => go({ date: step(query, 1) })}>
              <ChevronRight size={20} aria-hidden />
            </IconButton>
          </div>
          <div className="chip-row agenda-views" role="group" aria-label={t('view')}>
            {VIEWS.map((view) => (
              <ChipToggle key={view} on={query.view === view} onClick={() => go({ view })}>
                {t(`views.${view}`)}
              </ChipToggle>
            ))}
          </div>
          <Link
            className={buttonClass({ variant: 'main' })}
            to={href('auth-agenda-create', {}, { start: undefined })}
          >
            <Plus size={18} aria-hidden />
            {t('new')}
          </Link>
        </div>
      </div>
      <div className="agenda-wide">
        <section
          className="panel"
          aria-label={t('title')}
          aria-busy={isPending || isPlaceholderData}
        >
          {data ? (
            <div className="agenda-top">
              <PeopleFilter
                people={data.people}
                agents={query.agents}
                onChange={(agents) => go({ agents })}
              />
              {Subscribe ? <Subscribe /> : null}
              {oneDay && agentId.length === 1 ? (
                <RouteButton
                  day={query.date}
                  agentId={agentId[0] ?? profile.id}
                  items={shown?.items ?? []}
                />
              ) : null}
            </div>
          ) : null}
          {error && data ? (
            <PartialBand error={error} onRetry={() => void refetch()}>
              {t('stale')}
            </PartialBand>
          ) : null}
          {data?.cut ? <PartialBand>{t('cut')}</PartialBand> : null}
          {phoneMonth ? (
            <MonthDays query={query} items={data?.items ?? []} />
          ) : phoneList ? (
            <DayStrip query={query} />
          ) : null}
          {isPending ? <SkeletonRows rows={16} label={t('loading')} /> : null}
          {error && !data ? (
            <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
          ) : null}
          {listed && isEmpty ? (
            <EmptyState
              icon={CalendarPlus}
              title={t(phoneList ? 'empty.day' : 'empty.title')}
              text={t('empty.text')}
            >
              <Link
                className={buttonClass({ variant: 'main' })}
                to={href('auth-agenda-create', {}, { day: query.date })}
              >
                {t('new')}
              </Link>
            </EmptyState>
          ) : null}
          {shown && listed && shown.items.length > 0 ? (
            <DayList page={shown} chosen={chosenKey} onChoose={choose} headed={!phoneList} />
          ) : null}
          {data && !listed ? (
            <Suspense fallback={<SkeletonRows rows={16} label={t('loading')} />}>
              {isEmpty ? (
                <p className="agenda-none" role="status">
                  {t('empty.grid')}
                </p>
              ) : null}
              <Grid
                page={data}
                view={query.view}
                date={query.date}
                chosen={chosenKey}
                onChoose={choose}
                onMove={move}
                onSlot={onSlot}
              />
            </Suspense>
          ) : null}
        </section>
        <aside className="agenda-side" aria-label={t('side')}>
          {chosen ? <EventCard item={chosen} onClose={() => setChosen(null)} /> : null}
          {Requests ? <Requests /> : null}
        </aside>
      </div>
      {dialog}
    </>
  )
}
