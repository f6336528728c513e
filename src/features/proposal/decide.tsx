import { Check, Pencil, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import {
  useConfirmProposal,
  useRefuseProposal,
  useUndoProposal,
} from '../../../generated/api/proposal/proposal'
import type { Proposal } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { Button } from '../../ui/workspace/kit/button'
import { TextField } from '../../ui/workspace/kit/text-field'
import EditDialog from './edit-dialog'

const READS = ['proposal', 'property', 'agenda', 'inbox', 'contact', 'demand', 'selection']

/** What a person does with one that waits. With marks they type what it is about. */
export function Decide({
  proposal,
  onLink,
}: {
  proposal: Proposal
  /** A link was made, which is told this once. */
  onLink: (url: string) => void
}) {
  const { t } = useTranslation('proposal')
  const [typed, setTyped] = useState('')
  const [editing, setEditing] = useState(false)
  const { id, version, marks, target, changes } = proposal
  const confirm = useWrite(useConfirmProposal, {
    done: t('done.confirmed'),
    reads: READS,
    conflict: t('moved'),
    onDone: ({ url }) => url !== null && onLink(url),
  })
  const refuse = useWrite(useRefuseProposal, { done: t('done.refused'), reads: ['proposal'] })
  const busy = confirm.busy || refuse.busy
  const isTyped = typed.trim().toLowerCase() === target.reference.trim().toLowerCase()
  const reference = marks.length > 0 ? { reference: typed.trim() } : {}
  return (
    <>
      {marks.length > 0 && (
        <div className="proposal-typed">
          <TextField
            id="proposal-reference"
            label={t('type', { reference: target.reference })}
            value={typed}
            error={confirm.errors?.['reference']}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      <div className="proposal-acts">
        <Button
          variant="main"
          disabled={busy || (marks.length > 0 && !isTyped)}
          onClick={() => void confirm.write({ id, data: { version, ...reference } })}
        >
          <Check className="icon" aria-hidden />
          {t('confirm')}
        </Button>
        {changes.some(({ editable }) => editable) && (
          <Button disabled={busy} onClick={() => setEditing(true)}>
            <Pencil className="icon" aria-hidden />
            {t('edit.open')}
          </Button>
        )}
        <Button disabled={busy} onClick={() => void refuse.write({ id })}>
          <X className="icon" aria-hidden />
          {t('refuse')}
        </Button>
      </div>
      {editing && <EditDialog proposal={proposal} onClose={() => setEditing(false)} />}
    </>
  )
}

/** The way back of ten minutes. */
export function TakeBack({ id }: { id: string }) {
  const { t } = useTranslation('proposal')
  const { busy, write } = useWrite(useUndoProposal, { done: t('done.undone'), reads: READS })
  return (
    <Button disabled={busy} onClick={() => void write({ id })}>
      <Undo2 className="icon" aria-hidden />
      {t('undo')}
    </Button>
  )
}
