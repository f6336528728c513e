import { useNavigate } from 'react-router-dom'
import { useCreateIntegration } from '../../../../generated/api/integration/integration'
import type { IntegrationInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'

const NOTHING = {}

/** Makes a channel out; which homes go out and how is asked on its own page, next. */
export default function NewChannel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('integration')
  const navigate = useNavigate()
  const { busy, errors, write } = useWrite(useCreateIntegration, {
    done: t('new.done'),
    reads: ['integration'],
    onDone: ({ id }) => navigate(href('auth-integrations-editar-id', { id })),
  })
  return (
    <Dialog title={t('new.title')} width="sm" busy={busy} onClose={onClose}>
      <SchemaForm
        name="IntegrationInput"
        formId="new-channel"
        value={NOTHING}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(value) => void write({ data: value as unknown as IntegrationInput })}
      >
        <p className="integration-help">{t('new.help')}</p>
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {t('new.send')}
          </Button>
        </DialogActs>
      </SchemaForm>
    </Dialog>
  )
}
