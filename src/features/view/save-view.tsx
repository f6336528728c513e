import Dialog from '@mui/material/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import { getListViewsQueryKey, useCreateView } from '../../../generated/api/view/view'
import type { ListKind, ListViewQuery } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { TextField } from '../../ui/workspace/kit/text-field'
import { Button } from '../../ui/workspace/kit/button'
import { Checkbox } from '../../ui/workspace/kit/checkbox'
import '../../ui/workspace/styles/form.css'

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
  const id = useId()
  const { busy, errors, setErrors, write } = useWrite(useCreateView, {
    done: ({ name }) => t('saved', { name }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: getListViewsQueryKey({ list }) })
      onClose()
    },
  })
  const error = errors?.['name'] ?? Object.values(errors ?? {})[0] ?? null
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const fields = new FormData(event.currentTarget)
    const name = String(fields.get('name') ?? '').trim()
    if (name === '') return setErrors({ name: t('nameMissing') })
    const [shared, isDefault] = [fields.has('shared'), fields.has('isDefault')]
    void write({ data: { list, name, query, columns: [...columns], shared, isDefault } })
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}t`}
      slotProps={{ paper: { className: 'vw-d' } }}
    >
      <form noValidate onSubmit={send}>
        <h2 id={`${id}t`}>{t('saveTitle')}</h2>
        <TextField
          id={`${id}n`}
          label={t('name')}
          error={error}
          name="name"
          maxLength={60}
          autoComplete="off"
          autoFocus
        />
        <label className="vw-c">
          <Checkbox name="shared" />
          {t('share')}
        </label>
        <label className="vw-c">
          <Checkbox name="isDefault" />
          {t('opens')}
        </label>
        <p className="hp">{t('saveHelp')}</p>
        <div className="vw-e">
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
