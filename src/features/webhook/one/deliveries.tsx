import { useState } from 'react'
import {
  getListWebhookDeliveriesQueryKey,
  listWebhookDeliveries,
} from '../../../../generated/api/webhook/webhook'
import type { WebhookDelivery } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { itemsOf, usePages } from '../../../lib/pages'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { StatusChip, type Tone } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'
import { More } from '../../../ui/workspace/more'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'
import { DeliveryDialog } from './delivery-dialog'
import { useAnswer } from './answer'

type State = WebhookDelivery['state']
const STATES: State[] = ['waiting', 'failed', 'delivered']
export const TONES: Record<State, Tone> = { waiting: 'sun', delivered: 'ok', failed: 'error' }
const POLL_MS = 10_000

/** What a webhook was sent, newest first; a line opens what was sent and answered. */
export function Deliveries({ id }: { id: string }) {
  const { t } = useTranslation('webhook')
  const [state, setState] = useState<State | ''>('')
  const [openId, setOpenId] = useState<string | null>(null)
  const filter = state === '' ? {} : { state }
  const { data, isPending, error, refetch, fetchNextPage, hasNextPage, isFetching } = usePages({
    queryKey: [...getListWebhookDeliveriesQueryKey(id, filter), 'pages'],
    ask: (from, signal) =>
      listWebhookDeliveries(id, { ...from, ...filter, limit: 20 }, { silent: true }, signal),
    keep: 'all',
    refetchInterval: POLL_MS,
  })
  const items = itemsOf(data)
  return (
    <Panel
      title={t('sent.title')}
      action={
        <ChipSelect
          label={t('sent.filter')}
          value={state}
          onChange={(event) => setState(event.target.value as State | '')}
        >
          <option value="">{t('sent.all')}</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {t(`sent.state.${one}`)}
            </option>
          ))}
        </ChipSelect>
      }
      flush
    >
      <Coming
        isPending={isPending}
        error={error}
        rows={3}
        label={t('loading')}
        level={3}
        onRetry={refetch}
      />
      {data && items.length === 0 && <p className="webhook-note">{t('sent.empty')}</p>}
      <ol className="webhook-sent">
        {items.map((item) => (
          <Line key={item.id} item={item} onOpen={() => setOpenId(item.id)} />
        ))}
      </ol>
      <More
        pages={{ hasNextPage, isFetchingNextPage: isFetching, fetchNextPage }}
        words={t('sent.more')}
        className="webhook-note"
        quiet
      />
      {openId && <DeliveryDialog webhookId={id} id={openId} onClose={() => setOpenId(null)} />}
    </Panel>
  )
}

function Line({ item, onOpen }: { item: WebhookDelivery; onOpen: () => void }) {
  const { t } = useTranslation('webhook')
  const answer = useAnswer({ status: item.lastStatus, failure: item.lastFailure })
  const when = date(item.at, 'DD/MM/YYYY HH:mm')
  const type = t(`type.${item.type}`)
  return (
    <li>
      <time className="num" dateTime={item.at}>
        {when}
      </time>
      <p>
        {type}
        <small>
          {[
            answer,
            item.state === 'waiting' &&
              item.nextAt &&
              t('sent.next', { when: date(item.nextAt, 'DD/MM/YYYY HH:mm') }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </p>
      <StatusChip tone={TONES[item.state]}>{t(`sent.state.${item.state}`)}</StatusChip>
      <Button variant="text" aria-label={t('sent.open', { type, when })} onClick={onOpen}>
        {t('sent.see')}
      </Button>
    </li>
  )
}
