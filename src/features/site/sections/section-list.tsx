import { ArrowDown, ArrowUp, EyeOff, GripVertical } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import type { SiteCheck, SitePage, SiteSection } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { kindOf } from './kinds'
import { useSectionName } from './section-name'
import { useRowDrag } from './use-row-drag'

interface SectionListProps {
  page: SitePage
  chosen: string | null
  /** Of this page. */
  checks: SiteCheck[]
  disabled: boolean
  onChoose: (id: string) => void
  onMove: (from: number, to: number) => void
  /** Whether there is one now. */
  onCopy: (at: number) => boolean
  onRemove: (at: number) => void
}

const KEYS = 'Alt+ArrowUp Alt+ArrowDown Control+D Meta+D Delete'
const isCopy = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'd'

/**
 * The sections of a page from top to foot. They move by drag, by the two buttons of the chosen one,
 * and by Alt+↑ and Alt+↓; of the one with the focus Ctrl+D and ⌘D put a copy below, Del takes it
 * away.
 */
export function SectionList({
  page,
  chosen,
  checks,
  disabled,
  onChoose,
  onMove,
  onCopy,
  onRemove,
}: SectionListProps) {
  const { t } = useTranslation('site')
  const nameOf = useSectionName()
  const list = useRef<HTMLUListElement>(null)
  const last = page.sections.length - 1
  const focus = (at: number) =>
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('.site-section-choose')[at]?.focus(),
    )
  const move = (from: number, to: number) => {
    if (disabled || to < 0 || to > last) return
    onMove(from, to)
    focus(to)
  }
  const { dragged, grip } = useRowDrag(list, move)
  /** Where the row would land: above or below this one. */
  const gapAt = (at: number): string => {
    if (!dragged || dragged.to === dragged.from || dragged.to !== at) return ''
    return dragged.to < dragged.from ? ' is-above' : ' is-below'
  }
  const press = (event: KeyboardEvent, at: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (event.altKey && step !== 0) {
      event.preventDefault()
      move(at, at + step)
    } else if (event.key === 'Delete' && !disabled) {
      event.preventDefault()
      onRemove(at)
    } else if (isCopy(event) && !disabled) {
      // Else the browser keeps the desk among its bookmarks.
      event.preventDefault()
      if (onCopy(at)) focus(at + 1)
    }
  }
  const fault = (at: number): SiteCheck | undefined =>
    checks.find(({ path }) => new RegExp(`\\.sections\\.${at}(\\.|$)`).test(path))
  const said = (section: SiteSection, at: number): string => {
    if (section.off) return t('sections.off')
    return fault(at)?.text.replace(/^[^:]*: /, '') ?? nameOf(section).kind
  }
  return (
    <ul className="site-section-list" ref={list}>
      {page.sections.map((section, at) => {
        const { icon: Icon } = kindOf(section)
        const on = section.id === chosen
        const { name } = nameOf(section)
        return (
          <li
            key={section.id}
            className={`site-section-row${on ? ' is-on' : ''}${gapAt(at)}${dragged?.from === at ? ' is-dragged' : ''}`}
            style={dragged?.from === at ? { transform: `translateY(${dragged.by}px)` } : undefined}
          >
            {disabled ? (
              <span aria-hidden="true" />
            ) : (
              <span
                className="site-grip"
                aria-hidden="true"
                title={t('sections.drag')}
                {...grip(at)}
              >
                <GripVertical size={16} />
              </span>
            )}
            <Pressable
              className="site-section-choose"
              aria-current={on ? 'true' : undefined}
              aria-keyshortcuts={disabled ? undefined : KEYS}
              onClick={() => onChoose(section.id)}
              onKeyDown={(event) => press(event, at)}
            >
              <span className="site-kind" aria-hidden="true">
                <Icon size={18} />
              </span>
              <span className="site-section-words">
                <b>{name}</b>
                <small className={fault(at) && !section.off ? 'is-fault' : undefined}>
                  {said(section, at)}
                </small>
              </span>
              {section.off ? <EyeOff size={16} aria-hidden="true" /> : null}
            </Pressable>
            {on && !disabled ? (
              <span className="site-section-moves">
                <IconButton
                  label={t('sections.up', { name })}
                  title={t('sections.up', { name })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowUp size={16} aria-hidden />
                </IconButton>
                <IconButton
                  label={t('sections.down', { name })}
                  title={t('sections.down', { name })}
                  disabled={at === last}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown size={16} aria-hidden />
                </IconButton>
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
