import { useId, useState } from 'react'
import { useTranslation } from '../../i18n'
import { ChipToggle } from './kit/chip-toggle'
import { FormDialog } from './kit/form-dialog'
import { TextField } from './kit/text-field'
import './tags.css'

interface TagDialogProps {
  title: string
  /** Tags the chosen rows have. */
  tags: readonly string[]
  /** Tags in use, offered while one is typed. */
  used: readonly string[]
  busy: boolean
  onClose: () => void
  onSend: (what: { addTags?: string[]; removeTags?: string[] }) => void
}

/** Which tags several rows of a list gain and lose. */
export default function TagDialog({ title, tags, used, busy, onClose, onSend }: TagDialogProps) {
  const { t } = useTranslation('tags')
  const id = useId()
  const [value, setValue] = useState('')
  const [gone, setGone] = useState<readonly string[]>([])
  const ready = value.trim() !== '' || gone.length > 0
  const send = () =>
    onSend({
      ...(value.trim() && { addTags: [value.trim()] }),
      ...(gone.length > 0 && { removeTags: [...gone] }),
    })
  return (
    <FormDialog
      title={title}
      width="xs"
      className="ui-tags-dialog"
      cancel={t('shell:cancel')}
      send={t('send')}
      busy={busy && t('saving')}
      disabled={!ready}
      onClose={onClose}
      onSend={send}
    >
      <TextField
        id={id}
        label={t('add')}
        value={value}
        maxLength={40}
        list={`${id}l`}
        autoComplete="off"
        onChange={(event) => setValue(event.target.value)}
      />
      <datalist id={`${id}l`}>
        {used.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {tags.length > 0 ? (
        <fieldset>
          <legend>{t('remove')}</legend>
          {tags.map((tag) => (
            <ChipToggle
              key={tag}
              on={gone.includes(tag)}
              onClick={() =>
                setGone(gone.includes(tag) ? gone.filter((one) => one !== tag) : [...gone, tag])
              }
            >
              {tag}
            </ChipToggle>
          ))}
        </fieldset>
      ) : null}
    </FormDialog>
  )
}
