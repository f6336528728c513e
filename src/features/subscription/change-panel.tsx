import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  useChangeSubscription,
  usePreviewSubscription,
} from '../../../generated/api/subscription/subscription'
import type { Plan, Subscription, SubscriptionPeriod } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { explanationOf, fieldErrorsOf } from '../../lib/api-error'
import { date } from '../../lib/format'
import { href } from '../../lib/href'
import { localized } from '../../lib/localized'
import { useSettled } from '../../lib/use-settled'
import { useWrite } from '../../lib/write'
import { cents } from '../../lib/cents'
import { Link } from 'react-router-dom'
import { Panel } from '../../ui/panel'
import { Sk } from '../../ui/skeleton'
import { Button } from '../../ui/workspace/kit/button'
import { ChipToggle } from '../../ui/workspace/kit/chip-toggle'
import { IconButton } from '../../ui/workspace/kit/icon-button'
import { PreviewSums } from './preview-sums'

interface ChangePanelProps {
  plan: Plan | undefined
  subscription: Subscription
  reads: readonly string[]
  onClose: () => void
}

const SETTLES_MS = 300
const PERIODS: SubscriptionPeriod[] = ['month', 'year']

// By hand: its fields are two, and each answers with what it costs before anything is sent.
/** Seats and period of a plan, what that costs by the server, and the act that takes it. */
export function ChangePanel({ plan, subscription, reads, onClose }: ChangePanelProps) {
  const { t, i18n } = useTranslation('subscription')
  const least = plan?.seats ?? 1
  const isOwn = plan?.id === subscription.plan?.id
  const [seats, setSeats] = useState(Math.max(least, isOwn ? subscription.seats : least))
  const [period, setPeriod] = useState<SubscriptionPeriod>(subscription.period ?? 'month')
  const wish = useRef(crypto.randomUUID())
  // Ten more are one question, and what was answered to another number is not sent.
  const settled = useSettled(seats, SETTLES_MS)
  // What they have already is no wish: nothing is asked, and nothing is wrong.
  const isSame =
    isOwn &&
    subscription.state === 'active' &&
    !subscription.cancelled &&
    !subscription.next &&
    settled === subscription.seats &&
    period === subscription.period
  const {
    mutate,
    reset,
    data,
    error,
    isPending: isAsked,
  } = usePreviewSubscription({
    request: { silent: true, quiet: true },
  })
  const isPending = isAsked || settled !== seats
  const planId = plan?.id ?? ''
  useEffect(() => {
    wish.current = crypto.randomUUID()
    if (isSame) reset()
    else mutate({ data: { planId, seats: settled, period } })
  }, [mutate, reset, isSame, planId, settled, period])
  const { busy, write } = useWrite(useChangeSubscription, {
    done: t(data?.now ? 'change.done' : 'change.agreed'),
    reads,
    conflict: t('change.conflict'),
    onDone: onClose,
    onRefused: () => mutate({ data: { planId, seats, period } }),
  })
  const place = useRef<HTMLDivElement>(null)
  // On a phone it stands above the plans, which were scrolled to.
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (!plan) return null
  const canAdd = plan.seatMonthPrice !== null
  const refused = error ? (Object.values(fieldErrorsOf(error) ?? {})[0] ?? null) : null
  const isMissing = subscription.missing.length > 0
  const send = () =>
    data &&
    void write({
      data: { planId, seats, period, previewTotal: data.total, operationId: wish.current },
    })
  return (
    <Panel className="subscription-change" title={localized(plan.name, i18n.language)}>
      <div className="subscription-seats" ref={place} tabIndex={-1}>
        <span id="subscription-seats">{t('change.seats')}</span>
        <div role="group" aria-labelledby="subscription-seats">
          <IconButton
            label={t('change.less')}
            disabled={seats <= least}
            onClick={() => setSeats(seats - 1)}
          >
            <Minus className="icon" aria-hidden="true" />
          </IconButton>
          <output className="num" aria-live="polite">
            {seats}
          </output>
          <IconButton
            label={t('change.more')}
            disabled={!canAdd}
            onClick={() => setSeats(seats + 1)}
          >
            <Plus className="icon" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <div className="subscription-period" role="group" aria-label={t('change.period')}>
        {PERIODS.map((one) => (
          <ChipToggle key={one} on={one === period} onClick={() => setPeriod(one)}>
            {t(`enums.period.${one}`)}
          </ChipToggle>
        ))}
      </div>
      {isSame && <p className="subscription-quiet">{t('change.same')}</p>}
      {isPending && !data && <Sk h={96} r={10} />}
      {error && (
        <p className="subscription-refused" role="alert">
          {refused ?? explanationOf(error).text}
        </p>
      )}
      {data && !error && <PreviewSums preview={data} />}
      {isMissing && (
        <p className="subscription-refused">
          {t('change.missing', {
            what: subscription.missing.map((one) => t(`enums.missing.${one}`)).join(', '),
          })}{' '}
          <Link to={href('auth-perfil-empresa')}>{t('change.company')}</Link>
        </p>
      )}
      <div className="subscription-acts">
        <Button
          variant="main"
          disabled={!data || error !== null || isPending || isMissing}
          busy={busy && t('sending')}
          onClick={send}
        >
          {isPending
            ? t('change.asking')
            : data?.now && data.total > 0
              ? t('change.pay', { total: cents(data.total) })
              : t('change.agree')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('change.close')}
        </Button>
      </div>
      {data && !error && (
        <p className="subscription-quiet">
          {data.now
            ? subscription.card
              ? t('change.noteCard', { last4: subscription.card.last4 })
              : t('change.note')
            : t('change.later', { day: date(data.from, 'DD MMM, YYYY', i18n.language) })}
        </p>
      )}
    </Panel>
  )
}
