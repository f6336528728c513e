import { useState } from 'react'
import {
  uploadExpenseFile,
  useCreateExpense,
  useDeleteExpense,
  useSaveExpense,
} from '../../../../generated/api/expense/expense'
import type { Expense, ExpenseInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { FileDrop } from '../../../ui/workspace/kit/file-drop'
import { ByHand } from './by-hand'

/** As the contract: 15 MB. */
const MAX_BYTES = 15_000_000
const KINDS = '.pdf,image/jpeg,image/png,image/webp'
/** A line to begin with: most invoices here have one rate. */
const EMPTY = { lines: [{ vatPct: 21 }] }

/** The paper is sent once its expense is there; one that is refused leaves the expense saved. */
function usePaper() {
  const { t } = useTranslation('expense')
  const why = useFailureText(firstSentenceOf)
  const [paper, setPaper] = useState<File>()
  const [fault, setFault] = useState('')
  const choose = (file: File | undefined): void => {
    const large = file !== undefined && file.size > MAX_BYTES
    setFault(large ? t('file.tooLarge') : '')
    setPaper(large ? undefined : file)
  }
  const send = async ({ id }: Expense): Promise<void> => {
    if (!paper) return
    try {
      const body = { file: paper, file_extra: 'expense' as const }
      await uploadExpenseFile(id, body, { quiet: true, silent: true })
    } catch (error) {
      setMessage('WARNING', t('file.failed', { why: why(error) }))
    }
  }
  return { paper, fault, choose, send }
}

/** The form of one expense, or of a new one, with its paper. */
export default function ExpenseDialog({
  one,
  onClose,
}: {
  one: Expense | null
  onClose: () => void
}) {
  const { t } = useTranslation('expense')
  const { paper, fault, choose, send } = usePaper()
  const [removing, setRemoving] = useState(false)
  const told = {
    done: t('saved'),
    reads: ['expense', 'bank'],
    conflict: t('stale'),
    onDone: async (saved: Expense) => {
      await send(saved)
      onClose()
    },
  }
  const create = useWrite(useCreateExpense, told)
  const save = useWrite(useSaveExpense, told)
  const remove = useWrite(useDeleteExpense, {
    done: t('removed'),
    reads: ['expense', 'bank'],
    onDone: onClose,
    onRefused: () => setRemoving(false),
  })
  const busy = create.busy || save.busy || remove.busy
  const { errors } = one ? save : create
  const submit = (data: ExpenseInput) =>
    one ? save.write({ id: one.id, data: { version: one.version, data } }) : create.write({ data })
  return (
    <Dialog
      title={one ? t('edit', { number: one.data.number }) : t('add')}
      width="md"
      busy={busy}
      full
      onClose={onClose}
    >
      {one && <ByHand one={one} />}
      <SchemaForm
        name="ExpenseInput"
        formId="expense"
        value={one?.data ?? EMPTY}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(value) => void submit(value as unknown as ExpenseInput)}
      >
        <div className="expense-paper">
          <FileDrop
            label={t('file.label')}
            help={t('file.help')}
            choose={t('file.choose')}
            accept={KINDS}
            error={fault}
            chosen={paper?.name ?? one?.file?.filename ?? ''}
            onFile={choose}
          />
        </div>
        <DialogActs>
          {one && (
            <Button variant="text" disabled={busy} onClick={() => setRemoving(true)}>
              {t('remove')}
            </Button>
          )}
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {busy ? t('saving') : t('save')}
          </Button>
        </DialogActs>
      </SchemaForm>
      {removing && one && (
        <ConfirmDialog
          title={t('removeAsk')}
          text={t('removeText')}
          cancel={t('cancel')}
          send={t('remove')}
          busy={remove.busy && t('saving')}
          danger
          onClose={() => setRemoving(false)}
          onConfirm={() => void remove.write({ id: one.id })}
        />
      )}
    </Dialog>
  )
}
