import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  useCheckWebhook,
  useDeleteWebhook,
  useRenewWebhookSecret,
  useUpdateWebhook,
} from '../../../../generated/api/webhook/webhook'
import type { Webhook, WebhookDeliveryRecord, WebhookSecret } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import { webhookAddress } from '../webhook-address'
import { DeliveryDialog } from './delivery-dialog'
import { ReplayDialog } from './replay-dialog'

/** The form's code comes when it is asked for. */
const WebhookForm = lazy(() => import('../webhook-form'))

type Opened = 'edit' | 'replay' | 'secret' | 'end'

/** What can be done with a webhook; what cannot be taken back is asked first. */
export function WebhookActs({
  webhook,
  onTold,
}: {
  webhook: Webhook
  onTold: (told: WebhookSecret | null) => void
}) {
  const { t } = useTranslation('webhook')
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [tested, setTested] = useState<WebhookDeliveryRecord | null>(null)
  const { id, version, state, name } = webhook
  const close = () => setOpened(null)
  const reads = ['webhook']
  const test = useWrite(useCheckWebhook, { done: null, reads, onDone: setTested })
  const set = useWrite(useUpdateWebhook, { reads, conflict: t('stale') })
  const renew = useWrite(useRenewWebhookSecret, {
    done: t('secret.done'),
    reads,
    onDone: (told) => {
      onTold(told)
      close()
    },
    onRefused: close,
  })
  const end = useWrite(useDeleteWebhook, {
    done: t('end.done'),
    onDone: () => navigate(webhookAddress()),
    onRefused: close,
  })
  const isOn = state === 'active'
  return (
    <div className="webhook-acts">
      <Button variant="main" busy={test.busy} onClick={() => void test.write({ id })}>
        {t(test.busy ? 'test.busy' : 'test.act')}
      </Button>
      <Button
        disabled={set.busy}
        onClick={() => void set.write({ id, data: { version, state: isOn ? 'paused' : 'active' } })}
      >
        {t(isOn ? 'pause' : 'resume')}
      </Button>
      <Button onClick={() => setOpened('edit')}>{t('edit.act')}</Button>
      <Button onClick={() => setOpened('replay')}>{t('replay.act')}</Button>
      <Button onClick={() => setOpened('secret')}>{t('secret.act')}</Button>
      <Button variant="text" onClick={() => setOpened('end')}>
        {t('end.act')}
      </Button>
      {opened === 'edit' && (
        <Suspense>
          <WebhookForm webhook={webhook} onClose={close} />
        </Suspense>
      )}
      {opened === 'replay' && <ReplayDialog id={id} onClose={close} />}
      {(opened === 'secret' || opened === 'end') && (
        <ConfirmDialog
          title={t(`${opened}.title`, { name })}
          text={t(`${opened}.text`)}
          cancel={t('cancel')}
          send={t(`${opened}.act`)}
          danger={opened === 'end'}
          busy={renew.busy || end.busy}
          onClose={close}
          onConfirm={() => void (opened === 'end' ? end : renew).write({ id })}
        />
      )}
      {tested && (
        <DeliveryDialog webhookId={id} id={tested.delivery.id} onClose={() => setTested(null)} />
      )}
    </div>
  )
}
