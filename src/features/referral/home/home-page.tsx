import { Link, Navigate, useParams } from 'react-router-dom'
import { useGetReferral } from '../../../../generated/api/referral/referral'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import '../referral.css'
import { HomeForm } from './home-form'

/** `/auth/referido/inmueble/{id}/step-2`. */
export default function HomePage() {
  const { t } = useTranslation('referral')
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetReferral(id, { request: { silent: true } })
  // What is sent is read, not written.
  if (data && (data.state !== 'draft' || data.side !== 'referrer'))
    return <Navigate to={href('auth-referido-inmueble-id', { id })} replace />
  return (
    <>
      <DocumentHead title={t('home.title')} robots="noindex" />
      <PageHead title={t('home.title')} sub={t('home.sub')}>
        <Link className={buttonClass()} to={href('auth-referido-inmueble', {}, { borrador: id })}>
          {t('home.back')}
        </Link>
      </PageHead>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={6} label={t('loading')} />}
      {data && <HomeForm draft={data} />}
    </>
  )
}
