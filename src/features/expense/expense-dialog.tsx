import {
  useCreateExpense,
  useDeleteExpense,
  useSaveExpense,
} from '../../../generated/api/expense/expense'
import type { Expense, ExpenseInput } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { Button } from '../../ui/workspace/kit/button'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { DialogActs } from '../../ui/workspace/kit/dialog-acts'

/** The form of one expense, or of a new one. What somebody saved in between is told; the list shows it. */
export default function ExpenseDialog({
  one,
  onClose,
}: {
  one: Expense | null
  onClose: () => void
}) {
  const { t } = useTranslation('expense')
  const told = { done: t('saved'), reads: ['expense'], onDone: onClose }
  const create = useWrite(useCreateExpense, told)
  const save = useWrite(useSaveExpense, told)
  const remove = useWrite(useDeleteExpense, { ...told, done: t('removed') })
  const { errors } = one ? save : create
  const busy = create.busy || save.busy || remove.busy
  const send = (data: ExpenseInput) =>
    one ? save.write({ id: one.id, data: { version: one.version, data } }) : create.write({ data })
  return (
    <Dialog title={one ? one.data.name : t('add')} busy={busy} onClose={onClose}>
      <SchemaForm
        name="ExpenseInput"
        formId="expense"
        value={one?.data}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(value) => void send(value as unknown as ExpenseInput)}
      >
        <DialogActs>
          {one ? (
            <Button
              variant="text"
              disabled={busy}
              onClick={() => void remove.write({ id: one.id })}
            >
              {t('remove')}
            </Button>
          ) : null}
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {busy ? t('saving') : t('save')}
          </Button>
        </DialogActs>
      </SchemaForm>
    </Dialog>
  )
}
