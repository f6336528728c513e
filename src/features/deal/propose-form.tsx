import { useState } from 'react'
import { useCreateDeal } from '../../../generated/api/deal/deal'
import type { DealInput } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import type { ProposeDealProps } from '../../slots/introduction'
import { Button } from '../../ui/workspace/kit/button'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { DialogActs } from '../../ui/workspace/kit/dialog-acts'

/** The price from which the fee follows; the rest was agreed the day of the introduction. */
export default function ProposeForm({ introductionId, title, onClose }: ProposeDealProps) {
  const { t } = useTranslation('deal')
  const [value] = useState({ introductionId })
  const { busy, errors, write } = useWrite(useCreateDeal, {
    done: t('propose.done'),
    reads: ['deal', 'introduction'],
    onDone: onClose,
  })
  return (
    <Dialog title={t('propose.title')} width="xs" busy={busy} onClose={onClose}>
      <p className="muted">{title}</p>
      <SchemaForm
        name="DealInput"
        formId="deal"
        value={value}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(given) => void write({ data: given as unknown as DealInput })}
      >
        <p className="integration-help">{t('propose.help')}</p>
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" busy={busy}>
            {t('propose.act')}
          </Button>
        </DialogActs>
      </SchemaForm>
    </Dialog>
  )
}
