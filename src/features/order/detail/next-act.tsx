import { lazy, Suspense, useState } from 'react'
import { useActOnOrder } from '../../../../generated/api/order/order'
import type { Order, OrderAct } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'

/** Their code comes when an act asks for something. */
const ActDialog = lazy(() => import('./act-dialog'))
const MoveDialog = lazy(() => import('./move-dialog'))

/** Acts that ask for words or a number. */
const ASKS: readonly OrderAct[] = [
  'quote',
  'decline',
  'redo',
  'dispute',
  'agree',
  'refund',
  'received',
  'no_access',
  'cancel',
]
/** What stands first as the main button, where it is there. */
const MAIN: readonly OrderAct[] = [
  'accept',
  'quote',
  'order',
  'deliver',
  'confirm_move',
  'received',
  'agree',
]
/** What cannot be taken back. */
const DANGER: readonly OrderAct[] = ['cancel', 'decline', 'dispute']

/**
 * Whose turn it is, what happens without a word, and what can be done; `unsaved`: data are typed
 * that a delivery would leave behind.
 */
export function NextAct({ order, unsaved }: { order: Order; unsaved: boolean }) {
  const { t } = useTranslation('order')
  const [opened, setOpened] = useState<OrderAct | null>(null)
  const close = () => setOpened(null)
  const { busy, write } = useWrite(useActOnOrder, {
    done: (now) => t(`done.${now.state}`),
    reads: ['order'],
    conflict: t('stale'),
    onDone: close,
    onRefused: close,
  })
  // Taking it has its own panel, where it is compared first.
  const acts: OrderAct[] = order.acts.filter((act) => act !== 'take')
  const main = MAIN.find(
    (act) => acts.includes(act) && (act !== 'received' || order.state !== 'accepted'),
  )
  const rest = acts.filter((act) => act !== main)
  const body = { id: order.id, data: { version: order.version, act: opened ?? 'accept' } }
  return (
    <div className="order-next">
      <div>
        <h2>{t(`next.${order.side}.${order.state}`)}</h2>
        <p>
          {t(order.state === 'declined' ? `declined.${order.side}` : `then.${order.state}`, {
            at: order.dueAt ? date(order.dueAt, 'DD/MM/YYYY HH:mm') : '',
          })}
        </p>
        {order.proposedAt && (
          <p>
            <b>
              {t(order.proposedBy === order.side ? 'move.mine' : 'move.theirs', {
                at: date(order.proposedAt, 'DD/MM/YYYY HH:mm'),
              })}
            </b>
          </p>
        )}
        {order.state === 'disputed' && (
          <p>
            {order.percents.buyer !== null && t('percent.buyer', { pct: order.percents.buyer })}{' '}
            {order.percents.seller !== null && t('percent.seller', { pct: order.percents.seller })}
          </p>
        )}
      </div>
      <div className="order-acts">
        {rest.map((act) => (
          <Button
            key={act}
            variant={DANGER.includes(act) ? 'text' : undefined}
            disabled={busy}
            onClick={() => setOpened(act)}
          >
            {t(`act.${act}`)}
            {act === 'redo' && (
              <span className="muted"> {t('redosLeft', { count: order.redosLeft })}</span>
            )}
          </Button>
        ))}
        {main && (
          <Button variant="main" busy={busy} onClick={() => setOpened(main)}>
            {t(`act.${main}`)}
          </Button>
        )}
      </div>
      <Suspense>
        {opened && ASKS.includes(opened) && (
          <ActDialog order={order} act={opened} onClose={close} />
        )}
        {opened === 'move' && <MoveDialog order={order} onClose={close} />}
      </Suspense>
      {opened && !ASKS.includes(opened) && opened !== 'move' && (
        <ConfirmDialog
          title={t(`act.${opened}`)}
          text={t(opened === 'deliver' && unsaved ? 'ask.deliverUnsaved' : `ask.${opened}`)}
          cancel={t('back')}
          send={t(`act.${opened}`)}
          busy={busy}
          onClose={close}
          onConfirm={() => void write(body)}
        />
      )}
    </div>
  )
}
