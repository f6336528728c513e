import { Pencil } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from '../../i18n'
import { Panel } from '../panel'
import { Button } from './kit/button'
import { IconButton } from './kit/icon-button'
import { TextField } from './kit/text-field'
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
          <IconButton label={t('edit')} onClick={() => setTyped(tags.join(', '))}>
            <Pencil size={18} aria-hidden />
          </IconButton>
        ) : undefined
      }
    >
      {typed !== null ? (
        <form onSubmit={(event) => void save(event)}>
          <TextField
            label={t('field')}
            error={wrong}
            value={typed}
            maxLength={2000}
            autoComplete="off"
            autoFocus
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => (event.key === 'Escape' ? setTyped(null) : undefined)}
          />
          <div className="ui-tags-end">
            <Button disabled={busy} onClick={() => setTyped(null)}>
              {t('shell:cancel')}
            </Button>
            <Button type="submit" variant="main" busy={busy && t('saving')}>
              {t('save')}
            </Button>
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
