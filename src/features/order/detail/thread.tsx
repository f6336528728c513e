import { useRef, useState } from 'react'
import { useCreateOrderMessage } from '../../../../generated/api/order/order'
import type { Order } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { TextAreaField } from '../../../ui/workspace/kit/text-area-field'

/** What was done and said, oldest first, and a line to write. */
export function Thread({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const [text, setText] = useState('')
  const clientId = useRef(crypto.randomUUID())
  const { busy, write } = useWrite(useCreateOrderMessage, {
    done: null,
    reads: ['order'],
    onDone: () => {
      setText('')
      clientId.current = crypto.randomUUID()
    },
  })
  const other = order.side === 'buyer' ? order.seller : order.buyer
  const lines = [
    ...order.events.map((event) => ({ at: event.at, event, message: null })),
    ...order.messages.map((message) => ({ at: message.at, event: null, message })),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  return (
    <Panel
      title={t('thread.with', { name: other.name })}
      action={other.phone && <a href={`tel:${other.phone}`}>{t('thread.call')}</a>}
    >
      <ol className="order-thread">
        {lines.map(({ at, event, message }, index) =>
          message ? (
            <li key={message.id} className={message.own ? 'order-said is-mine' : 'order-said'}>
              {message.text}
              <small>
                {message.byName ?? ''} {date(at, 'DD/MM/YYYY HH:mm')}
              </small>
            </li>
          ) : (
            event && (
              <li key={`${event.act}-${index}`} className="order-event">
                {date(at, 'DD/MM/YYYY HH:mm')} · {t(`event.${event.act}`)}
                {event.byName && ` · ${event.byName}`}
                {event.text && <q>{event.text}</q>}
              </li>
            )
          ),
        )}
      </ol>
      <TextAreaField
        label={t('thread.write', { name: other.name })}
        rows={2}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="order-acts">
        <Button
          busy={busy}
          disabled={text.trim() === ''}
          onClick={() =>
            void write({ id: order.id, data: { clientId: clientId.current, text: text.trim() } })
          }
        >
          {t('thread.send')}
        </Button>
      </div>
    </Panel>
  )
}
