import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Subscription } from '../../../generated/model'
import { useTranslation } from '../../i18n'

const POLL_MS = 3_000
/** How long the service's message is waited for in sight. */
const PATIENCE_MS = 60_000

/** How often the subscription is read again: while somebody has just come back from the card's page. */
export function useReturned(): { isBack: boolean; every: number | false } {
  const [params] = useSearchParams()
  const isBack = params.has('tarjeta')
  const [waits, setWaits] = useState(isBack)
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setWaits(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [waits])
  return { isBack, every: waits && POLL_MS }
}

/** Said after the card's page, until the service's message is here; only that changes anything. */
export function Returned({ now, isWaiting }: { now: Subscription; isWaiting: boolean }) {
  const { t } = useTranslation('subscription')
  const [first] = useState(now)
  const isHeard =
    JSON.stringify([now.card, now.owed]) !== JSON.stringify([first.card, first.owed]) ||
    (now.card !== null && now.owed === null)
  const key = isHeard ? 'card.heard' : isWaiting ? 'card.confirming' : 'card.later'
  return (
    <p className="subscription-next" role="status">
      {t(key)}
    </p>
  )
}
