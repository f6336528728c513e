import { useState, type ReactNode } from 'react'
import { updateAgendaEvent } from '../../../../generated/api/agenda/agenda'
import type { AgendaItem, AgendaScope } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { KEPT } from '../../../lib/kept-write'
import { dayAt, hourAt, sayDay } from '../parts/madrid'
import { ScopeDialog } from '../parts/later-scope-dialog'
import { useRefresh, useSayDone } from '../parts/use-refresh'

/** Where an event is dragged to. */
export interface Move {
  item: AgendaItem
  startsAt: string
  endsAt: string
  allDay: boolean
  /** Puts it back on the screen. */
  revert: () => void
}

/**
 * Moves events on the server: asks how much of a series is meant, warns of clashes, and offers the
 * way back.
 */
export function useMove(): { move: (move: Move) => void; dialog: ReactNode } {
  const { t, i18n } = useTranslation('agenda')
  const [asked, setAsked] = useState<Move | null>(null)
  const refresh = useRefresh()
  const say = useSayDone()
  const send = async (
    { item, startsAt, endsAt, allDay, revert }: Move,
    scope?: AgendaScope,
  ): Promise<void> => {
    try {
      const { clashes, undo } = await updateAgendaEvent(
        item.id,
        {
          version: item.version,
          startsAt,
          endsAt,
          ...(allDay === item.allDay ? {} : { allDay }),
          ...(scope && item.occurrence ? { scope, occurrence: item.occurrence } : {}),
        },
        { quiet: true, isKept: true, base: item, about: item.title },
      )
      const when =
        `${sayDay(dayAt(startsAt), i18n.language, { weekday: 'short', day: 'numeric' })}` +
        `${allDay ? '' : `, ${hourAt(startsAt)}`}`
      say([t('done.moved', { when }), clashes[0]?.text].filter(Boolean).join('. '), undo)
    } catch (error) {
      // It waits, and stays where it was put.
      if (error === KEPT) return
      // The message bar has said why.
      revert()
    }
    await refresh()
  }
  const close = () => {
    asked?.revert()
    setAsked(null)
  }
  const choose = (scope: AgendaScope) => {
    if (asked) void send(asked, scope)
    setAsked(null)
  }
  return {
    move: (move) => (move.item.series ? setAsked(move) : void send(move)),
    dialog: asked ? (
      <ScopeDialog
        title={t('scope.moveTitle')}
        text={t('scope.text', { title: asked.item.title })}
        onClose={close}
        onChoose={choose}
      />
    ) : null,
  }
}
