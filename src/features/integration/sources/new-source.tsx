import { useNavigate } from 'react-router-dom'
import { useCreateSource } from '../../../../generated/api/integration/integration'
import type { SourceInput } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useWrite } from '../../../lib/write'
import { NewDialog } from '../parts/new-dialog'

/** Makes a source before its first file; where that lies is asked on its own page, next. */
export default function NewSource({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('integration')
  const navigate = useNavigate()
  const { busy, errors, write } = useWrite(useCreateSource, {
    done: t('newSource.done'),
    reads: ['integration'],
    onDone: ({ id }) => navigate(href('auth-integrations-editar-id', { id })),
  })
  return (
    <NewDialog
      words="newSource"
      form="SourceInput"
      busy={busy}
      errors={errors}
      onSend={(value) => void write({ data: value as unknown as SourceInput })}
      onClose={onClose}
    />
  )
}
