import { useCreateFee, useSaveFee } from '../../../generated/api/fee/fee'
import type { Fee, FeeDeal, FeeInput } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { useErrorText } from '../../i18n/error-text'
import { cents } from '../../lib/cents'
import { useWrite } from '../../lib/write'
import { Button } from '../../ui/workspace/kit/button'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { DialogActs } from '../../ui/workspace/kit/dialog-acts'
import { useAgents } from './use-agents'

const START = { payer: 'owner', basis: 'percent', of: 'gross', parts: [] }

/** What a deal brings and how it is divided: a new fee, or one that is changed. */
export default function FeeDialog({
  deal,
  fee = null,
  onClose,
}: {
  deal: FeeDeal
  fee?: Fee | null
  onClose: () => void
}) {
  const { t } = useTranslation('fee')
  const agents = useAgents()
  const rest = {
    reads: ['fee'],
    done: t('kept'),
    conflict: t('stale'),
    say: useErrorText(),
    onDone: onClose,
  }
  const create = useWrite(useCreateFee, rest)
  const save = useWrite(useSaveFee, rest)
  const { busy, errors, failed } = fee ? save : create
  const send = (data: FeeInput): void =>
    void (fee
      ? save.write({ id: fee.id, data: { ...data, version: fee.version } })
      : create.write({ params: { offerId: deal.offerId }, data }))
  return (
    <Dialog title={t('dialog.title', { ref: deal.ref })} busy={busy} onClose={onClose}>
      <p className="muted">
        {t(deal.isDwellingLet ? 'dialog.let' : 'dialog.sale', { price: cents(deal.price ?? 0) })}
      </p>
      <SchemaForm
        name="FeeInput"
        formId="fee"
        value={fee?.data ?? START}
        services={{ listed: { 'parts.*.agentId': agents } }}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(value) => send(value as unknown as FeeInput)}
      >
        {failed && (
          <p className="fee-bad" role="alert">
            {failed}
          </p>
        )}
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" busy={busy}>
            {t('dialog.send')}
          </Button>
        </DialogActs>
      </SchemaForm>
    </Dialog>
  )
}
