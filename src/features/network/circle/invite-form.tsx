import { useCreateNetworkInvitation } from '../../../../generated/api/network/network'
import type { NetworkInvitationInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'

const NOTHING = {}

/** Invites whoever leads another agency, by e-mail. */
export default function InviteForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('network')
  const { busy, errors, write } = useWrite(useCreateNetworkInvitation, {
    done: t('invite.done'),
    reads: ['network'],
    onDone: onClose,
  })
  return (
    <Dialog title={t('invite.title')} width="xs" busy={busy} onClose={onClose}>
      <SchemaForm
        name="NetworkInvitationInput"
        formId="invite"
        value={NOTHING}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(value) => void write({ id, data: value as unknown as NetworkInvitationInput })}
      >
        <p className="integration-help">{t('invite.help')}</p>
        <FormFoot back={t('cancel')} send={t('invite.send')} busy={busy} onBack={onClose} />
      </SchemaForm>
    </Dialog>
  )
}
