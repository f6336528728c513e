import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useListWebhooks } from '../../../generated/api/webhook/webhook'
import type { Webhook, WebhookSecret } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { Panel } from '../../ui/panel'
import { Coming } from '../../ui/coming'
import { EmptyState } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { buttonClass } from '../../ui/workspace/kit/button-class'
import { SecretTold } from './secret-told'
import { webhookAddress } from './webhook-address'
import { WebhookChip } from './webhook-chip'
import './webhook.css'

/** The form's code comes when it is asked for. */
const WebhookForm = lazy(() => import('./webhook-form'))

/** Webhooks of the agency: how each does, and a new one. */
export function WebhooksPanel() {
  const { t } = useTranslation('webhook')
  const { data, isPending, error, refetch } = useListWebhooks({ request: { silent: true } })
  const [isMaking, setIsMaking] = useState(false)
  const [told, setTold] = useState<WebhookSecret | null>(null)
  const make = (
    <Button variant="main" onClick={() => setIsMaking(true)}>
      <Plus className="icon" aria-hidden="true" />
      {t('new.open')}
    </Button>
  )
  const items = data?.items ?? []
  return (
    <Panel title={t('title')} note={t('note')} action={items.length > 0 && make} flush>
      <Coming
        isPending={isPending}
        error={!data && error}
        rows={2}
        label={t('loading')}
        level={3}
        onRetry={refetch}
      />
      {told && <SecretTold told={told} />}
      {data && items.length === 0 && (
        <EmptyState icon={WebhookIcon} title={t('empty.title')} text={t('empty.text')} level={3}>
          {make}
        </EmptyState>
      )}
      <ul>
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
      {isMaking && (
        <Suspense>
          <WebhookForm
            onClose={() => setIsMaking(false)}
            onMade={(made) => {
              setTold(made)
              setIsMaking(false)
            }}
          />
        </Suspense>
      )}
    </Panel>
  )
}

function Row({ item }: { item: Webhook }) {
  const { t } = useTranslation('webhook')
  const { id, name, url, types, waiting, lastOkAt } = item
  return (
    <li className="webhook-row">
      <div>
        <h3>
          <Link to={webhookAddress(id)}>{name}</Link> <WebhookChip webhook={item} />
        </h3>
        <p>{url}</p>
        <p className="num">
          {[
            t('row.types', { count: types.length }),
            waiting > 0 && t('row.waiting', { count: waiting }),
            lastOkAt ? t('row.last', { when: date(lastOkAt, 'DD/MM/YYYY HH:mm') }) : t('row.never'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Link className={buttonClass()} to={webhookAddress(id)} aria-label={t('row.open', { name })}>
        {t('row.see')}
      </Link>
    </li>
  )
}
