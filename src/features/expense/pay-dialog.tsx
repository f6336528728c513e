import { useState } from 'react'
import {
  createBankPayment,
  downloadBankPayment,
  useListBankAccounts,
} from '../../../generated/api/bank/bank'
import type { BankPaymentInput, Expense } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { dayAt } from '../../lib/madrid'
import { saveFile } from '../../lib/save-file'
import { inOne, useWrite } from '../../lib/write'
import { SkeletonRows } from '../../ui/skeleton'
import { ErrorState } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { Checkbox } from '../../ui/workspace/kit/checkbox'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { DialogActs } from '../../ui/workspace/kit/dialog-acts'

const QUIET = { quiet: true, silent: true } as const

/** The file is written, then handed to the browser. */
const useFile = inOne(async (input: BankPaymentInput) => {
  const payment = await createBankPayment(input, QUIET)
  const file = (await downloadBankPayment(payment.id, QUIET)) as Blob
  saveFile(`transferencias-${payment.on}.xml`, file)
  return payment
})

/** Which account pays the chosen expenses on which day: a file for the bank. */
export default function PayDialog({
  expenses,
  sum,
  onClose,
  onPaid,
}: {
  expenses: readonly Expense[]
  sum: string
  onClose: () => void
  onPaid: () => void
}) {
  const { t } = useTranslation(['expense', 'bank'])
  const [again, setAgain] = useState(false)
  const { data, error, refetch } = useListBankAccounts({ request: { silent: true } })
  const accounts = data?.items ?? []
  const { busy, errors, write } = useWrite(useFile, {
    done: t('pay.done'),
    reads: ['expense'],
    onDone: () => {
      onPaid()
      onClose()
    },
  })
  const expenseIds = expenses.map(({ id }) => id)
  const inAFile = expenses.some(({ paymentId }) => paymentId !== null)
  const value = {
    expenseIds,
    on: dayAt(new Date()),
    ...(accounts[0] && { accountId: accounts[0].id }),
  }
  const listed = {
    accountId: accounts.map(({ id, iban, name }) => ({ id, name: [iban, name].join(' ').trim() })),
  }
  return (
    <Dialog title={t('pay.title')} busy={busy} onClose={onClose}>
      <p>{t('pay.text', { count: expenses.length, sum })}</p>
      {!data && !error && <SkeletonRows rows={2} label={t('loading')} />}
      {error && !data && <ErrorState error={error} level={3} onRetry={() => void refetch()} />}
      {data && accounts.length === 0 && <p role="alert">{t('pay.noAccount')}</p>}
      {errors?.['expenseIds'] && (
        <p className="error-message" role="alert">
          {errors['expenseIds']}
        </p>
      )}
      {inAFile && (
        <label className="expense-again">
          <Checkbox checked={again} onChange={({ target }) => setAgain(target.checked)} />
          <span>{t('pay.again')}</span>
        </label>
      )}
      {accounts.length === 0 && (
        <DialogActs>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </DialogActs>
      )}
      {accounts.length > 0 && (
        <SchemaForm
          name="BankPaymentInput"
          formId="bank-payment"
          value={value}
          services={{ listed }}
          serverErrors={errors}
          disabled={busy}
          onSubmit={(input) =>
            void write({ ...(input as unknown as BankPaymentInput), expenseIds, again })
          }
        >
          <DialogActs>
            <Button disabled={busy} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="main" disabled={busy}>
              {t('pay.download')}
            </Button>
          </DialogActs>
        </SchemaForm>
      )}
    </Dialog>
  )
}
