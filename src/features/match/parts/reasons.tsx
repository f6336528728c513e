import { Check, Minus } from 'lucide-react'
import type { MatchPart } from '../../../../generated/model'
import { useSay } from './say'

/** Reasons as chips: a tick for, a minus against. */
export function Reasons({ parts }: { parts: MatchPart[] }) {
  const reasons = useSay().reasons(parts)
  if (reasons.length === 0) return null
  return (
    <ul className="why">
      {reasons.map(({ good, text }) => (
        <li key={text} className={good ? 'match-card-yes' : 'match-card-no'}>
          {good ? (
            <Check size={13} strokeWidth={2.5} aria-hidden />
          ) : (
            <Minus size={13} strokeWidth={2.5} aria-hidden />
          )}
          {text}
        </li>
      ))}
    </ul>
  )
}
