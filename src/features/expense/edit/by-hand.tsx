import { useState } from 'react'
import { usePayExpense, useUndoExpensePayment } from '../../../../generated/api/expense/expense'
import type { Expense, ExpensePayInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { cents } from '../../../lib/cents'
import { dayAt } from '../../../lib/madrid'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'

const READS = ['expense', 'bank']

function ByHandDialog({ one, onClose }: { one: Expense; onClose: () => void }) {
  const { t } = useTranslation('expense')
  const { busy, errors, write } = useWrite(usePayExpense, {
    done: t('byHand.done'),
    reads: READS,
    onDone: onClose,
  })
  const open = Math.abs(one.payable - one.paid)
  return (
    <Dialog title={t('byHand.title', { number: one.data.number })} busy={busy} onClose={onClose}>
      <p className="muted">{t('byHand.text', { open: cents(open) })}</p>
      <SchemaForm
        name="ExpensePayInput"
        formId="expense-by-hand"
        value={{ amount: open, on: dayAt(new Date()) }}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(value) => void write({ id: one.id, data: value as unknown as ExpensePayInput })}
      >
        <FormFoot back={t('cancel')} send={t('byHand.act')} busy={busy} onBack={onClose} />
      </SchemaForm>
    </Dialog>
  )
}

/** What was paid of an expense without the bank: notes it, and takes it back. */
export function ByHand({ one }: { one: Expense }) {
  const { t } = useTranslation('expense')
  const [noting, setNoting] = useState(false)
  const undo = useWrite(useUndoExpensePayment, { done: t('byHand.undone'), reads: READS })
  const { id, paid, payable, paidByHand } = one
  if (paid === payable && paidByHand === 0) return null
  return (
    <div className="expense-by-hand">
      {paidByHand !== 0 && (
        <>
          <span>{t('byHand.noted', { amount: cents(Math.abs(paidByHand)) })}</span>
          <Button variant="text" busy={undo.busy} onClick={() => void undo.write({ id })}>
            {t('byHand.undo')}
          </Button>
        </>
      )}
      {paid !== payable && (
        <Button variant="text" onClick={() => setNoting(true)}>
          {t('byHand.act')}
        </Button>
      )}
      {noting && <ByHandDialog one={one} onClose={() => setNoting(false)} />}
    </div>
  )
}
