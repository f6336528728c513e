import { useDisputeIntroduction } from '../../../../generated/api/introduction/introduction'
import type { IntroductionDisputeInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'

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
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" busy={busy}>
            {t('dispute.send')}
          </Button>
        </DialogActs>
      </SchemaForm>
    </Dialog>
  )
}
