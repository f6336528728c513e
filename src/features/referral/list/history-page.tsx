import { Link, useSearchParams } from 'react-router-dom'
import {
  useGetReferralSummary,
  useListReferrals,
} from '../../../../generated/api/referral/referral'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState, NoRightState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { TabLinks } from '../../../ui/workspace/kit/tab-links'
import { TermsPanel } from '../agency/terms-panel'
import '../referral.css'
import { Gauge } from './gauge'
import { ListPanel } from './list-panel'
import { PayeePanel } from './payee-panel'
import { passesOn } from '../states'
import { Years } from './years'

/** What somebody passed on, and what it brought. */
function Mine() {
  const { t } = useTranslation('referral')
  const { data } = useGetReferralSummary({ request: { silent: true } })
  const way = (
    <Link className={buttonClass({ variant: 'main' })} to={href('auth-referido-inmueble')}>
      {t('list.new')}
    </Link>
  )
  return (
    <>
      <PageHead title={t('list.title')} sub={t('list.sub.referrer')}>
        {way}
      </PageHead>
      <div className="referral-columns">
        {/* The main button stands at the head; an empty list has the same way, unfilled. */}
        <ListPanel side="referrer">
          <Link className={buttonClass()} to={href('auth-referido-inmueble')}>
            {t('list.new')}
          </Link>
        </ListPanel>
        <div className="referral-stack">
          {data && <Years summary={data} />}
          {data && <Gauge summary={data} />}
          <PayeePanel />
        </div>
      </div>
    </>
  )
}

/** What somebody passed on before they were what they are now. */
function Before() {
  const { data } = useGetReferralSummary({ request: { silent: true } })
  return (
    <div className="referral-columns">
      <ListPanel side="referrer" mine />
      <div className="referral-stack">
        {data && <Years summary={data} />}
        <PayeePanel />
      </div>
    </div>
  )
}

/** Of a role that neither passes owners on nor receives them: what it passed on as another one. */
function Once() {
  const { t } = useTranslation('referral')
  const before = useListReferrals({ mine: true, limit: 1 }, { request: { silent: true } })
  if (!before.data)
    return before.error ? (
      <ErrorState level={1} error={before.error} onRetry={() => void before.refetch()} />
    ) : (
      <SkeletonRows rows={5} label={t('loading')} />
    )
  if (before.data.total === 0)
    return <NoRightState level={1} title={t('list.noRight')} text={t('list.noRightText')} />
  return (
    <>
      <PageHead title={t('list.title')} sub={t('list.sub.referrer')} />
      <Before />
    </>
  )
}

const VIEWS = { terms: 'condiciones', mine: 'mios' } as const

/** What was passed on to the agency, what it gives for it, and what somebody passed on before. */
function Agency({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('referral')
  const [query] = useSearchParams()
  const before = useListReferrals({ mine: true, limit: 1 }, { request: { silent: true } })
  const hasBefore = (before.data?.total ?? 0) > 0
  const asked = query.get('vista')
  const isTerms = isAdmin && asked === VIEWS.terms
  const isMine = asked === VIEWS.mine
  const tab = (view: string | null, words: string, isOn: boolean) => (
    <Link
      to={{ search: view === null ? '' : `?vista=${view}` }}
      aria-current={isOn ? 'page' : undefined}
    >
      {words}
    </Link>
  )
  return (
    <>
      <PageHead title={t('list.title')} sub={t('list.sub.agency')} />
      {(isAdmin || hasBefore || isMine) && (
        <TabLinks label={t('list.title')}>
          {tab(null, t('list.agency'), !isTerms && !isMine)}
          {isAdmin && tab(VIEWS.terms, t('edit.title'), isTerms)}
          {(hasBefore || isMine) && tab(VIEWS.mine, t('list.referrer'), isMine)}
        </TabLinks>
      )}
      {isTerms ? <TermsPanel /> : isMine ? <Before /> : <ListPanel side="agency" />}
    </>
  )
}

/** `/auth/referido/historial`. */
export default function HistoryPage() {
  const { t } = useTranslation('referral')
  const { role } = useSession().profile
  if (role === '') return null
  return (
    <>
      <DocumentHead title={t('list.title')} robots="noindex" />
      {passesOn(role) ? (
        <Mine />
      ) : role === 'ADMIN' || role === 'STAFF' ? (
        <Agency isAdmin={role === 'ADMIN'} />
      ) : (
        <Once />
      )}
    </>
  )
}
