import { useNavigate } from 'react-router-dom'
import {
  useAnnulInvoice,
  usePayInvoice,
  useRectifyInvoice,
  useResendInvoiceRecord,
  useSendInvoice,
} from '../../../../generated/api/invoice/invoice'
import type {
  Invoice,
  InvoiceAct,
  InvoiceAnnulInput,
  InvoicePayInput,
  InvoiceRecordInput,
  InvoiceRectifyInput,
  InvoiceSendInput,
} from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { cents } from '../../../lib/cents'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { invoiceAt } from '../part-address'

const FORMS = {
  pay: 'InvoicePayInput',
  rectify: 'InvoiceRectifyInput',
  send: 'InvoiceSendInput',
  annul: 'InvoiceAnnulInput',
  resend: 'InvoiceRecordInput',
} as const

const READS = ['invoice', 'fee', 'tax', 'fiscal']

/** An act on an issued invoice, with what it asks. */
export function ActDialog({
  invoice,
  act,
  onClose,
}: {
  invoice: Invoice
  act: InvoiceAct
  onClose: () => void
}) {
  const { t } = useTranslation('invoice')
  const navigate = useNavigate()
  const { id, payable, paid, fullNumber, receiver } = invoice
  const open = Math.abs(payable - paid)
  const rest = { reads: READS, onDone: onClose }
  const pay = useWrite(usePayInvoice, { ...rest, done: t('act.paid') })
  const send = useWrite(useSendInvoice, { ...rest, done: t('act.sent') })
  const rectify = useWrite(useRectifyInvoice, {
    reads: READS,
    done: (now) => t('act.rectified', { number: now.fullNumber }),
    onDone: (now) => {
      onClose()
      return navigate(invoiceAt(now.id))
    },
  })
  const annul = useWrite(useAnnulInvoice, { ...rest, done: t('act.annulled') })
  const resend = useWrite(useResendInvoiceRecord, { ...rest, done: t('act.resent') })
  const { busy, errors } = { pay, rectify, send, annul, resend }[act]
  const { name, taxId } = receiver
  const starts = {
    pay: { amount: open },
    rectify: { kind: 'R1' },
    send: {},
    annul: {},
    resend: { name: name.slice(0, 120), ...(taxId && { taxId }) },
  }
  const sent = (value: object): void => {
    if (act === 'pay') void pay.write({ id, data: value as InvoicePayInput })
    if (act === 'rectify') void rectify.write({ id, data: value as InvoiceRectifyInput })
    if (act === 'annul') void annul.write({ id, data: value as InvoiceAnnulInput })
    if (act === 'resend') void resend.write({ id, data: value as InvoiceRecordInput })
    if (act === 'send') void send.write({ id, data: value as InvoiceSendInput })
  }
  return (
    <Dialog title={t(`ask.${act}`, { number: fullNumber })} busy={busy} onClose={onClose}>
      <p className="muted">{t(`ask.${act}Text`, { open: cents(open) })}</p>
      <SchemaForm
        name={FORMS[act]}
        formId="invoice-act"
        value={starts[act]}
        serverErrors={errors}
        disabled={busy}
        onSubmit={sent}
      >
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" busy={busy}>
            {t(`act.${act}`)}
          </Button>
        </DialogActs>
      </SchemaForm>
    </Dialog>
  )
}
