import type { WidgetProps } from '@rjsf/utils'
import { Check } from 'lucide-react'
import MuiRadioWidget from '@rjsf/mui/lib/RadioWidget/RadioWidget.js'
import { numbersOf, optionsOf, valueAt } from '../rules'
import { useLive, useScope } from '../scope'
import { BareCheckbox } from '../../ui/kit/bare/bare-checkbox'
import { ChipToggle } from '../../ui/workspace/kit/chip-toggle'
import { Select } from '../../ui/workspace/kit/select'
import { useControl } from './control'
import { languageName } from './languages'
import { dayName } from './week'

/** Options offered now, as texts; `x-options-by` narrows them. */
function useOptions(path: string): readonly string[] {
  const { store } = useScope()
  const key = useLive((live) =>
    optionsOf(live.form, path, live.get().data, live.get().context).join('\n'),
  )
  return key === '' ? (store.form.ui[path]?.enum ?? []) : key.split('\n')
}

/** The schema's own value for an option's text: it may be a number. */
const valueOf = (schema: WidgetProps['schema'], option: string): unknown =>
  schema.type === 'integer'
    ? Number(option)
    : ((schema.enum ?? []).find((value) => String(value) === option) ?? option)

/** One of a list; empty means unknown, or still to be chosen. */
export function SelectWidget({ id, value, onChange, schema, disabled, required }: WidgetProps) {
  const { attributes, words, path } = useControl(id)
  const options = useOptions(path)
  return (
    <Select
      {...attributes}
      value={value === undefined || value === null ? '' : String(value)}
      disabled={disabled}
      onChange={(event) =>
        onChange(event.target.value === '' ? undefined : valueOf(schema, event.target.value))
      }
    >
      <option value="">{words.t(required ? 'forms:choose' : 'forms:unset')}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {words.option(path, option)}
        </option>
      ))}
    </Select>
  )
}

const asSchema = (schema: WidgetProps['schema']['items']): WidgetProps['schema'] =>
  schema && typeof schema === 'object' && !Array.isArray(schema) ? schema : {}

type ChipsProps = WidgetProps & { nameOf?: (option: string, lang: string) => string }

/**
 * Chips: one (pressing again takes it back, unless it is needed) or several. `nameOf` words the
 * options where the form's own words do not.
 */
export function ChipsWidget({
  id,
  value,
  onChange,
  schema,
  required,
  disabled,
  nameOf,
}: ChipsProps) {
  const { attributes, words, path, store } = useControl(id)
  const listed = useOptions(path)
  const isTellingEmpty = store.form.ui[path]?.['empty'] === true
  // rjsf hands out an empty list also where nothing is said.
  const isNone = useLive((live) => {
    const held = isTellingEmpty ? valueAt(live.get().data, path) : null
    return Array.isArray(held) && held.length === 0
  })
  const many = schema.type === 'array'
  const one = many ? asSchema(schema.items) : schema
  const options = listed.length > 0 ? listed : numbersOf(one)
  const chosen = new Set(
    (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map(
      String,
    ),
  )
  const press = (option: string) => {
    if (!many)
      return onChange(chosen.has(option) && !required ? undefined : valueOf(schema, option))
    const next = new Set(chosen)
    if (!next.delete(option)) next.add(option)
    // None of them is a choice of its own there (`x-empty`), not what is left of the others.
    if (isTellingEmpty && next.size === 0) return onChange(undefined)
    // In the order of the contract, so that the same choice is always the same list.
    onChange(options.filter((each) => next.has(each)).map((each) => valueOf(one, each)))
  }
  return (
    <div
      className="chip-row"
      role="group"
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={attributes['aria-describedby']}
    >
      {isTellingEmpty ? (
        <ChipToggle
          on={isNone}
          disabled={disabled}
          onClick={() => onChange(isNone ? undefined : [])}
        >
          {isNone ? <Check size={14} aria-hidden /> : null}
          {words.option(path, 'none')}
        </ChipToggle>
      ) : null}
      {options.map((option) => {
        const on = chosen.has(option)
        return (
          <ChipToggle key={option} on={on} disabled={disabled} onClick={() => press(option)}>
            {on ? <Check size={14} aria-hidden /> : null}
            {nameOf ? nameOf(option, words.lang) : words.option(path, option)}
          </ChipToggle>
        )
      })}
    </div>
  )
}

/** Languages of people, named in the page's language. */
export const LanguagesWidget = (props: WidgetProps) => (
  <ChipsWidget {...props} nameOf={languageName} />
)

/** Days of a week, 1 Monday to 7 Sunday. */
export const WeekdaysWidget = (props: WidgetProps) => (
  <ChipsWidget {...props} nameOf={(day, lang) => dayName(Number(day), lang, 'short')} />
)

/** Yes or no, with its word; unknown until it is touched. */
export function SwitchWidget({ id, value, onChange, disabled }: WidgetProps) {
  const { attributes, words } = useControl(id)
  const state = value === true ? 'yes' : value === false ? 'no' : 'unset'
  return (
    <div className="switch-line">
      <BareCheckbox
        {...attributes}
        role="switch"
        checked={value === true}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="muted" aria-hidden>
        {words.t(`forms:${state}`)}
      </span>
    </div>
  )
}

/** All options in sight, one chosen: rjsf's Material UI radios with our words. */
export function RadioWidget(props: WidgetProps) {
  const { words, path } = useControl(props.id)
  const enumOptions = useOptions(path).map((option) => ({
    value: valueOf(props.schema, option),
    label: words.option(path, option),
    schema: {},
  }))
  return (
    <MuiRadioWidget
      {...props}
      hideLabel
      label={words.label(path)}
      options={{
        ...props.options,
        enumOptions,
        emptyValue: undefined,
        mui: { 'aria-labelledby': `${props.id}-label` },
      }}
    />
  )
}
