import { useMemo, useState, type ReactNode } from 'react'
import type { Media, PrintChoice, PrintOptions } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { PhotoOrder } from './photo-order'

interface PrintFormProps {
  choice: PrintChoice
  photos: readonly Media[]
  plans: number
  disabled: boolean
  onChange: (options: PrintOptions) => void
  onSubmit: (options: PrintOptions) => void
  /** The act, below everything that can be chosen. */
  children: ReactNode
}

/** What the form leaves out where it does not apply. */
const UNASKED = { orientation: 'portrait', plan: false, address: false } as const

/** Everything that can be chosen of a print, from the paper to the last fact. */
export function PrintForm({
  choice,
  photos,
  plans,
  disabled,
  onChange,
  onSubmit,
  children,
}: PrintFormProps) {
  const { t } = useTranslation('print')
  const [options, setOptions] = useState(choice.options)
  const { kind, language, text } = options
  const isHidden = choice.addressVisibility === 'hidden'
  const isMissing = text === 'home' && !choice.texts.includes(language)
  const whole = (value: object, pictures = options.photos): PrintOptions => ({
    ...UNASKED,
    ...(value as PrintOptions),
    photos: pictures,
  })
  const take = (next: PrintOptions) => {
    setOptions(next)
    onChange(next)
  }
  const services = useMemo(() => {
    const name = (fact: string): string =>
      t(`fact.${fact}`, { defaultValue: choice.labels[fact] ?? fact })
    return { listed: { facts: choice.facts.map((fact) => ({ id: fact, name: name(fact) })) } }
  }, [choice, t])
  const context = useMemo(
    () => ({
      withheld: {
        ...(choice.agent === null && { contact: ['agent'] }),
        ...(isHidden && { address: [] }),
        ...(plans === 0 && { plan: [] }),
      },
    }),
    [choice, isHidden, plans],
  )
  const labels = useMemo(
    () => ({
      plan: t('form.plan', { count: plans }),
      ...(choice.agent !== null && { 'contact.agent': choice.agent }),
    }),
    [choice, plans, t],
  )
  const helps = useMemo(() => {
    const title = choice.titles[language]
    const missing =
      isMissing && t('form.textMissing', { language: t(`enums.language.${language}`) })
    const cut = kind === 'window' && text !== 'none' && t('form.cardText')
    return {
      ...(title && { title: t('form.titleHelp', { title }) }),
      ...((missing || cut) && { text: [missing, cut].filter(Boolean).join(' ') }),
      ...(choice.facts.length === 0 && { facts: t('form.noFacts') }),
      address: t(choice.addressVisibility === 'street' ? 'form.addressStreet' : 'form.addressFull'),
      ...(!choice.public && { qr: t('form.qrNotPublic') }),
    }
  }, [choice, kind, language, text, isMissing, t])
  return (
    <SchemaForm
      name="PrintOptions"
      formId="print"
      value={choice.options}
      context={context}
      services={services}
      labels={labels}
      helps={helps}
      disabled={disabled}
      // What cannot be printed is said at its field; the paper waits.
      onChange={(value, { valid }) => {
        if (valid) take(whole(value))
      }}
      onSubmit={(value) => onSubmit(whole(value))}
    >
      <div className="print-rest">
        {isHidden ? <p className="field-help">{t('form.addressHidden')}</p> : null}
        <p className="field-help">{t('form.energy')}</p>
        <h2>{t('form.photos')}</h2>
        <p className="field-help">
          {t(kind === 'window' ? 'form.photosWindow' : 'form.photosBrochure')}
        </p>
        <PhotoOrder
          photos={photos}
          chosen={options.photos}
          onChange={(next) => take({ ...options, photos: next.slice(0, 20) })}
        />
      </div>
      {children}
    </SchemaForm>
  )
}
