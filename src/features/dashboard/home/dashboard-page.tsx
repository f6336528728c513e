import { ZONE } from '../../../lib/zone'
import { Link, useSearchParams } from 'react-router-dom'
import { useGetDashboard, useGetFirstRun } from '../../../../generated/api/dashboard/dashboard'
import { useTranslation } from '../../../i18n'
import { currentLang, href } from '../../../lib/href'
import { date } from '../../../lib/format'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton'
import { FIRST_RUN_QUERY } from '../../../slots/first-run'
import { ErrorState, NoRightState } from '../../../ui/states'
import '../../../ui/button.css'
import '../../../ui/workspace/styles/dashboard.css'
import '../../../ui/workspace/styles/table.css'
import '../dashboard.css'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { FirstRunGrid } from '../first-run/first-run-grid'
import { ChangesPanel } from './changes-panel'
import { PapersPanel } from './papers-panel'
import { PipelinePanel } from './pipeline-panel'
import type { DashboardSlots } from './slots'
import { TodayPanel } from './today-panel'
import { useFresh } from './use-fresh'
import { useNow } from '../../../lib/use-now'

/** Morning until 14, evening from 21 on, in the islands' time. */
function partOfDay(now: number): 'morning' | 'afternoon' | 'night' {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: ZONE,
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(now),
  )
  if (hour >= 6 && hour < 14) return 'morning'
  return hour >= 14 && hour < 21 ? 'afternoon' : 'night'
}

const today = (now: number): string =>
  new Intl.DateTimeFormat(currentLang(), {
    timeZone: ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(now)

/** The first page of agents and agencies: what to do now, what changed, how the month goes. */
export default function DashboardPage({ Figures, Enquiries, Waiting, canOpen }: DashboardSlots) {
  const { t } = useTranslation('dashboard')
  const { profile } = useSession()
  const now = useNow()
  const professional = profile.role === 'ADMIN' || profile.role === 'STAFF'
  const board = useGetDashboard({ query: { enabled: professional }, request: { silent: true } })
  const firstRun = useGetFirstRun({ query: { enabled: professional }, request: { silent: true } })
  const [search] = useSearchParams()
  useFresh(professional)
  // Signed out a moment ago: the sign-in is on its way.
  if (profile.role === '') return null
  if (!professional) {
    return (
      <>
        <DocumentHead title={t('head.title')} robots="noindex" />
        <NoRightState
          level={1}
          title={t('head.noRightTitle')}
          text={t(`head.noRightText.${profile.role}`)}
        >
          <Link className={buttonClass({ variant: 'main' })} to={href('auth-perfil')}>
            {t('head.profile')}
          </Link>
        </NoRightState>
      </>
    )
  }
  const { data } = board
  const run = firstRun.data
  const isAsked = search.has(FIRST_RUN_QUERY)
  const isListed = run !== undefined && (isAsked || !(run.hidden || run.complete))
  // A new agency is shown no panel that has nothing to say; before it is known, none at all.
  const isYoung = isListed && !run.complete
  const waits = profile.is_onboarding && firstRun.isPending
  const isFresh = isYoung && run.homes === 0
  const day = today(now)
  const lines = data
    ? [
        t('head.events', { count: data.events.filter(({ status }) => status !== 'done').length }),
        t('head.waiting', { count: data.waiting.count }),
      ]
    : []
  const desk = (
    <>
      {!isFresh && !waits && <Figures quiet={isYoung} />}
      <div className="desk-grid dashboard-grid">
        {board.isError && !data ? (
          <div className="ui-panel dashboard-all">
            <ErrorState
              error={board.error}
              title={t('head.failed')}
              onRetry={() => void board.refetch()}
            />
          </div>
        ) : waits ? null : (
          <>
            {(!isYoung || (data && data.events.length + data.waiting.count > 0)) && (
              <TodayPanel board={data} now={now} Waiting={Waiting} canOpen={canOpen} />
            )}
            {(!isYoung || (data && data.matches.length + data.prices.length > 0)) && (
              <ChangesPanel board={data} canOpen={canOpen} />
            )}
          </>
        )}
      </div>
      {!isFresh && !waits && <Enquiries quiet={isYoung} />}
      <div className="desk-grid dashboard-grid">
        {!isFresh && !waits && <PipelinePanel canOpen={canOpen} quiet={isYoung} />}
        {data && (!isYoung || data.papers.length > 0) && !waits && <PapersPanel board={data} />}
      </div>
    </>
  )
  return (
    <>
      <DocumentHead title={t('head.title')} robots="noindex" />
      <PageHead
        title={t(isFresh ? 'start.welcome' : `head.${partOfDay(now)}`, {
          name: profile.first_name,
        })}
        sub={
          isFresh
            ? t('start.since', { when: date(run.since, 'DD/MM/YYYY HH:mm') })
            : [`${day[0]?.toUpperCase() ?? ''}${day.slice(1)}.`, ...lines].join(' ')
        }
      />
      {waits ? (
        <div className="ui-panel">
          <SkeletonRows rows={6} label={t('start.loading')} />
        </div>
      ) : isListed ? (
        <FirstRunGrid run={run} isFresh={isFresh}>
          {desk}
        </FirstRunGrid>
      ) : (
        desk
      )}
    </>
  )
}
