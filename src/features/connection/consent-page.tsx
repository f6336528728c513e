import { ShieldQuestion } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useGetConnectionRequest } from '../../../generated/api/connection/connection'
import type { GetConnectionRequestParams } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { fieldErrorsOf } from '../../lib/api-error'
import { useSession } from '../../lib/session'
import { Coming } from '../../ui/coming'
import { DocumentHead } from '../../ui/document-head'
import { PageHead } from '../../ui/page-head'
import { EmptyState, NoRightState } from '../../ui/states'
import { buttonClass } from '../../ui/workspace/kit/button-class'
import { askedIn } from './asked'
import { Consent } from './consent'
import './connection.css'

/** Where an application sends its person, to be allowed to act as them. */
export default function ConsentPage() {
  const { t } = useTranslation('connection')
  const { profile } = useSession()
  const [search] = useSearchParams()
  const asked = askedIn(search)
  return (
    <>
      <DocumentHead title={t('consent.title')} />
      <PageHead title={t('consent.title')} />
      {!['ADMIN', 'STAFF'].includes(profile.role) ? (
        <NoRightState />
      ) : asked ? (
        <Asked asked={asked} />
      ) : (
        <EmptyState
          icon={ShieldQuestion}
          title={t('consent.nobody')}
          text={t('consent.nobodyText')}
        />
      )}
    </>
  )
}

function Asked({ asked }: { asked: GetConnectionRequestParams }) {
  const { t } = useTranslation('connection')
  const { data, isPending, error, refetch } = useGetConnectionRequest(asked, {
    request: { silent: true },
    query: { retry: false, refetchOnWindowFocus: false },
  })
  const [wrong] = Object.values(fieldErrorsOf(error) ?? {})
  if (wrong !== undefined)
    return <EmptyState icon={ShieldQuestion} title={t('consent.refused')} text={wrong} />
  if (!data)
    return (
      <Coming
        isPending={isPending}
        error={error}
        rows={3}
        label={t('consent.loading')}
        onRetry={refetch}
      />
    )
  if (data.fault)
    return (
      <EmptyState
        icon={ShieldQuestion}
        title={t('consent.refused')}
        text={t(`fault.${data.fault}`)}
      >
        <a className={buttonClass()} href={data.back} rel="noreferrer">
          {t('consent.back', { host: data.redirectHost })}
        </a>
      </EmptyState>
    )
  return <Consent asked={asked} request={data} />
}
