import Dialog from '@mui/material/Dialog'
import { Check, CircleAlert, Minus } from 'lucide-react'
import { useId } from 'react'
import type { OneOfSeveral, Several, SeveralDone } from '../../lib/use-several'
import './bulk-result.css'

interface BulkResultProps {
  bulk: Several
  result: SeveralDone
  /** They agree with what the rows are: homes, demands. */
  words: {
    title: (counts: { changed: number; refused: number }) => string
    outcome: (outcome: OneOfSeveral['outcome']) => string
    /** Stands for a row I may not see. */
    gone: string
    undo: (count: number) => string
    close: string
  }
}

const ICONS = { changed: Check, same: Minus, refused: CircleAlert }
const RANK = { refused: 0, changed: 1, same: 2 }

/**
 * What became of each row, the refused first, in words; what changed can be taken back, where that
 * is safe.
 */
export default function BulkResult({ bulk, result: { items, undoId }, words }: BulkResultProps) {
  const id = useId()
  const count = (asked: OneOfSeveral['outcome']) =>
    items.filter(({ outcome }) => outcome === asked).length
  const busy = undoId !== null && bulk.busy
  return (
    <Dialog
      open
      onClose={busy ? undefined : bulk.read}
      maxWidth="sm"
      fullWidth
      aria-labelledby={id}
      slotProps={{ paper: { className: 'br-d' } }}
    >
      <h2 id={id}>{words.title({ changed: count('changed'), refused: count('refused') })}</h2>
      <ul className="br-l">
        {[...items]
          .sort((a, b) => RANK[a.outcome] - RANK[b.outcome])
          .map((item) => {
            const Icon = ICONS[item.outcome]
            return (
              <li key={item.id} data-outcome={item.outcome}>
                <Icon size={18} aria-hidden />
                <span>
                  <b>{item.ref ?? words.gone}</b>{' '}
                  <span className="sr">{words.outcome(item.outcome)}: </span>
                  {item.text}
                </span>
              </li>
            )
          })}
      </ul>
      <div className="br-e">
        {undoId ? (
          <button
            type="button"
            className="bt"
            disabled={busy}
            onClick={() => void bulk.undo(undoId)}
          >
            {words.undo(count('changed'))}
          </button>
        ) : null}
        <button type="button" className="bt p" disabled={busy} onClick={bulk.read}>
          {words.close}
        </button>
      </div>
    </Dialog>
  )
}
