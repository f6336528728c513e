import { useState } from 'react'
import { useCancelVisit, useMoveVisit } from '../../../../generated/api/visit/visit'
import type { VisitBooked, VisitMine, VisitPage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/kit/public/button'
import { Booked } from './booked'
import { SlotPicker } from './slot-picker'
import { moment } from './when'

/** One's own visit: when, how it stands, another time, or none. */
export function MyVisit({
  page,
  visit,
  token,
}: {
  page: VisitPage
  visit: VisitMine
  token: string
}) {
  const { t, i18n } = useTranslation('visit')
  const say = useErrorText()
  const [doing, setDoing] = useState<'move' | 'cancel' | null>(null)
  const [slot, setSlot] = useState<string | null>(null)
  const [done, setDone] = useState<VisitBooked | null>(null)
  const options = { done: null, explain: firstSentenceOf, say, onDone: setDone }
  const move = useWrite(useMoveVisit, options)
  const cancel = useWrite(useCancelVisit, options)
  if (done) return <Booked booked={done} />
  const busy = move.busy || cancel.busy
  const failed = doing === 'cancel' ? cancel.failed : move.failed
  return (
    <section className="vis-mine" aria-labelledby="vis-when">
      <h2 id="vis-when" className="visiting-when">
        {moment(visit.startsAt, i18n.language)}
      </h2>
      <p>
        <span className={`visiting-state is-${visit.status}`}>
          {t(`enums.status.${visit.status}`)}
        </span>
      </p>
      {page.home.address ? <p>{page.home.address}</p> : null}
      {visit.movable ? (
        <>
          <p className="visiting-acts">
            <Button aria-expanded={doing === 'move'} onClick={() => setDoing('move')}>
              {t('page.move')}
            </Button>
            <Button
              variant="line"
              aria-expanded={doing === 'cancel'}
              onClick={() => setDoing('cancel')}
            >
              {t('page.cancel')}
            </Button>
          </p>
          {doing === 'move' ? (
            <div>
              <SlotPicker days={page.days} value={slot} onPick={setSlot} />
              {slot ? (
                <p>
                  <Button
                    disabled={busy}
                    onClick={() => void move.write({ visitToken: token, data: { startsAt: slot } })}
                  >
                    {t('page.moveTo', { date: moment(slot, i18n.language) })}
                  </Button>
                </p>
              ) : null}
            </div>
          ) : null}
          {doing === 'cancel' ? (
            <div className="visiting-sure">
              <p>{t('page.sure')}</p>
              <p className="visiting-acts">
                <Button disabled={busy} onClick={() => void cancel.write({ visitToken: token })}>
                  {t('page.cancelYes')}
                </Button>
                <Button variant="line" disabled={busy} onClick={() => setDoing(null)}>
                  {t('page.keep')}
                </Button>
              </p>
            </div>
          ) : null}
          <noscript>
            <p>{t('page.needsScript')}</p>
          </noscript>
        </>
      ) : null}
      {failed ? (
        <p role="alert" className="visiting-error">
          {failed}
        </p>
      ) : null}
    </section>
  )
}
