import { useState } from 'react'
import { useDisputeDeal } from '../../../generated/api/deal/deal'
import type { Deal, DealDisputeInput } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { FormFoot } from '../../ui/workspace/kit/form-foot'

/** Says why a deal is disputed. */
export default function DisputeForm({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const { t } = useTranslation('deal')
  const [value] = useState({ version: deal.version })
  const { busy, errors, write } = useWrite(useDisputeDeal, {
    done: t('dispute.done'),
    reads: ['deal'],
    conflict: t('stale'),
    onDone: onClose,
  })
  return (
    <Dialog title={t('dispute.title')} width="xs" busy={busy} onClose={onClose}>
      <SchemaForm
        name="DealDisputeInput"
        formId="deal-dispute"
        value={value}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(given) =>
          void write({ id: deal.id, data: given as unknown as DealDisputeInput })
        }
      >
        <p className="integration-help">{t('dispute.help')}</p>
        <FormFoot back={t('cancel')} send={t('dispute.act')} busy={busy} onBack={onClose} />
      </SchemaForm>
    </Dialog>
  )
}
