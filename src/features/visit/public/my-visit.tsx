import { useState } from 'react'
import { cancelVisit, moveVisit } from '../../../../generated/api/visit/visit'
import type { VisitBooked, VisitMine, VisitPage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
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
  const why = useFailureText(firstSentenceOf)
  const [doing, setDoing] = useState<'move' | 'cancel' | null>(null)
  const [slot, setSlot] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const [done, setDone] = useState<VisitBooked | null>(null)
  if (done) return <Booked booked={done} />
  const act = async (fn: () => Promise<VisitBooked>) => {
    setBusy(true)
    setFailed(null)
    try {
      setDone(await fn())
    } catch (error) {
      setFailed(why(error))
      setBusy(false)
    }
  }
  const options = { quiet: true, silent: true }
  return (
    <section className="vis-mine" aria-labelledby="vis-when">
      <h2 id="vis-when" className="vis-when">
        {moment(visit.startsAt, i18n.language)}
      </h2>
      <p>
        <span className={`vis-st is-${visit.status}`}>{t(`enums.status.${visit.status}`)}</span>
      </p>
      {page.home.address ? <p>{page.home.address}</p> : null}
      {visit.movable ? (
        <>
          <p className="vis-acts">
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
                    onClick={() => void act(() => moveVisit(token, { startsAt: slot }, options))}
                  >
                    {t('page.moveTo', { date: moment(slot, i18n.language) })}
                  </Button>
                </p>
              ) : null}
            </div>
          ) : null}
          {doing === 'cancel' ? (
            <div className="vis-sure">
              <p>{t('page.sure')}</p>
              <p className="vis-acts">
                <Button disabled={busy} onClick={() => void act(() => cancelVisit(token, options))}>
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
        <p role="alert" className="vis-err">
          {failed}
        </p>
      ) : null}
    </section>
  )
}
