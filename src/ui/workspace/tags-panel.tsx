import { Pencil } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from '../../i18n'
import { Panel } from '../panel'
import './tags.css'

interface TagsPanelProps {
  tags: readonly string[]
  /** Whether they may be changed. */
  own: boolean
  /** Stores them; true when they are. Why not, it has said itself, and the form stays. */
  onSave: (tags: string[]) => Promise<boolean>
}

/** As the contract has it: so many tags, so long each. */
const MOST = 30
const LONGEST = 40

/** The tags that a line names, each once. */
const tagsIn = (line: string): string[] => [
  ...new Set(
    line
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

/** The agency's own words for a record, written in one line. */
export function TagsPanel({ tags, own, onSave }: TagsPanelProps) {
  const { t } = useTranslation('tags')
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const next = tagsIn(typed ?? '')
  const long = next.find((tag) => tag.length > LONGEST)
  const wrong =
    long !== undefined
      ? t('tooLong', { tag: long, most: LONGEST })
      : next.length > MOST
        ? t('tooMany', { count: next.length, most: MOST })
        : null
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (wrong) return
    setBusy(true)
    if (await onSave(next)) setTyped(null)
    setBusy(false)
  }
  return (
    <Panel
      title={t('word')}
      action={
        own && typed === null ? (
          <button
            type="button"
            className="icon-button"
            aria-label={t('edit')}
            onClick={() => setTyped(tags.join(', '))}
          >
            <Pencil size={18} aria-hidden />
          </button>
        ) : undefined
      }
    >
      {typed !== null ? (
        <form className="form-field" onSubmit={(event) => void save(event)}>
          <label htmlFor={id}>{t('field')}</label>
          <div className={wrong ? 'text-control bad' : 'text-control'}>
            <input
              id={id}
              value={typed}
              maxLength={2000}
              autoComplete="off"
              autoFocus
              aria-invalid={wrong !== null}
              aria-describedby={wrong ? `${id}w` : undefined}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => (event.key === 'Escape' ? setTyped(null) : undefined)}
            />
          </div>
          {wrong ? (
            <p id={`${id}w`} className="error-message" role="alert">
              {wrong}
            </p>
          ) : null}
          <div className="ui-tags-end">
            <button type="button" className="button" disabled={busy} onClick={() => setTyped(null)}>
              {t('shell:cancel')}
            </button>
            <button type="submit" className="button is-main" disabled={busy}>
              {t(busy ? 'saving' : 'save')}
            </button>
          </div>
        </form>
      ) : tags.length > 0 ? (
        <p className="ui-tags">
          {tags.map((tag) => (
            <i key={tag}>{tag}</i>
          ))}
        </p>
      ) : (
        <p className="muted">{t('none')}</p>
      )}
    </Panel>
  )
}
