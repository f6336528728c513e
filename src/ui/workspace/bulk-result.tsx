import Dialog from '@mui/material/Dialog'
import { Check, CircleAlert, Minus } from 'lucide-react'
import { useId } from 'react'
import './bulk-result.css'

/** What became of one row of a list that was changed with others. */
export interface BulkItem {
  id: string
  ref: string
  outcome: 'changed' | 'same' | 'refused'
  /** What changed, or why not, in words. */
  text: string
}

interface BulkResultProps {
  title: string
  items: readonly BulkItem[]
  words: { close: string; outcome: (outcome: BulkItem['outcome']) => string }
  /** Takes back what changed, where that is safe. */
  undo?: { words: string; busy: boolean; act: () => void } | undefined
  onClose: () => void
}

const ICONS = { changed: Check, same: Minus, refused: CircleAlert }
const RANK = { refused: 0, changed: 1, same: 2 }

/** What became of each row, the refused first, in words. */
export default function BulkResult({ title, items, words, undo, onClose }: BulkResultProps) {
  const id = useId()
  return (
    <Dialog open onClose={undo?.busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={id} slotProps={{ paper: { className: 'br-d' } }}>
      <h2 id={id}>{title}</h2>
      <ul className="br-l">
        {[...items].sort((a, b) => RANK[a.outcome] - RANK[b.outcome]).map((item) => {
          const Icon = ICONS[item.outcome]
          return <li key={item.id} data-outcome={item.outcome}><Icon size={18} aria-hidden /><span><b>{item.ref}</b> <span className="sr">{words.outcome(item.outcome)}: </span>{item.text}</span></li>
        })}
      </ul>
      <div className="br-e">
        {undo ? <button type="button" className="bt" disabled={undo.busy} onClick={undo.act}>{undo.words}</button> : null}
        <button type="button" className="bt p" disabled={undo?.busy} onClick={onClose}>{words.close}</button>
      </div>
    </Dialog>
  )
}
