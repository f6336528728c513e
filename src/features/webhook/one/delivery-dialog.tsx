import {
  useGetWebhookDelivery,
  useRepeatWebhookDelivery,
} from '../../../../generated/api/webhook/webhook'
import type { WebhookDeliveryRecord, WebhookTry } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Coming } from '../../../ui/coming'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { useAnswer } from './answer'

/** A delivery: what was sent, each try with its answer, and the act that sends it again. */
export function DeliveryDialog({
  webhookId,
  id,
  onClose,
}: {
  webhookId: string
  id: string
  onClose: () => void
}) {
  const { t } = useTranslation('webhook')
  const { data, isPending, error, refetch } = useGetWebhookDelivery(webhookId, id, {
    request: { silent: true },
  })
  const again = useWrite(useRepeatWebhookDelivery, {
    done: ({ delivery }) => t(delivery.state === 'delivered' ? 'again.arrived' : 'again.failed'),
    reads: ['webhook'],
  })
  return (
    <Dialog title={t('delivery.title')} width="md" full busy={again.busy} onClose={onClose}>
      <Coming
        isPending={isPending}
        error={!data && error}
        rows={3}
        label={t('loading')}
        level={3}
        onRetry={refetch}
      />
      {data && <Record record={data} />}
      <DialogActs>
        <Button disabled={again.busy} onClick={onClose}>
          {t('close')}
        </Button>
        <Button
          variant="main"
          busy={again.busy}
          disabled={!data}
          onClick={() => void again.write({ id: webhookId, deliveryId: id })}
        >
          {t(again.busy ? 'again.busy' : 'again.act')}
        </Button>
      </DialogActs>
    </Dialog>
  )
}

function Record({
  record: { delivery, messageId, body, attempts },
}: {
  record: WebhookDeliveryRecord
}) {
  const { t } = useTranslation('webhook')
  return (
    <div className="webhook-record">
      <p>
        {t(`type.${delivery.type}`)} · <code>{messageId}</code>
      </p>
      <h3>{t('delivery.body')}</h3>
      <pre>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
      <h3>{t('delivery.tries')}</h3>
      {attempts.length === 0 && <p>{t('delivery.none')}</p>}
      <ol>
        {attempts.map((one) => (
          <Try key={one.at} one={one} />
        ))}
      </ol>
    </div>
  )
}

function Try({ one }: { one: WebhookTry }) {
  const { t } = useTranslation('webhook')
  const answer = useAnswer(one)
  return (
    <li>
      <p className="num">
        {[
          date(one.at, 'DD/MM/YYYY HH:mm'),
          t(`kind.${one.kind}`),
          answer,
          t('delivery.ms', { count: one.ms }),
        ].join(' · ')}
      </p>
      {one.answer && <pre>{one.answer}</pre>}
    </li>
  )
}
