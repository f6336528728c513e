import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import { Check, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { dotted, generic, isRecord } from '../rules'
import { useLive, useScope } from '../scope'
import { TabPanel } from '../../ui/kit/tab-panel'
import { Tabs } from '../../ui/workspace/kit/tabs'
import { TextArea } from '../../ui/workspace/kit/text-area'
import { TextInput } from '../../ui/workspace/kit/text-input'
import { ChipSelect } from '../../ui/workspace/kit/chip-select'
import { useControl } from './control'
import { CONTENT_LANGUAGES, FIRST_LANGUAGES, languageName } from './languages'

const limitOf = (schema: RJSFSchema): number => {
  const text = schema.additionalProperties
  return text && typeof text === 'object' ? (text.maxLength ?? Infinity) : Infinity
}

/** A text per language: one tab each, a check where there is text, and a count of signs. */
export function LocalizedField({ fieldPathId, formData, schema, onChange, disabled }: FieldProps) {
  const path = dotted(fieldPathId.path)
  const { formId, services } = useScope()
  const id = `${formId}.${path}`
  const { attributes, words, store } = useControl(id)
  const long = store.form.ui[generic(path)]?.widget === 'localizedLong'
  const texts = isRecord(formData) ? formData : {}
  const [added, setAdded] = useState<string[]>([])
  const own = services.languages ?? FIRST_LANGUAGES
  const [chosen, setChosen] = useState<string>(
    own.includes(words.lang) ? words.lang : (own[0] ?? 'es'),
  )
  const tabs = [...new Set([...own, ...Object.keys(texts).filter((code) => texts[code]), ...added])]
  const outdated = services.outdated?.(path) ?? []
  const panel = `${id}-panel`
  const wrong = useLive((live) =>
    live
      .problems()
      .filter((key) => key.startsWith(`${path}.`))
      .join(),
  )
  const limit = limitOf(schema)
  const text = typeof texts[chosen] === 'string' ? texts[chosen] : ''
  const others = services.languages ? [] : CONTENT_LANGUAGES.filter((code) => !tabs.includes(code))

  const write = (value: string) => {
    const { [chosen]: _before, ...rest } = texts
    const next = value === '' ? rest : { ...rest, [chosen]: value }
    onChange(Object.keys(next).length > 0 ? next : undefined, fieldPathId.path)
  }
  const control = {
    ...attributes,
    'aria-invalid': attributes['aria-invalid'] || wrong.includes(`${path}.${chosen}`) || undefined,
    lang: chosen,
    value: text,
    disabled,
    'aria-label': `${words.label(path)}, ${languageName(chosen, words.lang)}`,
    onChange: (event: { target: { value: string } }) => write(event.target.value),
  }
  return (
    <div className="localized">
      <Tabs
        className="localized-tabs"
        label={words.t('forms:languages')}
        panel={panel}
        tabs={tabs.map((code) => ({
          value: code,
          bad: wrong.includes(`${path}.${code}`),
          label: (
            <>
              {languageName(code, words.lang)}
              {texts[code] && outdated.includes(code) ? (
                <>
                  <RefreshCw className="localized-old" size={13} aria-hidden />
                  <span className="spoken">{words.t('forms:changedSince')}</span>
                </>
              ) : texts[code] ? (
                <>
                  <Check size={13} aria-hidden />
                  <span className="spoken">{words.t('forms:written')}</span>
                </>
              ) : null}
            </>
          ),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      {others.length > 0 ? (
        <ChipSelect
          className="localized-add"
          label={words.t('forms:addLanguage')}
          value=""
          disabled={disabled}
          onChange={(event) => {
            setAdded([...added, event.target.value])
            setChosen(event.target.value)
          }}
        >
          <option value="">{words.t('forms:addLanguage')}</option>
          {others.map((code) => (
            <option key={code} value={code}>
              {languageName(code, words.lang)}
            </option>
          ))}
        </ChipSelect>
      ) : null}
      <TabPanel id={panel} tab={chosen} className="localized-text">
        {long ? <TextArea {...control} rows={8} /> : <TextInput {...control} type="text" />}
        {text && outdated.includes(chosen) ? (
          <p className="localized-since">{words.t('forms:changedSince')}</p>
        ) : null}
        <p className={text.length > limit ? 'localized-count over num' : 'localized-count num'}>
          {words.t('forms:signs', {
            count: text.length,
            limit: new Intl.NumberFormat(words.lang).format(limit),
          })}
        </p>
      </TabPanel>
    </div>
  )
}
