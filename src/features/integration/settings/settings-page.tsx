import { useState } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { useGetIntegration } from '../../../../generated/api/integration/integration'
import type { Integration } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { FormSkeleton } from '../../../forms/skeleton'
import { ErrorState, NoRightState } from '../../../ui/states'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import '../integration.css'
import { SettingsForm } from './settings-form'

/** Settings of a channel out; only an ADMIN sees them. */
export default function SettingsPage() {
  const { t } = useTranslation('integration')
  const { profile } = useSession()
  if (profile.role !== 'ADMIN') return <NoRightState level={1} text={t('settings.onlyAdmin')} />
  return <AdminSettings />
}

function AdminSettings() {
  const { t } = useTranslation('integration')
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data, error, refetch } = useGetIntegration(id, {
    // What is being typed began from what was there: a newer one comes by saving.
    query: { refetchOnWindowFocus: false },
    request: { silent: true },
  })
  const [theirs, setTheirs] = useState<Integration | null>(null)
  if (error && !data)
    return (
      <ErrorState
        error={error}
        level={1}
        title={t('channel.failed')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <FormSkeleton />
  const channel = theirs ?? data
  const page = href('auth-integrations-id', { id })
  if (channel.direction === 'in' || channel.state === 'ended') return <Navigate to={page} replace />
  return (
    <>
      <DocumentHead title={t('settings.title', { name: channel.name })} />
      <div className="desk-head">
        <div>
          <p className="sub">
            <Link className={inlineClass()} to={href('auth-integrations')}>
              {t('page.title')}
            </Link>{' '}
            ›{' '}
            <Link className={inlineClass()} to={page}>
              {channel.name}
            </Link>
          </p>
          <h1>{t('settings.title', { name: channel.name })}</h1>
        </div>
      </div>
      <section className="ui-panel channel-settings-panel">
        <SettingsForm
          // A reading in between must not take what is typed: only their version begins anew.
          key={theirs?.version ?? 'mine'}
          channel={channel}
          onSaved={() => void navigate(page)}
          onTheirs={setTheirs}
        />
      </section>
    </>
  )
}
