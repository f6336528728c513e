import { useState } from 'react'
import { useInvoiceDeal } from '../../../generated/api/deal/deal'
import type { Deal, DealInvoice } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { FormFoot } from '../../ui/workspace/kit/form-foot'

/** Notes the number of the invoice by which the own part is claimed. */
export default function InvoiceForm({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const { t } = useTranslation('deal')
  const [value] = useState({ version: deal.version })
  const { busy, errors, write } = useWrite(useInvoiceDeal, {
    done: t('invoice.done'),
    reads: ['deal'],
    conflict: t('stale'),
    onDone: onClose,
  })
  return (
    <Dialog title={t('invoice.title')} width="xs" busy={busy} onClose={onClose}>
      <SchemaForm
        name="DealInvoice"
        formId="deal-invoice"
        value={value}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(given) => void write({ id: deal.id, data: given as unknown as DealInvoice })}
      >
        <p className="integration-help">{t('invoice.help')}</p>
        <FormFoot back={t('cancel')} send={t('invoice.act')} busy={busy} onBack={onClose} />
      </SchemaForm>
    </Dialog>
  )
}
