import { ArrowLeftRight, Unlink } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { BankEntry } from '../../../../generated/model'
import { date } from '../../../lib/format'
import { ending, signed } from '../signed'
import { EntryActs } from './entry-acts'
import { OurSide } from './our-side'
import { useActs } from './use-acts'

const ChooseDialog = lazy(() => import('./choose-dialog'))

/** An entry: the bank's words at the left, ours at the right, below how sure and what to do. */
export function EntryRow({ entry }: { entry: BankEntry }) {
  const row = useRef<HTMLLIElement>(null)
  const done = useRef(false)
  const [choosing, setChoosing] = useState(false)
  const acts = useActs(entry, () => {
    done.current = true
    setChoosing(false)
  })
  // The button that was pressed is gone: the next one of the entry takes its place.
  useEffect(() => {
    if (!done.current) return
    done.current = false
    row.current?.querySelector<HTMLElement>('.bank-acts button, .bank-acts a')?.focus()
  }, [entry])
  const [proposal] = entry.proposals
  const isPair = entry.matches.length > 0 || (proposal !== undefined && entry.state === 'open')
  const words = [entry.party, entry.text].filter(Boolean).join(' · ')
  return (
    <li className="bank-row" ref={row}>
      <div className="bank-sides">
        <div>
          <b>{signed(entry.amount)}</b>
          <small className="bank-text">{words || entry.reference}</small>
          <small>
            {date(entry.bookedOn)} · {ending(entry.accountIban)}
          </small>
        </div>
        {isPair ? <ArrowLeftRight aria-hidden /> : <Unlink aria-hidden />}
        <OurSide entry={entry} proposal={proposal} />
      </div>
      <div className="bank-acts">
        <EntryActs entry={entry} acts={acts} onChoose={() => setChoosing(true)} />
      </div>
      {choosing && (
        <Suspense>
          <ChooseDialog entry={entry} acts={acts} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </li>
  )
}
