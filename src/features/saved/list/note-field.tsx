import { useEffect, useRef, useState } from 'react'
import type { SavedHome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useSavedActions } from './use-saved'
import { TextArea } from '../../../ui/workspace/kit/text-area'

/** Pause in typing after which a note is saved. */
const PAUSE_MS = 900

/** A private note that saves itself: a pause in typing, or leaving the field. */
export function NoteField({ home, name }: { home: SavedHome; name: string }) {
  const { t } = useTranslation('saved')
  const { change } = useSavedActions()
  const [text, setText] = useState(home.note ?? '')
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')
  const kept = useRef(home.note ?? '')
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const save = async (next: string) => {
    window.clearTimeout(timer.current)
    if (next.trim() === kept.current) return
    setState('saving')
    const done = await change(home.id, { note: next.trim() || null })
    if (done) kept.current = next.trim()
    setState(done ? 'saved' : 'failed')
  }
  const type = (next: string) => {
    setText(next)
    setState('idle')
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void save(next), PAUSE_MS)
  }
  return (
    <div className="saved-note">
      <TextArea
        rows={2}
        maxLength={2000}
        value={text}
        aria-label={t('note.of', { name })}
        placeholder={t('note.label')}
        onChange={(event) => type(event.target.value)}
        onBlur={() => void save(text)}
      />
      <small role="status">{state === 'idle' ? '' : t(`note.${state}`)}</small>
    </div>
  )
}
