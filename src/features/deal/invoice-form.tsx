import { useState } from 'react'
import { useInvoiceDeal } from '../../../generated/api/deal/deal'
import type { Deal, DealInvoice } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { Button } from '../../ui/workspace/kit/button'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { DialogActs } from '../../ui/workspace/kit/dialog-acts'

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
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" busy={busy}>
            {t('invoice.act')}
          </Button>
        </DialogActs>
      </SchemaForm>
    </Dialog>
  )
}
