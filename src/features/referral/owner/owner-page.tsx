import { Handshake } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import {
  useGetReferral,
  useGetReferralSummary,
  useListReferralOffers,
} from '../../../../generated/api/referral/referral'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, NoRightState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { Gauge } from '../list/gauge'
import '../referral.css'
import { OwnerForm } from './owner-form'

/** Step 1; `?borrador=` goes on with a draft. */
function Step() {
  const { t } = useTranslation('referral')
  const [query] = useSearchParams()
  const id = query.get('borrador') ?? ''
  const offers = useListReferralOffers({ request: { silent: true } })
  const { data: summary } = useGetReferralSummary({ request: { silent: true } })
  const draft = useGetReferral(id, { query: { enabled: id !== '' }, request: { silent: true } })
  const failed = (!offers.data && offers.error) || (!draft.data && draft.error)
  if (failed)
    return (
      <ErrorState
        error={failed}
        onRetry={() => {
          void offers.refetch()
          if (id) void draft.refetch()
        }}
      />
    )
  if (!offers.data || (id !== '' && !draft.data))
    return <SkeletonRows rows={6} label={t('loading')} />
  if (offers.data.items.length === 0)
    return <EmptyState icon={Handshake} title={t('owner.nobody')} text={t('owner.nobodyText')} />
  return (
    <OwnerForm
      key={draft.data?.version}
      offers={offers.data.items}
      draft={draft.data}
      aside={summary && <Gauge summary={summary} />}
    />
  )
}

/** `/auth/referido/inmueble`. */
export default function OwnerPage() {
  const { t } = useTranslation('referral')
  const { profile } = useSession()
  if (profile.role === '') return null
  const mayRefer = profile.role === 'USER' || profile.role === 'REFERRED'
  return (
    <>
      <DocumentHead title={t('owner.title')} robots="noindex" />
      {mayRefer ? (
        <>
          <PageHead title={t('owner.title')} sub={t('owner.sub')} />
          <Step />
        </>
      ) : (
        <NoRightState level={1} title={t('owner.noRight')} text={t('owner.noRightText')}>
          <Link className={buttonClass({ variant: 'main' })} to={href('auth-referido-historial')}>
            {t('list.all')}
          </Link>
        </NoRightState>
      )}
    </>
  )
}
