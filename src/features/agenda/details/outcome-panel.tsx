import { useRef, useState } from 'react'
import { useUpdateAgendaEvent } from '../../../../generated/api/agenda/agenda'
import type { AgendaEvent, AgendaStatus } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { byCode } from '../../../lib/by-code'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { useRefresh, useSayDone } from '../parts/use-refresh'
import { Button } from '../../../ui/workspace/kit/button'
import { TextAreaField } from '../../../ui/workspace/kit/text-area-field'

const WAYS: Record<AgendaStatus, AgendaStatus[]> = {
  requested: ['confirmed', 'cancelled'],
  confirmed: ['done', 'no_show', 'cancelled'],
  done: ['confirmed'],
  no_show: ['confirmed'],
  cancelled: ['confirmed'],
}

/** How it stands and what came of it: one press each, with a way back. */
export function OutcomePanel({ event }: { event: AgendaEvent }) {
  const { t } = useTranslation('agenda')
  const [outcome, setOutcome] = useState(event.outcome ?? '')
  const refresh = useRefresh()
  const say = useSayDone()
  const saidOf = useRef('')
  const { busy, write } = useWrite(useUpdateAgendaEvent, {
    done: null,
    explain: firstSentenceOf,
    onDone: ({ undo }) => {
      say(saidOf.current, undo)
      return refresh()
    },
    onRefused: refresh,
    base: event,
    about: event.title,
    // The record shows it as waiting (`useWaitingEvent`).
    onKept: () => undefined,
  })
  const send = (part: { status?: AgendaStatus; outcome?: string | null }) => {
    saidOf.current = t(part.status ? `done.status.${part.status}` : 'done.saved')
    return write({
      id: event.id,
      data: {
        version: event.version,
        ...part,
        ...(event.occurrence ? { scope: 'this', occurrence: event.occurrence } : {}),
      },
    })
  }
  return (
    <section className="panel ag-out" aria-labelledby="ag-out">
      <div className="panel-head">
        <h2 id="ag-out">{t('outcome.title')}</h2>
      </div>
      <div className="agenda-pad">
        {event.writable ? (
          <>
            <div className="chip-row">
              {byCode(WAYS, event.status, []).map((status) => (
                <Button key={status} disabled={busy} onClick={() => void send({ status })}>
                  {t(`set.${status}`)}
                </Button>
              ))}
            </div>
            <TextAreaField
              label={t('outcome.label')}
              rows={3}
              maxLength={4000}
              value={outcome}
              onChange={(change) => setOutcome(change.target.value)}
            />
            <Button
              disabled={busy || outcome === (event.outcome ?? '')}
              onClick={() => void send({ outcome: outcome || null })}
            >
              {t('outcome.save')}
            </Button>
          </>
        ) : (
          <p>{event.outcome ?? t('outcome.none')}</p>
        )}
      </div>
    </section>
  )
}
