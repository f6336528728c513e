import Dialog from '@mui/material/Dialog'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from '../../i18n'
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
  const send = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (ready)
      onSend({
        ...(value.trim() && { addTags: [value.trim()] }),
        ...(gone.length > 0 && { removeTags: [...gone] }),
      })
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}t`}
      slotProps={{ paper: { className: 'ui-tags-d' } }}
    >
      <form onSubmit={send}>
        <h2 id={`${id}t`}>{title}</h2>
        <div className="ff">
          <label htmlFor={id}>{t('add')}</label>
          <div className="tx">
            <input
              id={id}
              value={value}
              maxLength={40}
              list={`${id}l`}
              autoComplete="off"
              onChange={(event) => setValue(event.target.value)}
            />
          </div>
          <datalist id={`${id}l`}>
            {used.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </div>
        {tags.length > 0 ? (
          <fieldset>
            <legend>{t('remove')}</legend>
            {tags.map((tag) => (
              <button
                key={tag}
                type="button"
                className={gone.includes(tag) ? 'ch on' : 'ch'}
                aria-pressed={gone.includes(tag)}
                onClick={() =>
                  setGone(gone.includes(tag) ? gone.filter((one) => one !== tag) : [...gone, tag])
                }
              >
                {tag}
              </button>
            ))}
          </fieldset>
        ) : null}
        <div className="ui-tags-e">
          <button type="button" className="bt" disabled={busy} onClick={onClose}>
            {t('shell:cancel')}
          </button>
          <button type="submit" className="bt p" disabled={busy || !ready}>
            {t(busy ? 'saving' : 'send')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
