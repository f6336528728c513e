import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Subscription } from '../../../generated/model'
import { useTranslation } from '../../i18n'

const POLL_MS = 3_000
/** How long the service's message is waited for in sight. */
const PATIENCE_MS = 60_000
const NAMES = ['tarjeta', 'desde', 'factura']

/** What was done on the card's page: an invoice was paid, or a card given since then (ISO 8601). */
type Back = { paid: string } | { keptSince: string }

function backOf(params: URLSearchParams): Back | null {
  const [done, keptSince, paid] = NAMES.map((name) => params.get(name))
  if (done === 'pagada' && paid) return { paid }
  return done === 'guardada' && keptSince ? { keptSince } : null
}

/** Whether the service's message of it is here. */
function isHeard({ owed, card }: Subscription, back: Back): boolean {
  if ('keptSince' in back) return card !== null && card.keptAt >= back.keptSince
  return ![owed, ...(owed?.more ?? [])].some((one) => one?.invoiceId === back.paid)
}

/** Who has just come back from the card's page, and how often the subscription is read again then. */
export function useReturned() {
  const [params, setParams] = useSearchParams()
  const [back] = useState(() => backOf(params))
  const [waits, setWaits] = useState(back !== null)
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setWaits(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [waits])
  /** A page read again later says nothing of it. */
  const drop = () => {
    setWaits(false)
    const left = [...params].filter(([name]) => !NAMES.includes(name))
    setParams(left, { replace: true })
  }
  return { back, every: waits && POLL_MS, drop }
}

/** Said after the card's page, until the service's message is here; only that changes anything. */
export function Returned({
  now,
  back,
  isWaiting,
  onHeard,
}: {
  now: Subscription
  back: Back
  isWaiting: boolean
  onHeard: () => void
}) {
  const { t } = useTranslation('subscription')
  // Once heard it stays so, also when that card is removed here.
  const [wasHeard, setWasHeard] = useState(false)
  const isHere = wasHeard || isHeard(now, back)
  useEffect(() => {
    if (!isHere || wasHeard) return
    setWasHeard(true)
    onHeard()
  }, [isHere, wasHeard, onHeard])
  const later = 'paid' in back ? 'card.later' : 'card.laterKept'
  return (
    <p className="subscription-next" role="status">
      {t(isHere ? 'card.heard' : isWaiting ? 'card.confirming' : later)}
    </p>
  )
}
