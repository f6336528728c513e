import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useGetWebhook } from '../../../../generated/api/webhook/webhook'
import type { Webhook, WebhookSecret } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { SecretTold } from '../secret-told'
import { webhookAddress } from '../webhook-address'
import { WebhookChip } from '../webhook-chip'
import '../webhook.css'
import { Deliveries } from './deliveries'
import { WebhookActs } from './webhook-acts'

/** One webhook: how it does, what can be done with it, what it was sent. */
export function WebhookPart({ id }: { id: string }) {
  const { t } = useTranslation('webhook')
  const { data, isPending, error, refetch } = useGetWebhook(id, { request: { silent: true } })
  return (
    <>
      <p>
        <Link to={webhookAddress()} className="webhook-back">
          <ArrowLeft className="icon" aria-hidden="true" />
          {t('back')}
        </Link>
      </p>
      <Coming
        isPending={isPending}
        error={!data && error}
        rows={3}
        label={t('loading')}
        onRetry={refetch}
      />
      {data && <One webhook={data} />}
    </>
  )
}

function One({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhook')
  const [told, setTold] = useState<WebhookSecret | null>(null)
  const { name, url, types, reason, failingSince, secretRotatedUntil, waiting } = webhook
  const at = (moment: string) => date(moment, 'DD/MM/YYYY HH:mm')
  return (
    <>
      <Panel
        title={
          <>
            {name} <WebhookChip webhook={webhook} />
          </>
        }
        flush
      >
        <div className="webhook-head">
          {reason && <p className="webhook-wrong">{t(`reason.${reason}`)}</p>}
          {!reason && failingSince && (
            <p className="webhook-wrong">
              {t(waiting > 0 ? 'failingSince' : 'failedLast', { when: at(failingSince) })}
            </p>
          )}
          <p>
            <code>{url}</code>
          </p>
          <p>{types.map((type) => t(`type.${type}`)).join(' · ')}</p>
          {waiting > 0 && <p className="num">{t('row.waiting', { count: waiting })}</p>}
          {secretRotatedUntil && (
            <p className="num">{t('secret.both', { when: at(secretRotatedUntil) })}</p>
          )}
          <WebhookActs webhook={webhook} onTold={setTold} />
        </div>
        {told && <SecretTold told={told} />}
      </Panel>
      <Deliveries id={webhook.id} />
    </>
  )
}
