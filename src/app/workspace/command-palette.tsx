import { CornerDownLeft, Search } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../../i18n'
import { useNavigate } from 'react-router-dom'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { useActions, type Action } from './palette-actions'

/** Open state of the palette, and Ctrl-K (Cmd-K) anywhere in the workspace. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

/** Ctrl-K: type, choose with the arrows, Enter goes there. */
export function CommandPalette({ close }: { close: () => void }) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const frame = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const actions = useActions(typed)
  useEffect(() => {
    frame.current?.showModal()
  }, [])
  const go = (action: Action | undefined) => {
    if (!action) return
    close()
    void navigate(action.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && actions.length > 0) {
      event.preventDefault()
      setChosen((now) => (now + step + actions.length) % actions.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      go(actions[chosen])
    }
  }
  return (
    <dialog
      ref={frame}
      className="palette"
      aria-label={t('palette.title')}
      onClose={close}
      onClick={(event) => event.target === frame.current && close()}
    >
      <div className="palette-field">
        <Search className="icon" aria-hidden="true" />
        <BareInput
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={actions[chosen] ? `palette-${chosen}` : undefined}
          aria-label={t('palette.field')}
          placeholder={t('palette.field')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <ul id="palette-list" role="listbox" aria-label={t('palette.title')}>
        {actions.map((action, index) => (
          <li
            key={action.to}
            id={`palette-${index}`}
            role="option"
            aria-selected={index === chosen}
            onClick={() => go(action)}
            onPointerMove={() => setChosen(index)}
          >
            <action.icon className="icon" aria-hidden="true" />
            <span>
              {action.label}
              {action.note && <small>{action.note}</small>}
            </span>
            {index === chosen && <CornerDownLeft className="icon" aria-hidden="true" />}
          </li>
        ))}
      </ul>
      {actions.length === 0 && (
        <p className="palette-none" role="status">
          {t('palette.none')}
        </p>
      )}
    </dialog>
  )
}
