import { useQueryClient } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import {
  getGetIntegrationQueryKey,
  useGetIntegration,
} from '../../../../generated/api/integration/integration'
import type { Integration } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { FormSkeleton } from '../../../forms/skeleton'
import { Panel } from '../../../ui/panel'
import { EmptyState, ErrorState, NoRightState } from '../../../ui/states'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import '../integration.css'
import { SourceForm } from '../sources/source-form'
import { SettingsForm } from './settings-form'
import { settingsForm } from './settings-key'

/** Settings of a channel, one way or the other; only an ADMIN sees them. */
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
  const client = useQueryClient()
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
  if (channel.state === 'ended') return <Navigate to={page} replace />
  const onSaved = (saved: Integration) => {
    // Its page must not offer acts on the version of before.
    client.setQueryData(getGetIntegrationQueryKey(id), saved)
    void navigate(page)
  }
  // A reading in between must not take what is typed: only their version begins anew.
  const key = theirs?.version ?? 'mine'
  const form = settingsForm(channel.provider)
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
      <Panel
        title={t(channel.direction === 'in' ? 'source.form' : 'settings.form')}
        className="channel-settings-panel"
      >
        {channel.direction === 'in' ? (
          <SourceForm key={key} source={channel} onSaved={onSaved} onTheirs={setTheirs} />
        ) : form ? (
          <SettingsForm
            key={key}
            channel={channel}
            form={form}
            onSaved={onSaved}
            onTheirs={setTheirs}
          />
        ) : (
          <EmptyState icon={Hourglass} title={t('settings.later')} text={t('settings.laterText')} />
        )}
      </Panel>
    </>
  )
}
