import { Link, useParams } from 'react-router-dom'
import { useGetReferral } from '../../../../generated/api/referral/referral'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { OwnerLink } from '../detail/owner-link'
import '../referral.css'

/** `/auth/referido/{id}/success`: what was done, and what happens now. */
export default function SentPage() {
  const { t } = useTranslation('referral')
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetReferral(id, { request: { silent: true } })
  if (error && !data) return <ErrorState level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={4} label={t('loading')} />
  const words = {
    name: data.owner?.name ?? '',
    agency: data.agency?.name ?? t('owner.any'),
    day: date(data.asksUntil),
  }
  const steps = ['asked', 'secret', 'then'] as const
  return (
    <>
      <DocumentHead title={t('sent.title')} robots="noindex" />
      <PageHead title={t('sent.title')} sub={data.number} />
      <div className="referral-stack referral-narrow">
        <OwnerLink referral={data} />
        <Panel title={t('sent.now')}>
          <ol className="referral-now">
            {steps.map((step) => (
              <li key={step}>
                {t(step === 'asked' && data.ownerLink ? 'sent.passOn' : `sent.${step}`, words)}
              </li>
            ))}
          </ol>
          <div className="referral-foot">
            <Link className={buttonClass()} to={href('auth-referido-historial')}>
              {t('list.all')}
            </Link>
            <Link
              className={buttonClass({ variant: 'main' })}
              to={href('auth-referido-inmueble-id', { id })}
            >
              {t('sent.follow')}
            </Link>
          </div>
        </Panel>
      </div>
    </>
  )
}
