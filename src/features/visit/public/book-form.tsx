import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { bookVisit, getGetVisitPageQueryKey } from '../../../../generated/api/visit/visit'
import visitBookInput from '../../../../generated/forms/visit/VisitBookInput'
import type { Language, VisitBooked, VisitBookInput, VisitPage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { PlainForm } from '../../../public/forms/plain-form'
import { Booked } from './booked'
import { SlotPicker } from './slot-picker'
import { moment } from './when'

/** Free times, then who one is. What was typed stays when the time is gone in the meantime. */
export function BookForm({ page, token }: { page: VisitPage; token: string }) {
  const { t, i18n } = useTranslation('visit')
  const client = useQueryClient()
  const [slot, setSlot] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const [done, setDone] = useState<VisitBooked | null>(null)
  const times = useRef<HTMLDivElement>(null)
  if (done) return <Booked booked={done} />
  const send = async (input: VisitBookInput) => {
    setAsked(true)
    if (slot === null) return times.current?.scrollIntoView({ block: 'center' })
    try {
      setDone(await bookVisit(token, { ...input, startsAt: slot }, { quiet: true, silent: true }))
    } catch (error) {
      if (statusOf(error) === 406) {
        setSlot(null)
        await client.invalidateQueries({ queryKey: getGetVisitPageQueryKey(token) })
      }
      throw error
    }
  }
  const first = page.days[0]?.slots[0]
  return (
    <>
      <div ref={times}>
        <SlotPicker days={page.days} value={slot} onPick={setSlot} />
        <p className="visiting-chosen" role="status">
          {slot ? (
            moment(slot, i18n.language)
          ) : asked ? (
            <b className="visiting-error">{t('page.pickFirst')}</b>
          ) : (
            t('page.pick', { count: page.lengthMinutes })
          )}
        </p>
      </div>
      {first ? (
        <div className="plain-narrow">
          <h2>{t('page.you')}</h2>
          <noscript>
            <p>{t('page.needsScript')}</p>
          </noscript>
          <PlainForm<VisitBookInput>
            form={visitBookInput}
            trap="website"
            submit={t('page.ask')}
            defaults={{ startsAt: first, language: i18n.language as Language }}
            labels={{ consent: t('page.consent', { agency: page.agencyName }) }}
            onSubmit={send}
          >
            <p className="help">{t('page.reach')}</p>
          </PlainForm>
        </div>
      ) : null}
    </>
  )
}
