import { useId } from 'react'
import type { Media, PrintChoice, PrintOptions } from '../../../../generated/model'
import { LANGS, useTranslation } from '../../../i18n'
import { TextField } from '../../../ui/workspace/kit/text-field'
import { TextArea } from '../../../ui/workspace/kit/text-area'
import { PhotoOrder } from './photo-order'
import { Segments, Tick } from './segments'

interface PrintFormProps {
  choice: PrintChoice
  photos: readonly Media[]
  plans: number
  value: PrintOptions
  onChange: (part: Partial<PrintOptions>) => void
}

const TITLE_MOST = 160
const TEXT_MOST = 10_000

/** Everything that can be chosen of a print, from the paper to the last fact. */
export function PrintForm({ choice, photos, plans, value, onChange }: PrintFormProps) {
  const { t } = useTranslation('print')
  const id = useId()
  const { kind, language, text, facts } = value
  const hidden = choice.addressVisibility === 'hidden'
  const missing = text === 'home' && !choice.texts.includes(language)
  const toggle = (fact: PrintOptions['facts'][number], on: boolean) =>
    onChange({
      facts: on
        ? choice.facts.filter((one) => facts.includes(one) || one === fact)
        : facts.filter((one) => one !== fact),
    })
  return (
    <div className="print-form">
      <section aria-labelledby={`${id}-paper`}>
        <h2 id={`${id}-paper`}>{t('form.paper')}</h2>
        <Segments
          legend={t('form.kind')}
          value={kind}
          onChange={(next) => onChange({ kind: next })}
          options={(['window', 'brochure'] as const).map((one) => ({
            value: one,
            words: t(`kind.${one}`),
          }))}
        />
        <Segments
          legend={t('form.size')}
          value={value.paper}
          onChange={(next) => onChange({ paper: next })}
          options={(['A4', 'A3'] as const).map((one) => ({ value: one, words: one }))}
        />
        {kind === 'window' ? (
          <Segments
            legend={t('form.orientation')}
            value={value.orientation}
            onChange={(next) => onChange({ orientation: next })}
            options={(['portrait', 'landscape'] as const).map((one) => ({
              value: one,
              words: t(`orientation.${one}`),
            }))}
          />
        ) : null}
        <Segments
          legend={t('form.language')}
          value={language}
          onChange={(next) => onChange({ language: next })}
          options={LANGS.map((one) => ({ value: one, words: t(`language.${one}`) }))}
        />
      </section>
      <section aria-labelledby={`${id}-words`}>
        <h2 id={`${id}-words`}>{t('form.words')}</h2>
        <TextField
          id={`${id}-title`}
          label={t('form.title')}
          help={t('form.titleHelp')}
          type="text"
          maxLength={TITLE_MOST}
          value={value.title ?? ''}
          placeholder={choice.titles[language]}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <Segments
          legend={t('form.text')}
          value={text}
          onChange={(next) => onChange({ text: next })}
          options={(['home', 'own', 'none'] as const).map((one) => ({
            value: one,
            words: t(`text.${one}`),
          }))}
        />
        {missing ? (
          <p className="print-note" role="status">
            {t('form.textMissing', { language: t(`language.${language}`) })}
          </p>
        ) : null}
        {text === 'own' ? (
          <div className="form-field">
            <label htmlFor={`${id}-own`}>{t('form.ownText')}</label>
            <div className="text-control">
              <TextArea
                id={`${id}-own`}
                rows={6}
                maxLength={TEXT_MOST}
                value={value.ownText ?? ''}
                onChange={(event) => onChange({ ownText: event.target.value })}
              />
            </div>
          </div>
        ) : null}
        {kind === 'window' && text !== 'none' ? (
          <p className="field-help">{t('form.cardText')}</p>
        ) : null}
      </section>
      <fieldset className="print-fieldset">
        <legend>{t('form.facts')}</legend>
        {choice.facts.length === 0 ? <p className="field-help">{t('form.noFacts')}</p> : null}
        <div className="print-form-grid">
          {choice.facts.map((fact) => (
            <Tick
              key={fact}
              label={t(`fact.${fact}`, { defaultValue: choice.labels[fact] ?? fact })}
              checked={facts.includes(fact)}
              onChange={(on) => toggle(fact, on)}
            />
          ))}
        </div>
      </fieldset>
      <section aria-labelledby={`${id}-seen`}>
        <h2 id={`${id}-seen`}>{t('form.seen')}</h2>
        <Segments
          legend={t('form.price')}
          value={value.price}
          onChange={(next) => onChange({ price: next })}
          options={(['shown', 'onRequest'] as const).map((one) => ({
            value: one,
            words: t(`price.${one}`),
          }))}
        />
        <Segments
          legend={t('form.contact')}
          value={value.contact}
          onChange={(next) => onChange({ contact: next })}
          options={[
            {
              value: 'agent',
              words: choice.agent ?? t('contact.agent'),
              disabled: choice.agent === null,
            },
            { value: 'agency', words: t('contact.agency') },
            { value: 'none', words: t('contact.none') },
          ]}
        />
        <Tick
          label={t('form.address')}
          help={t(
            hidden
              ? 'form.addressHidden'
              : choice.addressVisibility === 'street'
                ? 'form.addressStreet'
                : 'form.addressFull',
          )}
          checked={value.address && !hidden}
          disabled={hidden}
          onChange={(address) => onChange({ address })}
        />
        <Tick
          label={t('form.qr')}
          help={choice.public ? undefined : t('form.qrNotPublic')}
          checked={value.qr}
          onChange={(qr) => onChange({ qr })}
        />
        {kind === 'brochure' && plans > 0 ? (
          <Tick
            label={t('form.plan', { count: plans })}
            checked={value.plan}
            onChange={(plan) => onChange({ plan })}
          />
        ) : null}
        <p className="field-help">{t('form.energy')}</p>
      </section>
      <section aria-labelledby={`${id}-photos`}>
        <h2 id={`${id}-photos`}>{t('form.photos')}</h2>
        <p className="field-help">
          {t(kind === 'window' ? 'form.photosWindow' : 'form.photosBrochure')}
        </p>
        <PhotoOrder
          photos={photos}
          chosen={value.photos}
          onChange={(next) => onChange({ photos: next.slice(0, 20) })}
        />
      </section>
    </div>
  )
}
