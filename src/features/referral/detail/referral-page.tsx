import { Link, useParams } from 'react-router-dom'
import { useGetReferral } from '../../../../generated/api/referral/referral'
import type { Referral } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { AgencyActs } from '../agency/agency-acts'
import { Transfer } from '../agency/transfer'
import { Examples } from '../owner/examples'
import '../referral.css'
import { passesOn, titleOf } from '../states'
import { Asked } from './asked'
import { Facts } from './facts'
import { Next } from './next'
import { OwnerLink } from './owner-link'
import { ReferrerActs } from './referrer-acts'
import { Stepper } from './stepper'

function Whole({ referral }: { referral: Referral }) {
  const { t } = useTranslation('referral')
  const { side, state, terms, validUntil } = referral
  return (
    <>
      <Panel flush className="referral-way">
        {state !== 'draft' && <Stepper referral={referral} />}
        <Next referral={referral}>
          {side === 'agency' ? (
            <AgencyActs referral={referral} />
          ) : (
            <ReferrerActs referral={referral} />
          )}
        </Next>
      </Panel>
      <div className="referral-columns">
        <div className="referral-stack">
          <Transfer referral={referral} />
          <OwnerLink referral={referral} />
          <Asked referral={referral} />
        </div>
        <div className="referral-stack">
          <Facts referral={referral} />
          {terms && <Examples terms={terms} until={validUntil ? date(validUntil) : null} />}
          {!terms && <p className="referral-quiet">{t('terms.later')}</p>}
        </div>
      </div>
    </>
  )
}

/** `/auth/referido/inmueble/{id}`: where it stands, from either side. */
export default function ReferralPage() {
  const { t } = useTranslation('referral')
  const { id = '' } = useParams()
  const { role } = useSession().profile
  const { data, error, refetch } = useGetReferral(id, { request: { silent: true } })
  if (error && !data) return <ErrorState level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={6} label={t('loading')} />
  const title = titleOf(data, t)
  const words = { agency: data.agency?.name ?? t('owner.any'), day: date(data.sentAt) }
  return (
    <>
      <DocumentHead title={title} robots="noindex" />
      <PageHead
        title={title}
        sub={
          <>
            <Link to={href('auth-referido-historial')}>{t('list.title')}</Link> › {data.number}
            {data.sentAt && ` · ${t('sentTo', words)}`}
          </>
        }
      >
        {passesOn(role) && (
          <Link className={buttonClass()} to={href('auth-referido-inmueble')}>
            {t('list.new')}
          </Link>
        )}
      </PageHead>
      <Whole key={data.id} referral={data} />
    </>
  )
}
