import { Bot } from 'lucide-react'
import { useState } from 'react'
import { useEndConnection, useListConnections } from '../../../generated/api/connection/connection'
import type { Connection } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useSession } from '../../lib/session'
import { useWrite } from '../../lib/write'
import { Coming } from '../../ui/coming'
import { DocumentHead } from '../../ui/document-head'
import { PageHead } from '../../ui/page-head'
import { Panel } from '../../ui/panel'
import { EmptyState, NoRightState } from '../../ui/states'
import { buttonClass } from '../../ui/workspace/kit/button-class'
import { ConfirmDialog } from '../../ui/workspace/kit/confirm-dialog'
import { ConnectionRow } from './connection-row'
import { StaffRule } from './staff-rule'
import './connection.css'

/** Assistants that act as who is here; of an ADMIN those of the agency, and who may connect one. */
export default function ConnectionsPage() {
  const { t } = useTranslation('connection')
  const { profile } = useSession()
  const isAdmin = profile.role === 'ADMIN'
  return (
    <>
      <DocumentHead title={t('title')} />
      <PageHead title={t('title')} sub={t('note')} />
      {isAdmin || profile.role === 'STAFF' ? <Listed isAdmin={isAdmin} /> : <NoRightState />}
    </>
  )
}

function Listed({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('connection')
  const { data, isPending, error, refetch } = useListConnections({ request: { silent: true } })
  const [asked, setAsked] = useState<Connection | null>(null)
  const close = () => setAsked(null)
  const end = useWrite(useEndConnection, {
    done: t('end.done'),
    reads: ['connection'],
    onDone: close,
    onRefused: close,
  })
  const items = data?.items ?? []
  const mayConnect = isAdmin || data?.staff
  return (
    <div className="connection-stack">
      {isAdmin && data && <StaffRule staff={data.staff} />}
      <Panel flush>
        <Coming
          isPending={isPending}
          error={!data && error}
          rows={2}
          label={t('loading')}
          onRetry={refetch}
        />
        {data && items.length === 0 && (
          <EmptyState
            icon={Bot}
            title={t('empty.title')}
            text={mayConnect ? t('empty.text') : t('empty.staff')}
          >
            {mayConnect && (
              <>
                <code className="connection-address">{`${window.location.origin}/mcp`}</code>
                <a className={buttonClass()} href="/api/docs/guide/">
                  {t('empty.guide')}
                </a>
              </>
            )}
          </EmptyState>
        )}
        <ul>
          {items.map((item) => (
            <ConnectionRow key={item.id} item={item} onEnd={() => setAsked(item)} />
          ))}
        </ul>
      </Panel>
      {asked && (
        <ConfirmDialog
          title={t('end.title', { client: asked.client })}
          text={t('end.text')}
          cancel={t('cancel')}
          send={t('end.act')}
          danger
          busy={end.busy}
          onClose={close}
          onConfirm={() => void end.write({ id: asked.id })}
        />
      )}
    </div>
  )
}
