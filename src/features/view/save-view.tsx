import { useQueryClient } from '@tanstack/react-query'
import { getListViewsQueryKey, useCreateView } from '../../../generated/api/view/view'
import type { ListKind, ListViewQuery } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { FormDialog } from '../../ui/workspace/kit/form-dialog'
import { TextField } from '../../ui/workspace/kit/text-field'
import '../../ui/workspace/styles/form.css'
import { CheckboxField } from '../../ui/workspace/kit/checkbox-field'

interface SaveViewProps {
  list: ListKind
  query: ListViewQuery
  columns: readonly string[]
  onClose: () => void
}

/** Names the search one looks at; for oneself or the agency, and whether the list opens with it. */
export default function SaveView({ list, query, columns, onClose }: SaveViewProps) {
  const { t } = useTranslation('view')
  const client = useQueryClient()
  const { busy, errors, setErrors, write } = useWrite(useCreateView, {
    done: ({ name }) => t('saved', { name }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: getListViewsQueryKey({ list }) })
      onClose()
    },
  })
  const error = errors?.['name'] ?? Object.values(errors ?? {})[0] ?? null
  const send = (fields: FormData) => {
    const name = String(fields.get('name') ?? '').trim()
    if (name === '') return setErrors({ name: t('nameMissing') })
    const [shared, isDefault] = [fields.has('shared'), fields.has('isDefault')]
    void write({ data: { list, name, query, columns: [...columns], shared, isDefault } })
  }
  return (
    <FormDialog
      title={t('saveTitle')}
      width="xs"
      cancel={t('cancel')}
      send={t('save')}
      busy={busy}
      onClose={onClose}
      onSend={send}
    >
      <TextField
        label={t('name')}
        error={error}
        name="name"
        maxLength={60}
        autoComplete="off"
        autoFocus
      />
      <CheckboxField label={t('share')} name="shared" />
      <CheckboxField label={t('opens')} name="isDefault" />
      <p className="field-help">{t('saveHelp')}</p>
    </FormDialog>
  )
}
