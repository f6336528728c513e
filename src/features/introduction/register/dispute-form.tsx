import { useDisputeIntroduction } from '../../../../generated/api/introduction/introduction'
import type { IntroductionDisputeInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'

const NOTHING = {}

/** Says why it is disputed who introduced a client. */
export default function DisputeForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('introduction')
  const { busy, errors, write } = useWrite(useDisputeIntroduction, {
    done: t('dispute.done'),
    reads: ['introduction'],
    onDone: onClose,
  })
  return (
    <Dialog title={t('dispute.title')} width="xs" busy={busy} onClose={onClose}>
      <SchemaForm
        name="IntroductionDisputeInput"
        formId="introduction-dispute"
        value={NOTHING}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(value) => void write({ id, data: value as unknown as IntroductionDisputeInput })}
      >
        <p className="integration-help">{t('dispute.help')}</p>
        <FormFoot back={t('cancel')} send={t('dispute.send')} busy={busy} onBack={onClose} />
      </SchemaForm>
    </Dialog>
  )
}
