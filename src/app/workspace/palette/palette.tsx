import { Search, X } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { BareInput } from '../../../ui/kit/bare/bare-input'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { comesFromPortal } from '../navigation'
import { PaletteFoot } from './palette-foot'
import { PaletteKeys } from './palette-keys'
import { PaletteRow } from './palette-row'
import { PaletteState } from './palette-state'
import type { Row } from './row'
import { useChoice } from './use-choice'
import { useGroups } from './use-groups'
import './palette.css'

const LIST = 'palette-list'
const idOf = (key: string): string => `palette-${key.replaceAll(' ', '-')}`

/** Ctrl-K: every record and act by a few words, without leaving the keys. */
export default function Palette({ close }: { close: () => void }) {
  const { t } = useTranslation(['palette', 'shell'])
  const { role } = useSession().profile
  const navigate = useNavigate()
  const frame = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const { groups, ...state } = useGroups(typed)
  const rows = groups.flatMap((group) => group.rows)
  const go = (row: Row, newTab: boolean): void => {
    if (row.run) return row.run()
    if (newTab) {
      window.open(row.to, '_blank', 'noopener')
      return
    }
    if (row.isAway) return location.assign(row.to ?? '')
    close()
    void navigate(row.to ?? '')
  }
  const { chosen, choose, onKeyDown } = useChoice(rows, go)
  useEffect(() => frame.current?.showModal(), [])
  useEffect(() => {
    if (chosen !== null)
      document.getElementById(idOf(chosen))?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  const isEmpty = typed.trim() === ''
  return (
    <dialog
      ref={frame}
      className={isEmpty ? 'palette is-wide' : 'palette'}
      aria-label={t('shell:palette.title')}
      onClose={close}
      onClick={(event) => event.target === frame.current && close()}
    >
      <div className="palette-input">
        <Search className="icon" aria-hidden="true" />
        <BareInput
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={chosen === null ? undefined : idOf(chosen)}
          aria-label={t('shell:palette.title')}
          placeholder={t(comesFromPortal(role) ? 'ownField' : 'field')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            choose(null)
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={t('close')} onClick={close}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <div className="palette-columns">
        <div className="palette-body">
          <PaletteState {...state} isNothing={rows.length === 0} />
          <div id={LIST} role="listbox" aria-label={t(isEmpty ? 'suggested' : 'found')}>
            {/* Words of a room may be on their way: hidden meanwhile, the field would lose the keys. */}
            <Suspense>
              {groups.map((group) => (
                <div key={group.key} role="group" aria-labelledby={idOf(`group ${group.key}`)}>
                  <h3 id={idOf(`group ${group.key}`)} role="presentation">
                    {group.name}
                    {group.count ? <span className="count num">{group.count}</span> : null}
                  </h3>
                  {group.rows.map((row) => (
                    <PaletteRow
                      key={row.key}
                      row={row}
                      id={idOf(row.key)}
                      question={typed}
                      chosen={row.key === chosen}
                      onChoose={() => choose(row.key)}
                      onDone={(done) => (done.run ? done.run() : close())}
                    />
                  ))}
                </div>
              ))}
            </Suspense>
          </div>
        </div>
        {isEmpty ? <PaletteKeys /> : null}
      </div>
      {isEmpty ? null : <PaletteFoot results={rows.length} />}
      <p className="spoken" role="status">
        {isEmpty || state.isPending || state.error ? '' : t('results', { count: rows.length })}
      </p>
    </dialog>
  )
}
