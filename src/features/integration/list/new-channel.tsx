import { useNavigate } from 'react-router-dom'
import { useCreateIntegration } from '../../../../generated/api/integration/integration'
import type { IntegrationInput } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useWrite } from '../../../lib/write'
import { NewDialog } from '../parts/new-dialog'

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
    <NewDialog
      words="new"
      form="IntegrationInput"
      busy={busy}
      errors={errors}
      onSend={(value) => void write({ data: value as unknown as IntegrationInput })}
      onClose={onClose}
    />
  )
}
