import { keepPreviousData } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSumMarketItem } from '../../../../generated/api/market/market'
import { useCreateOrder, usePayOrder } from '../../../../generated/api/order/order'
import type { MarketItem, OrderPay, OrderSumConflict } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { ApiFailure } from '../../../lib/api-error'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { useWrite } from '../../../lib/write'
import { cents } from '../../../lib/cents'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { RadioList } from '../../../ui/workspace/kit/radio-list'
import { TextAreaField } from '../../../ui/workspace/kit/text-area-field'
import { SumLines } from './sum-lines'

/** What is ordered, what it costs, and the button that says the sum. */
export function BuyBox({
  item,
  options,
  startsAt,
  onTaken,
}: {
  item: MarketItem
  options: string[]
  startsAt: string | null
  onTaken: () => void
}) {
  const { t, i18n } = useTranslation('market')
  const navigate = useNavigate()
  const { row, doc, home } = item
  // One order, however often the button is pressed; a new one for another choice.
  const key = useRef(crypto.randomUUID())
  const [notes, setNotes] = useState('')
  const [pay, setPay] = useState<OrderPay>(item.cards ? 'card' : 'transfer')
  const [near, setNear] = useState('')
  const asked = { ...(home && { propertyId: home.id }), ...(options.length > 0 && { options }) }
  const {
    data: sum,
    error,
    refetch,
  } = useSumMarketItem(row.id, asked, {
    query: { placeholderData: keepPreviousData },
    request: { silent: true },
  })
  const toPage = useWrite(usePayOrder, {
    done: null,
    onDone: ({ url }) => location.assign(url),
  })
  const { busy, errors, failed, write } = useWrite(useCreateOrder, {
    say: useErrorText(),
    done: null,
    reads: ['order', 'market'],
    onDone: async ({ id, pay: how }) => {
      // Where the page of the service does not come, the order's own page has the way to it.
      const isThere = how === 'card' && (await toPage.write({ id }))
      if (!isThere) void navigate(href('auth-marketplace-id-success', { id }))
    },
    onRefused: (refused) => {
      // Without an answer it may have been ordered: the same key asks for the same order.
      if (!(refused instanceof ApiFailure) || refused.status === null) return
      key.current = crypto.randomUUID()
      if (refused.status !== 409) return
      const { times } = (refused.body as OrderSumConflict).current
      setNear(times.map(({ startsAt: one }) => date(one, 'DD/MM/YYYY HH:mm')).join(' · '))
      if (times.length > 0) onTaken()
    },
  })
  const needsHome = row.needsHome && !home
  const asks = sum?.total === null
  const needsTime = row.needsHome && !asks && startsAt === null
  const order = (): void => {
    setNear('')
    void write({
      data: {
        key: key.current,
        itemId: row.id,
        ...asked,
        ...(startsAt && !asks && { startsAt }),
        ...(notes.trim() && { notes: notes.trim() }),
        ...(sum && sum.total !== null && { expectedTotal: sum.total, pay }),
      },
    })
  }
  return (
    <Panel title={t('buy.title')} className="market-purchase">
      {startsAt && !asks && (
        <p className="market-slot">
          <CalendarCheck size={18} aria-hidden />
          <b>
            {date(startsAt, 'DD MMM', i18n.language)}, {date(startsAt, 'HH:mm')}
          </b>
        </p>
      )}
      {!sum && !error && <SkeletonRows rows={3} label={t('loading')} />}
      {error && !sum && <ErrorLine error={error} onRetry={() => void refetch()} />}
      {sum && !asks && <SumLines sum={sum} />}
      {sum && asks && <p>{t('buy.askText')}</p>}
      <TextAreaField
        label={t('buy.notes')}
        help={t('buy.notesHelp')}
        rows={3}
        maxLength={1000}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      {(errors ?? failed) && (
        <p className="market-bad" role="alert">
          {errors ? Object.values(errors).join(' ') : failed}
          {near && ` ${t('buy.near', { near })}`}
        </p>
      )}
      {item.cards && !asks && (
        <RadioList
          label={t('buy.pay')}
          value={pay}
          options={(['card', 'transfer'] as const).map((value) => ({
            value,
            label: t(`buy.pays.${value}`),
          }))}
          onChange={setPay}
        />
      )}
      <p className="muted">{t(pay === 'card' && !asks ? 'buy.card' : 'buy.transfer')}</p>
      <Button
        variant="main"
        busy={busy || toPage.busy}
        disabled={!sum || needsHome || needsTime || row.own || item.state !== 'published'}
        onClick={order}
      >
        {asks ? t('buy.ask') : t('buy.order', { total: cents(sum?.total) })}
      </Button>
      <p className="muted">
        {row.own
          ? t('row.own')
          : needsHome
            ? t('buy.needsHome')
            : needsTime
              ? t('buy.needsTime')
              : t(`cancellation.${doc.cancellation ?? 'flexible'}`)}
      </p>
    </Panel>
  )
}
