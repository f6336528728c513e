import { Check, X } from 'lucide-react'
import type { Order, OrderState } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'

const WAY: readonly OrderState[] = ['requested', 'accepted', 'delivered', 'completed']
const FAILED: readonly OrderState[] = ['declined', 'expired', 'cancelled']

/** Where an order is on its way; where it ended early, that stands last. */
export function Stepper({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const { state, events } = order
  const when = (...acts: string[]): string | null =>
    events.findLast(({ act }) => acts.includes(act))?.at ?? null
  const times: Partial<Record<OrderState, string | null>> = {
    asked: when('ask'),
    quoted: when('quote'),
    requested: when('order'),
    accepted: when('accept'),
    delivered: when('deliver', 'no_access'),
    completed: when('take', 'complete'),
    disputed: when('dispute'),
    closed: when('agree', 'judge'),
    declined: when('decline'),
    expired: when('expire'),
    cancelled: when('cancel'),
  }
  const way: OrderState[] =
    state === 'asked' || state === 'quoted'
      ? ['asked', 'quoted', ...WAY]
      : state === 'disputed' || state === 'closed'
        ? ['requested', 'accepted', 'delivered', 'disputed', 'closed']
        : FAILED.includes(state)
          ? [...WAY.filter((one) => times[one]), state]
          : [...WAY]
  const now = way.indexOf(state)
  return (
    <ol className="order-steps">
      {way.map((one, index) => {
        const isBad = FAILED.includes(one)
        const isDone = index < now || (one === state && (one === 'completed' || one === 'closed'))
        return (
          <li
            key={one}
            className={isBad ? 'is-bad' : isDone ? 'is-done' : index === now ? 'is-now' : ''}
            aria-current={index === now ? 'step' : undefined}
          >
            <i aria-hidden="true">
              {isBad ? <X size={14} /> : isDone ? <Check size={14} /> : null}
            </i>
            <b>{t(`state.${one}`)}</b>
            <small>{index <= now && times[one] ? date(times[one], 'DD/MM/YYYY HH:mm') : ''}</small>
          </li>
        )
      })}
    </ol>
  )
}
