import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { useListLeads } from '../../../../generated/api/lead/lead'
import { currentLang, href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { NoRightState } from '../../../ui/states'
import '../../../ui/button.css'
import '../../../ui/workspace/styles/dashboard.css'
import '../../../ui/workspace/styles/table.css'
import './desk.css'
import { DraftsPanel } from './drafts-panel'
import { Figures } from './figures'
import { Inbox } from './inbox'
import { byWeek, mostAsked } from './metrics'
import { MostAsked } from './most-asked'
import { RECENT } from './recent'
import { ResponseChart } from './response-chart'
import { useNow } from './use-now'

/** Morning until 14, evening from 21 on, in the islands' time. */
function partOfDay(now: number): 'morning' | 'afternoon' | 'night' {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', hourCycle: 'h23' }).format(now))
  if (hour >= 6 && hour < 14) return 'morning'
  return hour >= 14 && hour < 21 ? 'afternoon' : 'night'
}

const today = (now: number): string => new Intl.DateTimeFormat(currentLang(), { timeZone: 'Europe/Madrid', weekday: 'long', day: 'numeric', month: 'long' }).format(now)

/** The first page of agents and agencies: who waits for an answer, what is missing, how it goes. */
export default function DashboardPage() {
  const { t } = useTranslation('lead')
  const { profile } = useSession()
  const now = useNow()
  const professional = profile.role === 'ADMIN' || profile.role === 'STAFF'
  const recent = useListLeads(RECENT, { query: { enabled: professional }, request: { silent: true } })
  // Signed out a moment ago: the sign-in is on its way.
  if (profile.role === '') return null
  if (!professional) {
    return (
      <>
        <DocumentHead title={t('desk.title')} robots="noindex" />
        <NoRightState level={1} title={t('desk.noRightTitle')} text={t('desk.noRightText')}>
          <Link className="ui-button is-main" to={href('auth-perfil')}>{t('desk.profile')}</Link>
        </NoRightState>
      </>
    )
  }
  const day = today(now)
  const waiting = recent.data?.counts.new
  return (
    <>
      <DocumentHead title={t('desk.title')} robots="noindex" />
      <PageHead
        title={t(`desk.${partOfDay(now)}`, { name: profile.first_name })}
        sub={`${day[0]?.toUpperCase() ?? ''}${day.slice(1)}.${waiting === undefined ? '' : ` ${t('desk.waiting', { count: waiting })}`}`}
      />
      <Figures now={now} />
      <div className="dg">
        <Inbox />
        <div className="w4 desk-side">
          <DraftsPanel />
          {recent.data && <ResponseChart weeks={byWeek(recent.data.items, now)} />}
          {recent.data && <MostAsked homes={mostAsked(recent.data.items)} />}
        </div>
      </div>
    </>
  )
}
