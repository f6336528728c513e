import { useState } from 'react'
import { createRental } from '../../../generated/api/rental/rental'
import form from '../../../generated/forms/rental/RentalInput'
import type { Language, RentalInput, RentalReceipt, RentalSide } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useFailureText } from '../../i18n/error-text'
import { fieldErrorsOf, firstSentenceOf } from '../../lib/api-error'
import { href } from '../../lib/href'
import { PlainForm } from '../../public/forms/plain-form'
import type { PlainValues } from '../../public/forms/plain-values'
import { Linked } from '../../ui/linked'
import { checkOf, membersOf, NOBODY, type Typed } from './answers'
import { Household } from './household'
import { Reasons } from './reasons'
import { Sent } from './sent'
import { useCheck } from './use-check'

/**
 * The form of both sides, with what the conditions say of the answers before they are sent, and then
 * what has been sent. That needs nothing more to download: a line may drop as soon as it is.
 */
export function RentalForm({ side }: { side: RentalSide | undefined }) {
  const { t, i18n } = useTranslation('rental')
  const why = useFailureText(firstSentenceOf)
  const [values, setValues] = useState<PlainValues>({ side })
  const [people, setPeople] = useState<Typed[]>([NOBODY(0)])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [receipt, setReceipt] = useState<RentalReceipt | null>(null)
  const check = useCheck(checkOf(values, people))
  const tenant = values['side'] === 'tenant'
  const heading = (words: string) => <h2 className="plain-field referral-head">{t(words)}</h2>

  async function send(document: RentalInput) {
    setErrors({})
    try {
      setReceipt(
        await createRental(
          { ...document, ...(document.side === 'tenant' ? { members: membersOf(people) } : {}) },
          { quiet: true, silent: true },
        ),
      )
    } catch (error) {
      setErrors(fieldErrorsOf(error, ['message']) ?? {})
      throw error
    }
  }

  if (receipt) return <Sent receipt={receipt} />
  return (
    <PlainForm<RentalInput>
      form={form}
      trap="website"
      submit={t('form.send')}
      onSubmit={send}
      onValues={setValues}
      defaults={{ side, language: i18n.language as Language }}
      labels={{
        consent: (
          <Linked text={t('fields.rentalInput.consent')} to={`${href('alquiler-seguro')}#datos`} />
        ),
      }}
      before={{
        ...(values['side'] === 'owner' ? { largeHolder: heading('form.home') } : {}),
        ...(tenant ? { registeredSince: heading('form.you') } : {}),
        name: (
          <>
            {tenant && (
              <>
                {heading('form.household')}
                <Household people={people} errors={errors} onChange={setPeople} />
              </>
            )}
            {heading('form.contact')}
          </>
        ),
      }}
    >
      <section className="referral-check" aria-labelledby="rental-check">
        <h2 id="rental-check">{t('check.title')}</h2>
        <div aria-live="polite" aria-busy={check.isFetching}>
          {check.data ? (
            <Reasons eligibility={check.data} />
          ) : check.isError ? (
            <p className="rates-note">
              {why(check.error)} {t('check.failed')}
            </p>
          ) : (
            <p className="rates-note">{t('check.choose')}</p>
          )}
        </div>
      </section>
    </PlainForm>
  )
}
