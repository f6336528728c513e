import { Button } from './kit/button'
import { Dialog } from './kit/dialog'
import { DialogActs } from './kit/dialog-acts'
import { Check, CircleAlert, CircleHelp, Minus } from 'lucide-react'
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
  const count = (asked: OneOfSeveral['outcome']) =>
    items.filter(({ outcome }) => outcome === asked).length
  const busy = undoId !== null && bulk.busy
  return (
    <Dialog
      title={words.title({ changed: count('changed'), refused: count('refused') })}
      onClose={busy ? undefined : bulk.read}
      className="br-d"
    >
      <ul className="bulk-list">
        {[...items]
          .sort((a, b) => RANK[a.outcome] - RANK[b.outcome])
          .map((item) => {
            const Icon = ICONS[item.outcome] ?? CircleHelp
            return (
              <li key={item.id} data-outcome={item.outcome}>
                <Icon size={18} aria-hidden />
                <span>
                  <b>{item.ref ?? words.gone}</b>{' '}
                  <span className="spoken">{words.outcome(item.outcome)}: </span>
                  {item.text}
                </span>
              </li>
            )
          })}
      </ul>
      <DialogActs>
        {undoId ? (
          <Button disabled={busy} onClick={() => void bulk.undo(undoId)}>
            {words.undo(count('changed'))}
          </Button>
        ) : null}
        <Button variant="main" disabled={busy} onClick={bulk.read}>
          {words.close}
        </Button>
      </DialogActs>
    </Dialog>
  )
}
