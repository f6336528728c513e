import { Star } from 'lucide-react'
import { useState } from 'react'
import { useAnswerOrderReview, useReviewOrder } from '../../../../generated/api/order/order'
import type { Order, OrderAnswerInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { Stars } from '../../../ui/workspace/kit/stars'
import { TextAreaField } from '../../../ui/workspace/kit/text-area-field'

const EMPTY = {}
const STARS = [1, 2, 3, 4, 5]

/** Stars are pressed, not typed: a line of buttons and a few words. */
function Rate({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const [stars, setStars] = useState(0)
  const [text, setText] = useState('')
  const { busy, write } = useWrite(useReviewOrder, {
    done: t('rating.done'),
    reads: ['order', 'market'],
  })
  return (
    <>
      <Stars
        label={t('rating.stars')}
        words={(n) => t('rating.n', { count: n })}
        none={t('rating.none')}
        value={stars}
        onChange={setStars}
      />
      <TextAreaField
        label={t('rating.text')}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="order-acts">
        <Button
          busy={busy}
          disabled={stars === 0}
          onClick={() =>
            void write({ id: order.id, data: { stars, ...(text.trim() && { text: text.trim() }) } })
          }
        >
          {t('rating.send')}
        </Button>
      </div>
    </>
  )
}

function Answer({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const { busy, errors, write } = useWrite(useAnswerOrderReview, { reads: ['order'] })
  return (
    <SchemaForm
      name="OrderAnswerInput"
      formId="order-answer"
      value={EMPTY}
      serverErrors={errors}
      disabled={busy}
      onSubmit={(given) => void write({ id: order.id, data: given as unknown as OrderAnswerInput })}
    >
      <div className="order-acts">
        <Button type="submit" busy={busy}>
          {t('rating.answer')}
        </Button>
      </div>
    </SchemaForm>
  )
}

/** What the buyer said of it, and the seller's answer. */
export function RatingPanel({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const { review, side, state } = order
  if (!review && (side === 'seller' || state !== 'completed')) return null
  return (
    <Panel title={t('rating.title')}>
      {review ? (
        <>
          <p className="order-stars">
            <span className="spoken">{t('rating.n', { count: review.stars })}</span>
            {STARS.slice(0, review.stars).map((n) => (
              <Star key={n} size={18} aria-hidden />
            ))}
          </p>
          {review.text && <blockquote>{review.text}</blockquote>}
          {review.answer && (
            <p>
              <b>{order.seller.name}</b>: {review.answer}
            </p>
          )}
          {side === 'seller' && review.answer === null && <Answer order={order} />}
        </>
      ) : (
        <Rate order={order} />
      )}
    </Panel>
  )
}
